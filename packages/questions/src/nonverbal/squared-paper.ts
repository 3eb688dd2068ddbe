/** Cells of squared paper: shapes made of whole squares, their outlines, and how to read them back from a drawing. */
import type { Mark } from '@comet/contract/figure';
import type { Random } from '../kernel/random.ts';
import type { Point } from './pictures/shapes.ts';

/** A shape of whole squares, each by its column and row. */
export type Cells = readonly Point[];

/** The cells moved to the top left corner and sorted. */
export function normal(cells: Cells): Point[] {
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const [x, y] of cells) {
    left = Math.min(left, x);
    top = Math.min(top, y);
  }
  return cells.map(([x, y]): Point => [x - left, y - top]).sort((one, two) => one[1] - two[1] || one[0] - two[0]);
}

/** A text that shapes share when one can slide onto the other. */
export function cellsText(cells: Cells): string {
  return normal(cells).join(' ');
}

/** The four turns of a shape. */
export function turnsOf(cells: Cells): Point[][] {
  const turns = [normal(cells)];
  for (const now of turns) if (turns.length < 4) turns.push(normal(now.map(([x, y]): Point => [-y, x])));
  return turns;
}

/** The mirror image of a shape. */
export function mirrored(cells: Cells): Point[] {
  return normal(cells.map(([x, y]): Point => [-x, y]));
}

const neighbours = ([x, y]: Point): Point[] => [
  [x + 1, y],
  [x - 1, y],
  [x, y + 1],
  [x, y - 1],
];

/** Whether a cell belongs to the shape. */
export function has(cells: Cells, [x, y]: Point): boolean {
  return cells.some((cell) => cell[0] === x && cell[1] === y);
}

/** A random connected shape without holes, of this many cells, at most `wide` across. */
export function drawnCells(random: Random, size: number, wide: number): Point[] {
  let cells: Point[] = [[0, 0]];
  while (cells.length < size) {
    const next = random.pick(cells.flatMap(neighbours).filter((cell) => !has(cells, cell)));
    const grown = [...cells, next];
    const spread = (axis: 0 | 1): number =>
      Math.max(...grown.map((cell) => cell[axis])) - Math.min(...grown.map((cell) => cell[axis])) + 1;
    if (Math.max(spread(0), spread(1)) > wide) return drawnCells(random, size, wide + 1);
    cells = grown;
  }
  return normal(cells);
}

/** Whether the cells hang together by their sides. */
export function isConnected(cells: Cells): boolean {
  const [first] = cells;
  if (first === undefined) return false;
  const seen: Point[] = [first];
  for (const cell of seen)
    for (const next of neighbours(cell)) if (has(cells, next) && !has(seen, next)) seen.push(next);
  return seen.length === cells.length;
}

/** A square or a corner as one number: outlines are looked for thousands of times, texts would be slow. */
export const keyOf = (x: number, y: number): number => x + 64 * y;

/** The edge of a shape as one closed line; undefined when it has a hole or touches itself at a corner. */
export function outlineOf(cells: Cells): Point[] | undefined {
  const taken = new Set(cells.map(([x, y]) => keyOf(x, y)));
  // From each corner of the line the next one, clockwise around the shape.
  const edges = new Map<number, Point>();
  let isSplit = false;
  const edge = (fromX: number, fromY: number, toX: number, toY: number): void => {
    const from = keyOf(fromX, fromY);
    isSplit ||= edges.has(from);
    edges.set(from, [toX, toY]);
  };
  for (const [x, y] of cells) {
    if (!taken.has(keyOf(x, y - 1))) edge(x, y, x + 1, y);
    if (!taken.has(keyOf(x + 1, y))) edge(x + 1, y, x + 1, y + 1);
    if (!taken.has(keyOf(x, y + 1))) edge(x + 1, y + 1, x, y + 1);
    if (!taken.has(keyOf(x - 1, y))) edge(x, y + 1, x, y);
    if (isSplit) return undefined;
  }
  const [start] = edges.keys();
  const line: Point[] = [];
  let now = start;
  while (now !== undefined && line.length <= edges.size) {
    const next = edges.get(now);
    if (next === undefined) return undefined;
    line.push(next);
    now = keyOf(next[0], next[1]);
    if (now === start) break;
  }
  if (line.length !== edges.size) return undefined;
  return line.filter(([x, y], at) => {
    const [before, behind] = [line.at(at - 1) ?? [0, 0], line[(at + 1) % line.length] ?? [0, 0]];
    return !((before[0] === x && behind[0] === x) || (before[1] === y && behind[1] === y));
  });
}

/** A shape drawn with `unit` a square, its corner at `move`. */
export function drawCells(
  cells: Cells,
  unit: number,
  move: Point,
  fill: 'soft' | 'grey' | 'none' | 'ink' | 'paper',
  withLines: boolean,
  outline: 'solid' | 'dashed' = 'solid',
): Mark {
  const line = outlineOf(cells) ?? [];
  const inner: Mark[] = withLines
    ? cells.map(
        ([x, y]): Mark => ({
          kind: 'rect',
          x: x * unit,
          y: y * unit,
          width: unit,
          height: unit,
          fill: 'none',
          stroke: 'ink',
          strokeWidth: 1,
        }),
      )
    : [];
  return {
    kind: 'group',
    move: [move[0], move[1]],
    marks: [
      {
        kind: 'polygon',
        points: line.map(([x, y]): Point => [x * unit, y * unit]),
        fill,
        stroke: outline === 'solid' ? 'ink' : 'accent',
        strokeWidth: outline === 'solid' ? 3 : 4,
        dashed: outline === 'dashed',
      },
      ...inner,
    ],
  };
}

function isInside(points: readonly Point[], [x, y]: Point): boolean {
  return points.reduce((inside, [x1, y1], at) => {
    const [x2, y2] = points[(at + 1) % points.length] ?? [0, 0];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside;
  }, false);
}

/** The cells inside a drawn outline, `unit` a square, counted from the outline's own corner of the paper. */
export function readCellsOf(mark: Mark, unit: number): Point[] {
  const [body] = mark.kind === 'group' ? mark.marks : [];
  if (body?.kind !== 'polygon') return [];
  const cells: Point[] = [];
  for (let y = 0; y < 12; y++)
    for (let x = 0; x < 12; x++) if (isInside(body.points, [(x + 0.5) * unit, (y + 0.5) * unit])) cells.push([x, y]);
  return cells;
}
