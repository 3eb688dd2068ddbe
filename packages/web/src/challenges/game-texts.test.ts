import { expect, test } from 'vitest';
import { runTitle } from './game-texts.ts';

test.each([
  [
    'a personal best, even with one right answer',
    { isBest: true, rightCount: 1, answeredCount: 10 },
    'Your best ever!',
  ],
  ['a medal', { medal: 'gold', rightCount: 9, answeredCount: 10 }, 'Gold medal!'],
  ['7 of 10', { rightCount: 7, answeredCount: 10 }, 'Strong flying!'],
  ['4 of 10', { rightCount: 4, answeredCount: 10 }, 'Good run!'],
  ['3 of 10', { rightCount: 3, answeredCount: 10 }, 'That was a tricky one!'],
  ['nothing right', { rightCount: 0, answeredCount: 3 }, 'That was a tricky one!'],
  ['no answer at all', { rightCount: 0, answeredCount: 0 }, 'That was quick!'],
] as const)('%s has a title that a child can believe', (_, run, title) => {
  expect(runTitle({ isBest: false, medal: null, ...run })).toBe(title);
});
