/** Decks of flashcards by tutors and students, and those that are ready for every year. Paths are the specification's. */

import { cardsPerPart, maxCardsPerDeck, maxDeckNameLetters } from '@comet/domain/flashcards/deck';
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';
import { defineCall } from './call.ts';
import { idSchema, isoTimeSchema, lineSchema, longIdSchema, nothingSchema } from './fields.ts';
import { changesDeck, deckPolicy, flashcardSchema, manyCards, manyCardsBytes, ofDeck } from './flashcard-fields.ts';
import { studentReads, tutorReads } from './policies.ts';

const deckShape = {
  flashcardDeckId: longIdSchema,
  name: z.string(),
  cardCount: z.int(),
  createdAt: isoTimeSchema,
};

/** A deck as a student finds it in a list. */
export const studentDeckSchema = z.object({
  ...deckShape,
  isOwn: z.boolean(),
  /** Who has set it; nothing for an own deck. */
  setBy: z.string().nullable(),
  /** Cards answered in the pass that goes on. */
  answeredCount: z.int(),
  /** Cards the child would remember today. */
  knownCount: z.int(),
  /** Cards whose day to come back has come. */
  dueCount: z.int(),
});
export type StudentDeck = z.infer<typeof studentDeckSchema>;

/** A deck as its tutor finds it in a list, with whom it is set for. */
export const tutorDeckSchema = z.object({
  ...deckShape,
  classroomIds: z.array(idSchema),
  studentIds: z.array(idSchema),
  studentCount: z.int(),
});
export type TutorDeck = z.infer<typeof tutorDeckSchema>;

/** A deck with the cards of one of its parts, in the order in which they are passed. */
export const deckSchema = z.object({
  ...deckShape,
  isOwn: z.boolean(),
  classroomIds: z.array(idSchema),
  studentIds: z.array(idSchema),
  isShuffled: z.boolean(),
  answeredCount: z.int(),
  rightCount: z.int(),
  /** How many cards come before those of this part. */
  offset: z.int(),
  flashcards: z.array(flashcardSchema),
});
export type Deck = z.infer<typeof deckSchema>;

export const listStudentDecks = defineCall({
  method: 'GET',
  path: '/flashcards/decks',
  feature: 'flashcards',
  summary: "The student's decks: their own, and those that tutors have set for them",
  policy: studentReads,
  query: z.strictObject({ isForUser: z.enum(['isForUser', '']).default('') }),
  answer: z.array(studentDeckSchema),
  errors: [],
  example: () => ({ query: { isForUser: '' } }),
});

export const listTutorDecks = defineCall({
  method: 'GET',
  path: '/flashcards/decks/tutor',
  feature: 'flashcards',
  summary: 'Decks that the tutor has made',
  policy: { ...tutorReads, audit: 'nothing' },
  answer: z.array(tutorDeckSchema),
  errors: [],
  example: () => ({}),
});

/** Ids without doubles; none at all is nobody. */
const idsSchema = (max: number) =>
  z
    .array(idSchema)
    .max(max)
    .refine((ids) => new Set(ids).size === ids.length, 'One is named twice')
    .default([]);

const deckBody = {
  name: lineSchema(maxDeckNameLetters, 'Deck name is a required field'),
  /** The tutor's classes and students; a student's own deck is for nobody else. */
  classroomIds: idsSchema(100),
  studentIds: idsSchema(200),
};

export const createDeck = defineCall({
  method: 'POST',
  path: '/flashcards/deck',
  feature: 'flashcards',
  summary: 'Makes a deck, with its first cards; the same one sent again within a minute is one deck',
  policy: { ...deckPolicy, reach: 'own', repeated: 'once' },
  bodyLimitBytes: manyCardsBytes,
  body: z.strictObject({ ...deckBody, flashcards: manyCards.default([]) }),
  answer: z.object({ flashcardDeckId: longIdSchema }),
  changes: ['flashcards'],
  errors: ['tooManyDecks', 'tooManyCards', 'uploadGone'],
  example: () => ({ body: { name: 'Spellings of the week', flashcards: [{ front: 'big', back: 'large' }] } }),
});

export const getDeck = defineCall({
  method: 'GET',
  path: '/flashcards/deck/{id}',
  feature: 'flashcards',
  summary: `A deck with up to ${cardsPerPart} of its cards: for a student those from the first unanswered one on`,
  policy: deckPolicy,
  params: ofDeck,
  query: z.strictObject({
    /** How many cards to leave out; without it, the part with the first card that isn't answered yet. */
    offset: boundedText({ max: 4, tooLong: `A deck has at most ${maxCardsPerDeck} cards` })
      .regex(/^\d+$/, 'This is no number')
      .transform(Number)
      .optional(),
  }),
  answer: deckSchema,
  errors: [],
  example: ({ flashcardDeckId }) => ({ params: { id: flashcardDeckId } }),
});

export const updateDeck = defineCall({
  method: 'PUT',
  path: '/flashcards/deck/{id}',
  feature: 'flashcards',
  summary: 'Gives a deck another name, or sets it for others',
  policy: changesDeck,
  params: ofDeck,
  body: z.strictObject(deckBody),
  answer: nothingSchema,
  changes: ['flashcards'],
  errors: ['deckOfTutor'],
  example: ({ flashcardDeckId, classroomId }) => ({
    params: { id: flashcardDeckId },
    body: { name: 'Words of week 2', classroomIds: [classroomId] },
  }),
});

export const deleteDeck = defineCall({
  method: 'DELETE',
  path: '/flashcards/deck/{id}',
  feature: 'flashcards',
  summary: 'Deletes a deck with its cards and what was remembered of them',
  policy: changesDeck,
  params: ofDeck,
  answer: nothingSchema,
  changes: ['flashcards'],
  errors: ['deckOfTutor'],
  example: ({ spareFlashcardDeckId }) => ({ params: { id: spareFlashcardDeckId } }),
});

export const listReadyDecks = defineCall({
  method: 'GET',
  path: '/flashcards/ready',
  feature: 'flashcards',
  summary: 'Decks that are ready for every year, and which of them the caller has already',
  policy: { ...deckPolicy, reach: 'own' },
  answer: z.array(
    z.object({
      readyKey: z.string(),
      title: z.string(),
      theme: z.string(),
      years: z.array(z.int()),
      cardCount: z.int(),
      isAdded: z.boolean(),
    }),
  ),
  errors: [],
  example: () => ({}),
});

export const addReadyDeck = defineCall({
  method: 'POST',
  path: '/flashcards/ready',
  feature: 'flashcards',
  summary: 'Copies a ready deck; asked for again, it is the copy that is there already',
  policy: { ...deckPolicy, reach: 'own', repeated: 'once' },
  body: z.strictObject({ readyKey: boundedText({ max: 60, required: 'Deck name is a required field' }) }),
  answer: z.object({ flashcardDeckId: longIdSchema }),
  changes: ['flashcards'],
  errors: ['tooManyDecks', 'tooManyCards'],
  example: () => ({ body: { readyKey: 'times-7' } }),
});
