/** What families arrange about streaks. The streak itself is calculated from the days' totals, and rewards are entries of the ledger. */
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { longId, time } from '../platform/shared-columns.ts';

const studentId = () =>
  integer('student_id')
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' });

/** Weekly rest days, each from a day on: changing them doesn't touch the days before. */
export const streakRestDays = pgTable(
  'streak_rest_days',
  {
    studentId: studentId(),
    fromDay: date('from_day').notNull(),
    /** From 1, Monday, to 7, Sunday. */
    weekdays: smallint('weekdays').array().notNull(),
    setAt: time('set_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.fromDay] })],
);

export const streakHolidays = pgTable(
  'streak_holidays',
  {
    holidayId: longId('holiday_id').primaryKey().generatedAlwaysAsIdentity(),
    studentId: studentId(),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    setAt: time('set_at').notNull(),
  },
  (table) => [
    index('streak_holidays_by_student').on(table.studentId, table.fromDay),
    check('streak_holidays_order', sql`from_day <= to_day`),
  ],
);

/** Savers a child bought. Which of them was used, and when, follows from the days. */
export const streakSavers = pgTable(
  'streak_savers',
  {
    saverId: longId('saver_id').primaryKey().generatedAlwaysAsIdentity(),
    studentId: studentId(),
    /** The day of the child's calendar. */
    boughtDay: date('bought_day').notNull(),
    boughtAt: time('bought_at').notNull(),
  },
  (table) => [index('streak_savers_by_student').on(table.studentId, table.boughtDay)],
);
