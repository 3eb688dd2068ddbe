/** What parents and children may arrange about a streak. The same rules guard the service and disable buttons. */
import { addDays, daysBetween } from '../attempts/local-day.ts';
import type { Permission } from '../permission.ts';
import { type Holiday, type Streak, saverMaxMissedDays, saverPrice, saverRestDays } from './streak.ts';

/** A parent may set a holiday that began this many days ago at most, and one that begins this many days ahead. */
const earliestDaysAgo = 7;
const latestDaysAhead = 365;

export const streaksCan = {
  /** Buy a saver: one at a time, and none that couldn't be used yet. */
  buySaver(
    { hasSaver, lastSavedDay }: Pick<Streak, 'hasSaver' | 'lastSavedDay'>,
    coins: number,
    today: string,
  ): Permission<'saverWaiting' | 'saverTooSoon' | 'notEnoughCoins'> {
    if (hasSaver) return 'saverWaiting';
    if (today < (saverUsableFrom(lastSavedDay) ?? today)) return 'saverTooSoon';
    return coins < saverPrice ? 'notEnoughCoins' : 'yes';
  },

  /** Set a holiday: of at most seven days, and at least 60 days after the start of the one before. */
  setHoliday(
    { from, to }: Holiday,
    others: readonly Holiday[],
    today: string,
  ): Permission<'badHoliday' | 'holidayTooSoon'> {
    const length = daysBetween(from, to) + 1;
    const ahead = daysBetween(today, from);
    if (length < 1 || length > saverMaxMissedDays) return 'badHoliday';
    if (ahead < -earliestDaysAgo || ahead > latestDaysAhead) return 'badHoliday';
    return others.some((other) => Math.abs(daysBetween(other.from, from)) < saverRestDays) ? 'holidayTooSoon' : 'yes';
  },
};

/** The first day on which another saver could be used; undefined where that's any day. */
export function saverUsableFrom(lastSavedDay: string | undefined): string | undefined {
  return lastSavedDay === undefined ? undefined : addDays(lastSavedDay, saverRestDays);
}
