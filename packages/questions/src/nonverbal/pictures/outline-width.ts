/** How large shapes are drawn, how wide their outlines, and whether an outline leaves enough of a shape to see its shading. */
import { type Shape, shapeAt, shapes } from './shapes.ts';

export const radii = [7.5, 10, 14, 19.5, 29, 39];
/** Small shapes are drawn large and shrunk, so that their stripes, dots and dashes are fine enough to be told apart. */
export const shrink = (size: number): number => (size < 3 ? 0.6 : 1);
/** The width of an outline before small shapes are shrunk. */
export const strokeWidthOf = (line: number): number => (line === 2 ? 6 : 2.5);

/** Less than this share of a shape inside its outline and the shading can't be told: a thick flag looks black. */
const leastInside = 0.25;

/** Shapes smaller than this are too small for stripes and dots to be told apart on a phone. */
const smallestPatterned = 2;
/** How far apart stripes and dots are, before small shapes are shrunk. */
const patternGap = 8;

/** How far from the middle a box has room for a shape. */
const roomInBox = 47.2;

/** What is measured of an outline within a circle of radius 1, or a little beyond it. */
interface Measures {
  readonly twiceArea: number;
  /** How long its edge is. */
  readonly edge: number;
  /** How far its farthest corner is from the middle. */
  readonly reach: number;
}

function measure({ outline }: Shape): Measures {
  if (outline === 'circle') return { twiceArea: 2 * Math.PI, edge: 2 * Math.PI, reach: 1 };
  let [twiceArea, edge] = [0, 0];
  for (const [place, [x, y]] of outline.entries()) {
    const [nextX, nextY] = outline[(place + 1) % outline.length] ?? [x, y];
    twiceArea += x * nextY - nextX * y;
    edge += Math.hypot(nextX - x, nextY - y);
  }
  return { twiceArea: Math.abs(twiceArea), edge, reach: Math.max(...outline.map(([x, y]) => Math.hypot(x, y))) };
}

/** Measured once: every picture that is drawn asks for it. */
const measures = new Map(shapes.map((shape) => [shape, measure(shape)]));
const measureOf = (shape: number): Measures => measures.get(shapeAt(shape)) ?? measure(shapeAt(shape));

/** Whether stripes or dots can be told in the shape: it is as wide as their distance and a quarter, and not tiny. */
export function showsPattern(shape: number, size: number): boolean {
  const { twiceArea, edge } = measureOf(shape);
  const width = ((2 * twiceArea) / edge) * ((radii[size] ?? 0) / shrink(size)) - strokeWidthOf(0);
  return size >= smallestPatterned && width >= 1.25 * patternGap;
}

/** Whether the outline leaves enough of the shape inside: the area without a strip of half the outline along the edge. */
export function showsShading(shape: number, size: number, line: number): boolean {
  if (shapeAt(shape).outline === 'circle') return true;
  const { twiceArea, edge } = measureOf(shape);
  const radius = (radii[size] ?? 0) / shrink(size);
  return 1 - (strokeWidthOf(line) * edge) / (twiceArea * radius) >= leastInside;
}

/** Whether the corners of the shape stay off the frame of its box however it is turned: those of a very large L-shape don't. */
export function turnsInBox(shape: number, size: number, line: number): boolean {
  return measureOf(shape).reach * (radii[size] ?? 0) + (shrink(size) * strokeWidthOf(line)) / 2 <= roomInBox;
}
