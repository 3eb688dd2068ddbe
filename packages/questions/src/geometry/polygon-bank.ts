/** Plain polygons to turn and to measure: known by name, upright as they stand here. */
import { type Point, turned } from './vector.ts';

/** A shape with its corners, clockwise on the screen or not. */
export interface Sided {
  readonly name: string;
  readonly points: readonly Point[];
}

/** The corners of a regular polygon, one at the top. */
export const ring = (count: number, radius = 60): Point[] =>
  Array.from({ length: count }, (_, at) => turned([[0, -radius]], (360 / count) * at)).flat();

const corners = (name: string, ...points: Point[]): Sided => ({ name, points });

/** Shapes whose angles are right angles or far from them. */
export const polygonBank: readonly Sided[] = [
  corners('rectangle', [0, 0], [100, 0], [100, 55], [0, 55]),
  corners('long rectangle', [0, 0], [120, 0], [120, 36], [0, 36]),
  corners('square', [0, 0], [70, 0], [70, 70], [0, 70]),
  corners('parallelogram', [28, 0], [120, 0], [92, 60], [0, 60]),
  corners('trapezium', [35, 0], [85, 0], [120, 60], [0, 60]),
  corners('right trapezium', [0, 0], [60, 0], [110, 66], [0, 66]),
  corners('kite', [50, 0], [100, 46], [50, 120], [0, 46]),
  corners('triangle', [0, 60], [100, 60], [40, 0]),
  corners('right triangle', [0, 0], [0, 70], [100, 70]),
  corners('wide triangle', [0, 50], [120, 50], [45, 0]),
  corners('house', [0, 40], [45, 0], [90, 40], [90, 95], [0, 95]),
  corners('uneven four sides', [0, 20], [80, 0], [110, 60], [20, 75]),
  corners('cut corner', [0, 0], [60, 0], [100, 40], [100, 80], [0, 80]),
  corners('L-shape', [0, 0], [40, 0], [40, 50], [100, 50], [100, 90], [0, 90]),
  corners('arrow', [0, 25], [60, 25], [60, 0], [110, 45], [60, 90], [60, 65], [0, 65]),
  { name: 'pentagon', points: ring(5) },
  { name: 'hexagon', points: ring(6) },
  { name: 'octagon', points: ring(8) },
];
