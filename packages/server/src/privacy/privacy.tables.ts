/** Children whose data will be erased, and when; until then the parent can change their mind. */
import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { time } from '../platform/shared-columns.ts';

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
