/** How the number in the box is found. */
import { expect, test } from 'vitest';
import { undoing } from './calculations.ts';

test.each([
  ['4 + 8 × 8 − □', 56, ['8 × 8 = 64.', '4 + 64 − 56 = 12, so □ must be 12.']],
  ['4 + □ × 6 − 6', 46, ['46 + 6 − 4 = 48, so □ × 6 must be 48.', '48 ÷ 6 = 8, so □ must be 8.']],
  [
    '(16 + 4) × (7 − □) − 5',
    95,
    [
      '95 + 5 = 100, so (16 + 4) × (7 − □) must be 100.',
      '16 + 4 = 20.',
      '100 ÷ 20 = 5, so 7 − □ must be 5.',
      '7 − 5 = 2, so □ must be 2.',
    ],
  ],
  ['48 ÷ □ + 6 × 7', 50, ['6 × 7 = 42.', '50 − 42 = 8, so 48 ÷ □ must be 8.', '48 ÷ 8 = 6, so □ must be 6.']],
  ['□ ÷ 3', 10, ['10 × 3 = 30, so □ must be 30.']],
])('the box of %s = %i', (text, value, steps) => {
  expect(undoing(text, value)).toEqual(steps);
});
