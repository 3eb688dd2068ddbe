/** Where a small shape may go besides moving on round the edge: it slides across the box, or is flipped over with it. */
import type { Point } from './shapes.ts';

/** Places after a flip left to right, and after a flip top to bottom. */
const flippedPlaces: readonly (readonly number[])[] = [
  [2, 1, 0, 7, 6, 5, 4, 3, 8],
  [6, 5, 4, 3, 2, 1, 0, 7, 8],
];

/** The places round the edge on squared paper, in their order. */
const spots: readonly Point[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** Places that `own` may lead to where `from` leads to `to`: as far to the right or down, or flipped in the same way. */
export function otherPlaces(from: number, to: number, own: number): number[] {
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0], [x, y] = [0, 0]] = [spots[from], spots[to], spots[own]];
  const slid = spots.findIndex(([otherX, otherY]) => otherX === x + x2 - x1 && otherY === y + y2 - y1);
  const flipped = flippedPlaces.flatMap((places) => (places[from] === to ? (places[own] ?? []) : []));
  return slid < 0 ? flipped : [slid, ...flipped];
}
