/** What a child is told about a wrong letter is how far it is from where it should be. */
import { expect, test } from 'vitest';
import { type LetterMove, slipText } from './letter-slips.ts';

test.each<readonly [moves: readonly LetterMove[], right: string, given: string, says: string]>([
  [[{ from: 'N', step: 3 }], 'Q', 'R', 'From N to R is 4 places forward, but the rule here is 3 places forward.'],
  [
    [{ from: 'S', step: 6, changes: true }],
    'Y',
    'Z',
    'From S to Z is 7 places forward, but this step must be 6 places forward.',
  ],
  [[{ from: 'N', step: 1 }], 'O', 'N', 'N has stayed N, but the rule here is 1 place forward.'],
  [
    [{ from: 'P', step: -2, isAfter: true }],
    'N',
    'O',
    'From O to P is 1 place forward, but the rule here is 2 places forward.',
  ],
  [[{ from: 'O', step: 0, mirror: true }], 'L', 'O', 'O has stayed O, but its mirror letter is L.'],
  [
    [{ from: 'P', step: 0, mirror: true }],
    'K',
    'L',
    'P and L are not partners: P is the 11th letter from the end, but L is the 12th letter from the start.',
  ],
  [
    [
      { from: 'E', step: 0, mirror: true },
      { from: 'B', step: 1, mirror: true },
    ],
    'VZ',
    'VX',
    'Only your second letter is wrong. The mirror letter of B is Y. From Y to X is 1 place back, but the rule here is 1 place forward.',
  ],
])('%j: %s, not %s', (moves, right, given, says) => {
  expect(slipText(moves, right, given)).toBe(says);
});
