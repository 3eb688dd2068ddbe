/** Decks and their cards, for whom they are set, and what each child remembers of them. */
import type { CardDraft } from '@comet/contract/flashcard-fields';
import { cardKinds, cardVerdicts } from '@comet/domain/flashcards/deck';
import type { DrawnPicture } from '@comet/domain/flashcards/picture-names';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { classrooms } from '../classrooms/classrooms.tables.ts';
import { longId, time } from '../platform/shared-columns.ts';
import { uploadedFiles } from '../uploads/uploads.tables.ts';

export const flashcardDecks = pgTable(
  'flashcard_decks',
  {
    deckId: longId('deck_id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Kept with the cards, so that a deck of thousands is listed as fast as a small one. */
    cardCount: integer('card_count').notNull(),
    /** Which of our ready decks it was copied from. */
    readyKey: text('ready_key'),
    /** What the request asked for, so that one sent twice is one deck. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('flashcard_decks_by_owner').on(table.ownerId, table.createdAt.desc()),
    uniqueIndex('flashcard_decks_ready_once').on(table.ownerId, table.readyKey).where(sql`ready_key is not null`),
    check('flashcard_decks_size', sql`card_count between 0 and 5000`),
  ],
);

const deckId = () =>
  longId('deck_id')
    .notNull()
    .references(() => flashcardDecks.deckId, { onDelete: 'cascade' });
const studentId = () =>
  integer('student_id')
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' });

export const flashcardDeckClassrooms = pgTable(
  'flashcard_deck_classrooms',
  {
    deckId: deckId(),
    classroomId: integer('classroom_id')
      .notNull()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.deckId, table.classroomId] }),
    index('flashcard_deck_classrooms_by_class').on(table.classroomId),
  ],
);

export const flashcardDeckStudents = pgTable(
  'flashcard_deck_students',
  { deckId: deckId(), studentId: studentId() },
  (table) => [
    primaryKey({ columns: [table.deckId, table.studentId] }),
    index('flashcard_deck_students_by_student').on(table.studentId),
  ],
);

export const flashcards = pgTable(
  'flashcards',
  {
    flashcardId: longId('flashcard_id').primaryKey().generatedAlwaysAsIdentity(),
    deckId: deckId(),
    position: integer('position').notNull(),
    front: text('front').notNull(),
    back: text('back').notNull(),
    accepted: text('accepted').array().notNull(),
    kind: text('kind', { enum: cardKinds }).notNull(),
    spoken: text('spoken'),
    vocabulary: jsonb('vocabulary').$type<CardDraft['vocabulary']>(),
    /** The picture: one that the deck's owner uploaded, or one that we draw. */
    pictureFileId: uuid('picture_file_id').references(() => uploadedFiles.fileId),
    drawnPicture: text('drawn_picture').$type<DrawnPicture>(),
    pictureAlt: text('picture_alt').notNull().default(''),
  },
  (table) => [
    uniqueIndex('flashcards_in_order').on(table.deckId, table.position),
    index('flashcards_by_picture').on(table.pictureFileId).where(sql`picture_file_id is not null`),
    check('flashcards_one_picture', sql`picture_file_id is null or drawn_picture is null`),
  ],
);

/** Where a student is in a deck. */
export const flashcardPasses = pgTable(
  'flashcard_passes',
  {
    studentId: studentId(),
    deckId: deckId(),
    /** From 1; a restart begins the next one, and what was answered before is no answer of it. */
    pass: integer('pass').notNull(),
    /** Orders the cards for this student; nothing for the deck's own order. */
    shuffleSeed: integer('shuffle_seed'),
    /** Answers of this pass and how many of them are right, so that a deck of thousands opens like a small one. */
    answeredCount: integer('answered_count').notNull().default(0),
    rightCount: integer('right_count').notNull().default(0),
    /** In the deck's own order, every card before this position is answered in this pass. */
    openFrom: integer('open_from').notNull().default(0),
    /** How many cards are before that position. */
    openPlace: integer('open_place').notNull().default(0),
    /** Every card before this position was answered at least once, in whichever pass. */
    newFrom: integer('new_from').notNull().default(0),
    /** The last pass that was completed. */
    completedPass: integer('completed_pass').notNull(),
    /** Whole passes so far. */
    completedCount: integer('completed_count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.deckId] }),
    index('flashcard_passes_by_deck').on(table.deckId),
  ],
);

/** A student's answer to a card, and what they remember of it; one row for both, so that neither goes without the other. */
export const flashcardProgress = pgTable(
  'flashcard_progress',
  {
    progressId: longId('progress_id').primaryKey().generatedAlwaysAsIdentity(),
    studentId: studentId(),
    deckId: deckId(),
    flashcardId: longId('flashcard_id')
      .notNull()
      .references(() => flashcards.flashcardId, { onDelete: 'cascade' }),
    /** The pass of the answer. */
    pass: integer('pass').notNull(),
    userAnswer: text('user_answer').notNull(),
    verdict: text('verdict', { enum: cardVerdicts }),
    answeredAt: time('answered_at').notNull(),
    stabilityDays: doublePrecision('stability_days').notNull(),
    difficulty: doublePrecision('difficulty').notNull(),
    lastDay: date('last_day').notNull(),
    dueDay: date('due_day').notNull(),
    knownUntil: date('known_until'),
    reviews: integer('reviews').notNull(),
    lapses: integer('lapses').notNull(),
  },
  (table) => [
    uniqueIndex('flashcard_progress_once').on(table.studentId, table.flashcardId),
    index('flashcard_progress_of_deck').on(table.studentId, table.deckId, table.pass),
    index('flashcard_progress_due').on(table.studentId, table.dueDay),
    index('flashcard_progress_by_card').on(table.flashcardId),
    index('flashcard_progress_by_deck').on(table.deckId),
    check('flashcard_progress_answer', sql`(user_answer = '') = (verdict is null)`),
  ],
);

/** What a day brought: reviews of known cards, how many were remembered, and how many cards were new. */
export const flashcardDays = pgTable(
  'flashcard_days',
  {
    studentId: studentId(),
    day: date('day').notNull(),
    reviewed: integer('reviewed').notNull(),
    remembered: integer('remembered').notNull(),
    learned: integer('learned').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.day] }),
    check('flashcard_days_remembered', sql`remembered <= reviewed`),
  ],
);
