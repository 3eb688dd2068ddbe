/** Every colour, radius and measure of both looks; a component names a token, never a colour. */

/** The names of colours, the same in both looks. */
export interface Palette {
  readonly ground: string;
  readonly groundDeep: string;
  readonly card: string;
  readonly cardEdge: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly action: string;
  readonly actionEdge: string;
  readonly actionInk: string;
  readonly link: string;
  readonly right: string;
  readonly rightSoft: string;
  readonly rightInk: string;
  readonly mend: string;
  readonly mendSoft: string;
  readonly mendInk: string;
  readonly coin: string;
  readonly focus: string;
  /** Figures always lie on paper, so that their ink reads in both looks. */
  readonly paper: string;
  readonly paperInk: string;
  readonly paperSoft: string;
  readonly paperGrey: string;
  readonly paperGrid: string;
  readonly accent: string;
  readonly accentTwo: string;
  readonly accentThree: string;
}

const paper = {
  paper: '#ffffff',
  paperInk: '#241a3d',
  paperSoft: '#eeeaf6',
  paperGrey: '#a9a2bb',
  paperGrid: '#d9d4e6',
  accent: '#8a63e8',
  accentTwo: '#1fa67a',
  accentThree: '#ff9f1c',
} as const;

/** Children: a night sky they fly through. */
export const night: Palette = {
  ...paper,
  ground: '#2a1758',
  groundDeep: '#150a33',
  card: '#38226f',
  cardEdge: '#523a94',
  ink: '#ffffff',
  inkSoft: '#cfc4ee',
  action: '#7b4be0',
  actionEdge: '#4b2a9c',
  actionInk: '#ffffff',
  link: '#c9b6ff',
  right: '#3ddc97',
  rightSoft: '#174f47',
  rightInk: '#d6fbe9',
  mend: '#ff9f1c',
  mendSoft: '#5a3a1c',
  mendInk: '#ffe5c2',
  coin: '#ffb84d',
  focus: '#ffd08a',
};

/** Parents, tutors and visitors: a bright, calm desk. */
export const day: Palette = {
  ...paper,
  ground: '#fdf8f4',
  groundDeep: '#f6ede6',
  card: '#ffffff',
  cardEdge: '#eadfd6',
  ink: '#2b2130',
  inkSoft: '#655a6b',
  action: '#c92f3a',
  actionEdge: '#9f1f29',
  actionInk: '#ffffff',
  link: '#b3212c',
  right: '#137a58',
  rightSoft: '#e2f5ed',
  rightInk: '#0c5a41',
  mend: '#a85a00',
  mendSoft: '#fff1de',
  mendInk: '#7a4200',
  coin: '#a85a00',
  focus: '#2b2130',
};

/** Breakpoints in pixels (specification, section 9). */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1650 } as const;

/** Toasts: how long each kind stays, and how many at most (specification, section 2). */
export const toastDurationMs = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
  custom: 4000,
} as const;
export const mostToasts = 20;

/** How long finishing something is celebrated; a tap ends it sooner. */
export const celebrationMs = 1000;
