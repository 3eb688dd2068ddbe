/** Six squares: the eleven nets of a cube, shapes that are none, and folding by rolling a cube over them. */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Random } from '../../kernel/random.ts';
import { label } from '../vector.ts';

/** A square of a net by its column and row. */
export type Place = readonly [x: number, y: number];

const place = (text: string): Place => {
  const [x = 0, y = 0] = text.split('.').map(Number);
  return [x, y];
};
/** The eleven nets of a cube, each in one way up. */
const known: readonly (readonly Place[])[] = [
  '1.0 0.1 1.1 2.1 3.1 1.2',
  '0.0 0.1 1.1 2.1 3.1 0.2',
  '0.0 0.1 1.1 2.1 3.1 1.2',
  '0.0 0.1 1.1 2.1 3.1 2.2',
  '0.0 0.1 1.1 2.1 3.1 3.2',
  '1.0 0.1 1.1 2.1 3.1 2.2',
  '0.0 1.0 1.1 2.1 3.1 2.2',
  '0.0 1.0 1.1 2.1 3.1 3.2',
  '0.0 1.0 1.1 2.1 3.1 1.2',
  '0.0 1.0 1.1 2.1 2.2 3.2',
  '0.0 1.0 2.0 2.1 3.1 4.1',
].map((text) => text.split(' ').map(place));

const toCorner = (cells: readonly Place[]): Place[] => {
  const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
  return cells.map(([x, y]): Place => [x - left, y - top]);
};
const textOf = (cells: readonly Place[]): string => toCorner(cells).map(String).sort().join(' ');
const spins: readonly ((cell: Place) => Place)[] = [
  ([x, y]) => [x, y],
  ([x, y]) => [-y, x],
  ([x, y]) => [-x, -y],
  ([x, y]) => [y, -x],
  ([x, y]) => [-x, y],
  ([x, y]) => [y, x],
  ([x, y]) => [x, -y],
  ([x, y]) => [-y, -x],
];
/** One text for all ways to lay the same shape. */
const shapeOf = (cells: readonly Place[]): string => spins.map((spin) => textOf(cells.map(spin))).sort()[0] ?? '';
const netShapes = new Set(known.map(shapeOf));

/** A net in any way up. */
export function drawNet(random: Random): Place[] {
  return toCorner(random.pick(known).map(random.pick(spins)));
}

const has = (cells: readonly Place[], u: number, v: number): boolean => cells.some(([x, y]) => x === u && y === v);
/** Whether four of the squares make a larger square. */
export const hasBlock = (cells: readonly Place[]): boolean =>
  cells.some(([x, y]) => has(cells, x + 1, y) && has(cells, x, y + 1) && has(cells, x + 1, y + 1));
/** Whether five of the squares are in a straight row. */
export const hasRow = (cells: readonly Place[]): boolean =>
  cells.some(
    ([x, y]) =>
      [1, 2, 3, 4].every((step) => has(cells, x + step, y)) || [1, 2, 3, 4].every((step) => has(cells, x, y + step)),
  );

/** Six squares in one piece that make no cube; `plain` ones have a block of four or a row of five. */
export function drawNoNet(random: Random, plain: boolean): Place[] | undefined {
  const cells: Place[] = [[0, 0]];
  while (cells.length < 6) {
    const [x, y] = random.pick(cells);
    const [dx, dy] = random.pick([
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const);
    if (!cells.some(([u, v]) => u === x + dx && v === y + dy)) cells.push([x + dx, y + dy]);
  }
  const tooLong = Math.max(...toCorner(cells).flat()) > 4;
  if (netShapes.has(shapeOf(cells)) || (hasBlock(cells) || hasRow(cells)) !== plain || tooLong) return undefined;
  return toCorner(cells);
}

/** The squares, perhaps with a text in each. */
export function netFigure(
  cells: readonly Place[],
  unit: number,
  texts: readonly string[] = [],
  alt = 'Six equal squares joined in one piece.',
): Figure {
  const margin = 8;
  const [columns, rows] = [Math.max(...cells.map(([x]) => x)) + 1, Math.max(...cells.map(([, y]) => y)) + 1];
  const marks = cells.flatMap(([x, y], at): Mark[] => [
    {
      kind: 'rect',
      x: margin + x * unit,
      y: margin + y * unit,
      width: unit,
      height: unit,
      fill: 'soft',
      stroke: 'ink',
      strokeWidth: 2,
    },
    ...(texts[at] === undefined || texts[at] === ''
      ? []
      : [label([margin + (x + 0.5) * unit, margin + (y + 0.5) * unit], texts[at], unit * 0.5)]),
  ]);
  return { width: columns * unit + 2 * margin, height: rows * unit + 2 * margin, marks, alt };
}

/** The squares of a drawing with their texts. */
export function readNet(figure: Figure): { readonly cell: Place; readonly text: string }[] {
  const rects = figure.marks.flatMap((mark) => (mark.kind === 'rect' ? [mark] : []));
  const texts = figure.marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
  return rects.map(({ x, y, width }) => ({
    cell: [Math.round(x / width - 0.2), Math.round(y / width - 0.2)],
    text:
      texts.find((text) => Math.abs(text.x - x - width / 2) < 1 && Math.abs(text.y - y - width / 2) < 1)?.text ?? '',
  }));
}

/** Sides of a die: bottom, top, north, south, west, east. */
type Die = readonly [bottom: number, top: number, north: number, south: number, west: number, east: number];

/** Rolls a die over the squares: which of its sides lies on each square. */
export function rollOver(cells: readonly Place[]): number[] {
  const found = new Map<string, Die>();
  const visit = (cell: Place, die: Die): void => {
    if (found.has(String(cell)) || !cells.some((other) => String(other) === String(cell))) return;
    found.set(String(cell), die);
    const [x, y] = cell;
    const [bottom, top, north, south, west, east] = die;
    visit([x + 1, y], [east, west, north, south, bottom, top]);
    visit([x - 1, y], [west, east, north, south, top, bottom]);
    visit([x, y + 1], [south, north, bottom, top, west, east]);
    visit([x, y - 1], [north, south, top, bottom, west, east]);
  };
  const [first] = cells;
  if (first !== undefined) visit(first, [0, 1, 2, 3, 4, 5]);
  return cells.map((cell) => found.get(String(cell))?.[0] ?? -1);
}

/** Whether the squares fold to a cube: every side of the die comes down once. */
export const isNet = (cells: readonly Place[]): boolean => cells.length === 6 && new Set(rollOver(cells)).size === 6;

/** For each square the place in the list of the square that ends up opposite: sides 0 and 1, 2 and 3, 4 and 5 are opposite. */
export function opposites(cells: readonly Place[]): number[] {
  const sides = rollOver(cells);
  return sides.map((side) => sides.indexOf(side % 2 === 0 ? side + 1 : side - 1));
}
