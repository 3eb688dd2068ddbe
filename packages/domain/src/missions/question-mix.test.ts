import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Difficulty } from '../curriculum/subjects.ts';
import { dueFirst, fitTo, mix, weakestFirst } from './question-mix.ts';

const progressOf = (subTopicId: number, stabilityDays?: number, dueDay = '2026-12-01') => ({
  subTopicId,
  state: stabilityDays === undefined ? undefined : { stabilityDays, dueDay },
});

test('what is weakest comes first, and what was never answered before it', () => {
  expect(weakestFirst([progressOf(1, 20), progressOf(2, 0.2), progressOf(3), progressOf(4, 5)])).toEqual([3, 2, 4, 1]);
});

test('what has been due longest comes first, then the weak, last what was never met', () => {
  const list = [
    progressOf(1),
    progressOf(2, 30),
    progressOf(3, 40, '2026-11-19'),
    progressOf(4, 2),
    progressOf(5, 1, '2026-11-20'),
    progressOf(6, 1, '2026-11-21'),
  ];
  expect(dueFirst(list, '2026-11-20')).toEqual([3, 5, 6, 4, 2, 1]);
});

describe('a mix', () => {
  test('lets sub-topics take turns, each from another difficulty on', () => {
    expect(mix([7, 8], 5)).toEqual([
      { subTopicId: 7, difficulty: 'easy' },
      { subTopicId: 8, difficulty: 'medium' },
      { subTopicId: 7, difficulty: 'medium' },
      { subTopicId: 8, difficulty: 'hard' },
      { subTopicId: 7, difficulty: 'hard' },
    ]);
  });

  test('of twenty questions is half medium, however many sub-topics there are', () => {
    for (let count = 1; count <= 12; count++) {
      const cells = mix(
        Array.from({ length: count }, (_, place) => place),
        20,
      );
      const share = (difficulty: Difficulty) => cells.filter((cell) => cell.difficulty === difficulty).length;
      expect([share('easy'), share('medium'), share('hard')].every((many) => many >= 3)).toBe(true);
      expect(share('medium')).toBeGreaterThanOrEqual(8);
    }
  });

  test('fitted to a child asks what is easy or hard for that very child', () => {
    const cells = mix([1, 2, 3, 4], 4);
    const fitted = (rating: number) => fitTo(cells, { rating, year: 5 }).map(({ difficulty }) => difficulty);
    expect(fitted(800)).toEqual(['easy', 'easy', 'easy', 'easy']);
    expect(fitted(1330)).toEqual(['easy', 'medium', 'hard', 'medium']);
    expect(fitted(1800)).toEqual(['hard', 'hard', 'hard', 'hard']);
  });

  test('asks all of them as evenly as can be, the first ones more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 60 }), (subTopicCount, questionCount) => {
        const ids = Array.from({ length: subTopicCount }, (_, place) => place + 1);
        const cells = mix(ids, questionCount);
        expect(cells).toHaveLength(questionCount);
        const counts = ids.map((id) => cells.filter(({ subTopicId }) => subTopicId === id).length);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        expect(counts).toEqual(counts.toSorted((one, other) => other - one));
      }),
    );
  });

  test('of nothing is nothing', () => {
    expect(mix([], 10)).toEqual([]);
  });
});
