/** What each child needs; a child without a row needs nothing of it. */
import { extraTimes } from '@comet/domain/accommodations/extra-time';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { time } from '../platform/shared-columns.ts';

export const accommodations = pgTable('accommodations', {
  studentId: integer('student_id')
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  extraTime: text('extra_time', { enum: extraTimes }).notNull(),
  setAt: time('set_at').notNull(),
});
