/** Passing a deck, and what is remembered of its cards. Paths and names are the specification's. */

import { maxAnswerLength } from '@comet/domain/marking/reading';
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';
import { defineCall } from './call.ts';
import { idSchema, idTextSchema, longIdSchema, nothingSchema } from './fields.ts';
import { deckPolicy, flashcardProgressSchema, flashcardSchema, ofDeck, passesDeck } from './flashcard-fields.ts';
import { studentReads } from './policies.ts';

export const passFlashcard = defineCall({
  method: 'POST',
  path: '/flashcards/passing',
  feature: 'flashcards',
  summary: 'Keeps and marks an answer. The first answer of a pass counts, and sending it again gives the first result',
  policy: { ...passesDeck, repeated: 'once' },
  body: z.strictObject({
    flashcardId: longIdSchema,
    userAnswer: boundedText({ max: maxAnswerLength, required: 'Type your answer first.' }),
  }),
  answer: z.object({
    flashcardProgress: flashcardProgressSchema,
    /** When the card comes back, on the student's own calendar. */
    dueDay: z.string(),
  }),
  changes: ['flashcards'],
  errors: ['unreadableAnswer'],
  example: ({ flashcardId }) => ({ body: { flashcardId, userAnswer: 'very small' } }),
});

const namedDeck = z.strictObject({ flashcardDeckId: longIdSchema });

export const restartDeck = defineCall({
  method: 'POST',
  path: '/flashcards/deck-restart',
  feature: 'flashcards',
  summary: 'Begins a deck from its first card again; what is remembered of the cards stays',
  policy: passesDeck,
  body: namedDeck,
  answer: nothingSchema,
  changes: ['flashcards'],
  errors: [],
  example: ({ flashcardDeckId }) => ({ body: { flashcardDeckId } }),
});

export const shuffleDeck = defineCall({
  method: 'POST',
  path: '/flashcards/shuffle',
  feature: 'flashcards',
  summary: 'Puts the cards of a deck in another order, for this student',
  policy: { ...passesDeck, repeated: 'again' },
  body: namedDeck,
  answer: nothingSchema,
  changes: ['flashcards'],
  errors: [],
  example: ({ flashcardDeckId }) => ({ body: { flashcardDeckId } }),
});

export const passDeck = defineCall({
  method: 'POST',
  path: '/flashcards/deck-passing',
  feature: 'flashcards',
  summary: 'Ends a pass whose cards are all answered, and says how it went; before that it says how many are left',
  policy: passesDeck,
  body: namedDeck,
  answer: z.object({
    isComplete: z.boolean(),
    cardCount: z.int(),
    answeredCount: z.int(),
    rightCount: z.int(),
    /** Whole passes so far, this one included. */
    passes: z.int(),
  }),
  changes: ['flashcards'],
  errors: [],
  example: ({ flashcardDeckId }) => ({ body: { flashcardDeckId } }),
});

export const listDueFlashcards = defineCall({
  method: 'GET',
  path: '/flashcards/due',
  feature: 'flashcards',
  summary:
    "Today's cards of a student: what is due, the most overdue first, then a few new ones; never more than a day can take",
  policy: studentReads,
  answer: z.object({
    flashcards: z.array(flashcardSchema),
    /** Cards answered today, due and new ones. */
    doneToday: z.int(),
    /** Due cards that move on to the next days. */
    laterCount: z.int(),
  }),
  errors: [],
  example: () => ({}),
});

/** A day of the student's own calendar. */
const daySchema = z.string();

export const getFlashcardProgress = defineCall({
  method: 'GET',
  path: '/flashcards/progress',
  feature: 'flashcards',
  summary:
    'What a child knows of their decks, what the next two weeks will bring, and how much was remembered week by week',
  policy: {
    callers: ['student', 'parent', 'tutor'],
    reach: ['self', 'parent', 'tutor'],
    whilePending: false,
    limit: 'general',
    repeated: 'reads',
    audit: 'childData',
  },
  query: z.strictObject({ studentId: idTextSchema }),
  answer: z.object({
    cardCount: z.int(),
    /** Cards answered at least once. */
    startedCount: z.int(),
    knownCount: z.int(),
    forecast: z.array(z.object({ day: daySchema, count: z.int() })),
    /** The last weeks, oldest first; each from its Monday. */
    retention: z.array(z.object({ monday: daySchema, reviewed: z.int(), remembered: z.int() })),
    /** For a tutor those that they have set. */
    decks: z.array(
      z.object({ flashcardDeckId: longIdSchema, name: z.string(), cardCount: z.int(), knownCount: z.int() }),
    ),
  }),
  errors: [],
  example: ({ studentId }) => ({ query: { studentId } }),
});

export const listDeckStudents = defineCall({
  method: 'GET',
  path: '/flashcards/deck/{id}/students',
  feature: 'flashcards',
  summary: 'How far the students are in a deck of the tutor',
  policy: { ...deckPolicy, callers: ['tutor'], reach: ['setter'], audit: 'childData' },
  params: ofDeck,
  answer: z.array(
    z.object({
      studentId: idSchema,
      firstName: z.string(),
      lastName: z.string(),
      answeredCount: z.int(),
      knownCount: z.int(),
      dueCount: z.int(),
    }),
  ),
  errors: [],
  example: ({ flashcardDeckId }) => ({ params: { id: flashcardDeckId } }),
});
