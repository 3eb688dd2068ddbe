import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difficulties } from '../curriculum/subjects.ts';
import { percentOfStep, rankFor, rankNames, rankTitle } from './rank.ts';
import {
  coinsForAnswer,
  coinsForFinish,
  coinsForScore,
  experienceFor,
  isScored,
  learningCoinsLeft,
} from './rewards.ts';

test('a right answer brings experience and coins by its difficulty', () => {
  expect(difficulties.map(experienceFor)).toEqual([10, 20, 30]);
  expect(difficulties.map(coinsForAnswer)).toEqual([1, 2, 3]);
});

test.each([
  [6, 10, 0],
  [7, 10, 10],
  [10, 10, 10],
  [0, 0, 0],
])('finishing with %i of %i brings %i coins', (rightCount, questionCount, coins) => {
  expect(coinsForFinish(rightCount, questionCount)).toBe(coins);
});

test.each([
  ['exam', 30, 30, 0, 50],
  ['exam', 13, 30, 0, 22],
  ['exam', 0, 30, 0, 0],
  ['exam', 0, 0, 0, 0],
  ['lessonQuiz', 4, 5, 0, 16],
  ['lessonQuiz', 5, 5, 16, 4],
  ['lessonQuiz', 3, 5, 16, 0],
] as const)(
  'a %s with %i of %i, of which %i were paid before, brings %i coins',
  (kind, right, questions, paid, coins) => {
    expect(isScored(kind)).toBe(true);
    expect(coinsForScore(kind, right, questions, paid)).toBe(coins);
  },
);

describe('the rank', () => {
  test.each([
    [0, 'cadet', 1],
    [99, 'cadet', 1],
    [100, 'cadet', 2],
    [282, 'cadet', 2],
    [283, 'cadet', 3],
    [10_000_000, 'admiral', 5],
  ])('of %i experience is %s, step %i', (experience, name, step) => {
    expect(rankFor(experience)).toMatchObject({ name, step });
  });

  test('is read as a name and a step', () => {
    expect(rankTitle({ name: 'navigator', step: 4 })).toBe('Navigator 4');
  });

  test('only rises with experience, and lies between where its step begins and ends', () => {
    const place = (experience: number): number => {
      const { name, step } = rankFor(experience);
      return rankNames.indexOf(name) * 5 + step;
    };
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(1000), (experience, more) => {
        expect(place(experience + more)).toBeGreaterThanOrEqual(place(experience));
        const { from, to } = rankFor(experience);
        expect(from).toBeLessThanOrEqual(experience);
        expect(place(experience) === 30 || experience < to).toBe(true);
      }),
    );
  });
});

test.each([
  [100, 300, 100, 0],
  [100, 300, 150, 25],
  [100, 300, 300, 100],
  [100, 300, 400, 100],
  [100, 300, 0, 0],
  [300, 300, 300, 100],
])('of a step from %i to %i, %i experience is %i percent', (from, to, experience, percent) => {
  expect(percentOfStep({ from, to }, experience)).toBe(percent);
});

test.each([
  ['2026-03-02', { day: '2026-03-02', coins: 20 }, 40],
  ['2026-03-02', { day: '2026-03-02', coins: 60 }, 0],
  ['2026-03-02', { day: '2026-03-01', coins: 60 }, 60],
  // Counted in an earlier time zone than the child is in now.
  ['2026-03-02', { day: '2026-03-03', coins: 50 }, 10],
])('on %s, with %o behind, %i coins are left', (today, learned, left) => {
  expect(learningCoinsLeft(today, learned)).toBe(left);
});
