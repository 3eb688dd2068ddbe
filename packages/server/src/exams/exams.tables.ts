/** Exams: their rules and questions, the children's clocks, and the answers that are kept until the end. */
import type { GivenAnswer } from '@comet/contract/question';
import { examOrders, examReleases, examTimings } from '@comet/domain/exams/exams';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { attemptQuestions, attempts } from '../attempts/attempts.tables.ts';
import { questionItems } from '../curriculum/curriculum.tables.ts';
import { lessonSections, lessons } from '../lessons/lessons.tables.ts';
import { longId, time } from '../platform/shared-columns.ts';

const studentId = () =>
  integer('student_id')
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' });

/** What a tutor decided about an exam; nothing here is the usual. */
export const exams = pgTable('exams', {
  lessonId: longId('lesson_id')
    .primaryKey()
    .references(() => lessons.lessonId, { onDelete: 'cascade' }),
  timeLimitMs: integer('time_limit_ms').notNull(),
  order: text('question_order', { enum: examOrders }).notNull(),
  timing: text('timing', { enum: examTimings }).notNull(),
  mayPause: boolean('may_pause').notNull(),
  release: text('release', { enum: examReleases }).notNull(),
  /** When the tutor released the results, or the last child had finished. */
  releasedAt: time('released_at'),
});

export const examSections = pgTable('exam_sections', {
  sectionId: longId('section_id')
    .primaryKey()
    .references(() => lessonSections.sectionId, { onDelete: 'cascade' }),
  timeLimitMs: integer('time_limit_ms').notNull(),
  /** The cell that its questions were drawn from, so that they are drawn again for another one. */
  drawnFrom: text('drawn_from').notNull(),
});

/** The questions that every child gets. */
export const examQuestions = pgTable(
  'exam_questions',
  {
    sectionId: longId('section_id')
      .notNull()
      .references(() => lessonSections.sectionId, { onDelete: 'cascade' }),
    place: smallint('place').notNull(),
    itemId: longId('item_id')
      .notNull()
      .references(() => questionItems.itemId),
  },
  (table) => [primaryKey({ columns: [table.sectionId, table.place] })],
);

/** The clock of a child's exam; domain/exams/exam-clock.ts reads it. */
export const examAttempts = pgTable(
  'exam_attempts',
  {
    attemptId: longId('attempt_id')
      .primaryKey()
      .references(() => attempts.attemptId, { onDelete: 'cascade' }),
    studentId: studentId(),
    /** The child's own limit of each part; null in it is no limit. */
    limitsMs: jsonb('limits_ms').$type<(number | null)[]>().notNull(),
    endsMs: jsonb('ends_ms').$type<number[]>().notNull().default([]),
    pausedMs: bigint('paused_ms', { mode: 'number' }).notNull().default(0),
    pausedAt: time('paused_at'),
    /** How many questions each section has. */
    sectionSizes: jsonb('section_sizes').$type<number[]>().notNull(),
    /** Up to when time at questions was counted. */
    timedAt: time('timed_at').notNull(),
  },
  (table) => [index('exam_attempts_by_student').on(table.studentId)],
);

/** An answer that can be changed until the end. It is marked when the exam is over, and counts once the results are released. */
export const examAnswers = pgTable(
  'exam_answers',
  {
    questionId: longId('question_id')
      .primaryKey()
      .references(() => attemptQuestions.questionId, { onDelete: 'cascade' }),
    attemptId: longId('attempt_id')
      .notNull()
      .references(() => attempts.attemptId, { onDelete: 'cascade' }),
    studentId: studentId(),
    given: jsonb('given').$type<GivenAnswer>(),
    isFlagged: boolean('is_flagged').notNull().default(false),
    /** The child went on from it for good, where questions come one at a time. */
    isPassed: boolean('is_passed').notNull().default(false),
    /** By the child's device: of two answers the later one counts. */
    givenAt: time('given_at'),
    spentMs: integer('spent_ms').notNull().default(0),
    isRight: boolean('is_right'),
    because: text('because'),
  },
  (table) => [
    index('exam_answers_by_attempt').on(table.attemptId),
    index('exam_answers_by_student').on(table.studentId),
  ],
);
