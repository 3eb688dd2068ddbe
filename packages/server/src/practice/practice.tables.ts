/** Practices as they were set, and each student's part in them. */
import { difficulties } from '@comet/domain/curriculum/subjects';
import { practiceOrigins } from '@comet/domain/practice/practice';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { longId, time } from '../platform/shared-columns.ts';

export const practices = pgTable(
  'practices',
  {
    practiceId: longId('practice_id').primaryKey().generatedAlwaysAsIdentity(),
    setById: integer('set_by_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    origin: text('origin', { enum: practiceOrigins }).notNull(),
    name: text('name').notNull(),
    subjectId: smallint('subject_id').notNull(),
    year: smallint('year').notNull(),
    topicId: integer('topic_id').notNull(),
    subTopicIds: integer('sub_topic_ids').array().notNull(),
    difficulty: text('difficulty', { enum: difficulties }).notNull(),
    /** Minutes; nothing where there is no limit. */
    timeLimit: smallint('time_limit'),
    questionCount: smallint('question_count').notNull(),
    /** What the request asked for, so that one sent twice is one practice. */
    fingerprint: text('fingerprint').notNull(),
    setAt: time('set_at').notNull(),
    deletedAt: time('deleted_at'),
  },
  (table) => [
    index('practices_by_setter').on(table.setById, table.setAt.desc()),
    check(
      'practices_limits',
      sql`question_count between 10 and 60 and (time_limit is null or time_limit between 5 and 30)`,
    ),
  ],
);

/** A student's part in a practice; set again, it is another round. */
export const practiceTasks = pgTable(
  'practice_tasks',
  {
    taskId: longId('task_id').primaryKey().generatedAlwaysAsIdentity(),
    practiceId: longId('practice_id')
      .notNull()
      .references(() => practices.practiceId, { onDelete: 'cascade' }),
    studentId: integer('student_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    round: smallint('round').notNull().default(1),
    /** The stored questions to do again, where only those that were wrong are wanted. */
    itemIds: longId('item_ids').array(),
    assignedAt: time('assigned_at').notNull(),
    dueAt: time('due_at').notNull(),
    /** How its attempt ended, kept here by a trigger: a tutor's list sums a class without looking for each child's attempt. */
    finishedAt: time('finished_at'),
    answeredCount: smallint('answered_count'),
    rightCount: smallint('right_count'),
    feedback: text('feedback'),
    feedbackAt: time('feedback_at'),
  },
  (table) => [
    uniqueIndex('practice_tasks_once').on(table.practiceId, table.studentId, table.round),
    index('practice_tasks_by_student').on(table.studentId, table.dueAt),
  ],
);
