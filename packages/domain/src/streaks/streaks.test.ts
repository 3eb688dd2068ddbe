import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, localDay } from '../attempts/local-day.ts';
import { claimableDays, claimableRewards, coinsForStreakDay, nextMilestone, rewardIdOf } from './daily-reward.ts';
import { countsAsDay, type LearningDay, type StreakPlan, streakOf, weekdayOf } from './streak.ts';
import { streaksCan } from './streaks-can.ts';

const noPlan: StreakPlan = { restDays: [], holidays: [], saversBought: [] };

/** Monday. */
const start = '2026-03-02';

/**
 * One letter a day from `start`: `x` ten answers, `1` one finished task, `2` two finished tasks, `-` nine answers, `.` nothing.
 * Today is the day of the last letter.
 */
function walk(letters: string, plan: Partial<StreakPlan> = {}) {
  const learned: LearningDay[] = [...letters].map((letter, place) => ({
    day: addDays(start, place),
    answered: letter === 'x' ? 10 : letter === '-' ? 9 : 0,
    finished: Number(letter) || 0,
  }));
  const today = addDays(start, letters.length - 1);
  const result = streakOf(learned, { ...noPlan, ...plan }, today);
  return { ...result, states: result.days.map(({ state }) => state) };
}

test.each([
  [{ answered: 9, finished: 0 }, false],
  [{ answered: 10, finished: 0 }, true],
  [{ answered: 0, finished: 1 }, true],
  [{ answered: 0, finished: 0 }, false],
])('a day with %o counts: %s', (work, counts) => {
  expect(countsAsDay(work)).toBe(counts);
});

