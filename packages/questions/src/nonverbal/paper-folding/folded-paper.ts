/** The paper of the folding questions: its folds, its cells, its holes, and how each step is drawn. */
import type { Mark } from '@comet/contract/figure';
import type { Point } from '../pictures/shapes.ts';

/** Where the paper goes over: the half that moves. */
export type Fold = 'left' | 'right' | 'top' | 'bottom' | 'topLeft' | 'topRight';

/** Places a side where a hole may be. */
export const side = 6;
/** The last of these places. */
export const last = side - 1;
const unit = 16;
const paper = side * unit;
/** The creases as lines of the paper, and the words for a fold. */
export const creases: Readonly<
  Record<Fold, { line: readonly [Point, Point]; words: string; arrow: readonly [Point, Point] }>
> = {
  left: {
    line: [
      [48, 0],
      [48, 96],
    ],
    words: 'the left half over the right half',
    arrow: [
      [20, 48],
      [76, 48],
    ],
  },
  right: {
    line: [
      [48, 0],
      [48, 96],
    ],
    words: 'the right half over the left half',
    arrow: [
      [76, 48],
      [20, 48],
    ],
  },
  top: {
    line: [
      [0, 48],
      [96, 48],
    ],
    words: 'the top half down',
    arrow: [
      [48, 20],
      [48, 76],
    ],
  },
  bottom: {
    line: [
      [0, 48],
      [96, 48],
    ],
    words: 'the bottom half up',
    arrow: [
      [48, 76],
      [48, 20],
    ],
  },
  topLeft: {
    line: [
      [0, 96],
      [96, 0],
    ],
    words: 'the top left corner down to the bottom right',
    arrow: [
      [26, 26],
      [70, 70],
    ],
  },
  topRight: {
    line: [
      [0, 0],
      [96, 96],
    ],
    words: 'the top right corner down to the bottom left',
    arrow: [
      [70, 26],
      [26, 70],
    ],
  },
};

/** Where a cell comes to lie when the paper goes over. */
export const across: Readonly<Record<Fold, (cell: Point) => Point>> = {
  left: ([x, y]) => [last - x, y],
  right: ([x, y]) => [last - x, y],
  top: ([x, y]) => [x, last - y],
  bottom: ([x, y]) => [x, last - y],
  topLeft: ([x, y]) => [last - y, last - x],
  topRight: ([x, y]) => [y, x],
};
/** Whether a cell of the paper still has paper after the fold. */
export const stays: Readonly<Record<Fold, (cell: Point) => boolean>> = {
  left: ([x]) => x > 2,
  right: ([x]) => x < 3,
  top: ([, y]) => y > 2,
  bottom: ([, y]) => y < 3,
  topLeft: ([x, y]) => x + y > last,
  topRight: ([x, y]) => y > x,
};
/** Where paper is left after straight folds. */
const edgesAfter = (folds: readonly Fold[]) => ({
  left: folds.includes('left') ? paper / 2 : 0,
  right: folds.includes('right') ? paper / 2 : paper,
  top: folds.includes('top') ? paper / 2 : 0,
  bottom: folds.includes('bottom') ? paper / 2 : paper,
});

/** The crease and arrow of a fold, moved from the whole paper to what straight folds have left of it. */
function drawnFold(done: readonly Fold[], next: Fold): Pick<(typeof creases)[Fold], 'line' | 'arrow'> {
  const { left, right, top, bottom } = edgesAfter(done);
  const moved = ([x, y]: Point): Point => [left + (x * (right - left)) / paper, top + (y * (bottom - top)) / paper];
  const { line, arrow } = creases[next];
  return { line: [moved(line[0]), moved(line[1])], arrow: [moved(arrow[0]), moved(arrow[1])] };
}

/** The outline of what is left of the paper. */
const leftOver = (folds: readonly Fold[]): Point[] => {
  const [first] = folds;
  if (first === 'topLeft')
    return [
      [96, 0],
      [96, 96],
      [0, 96],
    ];
  if (first === 'topRight')
    return [
      [0, 0],
      [96, 96],
      [0, 96],
    ];
  const { left, right, top, bottom } = edgesAfter(folds);
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
};

const places = Array.from({ length: side }, (_, at) => at);
/** All cells of the paper. */
export const all: Point[] = places.flatMap((y) => places.map((x): Point => [x, y]));
/** Cells as text, to be compared. */
export const textOf = (cells: readonly Point[]): string =>
  [...new Set(cells.map((cell) => cell.join()))].sort().join(' ');
/** The cells in reading order, each once. */
export const unique = (cells: readonly Point[]): Point[] =>
  all.filter(([x, y]) => cells.some((cell) => cell[0] === x && cell[1] === y));
/** A hole as drawn. */
export const hole = ([x, y]: Point): Mark => ({
  kind: 'circle',
  x: (x + 0.5) * unit,
  y: (y + 0.5) * unit,
  radius: 5,
  fill: 'ink',
  strokeWidth: 1,
});
/** A piece of paper as drawn. */
export const sheet = (points: readonly Point[], fill: 'paper' | 'soft', stroke: 'ink' | 'grid' = 'ink'): Mark => ({
  kind: 'polygon',
  points: points.map(([x, y]): Point => [x, y]),
  fill,
  stroke,
  strokeWidth: 2,
});
/** The corners of the paper. */
export const whole: Point[] = [
  [0, 0],
  [paper, 0],
  [paper, paper],
  [0, paper],
];
/** The holes in words. */
export const describeHoles = (cells: readonly Point[]): string =>
  unique(cells)
    .map(([x, y]) => `row ${y + 1}, place ${x + 1}`)
    .join('; ');

/** One step of the story: the paper so far, with the crease and the arrow of the next fold, or with the holes. */
export function stepMarks(done: readonly Fold[], next: Fold | undefined, holes: readonly Point[]): Mark[] {
  const ghost: Mark[] = done.length === 0 ? [] : [sheet(whole, 'paper', 'grid')];
  const crease = next === undefined ? undefined : drawnFold(done, next);
  const fold: Mark[] =
    crease === undefined
      ? []
      : [
          {
            kind: 'line',
            from: [...crease.line[0]],
            to: [...crease.line[1]],
            stroke: 'accent',
            strokeWidth: 2.5,
            dashed: true,
          },
          {
            kind: 'line',
            from: [...crease.arrow[0]],
            to: [...crease.arrow[1]],
            stroke: 'accent',
            strokeWidth: 4,
            arrow: true,
          },
        ];
  return [
    ...ghost,
    sheet(done.length === 0 ? whole : leftOver(done), done.length === 0 ? 'paper' : 'soft'),
    ...fold,
    ...holes.map(hole),
  ];
}
