/** Every colour, radius and measure of both themes; a component names a token, never a colour. */

/** The names of colours, the same in both themes. */
export interface Palette {
  readonly ground: string;
  readonly groundDeep: string;
  readonly card: string;
  readonly cardEdge: string;
  readonly ink: string;
  readonly inkSoft: string;
  /** The theme's own colour at full strength: for large things and pictures, not for words. */
  readonly brand: string;
  readonly action: string;
  readonly actionEdge: string;
  readonly actionInk: string;
  /** Onwards: the one big button, switches that are on, ways that are done. */
  readonly go: string;
  readonly goInk: string;
  readonly link: string;
  readonly right: string;
  readonly rightSoft: string;
  readonly rightInk: string;
  /** A button on the green sheet. */
  readonly rightStrong: string;
  readonly rightStrongEdge: string;
  /** A mistake is a step: orange, never red and never brown. */
  readonly mend: string;
  readonly mendEdge: string;
  /** Words on `mend` itself. */
  readonly mendStrongInk: string;
  readonly mendSoft: string;
  readonly mendInk: string;
  readonly coin: string;
  readonly star: string;
  readonly focus: string;
  /** Where something is typed, and its edge. */
  readonly field: string;
  readonly fieldEdge: string;
  /** What a bar fills, and what a skeleton is made of. */
  readonly track: string;
  /** The subjects, where they are told apart: tiles, charts, grounds of the quiz. */
  readonly math: string;
  readonly english: string;
  readonly verbalReasoning: string;
  readonly nonVerbalReasoning: string;
  /** Figures always lie on paper, so that their ink reads in both themes. */
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
  brand: '#a987f5',
  action: '#7b4be0',
  actionEdge: '#4b2a9c',
  actionInk: '#ffffff',
  go: '#3ddc97',
  goInk: '#0d2b22',
  link: '#c9b6ff',
  right: '#3ddc97',
  rightSoft: '#d5f9e7',
  rightInk: '#0b3a2b',
  rightStrong: '#0f7553',
  rightStrongEdge: '#0a5039',
  mend: '#ff9f1c',
  mendEdge: '#c96a00',
  mendStrongInk: '#2e1502',
  mendSoft: '#ffe7c7',
  mendInk: '#3a1d33',
  coin: '#ffb84d',
  star: '#ffc93f',
  focus: '#ffd08a',
  field: '#1f1148',
  fieldEdge: '#a08ed8',
  track: '#1c0f42',
  math: '#ffb583',
  english: '#b9c6ff',
  verbalReasoning: '#7be7f3',
  nonVerbalReasoning: '#ffb3f1',
};

/** Parents, tutors and visitors: a bright, calm desk. */
export const day: Palette = {
  ...paper,
  ground: '#fdf8f4',
  groundDeep: '#f8efe8',
  card: '#ffffff',
  cardEdge: '#eadfd6',
  ink: '#2b2130',
  inkSoft: '#655a6b',
  brand: '#f2545b',
  action: '#cf303c',
  actionEdge: '#a1202b',
  actionInk: '#ffffff',
  go: '#137a58',
  goInk: '#ffffff',
  link: '#b3212c',
  right: '#137a58',
  rightSoft: '#e2f5ed',
  rightInk: '#0c5a41',
  rightStrong: '#137a58',
  rightStrongEdge: '#0c5a41',
  mend: '#a85a00',
  mendEdge: '#a85a00',
  mendStrongInk: '#ffffff',
  mendSoft: '#fff1de',
  mendInk: '#7a4200',
  coin: '#a05500',
  star: '#ffb224',
  focus: '#2b2130',
  field: '#ffffff',
  fieldEdge: '#8d7f86',
  track: '#efe4dc',
  math: '#ab5a28',
  english: '#3b4fc4',
  verbalReasoning: '#0d7f93',
  nonVerbalReasoning: '#a5379a',
};

/** Measures that differ between the themes: children get bigger things with a deeper edge. Pixels at the browser's own text size. */
export interface Measures {
  readonly cardRadius: number;
  readonly textSize: number;
  /** The least height of what is pressed. */
  readonly target: number;
  /** How deep a pressable thing stands out. */
  readonly press: number;
}
export const nightMeasures: Measures = { cardRadius: 24, textSize: 18, target: 48, press: 5 };
export const dayMeasures: Measures = { cardRadius: 16, textSize: 16, target: 40, press: 3 };

/** How long and how things move. */
export const motion = {
  pressMs: 80,
  moveMs: 180,
  enterMs: 280,
  ease: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  bounce: 'cubic-bezier(0.3, 1.5, 0.5, 1)',
} as const;

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
export const maxToasts = 20;

/** How long finishing something is celebrated; a tap ends it sooner. */
export const celebrationMs = 1000;
