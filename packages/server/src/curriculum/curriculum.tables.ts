/** Questions as first served: the seed is where they come from, the stored item is what counts. */
import type { Block, Question, Steps } from '@comet/contract/question';
import { difficulties } from '@comet/domain/curriculum/subjects';
import type { Key } from '@comet/questions/kernel/key';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { longId, time } from '../platform/shared-columns.ts';
import { questionStatuses } from './question-status.ts';

export const questionItems = pgTable(
  'question_items',
  {
    itemId: longId('item_id').primaryKey().generatedAlwaysAsIdentity(),
    subTopicId: integer('sub_topic_id').notNull(),
    difficulty: text('difficulty', { enum: difficulties }).notNull(),
    generatorId: text('maker_id').notNull(),
    generatorVersion: smallint('maker_version').notNull(),
    seed: integer('seed').notNull(),
    /** Two seeds of one variant are one question to a child. */
    variant: text('variant').notNull(),
    question: jsonb('question').$type<Question>().notNull(),
    key: jsonb('key').$type<Key>().notNull(),
    hint: jsonb('hint').$type<readonly Block[]>().notNull(),
    explanation: jsonb('explanation').$type<Steps>().notNull(),
    features: jsonb('features').$type<Readonly<Record<string, number>>>().notNull(),
    /** What it is asked about together with others; nothing for a question that stands alone. */
    stimulusId: text('stimulus_id'),
    /** Its place among the questions about that. */
    setPlace: smallint('set_place'),
    /** What it tells of that: two questions that tell the same never stand in one set. */
    setTells: text('set_tells').array(),
    /** 1/options, 0 where the answer is typed. */
    chanceOfGuessing: real('chance_of_guessing').notNull(),
    status: text('status', { enum: questionStatuses }).notNull().default('active'),
    /** Why it is not active, where that is known. */
    statusReason: text('status_reason'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('question_items_once').on(
      table.subTopicId,
      table.difficulty,
      table.generatorId,
      table.generatorVersion,
      table.variant,
    ),
    index('question_items_by_cell').on(table.subTopicId, table.difficulty),
    index('question_items_by_stimulus').on(table.stimulusId).where(sql`stimulus_id is not null`),
    check(
      'question_items_set_whole',
      sql`(stimulus_id is null) = (set_place is null) and (set_place is null) = (set_tells is null)`,
    ),
  ],
);

/** How far the seeds of a cell have been used, so that two processes never mint the same. */
export const questionCells = pgTable(
  'question_cells',
  {
    subTopicId: integer('sub_topic_id').notNull(),
    difficulty: text('difficulty', { enum: difficulties }).notNull(),
    nextSeed: integer('next_seed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subTopicId, table.difficulty] })],
);