describe('a streak', () => {
  test.each<[letters: string, current: number, plan?: Partial<StreakPlan>]>([
    ['.', 0],
    ['x', 1],
    ['x1x', 3],
    // Today isn't over.
    ['xxx.', 3],
    ['xxx-', 3],
    // Yesterday was missed: it can still be mended today.
    ['xxx..', 3],
    ['xxx.x', 1],
    ['xxx.1', 1],
    ['xxx.2', 4],
    // Only a single day can be mended.
    ['xxx..2', 1],
    ['xxx...', 0],
    // One that never began has nothing to mend.
    ['.2', 1],
    // Rest days are neutral, and work on them counts.
    ['xxxxx...', 5, { restDays: [{ from: start, weekdays: [6, 7] }] }],
    ['xxxxx..x', 6, { restDays: [{ from: start, weekdays: [6, 7] }] }],
    ['xxxxxx.x', 7, { restDays: [{ from: start, weekdays: [6, 7] }] }],
    // Missed on Friday, mended on Monday, the next day that isn't a rest day.
    ['xxxx...2', 5, { restDays: [{ from: start, weekdays: [6, 7] }] }],
    ['xxxx.2.x', 6, { restDays: [{ from: start, weekdays: [6, 7] }] }],
    // Rest days that apply from Thursday on don't touch the days before, and ending them doesn't either.
    ['x..x', 1, { restDays: [{ from: '2026-03-05', weekdays: [2, 3] }] }],
    [
      'x..x.',
      2,
      {
        restDays: [
          { from: start, weekdays: [2, 3] },
          { from: '2026-03-05', weekdays: [] },
        ],
      },
    ],
    // A holiday.
    ['xx....x', 3, { holidays: [{ from: '2026-03-04', to: '2026-03-07' }] }],
    ['xx.....x', 1, { holidays: [{ from: '2026-03-04', to: '2026-03-06' }] }],
    // A saver covers up to seven days by itself.
    ['xx.......x', 3, { saversBought: [start] }],
    ['xx........x', 1, { saversBought: [start] }],
    ['xx.....', 2, { saversBought: [start] }],
    // One that was bought too late covers nothing that was missed before.
    ['xx...x', 1, { saversBought: ['2026-03-05'] }],
    // Twice within 60 days it doesn't.
    ['xx..x..x', 1, { saversBought: [start, start] }],
    // Two tasks mend, and the saver is kept.
    ['xx.2...x', 4, { saversBought: [start] }],
  ])('of %s is %i', (letters, current, plan) => {
    expect(walk(letters, plan).current).toBe(current);
  });

  test('names what became of each day', () => {
    const { states, mendableDay, lastSavedDay, hasSaver } = walk('xx.2..x.x.', { saversBought: [start] });
    expect(states).toEqual([
      'counted',
      'counted',
      'mended',
      'counted',
      'saved',
      'saved',
      'counted',
      'missed',
      'counted',
      'open',
    ]);
    expect({ mendableDay, lastSavedDay, hasSaver }).toEqual({
      mendableDay: undefined,
      lastSavedDay: '2026-03-06',
      hasSaver: false,
    });
    expect(walk('xx..').mendableDay).toBe('2026-03-04');
  });

  test('counts a day that is still to come where the family lives now', () => {
    const learned = [
      { day: '2026-03-02', answered: 10, finished: 0 },
      { day: '2026-03-03', answered: 10, finished: 0 },
    ];
    expect(streakOf(learned, noPlan, '2026-03-02').current).toBe(2);
  });

  const letter = fc.constantFrom('x', '1', '2', '-', '.');
  const letters = fc.string({ unit: letter, minLength: 1, maxLength: 120 });
  const restWeekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 });

  test('never falls by work, rest days, holidays or savers', () => {
    fc.assert(
      fc.property(letters, fc.nat(119), restWeekdays, fc.nat(100), (played, place, weekdays, from) => {
        const { current, longest } = walk(played);
        const at = place % played.length;
        const more = `${played.slice(0, at)}2${played.slice(at + 1)}`;
        expect(walk(more).longest).toBeGreaterThanOrEqual(longest);
        const holiday = { from: addDays(start, from), to: addDays(start, from + 6) };
        for (const plan of [
          { restDays: [{ from: start, weekdays }] },
          { holidays: [holiday] },
          { saversBought: [start] },
        ]) {
          expect(walk(played, plan).longest).toBeGreaterThanOrEqual(longest);
          expect(walk(played, plan).current).toBeGreaterThanOrEqual(current);
        }
      }),
    );
  });

  test('is never longer than the days that counted, and has one entry a day', () => {
    fc.assert(
      fc.property(letters, restWeekdays, (played, weekdays) => {
        const { days, longest, current } = walk(played, {
          restDays: [{ from: start, weekdays }],
          saversBought: [start],
        });
        expect(longest).toBeLessThanOrEqual([...played].filter((one) => 'x12'.includes(one)).length);
        expect(current).toBeLessThanOrEqual(longest);
        expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
        expect(days.length === 0 || days.at(-1)?.day === addDays(start, played.length - 1)).toBe(true);
      }),
    );
  });

  test('a saver covers at most once in 60 days, and seven days at most', () => {
    fc.assert(
      fc.property(fc.string({ unit: letter, minLength: 100, maxLength: 200 }), (played) => {
        const savers = Array.from({ length: 9 }, () => start);
        const saved = walk(played, { saversBought: savers }).days.flatMap(({ day, state }, place, all) =>
          state === 'saved' && all[place - 1]?.state !== 'saved' ? [day] : [],
        );
        for (const [place, day] of saved.entries())
          if (place > 0) expect(day >= addDays(saved[place - 1] ?? '', 60)).toBe(true);
      }),
    );
  });
});

