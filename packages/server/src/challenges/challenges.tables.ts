/** Runs of games with their questions. */
import type { ChallengeHelp } from '@comet/contract/challenges';
import type { GivenAnswer } from '@comet/contract/question';
import { attemptStatuses } from '@comet/domain/attempts/attempt';
import { gamePowerUps, games } from '@comet/domain/challenges/games';
import type { Level } from '@comet/domain/challenges/levels';
import type { Run } from '@comet/domain/challenges/run';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { questionItems } from '../curriculum/curriculum.tables.ts';
import { longId, time } from '../platform/shared-columns.ts';

const studentId = () =>
  integer('student_id')
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' });

export const challengeRuns = pgTable(
  'challenge_runs',
  {
    runId: longId('run_id').primaryKey().generatedAlwaysAsIdentity(),
    studentId: studentId(),
    game: text('game', { enum: games }).notNull(),
    subjectId: smallint('subject_id').notNull(),
    year: smallint('year').notNull(),
    /** The student's rating in the subject when the run began. */
    rating: doublePrecision('rating').notNull(),
    status: text('status', { enum: attemptStatuses }).notNull().default('PROCCESS'),
    /** All that the rules go by. */
    state: jsonb('state').$type<Run>().notNull(),
    /** Stored questions to ask, dealt at the start so that an answer needs no search. */
    items: jsonb('items').$type<Readonly<Record<Level, readonly number[]>>>().notNull(),
    /** How many of them were asked, level by level. */
    drawn: jsonb('drawn').$type<Readonly<Partial<Record<Level, number>>>>().notNull(),
    score: integer('score').notNull().default(0),
    /** Whether it has a place among the student's bests. */
    countsForBest: boolean('counts_for_best').notNull().default(false),
    coins: smallint('coins').notNull().default(0),
    /** Until the last answer; what a parent's minutes a day go by. */
    playedMs: integer('played_ms').notNull().default(0),
    /** The day of the student's calendar on which it ended; the day's limit of coins goes by it. */
    day: date('day'),
    startedAt: time('started_at').notNull(),
    /** When a run that was left is closed. */
    closesAt: time('closes_at').notNull(),
    finishedAt: time('finished_at'),
  },
  (table) => [
    uniqueIndex('challenge_runs_one_open').on(table.studentId).where(sql`status = 'PROCCESS'`),
    index('challenge_runs_best')
      .on(table.studentId, table.subjectId, table.game, table.score)
      .where(sql`counts_for_best`),
    index('challenge_runs_day').on(table.studentId, table.day),
    index('challenge_runs_left').on(table.closesAt).where(sql`status = 'PROCCESS'`),
  ],
);

export const challengeQuestions = pgTable(
  'challenge_questions',
  {
    questionId: longId('question_id').primaryKey().generatedAlwaysAsIdentity(),
    runId: longId('run_id')
      .notNull()
      .references(() => challengeRuns.runId, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    studentId: studentId(),
    itemId: longId('item_id')
      .notNull()
      .references(() => questionItems.itemId),
    drawnAt: time('drawn_at').notNull(),
    answeredAt: time('answered_at'),
    given: jsonb('given').$type<GivenAnswer>(),
    isRight: boolean('is_right'),
    note: text('note'),
    because: text('because'),
    spentMs: integer('spent_ms').notNull().default(0),
    points: integer('points').notNull().default(0),
    powerUp: text('power_up', { enum: gamePowerUps }),
    help: jsonb('help').$type<ChallengeHelp>(),
  },
  (table) => [
    uniqueIndex('challenge_questions_once').on(table.runId, table.position),
    index('challenge_questions_seen').on(table.studentId, table.itemId, table.drawnAt),
  ],
);
