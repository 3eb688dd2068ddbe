/** Parents' requests for tutors; the match itself stands with the tutor's students. */
import { integer, pgTable, smallint, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { longId, time } from '../platform/shared-columns.ts';

export const tutorRequests = pgTable(
  'tutor_requests',
  {
    requestId: longId('request_id').primaryKey().generatedAlwaysAsIdentity(),
    studentId: integer('student_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    subjectId: smallint('subject_id').notNull(),
    requestedAt: time('requested_at').notNull(),
  },
  (table) => [uniqueIndex('tutor_requests_once').on(table.studentId, table.subjectId)],
);
