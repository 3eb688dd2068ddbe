/** Attempts, the questions drawn in them with their answers, and the totals that answers add to. */
import type { GivenAnswer } from '@comet/contract/question';
import { attemptKinds, attemptStatuses } from '@comet/domain/attempts/attempt';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { questionItems } from '../curriculum/curriculum.tables.ts';
import { longId, time } from '../platform/shared-columns.ts';
import type { SeenQuestion } from './reported-question.ts';

const studentId = () =>
  integer('student_id')
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' });

export const attempts = pgTable(
  'attempts',
  {
    attemptId: longId('attempt_id').primaryKey().generatedAlwaysAsIdentity(),
    studentId: studentId(),
    kind: text('kind', { enum: attemptKinds }).notNull(),
    /** What the attempt is of: the sub-topic, chapter or practice, by its kind. */
    sourceId: longId('source_id').notNull(),
    /** What it is called where its source does not say. */
    title: text('title'),
    /** When the time is up; nothing where there is no limit. */
    deadlineAt: time('deadline_at'),
    subjectId: smallint('subject_id').notNull(),
    year: smallint('year').notNull(),
    status: text('status', { enum: attemptStatuses }).notNull().default('PROCCESS'),
    questionCount: smallint('question_count').notNull(),
    answeredCount: smallint('answered_count').notNull().default(0),
    rightCount: smallint('right_count').notNull().default(0),
    hintCount: smallint('hint_count').notNull().default(0),
    /** One letter an answer, oldest first: r right, w wrong; what the adaptive choice goes by. */
    course: text('course').notNull().default(''),
    spentMs: integer('spent_ms').notNull().default(0),
    stars: smallint('stars').notNull().default(0),
    coins: integer('coins').notNull().default(0),
    experience: integer('experience').notNull().default(0),
    /** Whether answers give experience and coins, and a practice gives stars: not if the child chose to repeat it within a week. */
    isRewarded: boolean('is_rewarded').notNull().default(true),
    /** Coins that earlier attempts at the same quiz of a lesson brought: a better score brings the difference. */
    paidBefore: smallint('paid_before').notNull().default(0),
    /** An exam whose results its tutor has not released yet: nobody but the tutor sees how it went. */
    isSealed: boolean('is_sealed').notNull().default(false),
    /** The chapter that finishing it opened. */
    openedChapterId: integer('opened_chapter_id'),
    startedAt: time('started_at').notNull(),
    /** Up to when spent time was counted; nothing where none was yet. */
    timedAt: time('timed_at'),
    finishedAt: time('finished_at'),
  },
  (table) => [
    uniqueIndex('attempts_one_open').on(table.studentId, table.kind, table.sourceId).where(sql`status = 'PROCCESS'`),
    index('attempts_by_source').on(table.studentId, table.kind, table.sourceId),
    index('attempts_latest').on(table.studentId, table.finishedAt.desc()).where(sql`status = 'FINISH'`),
    index('attempts_deadlines').on(table.deadlineAt).where(sql`status = 'PROCCESS' and deadline_at is not null`),
    check('attempts_counts', sql`right_count <= answered_count and answered_count <= question_count`),
    check('attempts_course', sql`length(course) = answered_count`),
  ],
);

export const attemptQuestions = pgTable(
  'attempt_questions',
  {
    /** What the web app calls questionId: this question in this attempt. */
    questionId: longId('question_id').primaryKey().generatedAlwaysAsIdentity(),
    attemptId: longId('attempt_id')
      .notNull()
      .references(() => attempts.attemptId, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    studentId: studentId(),
    itemId: longId('item_id')
      .notNull()
      .references(() => questionItems.itemId),
    drawnAt: time('drawn_at').notNull(),
    hintUsed: boolean('hint_used').notNull().default(false),
    answeredAt: time('answered_at'),
    given: jsonb('given').$type<GivenAnswer>(),
    isRight: boolean('is_right'),
    notSure: boolean('not_sure').notNull().default(false),
    note: text('note'),
    because: text('because'),
    mistakeId: text('mistake_id'),
    spentMs: integer('spent_ms').notNull().default(0),
    coins: smallint('coins').notNull().default(0),
    experience: smallint('experience').notNull().default(0),
  },
  (table) => [
    uniqueIndex('attempt_questions_once').on(table.attemptId, table.position),
    index('attempt_questions_seen').on(table.studentId, table.itemId),
    check(
      'attempt_questions_answer_whole',
      sql`(answered_at is null) = (given is null) and (given is null) = (is_right is null)`,
    ),
  ],
);

/** A student's best at each sub-topic; it only rises. */
export const subTopicResults = pgTable(
  'sub_topic_results',
  {
    studentId: studentId(),
    subTopicId: integer('sub_topic_id').notNull(),
    bestStars: smallint('best_stars').notNull(),
    bestRightCount: smallint('best_right_count').notNull(),
    finishedCount: integer('finished_count').notNull(),
    passedAt: time('passed_at'),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.subTopicId] })],
);

/** What reports read: one row a student, subject and day of the student's own calendar. */
export const dayTotals = pgTable(
  'day_totals',
  {
    studentId: studentId(),
    day: date('day').notNull(),
    subjectId: smallint('subject_id').notNull(),
    answered: integer('answered').notNull(),
    rightCount: integer('right_count').notNull(),
    weightAnswered: integer('weight_answered').notNull(),
    weightRight: integer('weight_right').notNull(),
    /** Time at questions, as their answers told it. */
    spentMs: bigint('spent_ms', { mode: 'number' }).notNull(),
    /** Active time, beat by beat; nothing where no tracker ran. */
    activeMs: bigint('active_ms', { mode: 'number' }),
    /** What reports call time: active time where it is known. */
    timeMs: bigint('time_ms', { mode: 'number' }).notNull().generatedAlwaysAs(sql`coalesce(active_ms, spent_ms)`),
    finishedTests: integer('finished_tests').notNull(),
    lastActiveAt: time('last_active_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.day, table.subjectId] })],
);

/** A student's rating in a subject. */
export const subjectRatings = pgTable(
  'subject_ratings',
  {
    studentId: studentId(),
    subjectId: smallint('subject_id').notNull(),
    rating: doublePrecision('rating').notNull(),
    answers: integer('answers').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.subjectId] })],
);

/** What people say is wrong with a question. */
export const questionReports = pgTable(
  'question_reports',
  {
    reportId: longId('report_id').primaryKey().generatedAlwaysAsIdentity(),
    questionId: longId('question_id')
      .notNull()
      .references(() => attemptQuestions.questionId, { onDelete: 'cascade' }),
    reporterId: integer('reporter_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    message: text('message').notNull(),
    /** The question as it was seen, with what had been answered by then. */
    seen: jsonb('seen').$type<SeenQuestion>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [uniqueIndex('question_reports_once').on(table.questionId, table.reporterId, table.type)],
);
