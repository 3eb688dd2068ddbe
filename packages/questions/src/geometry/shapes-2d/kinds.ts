/** The kinds of triangles and quadrilaterals: drawn, measured, and with what they are known for. */
import type { Random } from '../../kernel/random.ts';
import { anglesOf, dot, minus, type Point, sidesOf, way } from '../vector.ts';

/** Triangles by their sides. */
export const triangleKinds = ['equilateral', 'isosceles', 'scalene'] as const;
/** One of them. */
export type TriangleKind = (typeof triangleKinds)[number];
/** Quadrilaterals that are told apart. */
export const quadKinds = ['square', 'rectangle', 'rhombus', 'parallelogram', 'trapezium', 'kite'] as const;
/** One of them. */
export type QuadKind = (typeof quadKinds)[number];

/** A shape with the strokes that show its equal sides. */
export interface Marked {
  readonly points: readonly Point[];
  readonly strokes: readonly number[];
}

/** A triangle of a kind; where `square` holds, with a right angle. */
export function drawTriangle(random: Random, kind: TriangleKind, square = false): Marked {
  if (kind === 'equilateral') return { points: [[0, 0], way(0, 100), way(60, 100)], strokes: [1, 1, 1] };
  if (kind === 'isosceles') {
    const apex = square ? 90 : random.pick([30, 38, 46, 76, 104, 118]);
    return { points: [[0, 0], way(0, 100), way(apex, 100)], strokes: [1, 0, 1] };
  }
  const [angle, length] = square
    ? [90, random.pick([60, 70, 140, 150])]
    : // None has an angle near 90°, which an eye would take for a right angle.
      random.pick([
        [30, 150],
        [70, 60],
        [110, 60],
        [60, 140],
        [115, 150],
      ] as const);
  return { points: [[0, 0], way(0, 100), way(angle, length)], strokes: [0, 0, 0] };
}

/** A quadrilateral of a kind. */
export function drawQuad(random: Random, kind: QuadKind): Marked {
  const wide = random.int(13, 22) * 10;
  const angle = random.pick([55, 62, 70, 112, 120]);
  switch (kind) {
    case 'square':
      return {
        points: [
          [0, 0],
          [100, 0],
          [100, 100],
          [0, 100],
        ],
        strokes: [1, 1, 1, 1],
      };
    case 'rectangle':
      return {
        points: [
          [0, 0],
          [wide, 0],
          [wide, 100],
          [0, 100],
        ],
        strokes: [2, 1, 2, 1],
      };
    case 'rhombus': {
      const [x, y] = way(angle, 100);
      return {
        points: [
          [0, 0],
          [100, 0],
          [100 + x, y],
          [x, y],
        ],
        strokes: [1, 1, 1, 1],
      };
    }
    case 'parallelogram': {
      const [x, y] = way(angle, 80);
      return {
        points: [
          [0, 0],
          [wide, 0],
          [wide + x, y],
          [x, y],
        ],
        strokes: [2, 1, 2, 1],
      };
    }
    case 'trapezium': {
      const top = random.int(4, 8) * 10;
      const shift = random.int(0, 60);
      return {
        points: [
          [0, 0],
          [wide, 0],
          [shift + top, -85],
          [shift, -85],
        ],
        strokes: [0, 0, 0, 0],
      };
    }
    case 'kite': {
      const [half, up, down] = [random.int(40, 60), random.int(30, 45), random.int(90, 130)];
      return {
        points: [
          [0, -up],
          [half, 0],
          [0, down],
          [-half, 0],
        ],
        strokes: [1, 2, 2, 1],
      };
    }
  }
}

const close = (one: number, other: number): boolean => Math.abs(one - other) < 0.015 * Math.max(one, other);

/** The most exact name of a triangle by its sides. */
export function triangleName(points: readonly Point[]): TriangleKind {
  const [a = 0, b = 0, c = 0] = sidesOf(points);
  const pairs = [close(a, b), close(b, c), close(a, c)].filter(Boolean).length;
  return pairs === 3 ? 'equilateral' : pairs > 0 ? 'isosceles' : 'scalene';
}
/** Whether one of the angles is a right angle. */
export const hasRightAngle = (points: readonly Point[]): boolean =>
  anglesOf(points).some((angle) => Math.abs(angle - 90) < 0.6);

/** How many pairs of opposite sides of a quadrilateral are parallel. */
export function parallelPairs(points: readonly Point[]): number {
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = points;
  const isParallel = (one: Point, other: Point): boolean =>
    Math.abs(dot(one, other)) > 0.9999 * Math.hypot(...one) * Math.hypot(...other);
  return [isParallel(minus(b, a), minus(d, c)), isParallel(minus(c, b), minus(a, d))].filter(Boolean).length;
}

/** The most exact name of a quadrilateral, by sides, angles and directions; undefined for none of them. */
export function quadName(points: readonly Point[]): QuadKind | undefined {
  const [a = 0, b = 0, c = 0, d = 0] = sidesOf(points);
  const isEqual = close(a, b) && close(b, c) && close(c, d);
  const isSquare = anglesOf(points).every((angle) => Math.abs(angle - 90) < 0.6);
  if (isSquare) return isEqual ? 'square' : 'rectangle';
  if (isEqual) return 'rhombus';
  const pairs = parallelPairs(points);
  if (pairs === 2) return 'parallelogram';
  if (pairs === 1) return 'trapezium';
  return (close(a, b) && close(c, d)) || (close(b, c) && close(d, a)) ? 'kite' : undefined;
}
