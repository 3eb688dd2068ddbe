/** Draws patterns of matchsticks, one under another, and counts them again. */
import type { Figure, Mark } from '@comet/contract/figure';

/** How a pattern grows: the sticks of its first part, and of each further one. */
export interface Growth {
  readonly name: string;
  /** What is added each time. */
  readonly part: string;
  readonly first: number;
  readonly step: number;
  /** The sticks of the part at this place, in steps across and down. */
  readonly sticks: (place: number) => readonly (readonly [x1: number, y1: number, x2: number, y2: number])[];
}

const isFirst = (place: number): boolean => place === 0;
const high = 0.87;

/** Patterns that children meet: rows of squares, triangles, houses and more. */
export const growths: readonly Growth[] = [
  {
    name: 'squares in a row',
    part: 'square',
    first: 4,
    step: 3,
    sticks: (at) => [
      ...(isFirst(at) ? [[0, 0, 0, 1] as const] : []),
      [at, 0, at + 1, 0],
      [at, 1, at + 1, 1],
      [at + 1, 0, at + 1, 1],
    ],
  },
  {
    name: 'triangles in a row',
    part: 'triangle',
    first: 3,
    step: 2,
    sticks(at) {
      const [x, up] = [at / 2, at % 2 === 0];
      const [y, other] = up ? [high, 0] : [0, high];
      return [...(isFirst(at) ? [[0, high, 0.5, 0] as const] : []), [x, y, x + 1, y], [x + 0.5, other, x + 1, y]];
    },
  },
  {
    name: 'squares with a roof, in a row',
    part: 'house',
    first: 6,
    step: 5,
    sticks: (at) => [
      ...(isFirst(at) ? [[0, high, 0, high + 1] as const] : []),
      [at, high, at + 1, high],
      [at, high + 1, at + 1, high + 1],
      [at + 1, high, at + 1, high + 1],
      [at, high, at + 0.5, 0],
      [at + 0.5, 0, at + 1, high],
    ],
  },
  {
    name: 'two rows of squares',
    part: 'column of two squares',
    first: 7,
    step: 5,
    sticks: (at) => [
      ...(isFirst(at) ? [[0, 0, 0, 1] as const, [0, 1, 0, 2] as const] : []),
      [at, 0, at + 1, 0],
      [at, 1, at + 1, 1],
      [at, 2, at + 1, 2],
      [at + 1, 0, at + 1, 1],
      [at + 1, 1, at + 1, 2],
    ],
  },
  {
    name: 'squares with one stick between them',
    part: 'square',
    first: 4,
    step: 5,
    sticks: (at) => [
      ...(isFirst(at) ? [] : [[2 * at - 1, 1, 2 * at, 1] as const]),
      [2 * at, 0, 2 * at, 1],
      [2 * at, 0, 2 * at + 1, 0],
      [2 * at, 1, 2 * at + 1, 1],
      [2 * at + 1, 0, 2 * at + 1, 1],
    ],
  },
  {
    name: 'triangles with one stick between them',
    part: 'triangle',
    first: 3,
    step: 4,
    sticks: (at) => [
      ...(isFirst(at) ? [] : [[2 * at - 1, high, 2 * at, high] as const]),
      [2 * at, high, 2 * at + 1, high],
      [2 * at, high, 2 * at + 0.5, 0],
      [2 * at + 0.5, 0, 2 * at + 1, high],
    ],
  },
];

const shown = [1, 2, 3] as const;
const unit = 26;
const round = (value: number): number => Math.round(value * 100) / 100;

/** Patterns 1 to 3; the first one has `parts` parts. */
export function patternFigure({ name, sticks }: Growth, parts: number): Figure {
  const counts = shown.map((pattern) => parts + pattern - 1);
  const all = counts.map((count) => Array.from({ length: count }, (_, at) => sticks(at)).flat());
  const tall = Math.max(...all.flat().flatMap(([, y1, , y2]) => [y1, y2])) * unit;
  const band = tall + 26;
  const marks = all.flatMap((own, at): Mark[] => [
    {
      kind: 'text',
      x: 8,
      y: round(at * band + 12 + tall / 2),
      text: `Pattern ${at + 1}`,
      size: 14,
      fill: 'ink',
      anchor: 'start',
    },
    ...own.map(
      ([x1, y1, x2, y2]): Mark => ({
        kind: 'line',
        from: [round(90 + x1 * unit), round(12 + at * band + y1 * unit)],
        to: [round(90 + x2 * unit), round(12 + at * band + y2 * unit)],
        stroke: 'accent',
        strokeWidth: 4,
      }),
    ),
  ]);
  return {
    width: 320,
    height: round(3 * band),
    marks,
    alt: `Three patterns of matchsticks: ${name}. They have ${counts.join(', ')} parts.`,
  };
}

/** How many sticks each pattern of a drawing has, from top to bottom: each belongs to the nearest name. */
export function countSticks(figure: Figure): number[] {
  const rows = figure.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.y] : []));
  const counts = rows.map(() => 0);
  for (const mark of figure.marks) {
    if (mark.kind !== 'line') continue;
    const middle = (mark.from[1] + mark.to[1]) / 2;
    const off = rows.map((row) => Math.abs(row - middle));
    const row = off.indexOf(Math.min(...off));
    counts[row] = (counts[row] ?? 0) + 1;
  }
  return counts;
}
