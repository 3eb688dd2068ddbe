/** What questions on coordinates share: the sub-topics, grids, and the mistakes. */

import type { Cell } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import type { Grid } from '../grid-figure.ts';
import type { Point } from '../vector.ts';

/** What a sub-topic of this family is about. */
export interface Params {
  readonly about: 'first' | 'shapes' | 'describe' | 'four' | 'midpoint';
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.coords');
/** The mistakes children make here. */
export const named = {
  swap: mistake('swaps-x-and-y', 'You swapped the numbers. Go along first (x), then up or down (y).'),
  count: mistake('miscounts', 'One of the two numbers is 1 out. Check both.'),
  sign: mistake('loses-sign', 'Check the signs: left of 0 and below 0 are negative.'),
  swapAndCount: mistake('two-slips', 'You swapped the numbers, and one of them is 1 out.'),
  swapAndSign: mistake('two-slips', 'You swapped the numbers, and the signs are wrong too.'),
  before: mistake('gives-the-start', 'That is where the point is before the move.'),
  after: mistake('gives-the-end', 'That is where the point is now. Go back to where it was.'),
  given: mistake('gives-known-point', 'That is a corner you know already. Take one number from each known corner.'),
  otherAxis: mistake(
    'swaps-x-and-y',
    'That number belongs to the other axis. The first number of a point is x, the second is y.',
  ),
  length: mistake('gives-the-length', 'That is how long a side is, not where the corner lies.'),
  other: mistake('other-point', 'That is for another point. Look at point A.'),
};

/** The grid of a cell: larger or with wider steps where it is harder. */
export function gridOf({ params: { about }, difficulty }: Cell<Params>): Grid {
  const four = about === 'four' || about === 'midpoint';
  if (four) return { low: -6, high: 6, step: difficulty === 'hard' ? 2 : 1, squares: true };
  const high = difficulty === 'easy' ? 8 : 10;
  return { low: 0, high, step: difficulty === 'hard' ? 2 : 1, squares: true };
}

/** Whether a point is on the grid: nobody reads off one that isn’t. */
export const isOnGrid = ([x, y]: Point, { low, high }: Grid): boolean =>
  Math.min(x, y) >= low && Math.max(x, y) <= high;

/** A point on the grid, inside by `margin`; hard ones often lie on an axis or between numbers. */
export function drawPoint(random: Random, { low, high }: Grid, margin = 1): Point {
  return [random.int(low + margin, high - margin), random.int(low + margin, high - margin)];
}

/** What makes a question hard, as numbers that rise with it. */
export const features = (cell: Cell<Params>, steps: number): Record<string, number> => ({
  quadrants: gridOf(cell).low < 0 ? 4 : 1,
  size: gridOf(cell).high,
  step: gridOf(cell).step,
  steps,
});

/** The wrong points a child may give for a point, most telling first. */
export function pointMistakes(
  [x, y]: Point,
  more: readonly (readonly [Point, Mistake])[] = [],
): (readonly [Point, Mistake])[] {
  const signs: (readonly [Point, Mistake])[] =
    x < 0 || y < 0
      ? [
          [[-x, y], named.sign],
          [[x, -y], named.sign],
          [[-y, -x], named.swapAndSign],
        ]
      : [];
  // Where one number is still right, the other one alone is wrong: nobody swapped them.
  const twice = (
    [
      [y + 1, x],
      [y, x + 1],
    ] as const
  )
    .filter(([a, b]) => a !== x && b !== y)
    .map((point) => [point, named.swapAndCount] as const);
  return [[[y, x], named.swap], ...more, ...signs, [[x + 1, y], named.count], [[x, y + 1], named.count], ...twice];
}

/** Whether all points of a cell are positive. */
export const onlyPositive = (cell: Cell<Params>): boolean => gridOf(cell).low === 0;
