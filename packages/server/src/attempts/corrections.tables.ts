/** Answers that were marked wrong by mistake and now count as right, with what the child got for each. */
import { correctionReasons } from '@comet/domain/attempts/correction-reasons';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { longId, time } from '../platform/shared-columns.ts';
import { attemptQuestions } from './attempts.tables.ts';

export const answerCorrections = pgTable(
  'answer_corrections',
  {
    correctionId: longId('correction_id').primaryKey().generatedAlwaysAsIdentity(),
    questionId: longId('question_id')
      .notNull()
      .unique()
      .references(() => attemptQuestions.questionId, { onDelete: 'cascade' }),
    studentId: integer('student_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    reason: text('reason', { enum: correctionReasons }).notNull(),
    /** What the correction brought; stars and the coins for finishing are with the last answer of their attempt. */
    coins: smallint('coins').notNull(),
    experience: smallint('experience').notNull(),
    stars: smallint('stars').notNull(),
    correctedAt: time('corrected_at').notNull(),
    /** When the child was told; null until then. */
    seenAt: time('seen_at'),
  },
  (table) => [index('answer_corrections_unseen').on(table.studentId).where(sql`seen_at is null`)],
);
