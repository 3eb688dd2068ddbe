import { describe, expect, test } from 'vitest';
import type { Game } from './games.ts';
import { aimOf, levelFor, nearLevels } from './levels.ts';
import { coinsAllowed, coinsForRun, countsForBest, ghostScore, isBetter, medalFor } from './results.ts';

test.each([
  ['one for each right answer', { unaidedRightCount: 7, tooFastCount: 0 }, 7],
  ['at most eight a game', { unaidedRightCount: 40, tooFastCount: 4 }, 8],
  ['nothing where five answers were too fast', { unaidedRightCount: 40, tooFastCount: 5 }, 0],
])('coins: %s', (_, run, coins) => {
  expect(coinsForRun(run)).toBe(coins);
});

test.each([
  [8, 0, 8],
  [8, 8, 7],
  [8, 15, 0],
])('%i coins after %i today are %i', (coins, earned, allowed) => {
  expect(coinsAllowed(coins, earned)).toBe(allowed);
});

describe('personal bests', () => {
  const run = { isTimed: true, answeredCount: 20, rightCount: 12, tooFastCount: 0 };
  test.each<[string, Game, Partial<typeof run>, boolean]>([
    ['a run by the clock', 'survival', {}, true],
    ['one without a clock', 'survival', { isTimed: false }, false],
    ['one that was too fast', 'survival', { tooFastCount: 5 }, false],
    ['one without a right answer', 'survival', { rightCount: 0 }, false],
    ['a Time Trial that was left', 'timeTrial', { answeredCount: 19 }, false],
    ['a whole Time Trial', 'timeTrial', {}, true],
  ])('%s', (_, game, more, counts) => {
    expect(countsForBest({ game, ...run, ...more })).toBe(counts);
  });

  test.each<[Game, number, number | undefined, boolean]>([
    ['survival', 4, undefined, true],
    ['survival', 4, 4, false],
    ['survival', 5, 4, true],
    ['timeTrial', 5, 4, false],
    ['timeTrial', 3, 4, true],
  ])('%s: %i after %s', (game, score, best, better) => {
    expect(isBetter(game, score, best)).toBe(better);
  });

  test.each([
    [100, undefined, 'gold'],
    [100, 100, 'gold'],
    [109, 100, 'silver'],
    [120, 100, 'bronze'],
    [126, 100, undefined],
  ])('%i ms against %s ms is %s', (time, best, medal) => {
    expect(medalFor(time, best)).toBe(medal);
  });
});

test('the ghost has the score that the best run had by then', () => {
  const course = [
    [2000, 10],
    [4000, 25],
  ] as const;
  expect([0, 2000, 3999, 9000].map((at) => ghostScore(course, at))).toEqual([0, 10, 10, 25]);
});

describe('levels', () => {
  test('Perfect Streak and Survival get harder as they go on, down to a limit', () => {
    expect([0, 5, 40].map((count) => aimOf('perfectStreak', count))).toEqual([0.95, 0.85, 0.6]);
    expect(aimOf('survival', 12)).toBeCloseTo(0.8);
  });

  test.each<[Game, number, number, string]>([
    ['perfectStreak', 1200, 0, 'warmUp'],
    ['perfectStreak', 1200, 12, 'easy'],
    ['perfectStreak', 1200, 18, 'medium'],
    ['survival', 1200, 15, 'easy'],
    ['blitzQuiz', 1500, 0, 'hard'],
    ['blitzQuiz', 900, 0, 'warmUp'],
    ['spellingBee', 900, 0, 'hard'],
  ])('%s for a rating of %i after %i answers is %s', (game, rating, count, level) => {
    expect(levelFor(game, { rating, year: 5 }, count)).toBe(level);
  });

  test('a level that has run out is replaced by the nearest', () => {
    expect(nearLevels('hard')).toEqual(['hard', 'medium', 'easy', 'warmUp']);
    expect(nearLevels('easy')[0]).toBe('easy');
  });
});
