import { expect, test } from 'vitest';
import { looselyMade } from './loose-rules.ts';

test.each<readonly [pairs: readonly (readonly [string, string])[], asked: string, made: string]>([
  // Leave out the third letter from the end; but also one of two consonants side by side, or the second of them.
  [
    [
      ['basses', 'bases'],
      ['clue', 'cue'],
    ],
    'grain',
    'gain',
  ],
  [
    [
      ['bed', 'bad'],
      ['ten', 'tan'],
    ],
    'opt',
    'apt',
  ],
  [
    [
      ['plate', 'ate'],
      ['shout', 'out'],
    ],
    'string',
    'ing',
  ],
  // Leave out the letter before the E.
  [
    [
      ['copies', 'copes'],
      ['tires', 'ties'],
    ],
    'pear',
    'ear',
  ],
])('%j make of %s %s as well', (pairs, asked, made) => {
  expect(looselyMade(pairs, asked)).toContain(made);
});
