import { expect, test } from 'vitest';
import { type Group, middlesFor } from './pair-formulas.ts';

test.each<{ groups: readonly Group[]; left: number; right: number; middles: readonly number[] }>([
  // One pair turned round: left × right − 10, but left + right + 37 just as well.
  {
    groups: [
      [7, 53, 9],
      [9, 53, 7],
    ],
    left: 2,
    right: 8,
    middles: [6, 47],
  },
  // left + 3 × right, but (left + right) × 2 − 1 as well.
  {
    groups: [
      [6, 21, 5],
      [5, 17, 4],
    ],
    left: 5,
    right: 7,
    middles: [26, 23],
  },
  // left × right + right, but left × right + the smaller one as well.
  {
    groups: [
      [12, 104, 8],
      [9, 50, 5],
    ],
    left: 5,
    right: 12,
    middles: [72, 65],
  },
  // left ÷ right + 6, but left − 6 and 14 − right as well.
  {
    groups: [
      [15, 9, 5],
      [16, 10, 4],
    ],
    left: 12,
    right: 3,
    middles: [10, 6, 11],
  },
  // left × left − right, but 4 × left as well.
  {
    groups: [
      [5, 20, 5],
      [6, 24, 12],
    ],
    left: 7,
    right: 9,
    middles: [40, 28],
  },
  {
    groups: [
      [9, 63, 7],
      [11, 121, 11],
    ],
    left: 10,
    right: 5,
    middles: [50],
  },
])('the middle of $left and $right may be $middles', ({ groups, left, right, middles }) => {
  const found = middlesFor(groups, left, right);
  for (const middle of middles) expect(found).toContain(middle);
  expect(found.size > 1).toBe(middles.length > 1);
});
