/** Measures the symmetry of what is drawn: mirror lines and turns of polygons and of shaded squares. */
import type { Figure } from '@comet/contract/figure';
import { bearingOf, minus, type Point, size, turned, way } from '../vector.ts';

const near = (one: Point, other: Point): boolean => size(minus(one, other)) < 0.6;
/** The middle of some corners. */
export const middleOf = (points: readonly Point[]): Point => {
  const sum = points.reduce<Point>(([x, y], [dx, dy]) => [x + dx, y + dy], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
};
const covers = (points: readonly Point[], moved: readonly Point[]): boolean =>
  moved.every((point) => points.some((other) => near(point, other)));

/** A point mirrored in the line through `centre` with this direction. */
function mirrored(point: Point, centre: Point, degrees: number): Point {
  const off = minus(point, centre);
  const turn = 2 * degrees - bearingOf(off);
  const [x, y] = way(turn, size(off));
  return [centre[0] + x, centre[1] + y];
}

/** Whether the line through `centre` with this direction is a mirror line of the corners. */
export const isMirror = (points: readonly Point[], centre: Point, degrees: number): boolean =>
  covers(
    points,
    points.map((point) => mirrored(point, centre, degrees)),
  );

/** The mirror lines of a polygon by their directions: every line through the middle and a corner, or the middle of a side, is tried. */
export function mirrorDirections(points: readonly Point[]): number[] {
  const centre = middleOf(points);
  const through = points.flatMap((point, at) => [point, middleOf([point, points[(at + 1) % points.length] ?? point])]);
  const directions = new Map<number, number>();
  for (const point of through) {
    if (near(point, centre)) continue;
    const degrees = Math.round((bearingOf(minus(point, centre)) % 180) * 10) / 10;
    if (isMirror(points, centre, degrees)) directions.set(Math.round(degrees) % 180, degrees);
  }
  return [...directions.values()];
}
/** How many mirror lines a polygon has. */
export const mirrorCount = (points: readonly Point[]): number => mirrorDirections(points).length;

/** How often a polygon fits onto itself in one full turn. */
export function turnOrder(points: readonly Point[]): number {
  const centre = middleOf(points);
  for (let order = points.length; order > 1; order--)
    if (covers(points, turned(points, 360 / order, centre))) return order;
  return 1;
}

/** Shaded squares, row by row from the top. */
export type Cells = readonly (readonly boolean[])[];

const flip = (cells: Cells): Cells => cells.map((row) => [...row].reverse());
const transpose = (cells: Cells): Cells => (cells[0] ?? []).map((_, at) => cells.map((row) => row[at] === true));
/** A quarter turn clockwise. */
export const quarter = (cells: Cells): Cells => flip(transpose(cells));
const same = (one: Cells, other: Cells): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The mirror lines of a pattern: upright, level and the two diagonals. */
export const mirrors: Readonly<Record<'upright' | 'level' | 'falling' | 'rising', (cells: Cells) => Cells>> = {
  upright: flip,
  level: (cells) => [...cells].reverse(),
  falling: transpose,
  rising: (cells) => quarter(quarter(transpose(cells))),
};
/** One of the four lines. */
export type MirrorName = keyof typeof mirrors;
/** All four. */
export const mirrorNames: readonly MirrorName[] = ['upright', 'level', 'falling', 'rising'];

/** Which mirror lines a pattern has. */
export const mirrorsOf = (cells: Cells): MirrorName[] =>
  mirrorNames.filter((name) => same(mirrors[name](cells), cells));
/** 4, 2 or 1: how often a pattern fits onto itself in a full turn. */
export const orderOf = (cells: Cells): number =>
  same(quarter(cells), cells) ? 4 : same(quarter(quarter(cells)), cells) ? 2 : 1;

/** The pattern of a drawing: its squares by place, shaded or not. */
export function readCells(figure: Figure): Cells {
  const rects = figure.marks.flatMap((mark) => (mark.kind === 'rect' ? [mark] : []));
  const rows = [...new Set(rects.map(({ y }) => y))].sort((one, other) => one - other);
  return rows.map((y) =>
    rects
      .filter((rect) => rect.y === y)
      .sort((one, other) => one.x - other.x)
      .map(({ fill }) => fill !== 'paper'),
  );
}
