/** What a child's time is tracked of, and when their last beat counted. */
import { trackedKinds } from '@comet/domain/tracker/active-time';
import { integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { longId, time } from '../platform/shared-columns.ts';

export const trackers = pgTable(
  'trackers',
  {
    trackerId: longId('tracker_id').primaryKey().generatedAlwaysAsIdentity(),
    studentId: integer('student_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    kind: text('kind', { enum: trackedKinds }).notNull(),
    /** The attempt or lesson, by the kind. */
    sourceId: longId('source_id').notNull(),
    subjectId: smallint('subject_id').notNull(),
    startedAt: time('started_at').notNull(),
  },
  (table) => [uniqueIndex('trackers_once').on(table.studentId, table.kind, table.sourceId)],
);

/** One row a child, whatever they have open: two pages beat in turns, never both. */
export const trackerClocks = pgTable('tracker_clocks', {
  studentId: integer('student_id')
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  countedAt: time('counted_at'),
});
