/** What parents arrange about a child's streak: weekly rest days and holidays. */
import { localDay } from '@comet/domain/attempts/local-day';
import { streaksCan } from '@comet/domain/streaks/streaks-can';
import { findTimeZone } from '../accounts/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { requireAllowed } from '../platform/refusal.ts';
import * as store from './streaks.store.ts';

export type StreakPlansService = ReturnType<typeof createStreakPlansService>;

export function createStreakPlansService({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const todayOf = async (db: Queryable, studentId: number): Promise<string> =>
    localDay(clock.now(), await findTimeZone(db, studentId));

  async function planOf(studentId: number) {
    const today = await todayOf(database, studentId);
    const [restWeekdays, holidays] = await Promise.all([
      store.findRestWeekdays(database, studentId, today),
      store.listHolidays(database, studentId),
    ]);
    return { restWeekdays, holidays: holidays.filter(({ to }) => to >= today) };
  }

  return {
    planOf,

    /** Sets the weekly rest days from today on. */
    async setRestDays(studentId: number, weekdays: readonly number[]) {
      const rest = { from: await todayOf(database, studentId), weekdays };
      await store.setRestDays(database, studentId, rest, clock.now());
      return planOf(studentId);
    },

    /** Sets a holiday; the same one again is there already. */
    async addHoliday(studentId: number, holiday: { readonly from: string; readonly to: string }) {
      await database.transaction(async (tx) => {
        await store.lockHolidays(tx, studentId);
        const others = await store.listHolidays(tx, studentId);
        if (others.some(({ from, to }) => from === holiday.from && to === holiday.to)) return;
        requireAllowed(streaksCan.setHoliday(holiday, others, await todayOf(tx, studentId)));
        await store.insertHoliday(tx, studentId, holiday, clock.now());
      });
      return planOf(studentId);
    },

    /** Removes a holiday that has not begun, or ends one that has; one that isn't the child's stays. */
    async removeHoliday(studentId: number, holidayId: number) {
      await store.endHoliday(database, studentId, holidayId, await todayOf(database, studentId));
      return planOf(studentId);
    },
  };
}
