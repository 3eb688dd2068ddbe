/** The coin ledger, append-only, with the balance beside it; and what a student has gathered in all. */
import { coinDirections, coinSources } from '@comet/domain/rewards/rewards';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { longId, time } from '../platform/shared-columns.ts';

const studentId = () =>
  integer('student_id')
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' });

/** Each entry debits one account and credits another: `reward:mission`, `child:12`, `shop`. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    entryId: longId('entry_id').primaryKey().generatedAlwaysAsIdentity(),
    /** Made by the server from what caused the entry, so that nothing is credited or charged twice. */
    cause: text('cause').notNull().unique(),
    studentId: studentId(),
    direction: text('direction', { enum: coinDirections }).notNull(),
    source: text('source', { enum: coinSources }).notNull(),
    amount: integer('amount').notNull(),
    debitAccount: text('debit_account').notNull(),
    creditAccount: text('credit_account').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    // Whole: what came in within a time is summed from the index alone, however many children's entries lie between.
    index('ledger_entries_by_student').on(table.studentId, table.createdAt, table.direction, table.amount),
    check('ledger_entries_amount', sql`amount > 0`),
  ],
);

export const studentStandings = pgTable(
  'student_standings',
  {
    studentId: studentId().primaryKey(),
    coins: integer('coins').notNull(),
    /** All that was ever spent; with the balance it says what was ever collected, however long the ledger is. */
    coinsSpent: integer('coins_spent').notNull().default(0),
    experience: integer('experience').notNull(),
    stars: integer('stars').notNull(),
    /** Coins earned from learning on this day of the student's calendar; the day's limit goes by it. */
    learnedDay: date('learned_day').notNull(),
    learnedCoins: smallint('learned_coins').notNull(),
  },
  () => [check('student_standings_not_below_zero', sql`coins >= 0 and experience >= 0 and stars >= 0`)],
);

/** Coins that a tutor gave by hand, with the reason. */
export const coinGifts = pgTable(
  'coin_gifts',
  {
    giftId: longId('gift_id').primaryKey().generatedAlwaysAsIdentity(),
    tutorId: integer('tutor_id').references(() => users.userId, { onDelete: 'set null' }),
    studentId: studentId(),
    amount: smallint('amount').notNull(),
    reason: text('reason').notNull(),
    /** The day of the student's calendar; the day's limit goes by it. */
    day: date('day').notNull(),
    givenAt: time('given_at').notNull(),
  },
  (table) => [
    index('coin_gifts_by_student').on(table.studentId, table.day),
    check('coin_gifts_amount', sql`amount between 1 and 50`),
  ],
);
