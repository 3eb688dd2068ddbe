import { describe, expect, test } from 'vitest';
import { addDays } from '../attempts/local-day.ts';
import { type StreakPlan, streakOf } from './streak.ts';
import { isStreakNoticeDue } from './streak-notice.ts';

/** A Wednesday. */
const today = '2027-01-13';
const noPlan: StreakPlan = { restDays: [], holidays: [], saversBought: [] };
const learned = (...daysAgo: number[]) =>
  daysAgo.map((ago) => ({ day: addDays(today, -ago), answered: 10, finished: 0 })).toReversed();

describe('a word about the streak is due', () => {
  test.each<[string, readonly number[], Partial<StreakPlan>, boolean]>([
    ['on an open day after three', [1, 2, 3], {}, true],
    ['on an open day after a rest day', [2, 3, 4], { restDays: [{ from: '2027-01-01', weekdays: [2] }] }, true],
    ['not after two', [1, 2], {}, false],
    ['not when today counts already', [0, 1, 2, 3], {}, false],
    ['not on a rest day', [1, 2, 3], { restDays: [{ from: '2027-01-01', weekdays: [3] }] }, false],
    ['not in a holiday', [1, 2, 3], { holidays: [{ from: today, to: today }] }, false],
    ['not while a saver is waiting', [1, 2, 3], { saversBought: ['2027-01-01'] }, false],
    ['not while a missed day can be mended', [2, 3, 4], {}, false],
    ['not once it is over', [4, 5, 6], {}, false],
    ['not for a child who never began', [], {}, false],
  ])('%s', (_, daysAgo, plan, isDue) => {
    const whole = { ...noPlan, ...plan };
    expect(isStreakNoticeDue(streakOf(learned(...daysAgo), whole, today), whole, today)).toBe(isDue);
  });
});
