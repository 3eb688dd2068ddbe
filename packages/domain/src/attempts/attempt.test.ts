import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difficulties } from '../curriculum/subjects.ts';
import { nextDifficulty } from './adaptive-difficulty.ts';
import { isPass, rightToPass, starsFor, startMode } from './attempt.ts';
import { addDays, localDay } from './local-day.ts';
import { expectedSuccess, firstRating, nextRating, questionRating } from './rating.ts';

describe('stars', () => {
  test.each([
    [5, 10, false, 0],
    [6, 10, false, 1],
    [7, 10, false, 1],
    [8, 10, false, 2],
    [9, 10, false, 3],
    [10, 10, false, 3],
    [10, 10, true, 2],
    [8, 10, true, 2],
    [6, 10, true, 1],
    [0, 0, false, 0],
  ])('%i of %i right, hint %s: %i', (rightCount, questionCount, hintUsed, stars) => {
    expect(starsFor(rightCount, questionCount, hintUsed)).toBe(stars);
  });
});

test.each([
  [{ isOpen: false, finishedCount: 0 }, 'begin'],
  [{ isOpen: true, finishedCount: 0 }, 'continue'],
  [{ isOpen: true, finishedCount: 2 }, 'continue'],
  [{ isOpen: false, finishedCount: 1 }, 'try_again'],
])('the start button of %o says %s', (attempts, mode) => {
  expect(startMode(attempts)).toBe(mode);
});

describe('ratings', () => {
  test('begin at 1000 in year 3 and rise by 100 a year; easy and hard lie 150 apart from medium', () => {
    expect([3, 4, 5, 6, 7].map(firstRating)).toEqual([1000, 1100, 1200, 1300, 1400]);
    expect(difficulties.map((difficulty) => questionRating(5, difficulty))).toEqual([1050, 1200, 1350]);
  });

  const rating = fc.double({ min: 400, max: 2200, noNaN: true });
  const chance = fc.constantFrom(0, 0.2, 0.25, 0.5);
  const answersBefore = fc.nat(1000);

  test('an expected success is never below guessing and never certain', () => {
    fc.assert(
      fc.property(rating, rating, chance, (student, question, guessing) => {
        const expected = expectedSuccess(student, question, guessing);
        expect(expected).toBeGreaterThan(guessing);
        expect(expected).toBeLessThan(1);
      }),
    );
  });

  test('rise by a right answer, fall by a wrong one, and move half as far when not sure', () => {
    fc.assert(
      fc.property(rating, rating, chance, answersBefore, (student, question, guessing, before) => {
        const expected = expectedSuccess(student, question, guessing);
        const after = (isRight: boolean, notSure: boolean) =>
          nextRating(student, before, expected, { isRight, notSure });
        expect(after(true, false)).toBeGreaterThan(student);
        expect(after(false, false)).toBeLessThan(student);
        expect(after(true, true)).toBe(after(false, true));
        expect(student - after(false, true)).toBeCloseTo((student - after(false, false)) / 2, 6);
      }),
    );
  });
});

describe('the next difficulty of an adaptive test', () => {
  test('lies near three right answers in four: easy for a beginner, hard for one far ahead', () => {
    expect(nextDifficulty(firstRating(5) - 300, 5, [], 0)).toBe('easy');
    expect(nextDifficulty(firstRating(5) + 400, 5, [], 0)).toBe('hard');
  });

  test('never gets harder by two misses', () => {
    fc.assert(
      fc.property(fc.double({ min: 600, max: 2000, noNaN: true }), fc.constantFrom(3, 4, 5, 6, 7), (rating, year) => {
        const before = difficulties.indexOf(nextDifficulty(rating, year, [], 0.2));
        const after = difficulties.indexOf(nextDifficulty(rating, year, [false, false], 0.2));
        expect(after).toBeLessThanOrEqual(before);
      }),
    );
  });
});

describe('the day of a child', () => {
  test.each([
    ['2026-11-20T23:59:00Z', 'Europe/London', '2026-11-20'],
    ['2026-07-20T23:30:00Z', 'Europe/London', '2026-07-21'],
    ['2026-03-29T00:59:59Z', 'Europe/London', '2026-03-29'],
    ['2026-10-25T23:59:59Z', 'Europe/London', '2026-10-25'],
    ['2026-11-20T23:59:00Z', 'Pacific/Auckland', '2026-11-21'],
    ['2026-11-20T01:00:00Z', 'America/New_York', '2026-11-19'],
  ])('%s in %s is %s', (instant, zone, day) => {
    expect(localDay(new Date(instant), zone)).toBe(day);
  });

  test('a zone that does not exist is an error', () => {
    expect(() => localDay(new Date(), 'Mars/Olympus')).toThrow(RangeError);
  });

  test('days are added on the calendar, there and back', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        fc.integer({ min: -400, max: 400 }),
        (date, count) => {
          const day = date.toISOString().slice(0, 10);
          expect(addDays(addDays(day, count), -count)).toBe(day);
        },
      ),
    );
  });
});

test.each([
  ['subTopic', 10, 7],
  ['final_test', 20, 12],
  ['chapter_unlock', 15, 12],
  ['practice', 1, 1],
  ['practice', 3, 3],
] as const)('%s of %i questions passes with %i right', (kind, questionCount, right) => {
  expect(rightToPass(kind, questionCount)).toBe(right);
  expect(isPass(kind, right, questionCount)).toBe(true);
  expect(isPass(kind, right - 1, questionCount)).toBe(false);
});
