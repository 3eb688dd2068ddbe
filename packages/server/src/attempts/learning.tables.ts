/** What answers leave behind: how well each sub-topic is known, what is to be revised, the best of each chapter test, and the chapters opened. */
import type { Mastery } from '@comet/domain/mastery/mastery';
import { additionalTestKinds } from '@comet/domain/missions/additional-tests';
import { badgeLevels } from '@comet/domain/missions/badges';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { questionItems } from '../curriculum/curriculum.tables.ts';
import { longId, time } from '../platform/shared-columns.ts';
import { attempts } from './attempts.tables.ts';

const studentId = () =>
  integer('student_id')
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' });
/** How well a student knows a sub-topic; the domain's own record, because only the domain reads inside it. */
export const subTopicMastery = pgTable(
  'sub_topic_mastery',
  {
    studentId: studentId(),
    subTopicId: integer('sub_topic_id').notNull(),
    mastery: jsonb('mastery').$type<Mastery>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.subTopicId] })],
);

/** Questions that were answered wrongly, until they were right on two days, and afterwards. */
export const revisions = pgTable(
  'revisions',
  {
    studentId: studentId(),
    itemId: longId('item_id')
      .notNull()
      .references(() => questionItems.itemId),
    subTopicId: integer('sub_topic_id').notNull(),
    /** The attempt whose mistake it is: putting all of its mistakes right brings coins, once. */
    attemptId: longId('attempt_id')
      .notNull()
      .references(() => attempts.attemptId, { onDelete: 'cascade' }),
    rightDays: smallint('right_days').notNull(),
    lastRightDay: date('last_right_day'),
    wrongAt: time('wrong_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.itemId] }),
    index('revisions_of_attempt').on(table.attemptId),
    check('revisions_days', sql`(right_days = 0) = (last_right_day is null)`),
  ],
);

/** A student's best at each additional test; it only rises. */
export const additionalTestResults = pgTable(
  'additional_test_results',
  {
    studentId: studentId(),
    kind: text('kind', { enum: additionalTestKinds }).notNull(),
    /** What it is drawn from: a chapter, or a subject and year. */
    sourceId: longId('source_id').notNull(),
    bestStars: smallint('best_stars').notNull(),
    bestRightCount: smallint('best_right_count').notNull(),
    bestQuestionCount: smallint('best_question_count').notNull(),
    badge: text('badge', { enum: badgeLevels }).notNull(),
    finishedCount: integer('finished_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.kind, table.sourceId] })],
);

/** Chapters that a badge or a chapter-unlock test opened; what was open once stays open. */
export const chapterOpenings = pgTable(
  'chapter_openings',
  {
    studentId: studentId(),
    chapterId: integer('chapter_id').notNull(),
    openedAt: time('opened_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.chapterId] })],
);
