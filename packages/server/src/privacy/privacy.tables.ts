/** Data that will be erased: children's, when a parent asked for it, and accounts that nobody uses. */
import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { time } from '../platform/shared-columns.ts';

/** Children whose data will be erased, and when; until then the parent can change their mind. */
export const erasures = pgTable(
  'erasures',
  {
    studentId: integer('student_id')
      .primaryKey()
      .references(() => users.userId, { onDelete: 'cascade' }),
    askedAt: time('asked_at').notNull(),
    dueAt: time('due_at').notNull(),
  },
  (table) => [index('erasures_by_due').on(table.dueAt)],
);

/** When we wrote to a family, or to a student who signed up alone, that the account will be erased because nobody uses it. */
export const dormantWarnings = pgTable('dormant_warnings', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  warnedAt: time('warned_at').notNull(),
});
