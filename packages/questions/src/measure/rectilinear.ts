/** Shapes with right angles only: L, T, U and steps, made of whole units; and random ones on squared paper. */
import type { Random } from '../kernel/random.ts';
import type { Spot } from './shape-figure.ts';

/** The shapes by name. */
export type Outline = 'L' | 'T' | 'U' | 'step';

/** The corners of a shape, clockwise from the top left, with sizes between `low` and `high`. */
export function drawOutline(random: Random, outline: Outline, low: number, high: number): Spot[] {
  const long = (): number => random.int(low, high);
  const turned = (corners: Spot[], height: number): Spot[] =>
    random.chance(1, 2) ? corners : corners.map(([x, y]): Spot => [x, height - y]).reverse();
  const [a, b, c, d] = [long(), long(), long(), long()];
  switch (outline) {
    case 'L':
      return turned(
        [
          [0, 0],
          [a, 0],
          [a, c],
          [a + b, c],
          [a + b, c + d],
          [0, c + d],
        ],
        c + d,
      );
    case 'T': {
      const arm = random.int(low, high);
      return turned(
        [
          [0, 0],
          [a + b + arm, 0],
          [a + b + arm, c],
          [a + b, c],
          [a + b, c + d],
          [a, c + d],
          [a, c],
          [0, c],
        ],
        c + d,
      );
    }
    case 'U': {
      const arm = random.int(low, high);
      return turned(
        [
          [0, 0],
          [a, 0],
          [a, c],
          [a + b, c],
          [a + b, 0],
          [a + b + arm, 0],
          [a + b + arm, c + d],
          [0, c + d],
        ],
        c + d,
      );
    }
    case 'step': {
      const [e, f] = [long(), long()];
      return turned(
        [
          [0, 0],
          [a, 0],
          [a, c],
          [a + b, c],
          [a + b, c + d],
          [a + b + e, c + d],
          [a + b + e, c + d + f],
          [0, c + d + f],
        ],
        c + d + f,
      );
    }
  }
}

/** The length of each side, from each corner to the next. */
export function sidesOf(corners: readonly Spot[]): number[] {
  return corners.map(([x, y], place) => {
    const [nextX, nextY] = corners[(place + 1) % corners.length] ?? [x, y];
    return Math.abs(nextX - x) + Math.abs(nextY - y);
  });
}

/** The lengths of all sides together. */
export const roundOf = (corners: readonly Spot[]): number => sidesOf(corners).reduce((sum, side) => sum + side, 0);

/** Which sides lie across (the others stand up). */
export const liesAcross = (corners: readonly Spot[], place: number): boolean =>
  corners[place]?.[1] === corners[(place + 1) % corners.length]?.[1];

/** A shape of joined squares on squared paper, from the heights of its columns standing on one line. */
export function columnShape(heights: readonly number[]): Spot[] {
  const top = Math.max(...heights) + 1;
  const corners: Spot[] = [];
  const push = (x: number, y: number): void => {
    const [last, before] = [corners.at(-1), corners.at(-2)];
    if (last?.[0] === x && last[1] === y) return;
    const isStraight = (last?.[0] === x && before?.[0] === x) || (last?.[1] === y && before?.[1] === y);
    if (isStraight) corners.pop();
    corners.push([x, y]);
  };
  push(1, top);
  heights.forEach((height, column) => {
    push(column + 1, top - height);
    push(column + 2, top - height);
  });
  push(heights.length + 1, top);
  return corners;
}