describe('days are those of the child’s own zone', () => {
  test.each([
    ['just before midnight', '2026-03-02T23:59:59Z', 'Europe/London', '2026-03-02'],
    ['at midnight', '2026-03-03T00:00:00Z', 'Europe/London', '2026-03-03'],
    ['in the day of 23 hours', '2026-03-29T22:59:59Z', 'Europe/London', '2026-03-29'],
    ['after the day of 23 hours', '2026-03-29T23:00:00Z', 'Europe/London', '2026-03-30'],
    ['in the day of 25 hours', '2026-10-24T23:00:00Z', 'Europe/London', '2026-10-25'],
    ['at the end of the day of 25 hours', '2026-10-25T23:59:59Z', 'Europe/London', '2026-10-25'],
    ['in Auckland', '2026-03-02T11:30:00Z', 'Pacific/Auckland', '2026-03-03'],
    ['in Honolulu', '2026-03-03T09:59:00Z', 'Pacific/Honolulu', '2026-03-02'],
  ])('%s', (_, instant, zone, day) => {
    expect(localDay(new Date(instant), zone)).toBe(day);
  });

  test.each([
    ['2026-03-02', 1],
    ['2026-03-08', 7],
    ['2026-11-22', 7],
  ])('%s is weekday %i', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });
});

describe('daily rewards', () => {
  test.each([
    [1, 5],
    [2, 5],
    [3, 10],
    [4, 10],
    [5, 15],
    [6, 15],
    [7, 30],
    [8, 5],
    [14, 80],
    [30, 105],
    [100, 305],
    [365, 1005],
    [366, 10 - 5],
  ])('day %i pays %i coins', (streak, coins) => {
    expect(coinsForStreakDay(streak)).toBe(coins);
  });

  test('can be claimed for seven days', () => {
    const { days } = walk('xxxxxxxxxx');
    const claimable = claimableRewards({ days }, addDays(start, 9));
    expect(claimable.map(({ streak }) => streak)).toEqual([4, 5, 6, 7, 8, 9, 10]);
    expect(claimable.map(({ daysLeft }) => daysLeft)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(claimable.length).toBe(claimableDays);
  });

  test('of a day still to come has the whole week', () => {
    const days = [{ day: '2026-03-03', state: 'counted' as const, streak: 1 }];
    expect(claimableRewards({ days }, '2026-03-02')).toMatchObject([{ daysLeft: 7 }]);
  });

  test.each([
    [0, 14],
    [14, 30],
    [99, 100],
    [365, undefined],
  ])('after %i the next special day is %s', (streak, next) => {
    expect(nextMilestone(streak)?.streak).toBe(next);
  });

  test('are known by their date', () => {
    expect(rewardIdOf('2026-11-22')).toBe(20_261_122);
  });
});

describe('arrangements', () => {
  const today = '2026-03-02';
  test.each([
    [{ hasSaver: false, lastSavedDay: undefined }, 150, 'yes'],
    [{ hasSaver: false, lastSavedDay: undefined }, 149, 'notEnoughCoins'],
    [{ hasSaver: true, lastSavedDay: undefined }, 500, 'saverWaiting'],
    [{ hasSaver: false, lastSavedDay: '2026-01-02' }, 500, 'saverTooSoon'],
    [{ hasSaver: false, lastSavedDay: '2026-01-01' }, 500, 'yes'],
  ])('a saver with %o and %i coins: %s', (streak, coins, permission) => {
    expect(streaksCan.buySaver(streak, coins, today)).toBe(permission);
  });

  test.each([
    ['2026-03-10', '2026-03-16', [], 'yes'],
    ['2026-03-10', '2026-03-17', [], 'badHoliday'],
    ['2026-03-10', '2026-03-09', [], 'badHoliday'],
    ['2026-02-23', '2026-02-25', [], 'yes'],
    ['2026-02-22', '2026-02-25', [], 'badHoliday'],
    ['2027-03-03', '2027-03-03', [], 'badHoliday'],
    ['2026-03-10', '2026-03-16', [{ from: '2026-01-10', to: '2026-01-12' }], 'holidayTooSoon'],
    ['2026-03-11', '2026-03-16', [{ from: '2026-01-10', to: '2026-01-12' }], 'yes'],
    ['2026-03-10', '2026-03-16', [{ from: '2026-04-10', to: '2026-04-12' }], 'holidayTooSoon'],
  ])('a holiday from %s to %s beside %o: %s', (from, to, others, permission) => {
    expect(streaksCan.setHoliday({ from, to }, others, today)).toBe(permission);
  });
});
