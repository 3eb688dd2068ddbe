/** Plain moves of the plane (y upwards): shifts, reflections and quarter turns, and which of them takes one shape to another. */
import type { Random } from '../../kernel/random.ts';
import type { Point } from '../vector.ts';

/** A move: whole numbers a to f with x' = ax + by + e and y' = cx + dy + f. */
export interface Move {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** A slide by so much along and up. */
export const shift = (e: number, f: number): Move => ({ a: 1, b: 0, c: 0, d: 1, e, f });
/** Reflection in the upright line x = k (k may end in .5). */
export const mirrorX = (k: number): Move => ({ a: -1, b: 0, c: 0, d: 1, e: 2 * k, f: 0 });
/** Reflection in the level line y = k. */
export const mirrorY = (k: number): Move => ({ a: 1, b: 0, c: 0, d: -1, e: 0, f: 2 * k });
/** Reflection in the line y = x. */
export const mirrorDiagonal: Move = { a: 0, b: 1, c: 1, d: 0, e: 0, f: 0 };
/** Quarter turns anticlockwise about a point. */
export function turn(quarters: number, [x, y]: Point = [0, 0]): Move {
  const [cos, sin] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][((quarters % 4) + 4) % 4] ?? [1, 0];
  const [c, s] = [cos ?? 1, sin ?? 0];
  return { a: c, b: -s, c: s, d: c, e: x - c * x + s * y, f: y - s * x - c * y };
}

/** Where a point goes. */
export const apply = ({ a, b, c, d, e, f }: Move, [x, y]: Point): Point => [a * x + b * y + e, c * x + d * y + f];
/** Where several points go. */
export const applyAll = (move: Move, points: readonly Point[]): Point[] => points.map((point) => apply(move, point));

const setOf = (points: readonly Point[]): string =>
  points
    .map(([x, y]) => `${x + 0},${y + 0}`)
    .sort()
    .join(' ');
/** Whether two shapes are the same, whichever corner comes first. */
export const sameShape = (one: readonly Point[], other: readonly Point[]): boolean => setOf(one) === setOf(other);

/** Small shapes without symmetry, so that no two moves give the same picture. */
const bank: readonly (readonly Point[])[] = [
  [
    [0, 0],
    [2, 0],
    [0, 3],
  ],
  [
    [0, 0],
    [3, 0],
    [0, 2],
  ],
  [
    [0, 0],
    [3, 0],
    [1, 2],
    [0, 2],
  ],
  [
    [0, 0],
    [3, 0],
    [2, 2],
    [0, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [2, 1],
    [1, 1],
    [1, 3],
    [0, 3],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 3],
    [0, 2],
  ],
  [
    [0, 0],
    [3, 0],
    [3, 1],
    [0, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [3, 2],
    [0, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 2],
    [0, 3],
  ],
];

/** A shape from the bank, turned and perhaps flipped, with its lowest and leftmost corner values at 0. */
export function drawShape(random: Random): Point[] {
  const flip = random.chance(1, 2) ? mirrorX(0) : shift(0, 0);
  const turned = applyAll(turn(random.int(0, 3)), applyAll(flip, random.pick(bank)));
  return toOrigin(turned);
}

const least = (points: readonly Point[], axis: 0 | 1): number => Math.min(...points.map((point) => point[axis]));
const most = (points: readonly Point[], axis: 0 | 1): number => Math.max(...points.map((point) => point[axis]));
/** Moved so that it starts at (0, 0). */
export const toOrigin = (points: readonly Point[]): Point[] =>
  applyAll(shift(-least(points, 0), -least(points, 1)), points);
/** Width and height. */
export const extent = (points: readonly Point[]): Point => [
  most(points, 0) - least(points, 0),
  most(points, 1) - least(points, 1),
];
/** Whether all corners lie between these values. */
export const isWithin = (points: readonly Point[], [lowX, lowY]: Point, [highX, highY]: Point): boolean =>
  least(points, 0) >= lowX && most(points, 0) <= highX && least(points, 1) >= lowY && most(points, 1) <= highY;
/** Whether their boxes overlap (touching does not count). */
export const overlaps = (one: readonly Point[], other: readonly Point[]): boolean =>
  ([0, 1] as const).every((axis) => least(one, axis) < most(other, axis) && least(other, axis) < most(one, axis));
