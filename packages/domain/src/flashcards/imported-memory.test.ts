import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../attempts/local-day.ts';
import { type ImportedReview, importedMemory } from './imported-memory.ts';
import { afterReview, difficultyOfEase } from './schedule.ts';

const today = '2026-11-20';
const review: ImportedReview = {
  intervalDays: 30,
  ease: 2.5,
  stabilityDays: null,
  difficulty: null,
  lastDay: '2026-11-01',
  dueDay: '2026-12-01',
  reviews: 5,
  lapses: 1,
};

describe('a review from Anki', () => {
  test('keeps its days, its counts, and an interval as the stability', () => {
    expect(importedMemory(review, today)).toMatchObject({
      stabilityDays: 30,
      lastDay: '2026-11-01',
      dueDay: '2026-12-01',
      reviews: 5,
      lapses: 1,
    });
  });

  test('keeps what FSRS knew', () => {
    const known = importedMemory({ ...review, stabilityDays: 41.5, difficulty: 3.25 }, today);
    expect(known).toMatchObject({ stabilityDays: 41.5, difficulty: 3.25, dueDay: '2026-12-01' });
  });

  test('without a history was last reviewed an interval before it is due', () => {
    expect(importedMemory({ ...review, lastDay: null }, today).lastDay).toBe('2026-11-01');
  });

  test.each([
    ['a review in the future', { lastDay: '2027-05-01' }, { lastDay: today }],
    ['a day due before the review', { dueDay: '2026-10-01' }, { lastDay: '2026-11-01' }],
    ['a century', { intervalDays: 36_500, dueDay: '2126-11-01' }, { stabilityDays: 365 }],
  ])('with %s is brought into bounds', (_, fault, expected) => {
    const memory = importedMemory({ ...review, ...fault }, today);
    expect(memory).toMatchObject(expected);
    expect(memory.dueDay > memory.lastDay).toBe(true);
    expect(daysBetween(memory.lastDay, memory.dueDay)).toBeLessThanOrEqual(365);
  });

  test('of whatever figures makes a memory that can be reviewed', () => {
    const figure = fc.double({ noDefaultInfinity: false, noNaN: false });
    fc.assert(
      fc.property(
        figure,
        figure,
        fc.option(figure),
        fc.option(figure),
        figure,
        fc.integer({ min: -9999, max: 9999 }),
        (interval, ease, stability, difficulty, reviews, days) => {
          const memory = importedMemory(
            {
              intervalDays: interval,
              ease,
              stabilityDays: stability,
              difficulty,
              lastDay: null,
              dueDay: addDays(today, days),
              reviews,
              lapses: reviews,
            },
            today,
          );
          const next = afterReview(memory, 'right', addDays(today, 1));
          for (const value of [
            memory.stabilityDays,
            memory.difficulty,
            memory.reviews,
            next.stabilityDays,
            next.difficulty,
          ])
            expect(Number.isFinite(value)).toBe(true);
          expect(next.dueDay > addDays(today, 1)).toBe(true);
        },
      ),
    );
  });
});

test('the lower the ease in Anki, the harder the card', () => {
  const difficulties = [3, 2.5, 2, 1.5, 1.3].map((ease) => difficultyOfEase(ease, 10));
  expect(difficulties).toEqual(difficulties.toSorted((one, other) => one - other));
  expect(difficulties.every((value) => value >= 1 && value <= 10)).toBe(true);
});
