/** How large shapes are drawn, how wide their outlines, and whether an outline leaves enough of a shape to see its shading. */
import { shapeAt } from './shapes.ts';

export const radii = [7.5, 10, 14, 19.5, 29, 39];
/** Small shapes are drawn large and shrunk, so that their stripes, dots and dashes are fine enough to be told apart. */
export const shrink = (size: number): number => (size < 3 ? 0.6 : 1);
/** The width of an outline before small shapes are shrunk. */
export const strokeWidthOf = (line: number): number => (line === 2 ? 6 : 2.5);

/** Less than this share of a shape inside its outline and the shading can't be told: a thick flag looks black. */
const leastInside = 0.25;

/** Whether the outline leaves enough of the shape inside: the area without a strip of half the outline along the edge. */
export function showsShading(shape: number, size: number, line: number): boolean {
  const { outline } = shapeAt(shape);
  if (outline === 'circle') return true;
  const radius = (radii[size] ?? 0) / shrink(size);
  let [twiceArea, edge] = [0, 0];
  for (const [place, [x, y]] of outline.entries()) {
    const [nextX, nextY] = outline[(place + 1) % outline.length] ?? [x, y];
    twiceArea += x * nextY - nextX * y;
    edge += Math.hypot(nextX - x, nextY - y);
  }
  return 1 - (strokeWidthOf(line) * edge) / (Math.abs(twiceArea) * radius) >= leastInside;
}
