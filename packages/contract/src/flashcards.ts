/** Flashcards: decks by tutors and students, passed by typing. Paths and names are the specification's. */

import { asLine } from '@comet/domain/accounts/typed-text';
import {
  cardKinds,
  cardsPerPart,
  maxCardsAtOnce,
  maxCardsPerDeck,
  maxDeckNameLetters,
  maxSideLetters,
} from '@comet/domain/flashcards/deck';
import { cardVerdicts } from '@comet/domain/flashcards/mark-card';
import { maxAnswerLength } from '@comet/domain/marking/reading';
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';
import { defineCall, type Policy } from './call.ts';
import {
  idSchema,
  idTextSchema,
  isoTimeSchema,
  lineSchema,
  longIdSchema,
  longIdTextSchema,
  nothingSchema,
} from './fields.ts';
import { studentReads, tutorReads } from './policies.ts';

/** A deck that an id in the request names: the owner's, or one that a tutor has set for the student. */
const deckPolicy = {
  callers: ['tutor', 'student'],
  reach: ['self', 'setter'],
  whilePending: false,
  limit: 'general',
  repeated: 'reads',
  audit: 'nothing',
} as const satisfies Policy;
const changesDeck = { ...deckPolicy, repeated: 'same' } as const satisfies Policy;
const addsToDeck = { ...deckPolicy, repeated: 'again' } as const satisfies Policy;
const passesDeck = { ...studentReads, reach: ['self'], repeated: 'same' } as const satisfies Policy;

/** One side of a card: plain text with our own marks, in as many lines as the writer likes. It's never read as HTML. */
const sideSchema = (required: string) => boundedText({ max: maxSideLetters, required, clean: asLine });
const wordListSchema = z.array(lineSchema(60, 'Word is required')).max(12);

/** What a vocabulary card says about its word. */
export const vocabularySchema = z.strictObject({
  definition: boundedText({ max: maxSideLetters, clean: asLine }),
  synonyms: wordListSchema,
  antonyms: wordListSchema,
  example: boundedText({ max: maxSideLetters, clean: asLine }),
});

const cardFields = {
  front: sideSchema('Word is required'),
  back: sideSchema('Answer is a required field'),
  /** Other answers that are right, too. */
  accepted: z.array(sideSchema('Word is required')).max(10).default([]),
  kind: z.enum(cardKinds).default('typed'),
  /** What the browser's voice reads aloud; nothing for a silent card. */
  spoken: boundedText({ max: maxSideLetters, clean: asLine }).nullable().default(null),
  vocabulary: vocabularySchema.nullable().default(null),
};
const cardSchema = z.strictObject(cardFields);
/** A card as it is written. */
export type CardDraft = z.infer<typeof cardSchema>;

/** The answer of a student to a card, in the pass that goes on. */
export const flashcardProgressSchema = z.object({
  flashcardProgressId: longIdSchema,
  flashcardId: longIdSchema,
  flashcardDeckId: longIdSchema,
  /** Empty when the card hasn't been answered since the deck was restarted. */
  userAnswer: z.string(),
  verdict: z.enum(cardVerdicts).nullable(),
});
export type FlashcardProgress = z.infer<typeof flashcardProgressSchema>;

export const flashcardSchema = z.object({
  flashcardId: longIdSchema,
  flashcardDeckId: longIdSchema,
  front: z.string(),
  back: z.string(),
  accepted: z.array(z.string()),
  kind: z.enum(cardKinds),
  spoken: z.string().nullable(),
  vocabulary: z
    .object({
      definition: z.string(),
      synonyms: z.array(z.string()),
      antonyms: z.array(z.string()),
      example: z.string(),
    })
    .nullable(),
  /** Nothing for a tutor, and for a card that was never answered. */
  flashcardProgress: flashcardProgressSchema.nullable(),
});
export type Flashcard = z.infer<typeof flashcardSchema>;

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
const manyCards = z.array(cardSchema).max(maxCardsAtOnce);
const manyCardsBytes = 512 * 1024;

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
  errors: ['tooManyDecks', 'tooManyCards'],
  example: () => ({ body: { name: 'Spellings of the week', flashcards: [{ front: 'big', back: 'large' }] } }),
});

const ofDeck = z.strictObject({ id: longIdTextSchema });

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

export const createFlashcard = defineCall({
  method: 'POST',
  path: '/flashcards',
  feature: 'flashcards',
  summary: 'Adds a card to the end of a deck',
  policy: addsToDeck,
  body: z.strictObject({ flashcardDeckId: longIdSchema, ...cardFields }),
  answer: z.object({ flashcardId: longIdSchema }),
  changes: ['flashcards'],
  errors: ['deckOfTutor', 'deckFull', 'tooManyCards'],
  example: ({ flashcardDeckId }) => ({ body: { flashcardDeckId, front: 'tiny', back: 'very small' } }),
});

export const createFlashcards = defineCall({
  method: 'POST',
  path: '/flashcards/list',
  feature: 'flashcards',
  summary: 'Adds many cards to the end of a deck at once; all of them or none',
  policy: addsToDeck,
  bodyLimitBytes: manyCardsBytes,
  body: z.strictObject({ flashcardDeckId: longIdSchema, flashcards: manyCards.min(1, 'Word is required') }),
  answer: z.object({ added: z.int() }),
  changes: ['flashcards'],
  errors: ['deckOfTutor', 'deckFull', 'tooManyCards'],
  example: ({ flashcardDeckId }) => ({ body: { flashcardDeckId, flashcards: [{ front: 'glad', back: 'happy' }] } }),
});

const ofCard = z.strictObject({ id: longIdTextSchema });

export const updateFlashcard = defineCall({
  method: 'PUT',
  path: '/flashcards/{id}',
  feature: 'flashcards',
  summary: 'Changes a card; what is remembered of it stays',
  policy: changesDeck,
  params: ofCard,
  body: cardSchema,
  answer: nothingSchema,
  changes: ['flashcards'],
  errors: ['deckOfTutor'],
  example: ({ flashcardId }) => ({ params: { id: flashcardId }, body: { front: 'huge', back: 'very large' } }),
});

export const deleteFlashcard = defineCall({
  method: 'DELETE',
  path: '/flashcards/{id}',
  feature: 'flashcards',
  summary: 'Deletes a card with what was remembered of it',
  policy: changesDeck,
  params: ofCard,
  answer: nothingSchema,
  changes: ['flashcards'],
  errors: ['deckOfTutor'],
  example: ({ spareFlashcardId }) => ({ params: { id: spareFlashcardId } }),
});

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

export const addMistakes = defineCall({
  method: 'POST',
  path: '/flashcards/mistakes',
  feature: 'flashcards',
  summary: "Makes cards of the wrong answers of an attempt, in the student's deck of mistakes; each question once",
  policy: { ...studentReads, reach: ['self'], repeated: 'once' },
  body: z.strictObject({ attemptId: longIdSchema }),
  answer: z.object({
    flashcardDeckId: longIdSchema,
    added: z.int(),
    /** Mistakes that can't be a card, such as those with a drawing. */
    left: z.int(),
  }),
  changes: ['flashcards'],
  errors: ['tooManyDecks', 'deckFull', 'tooManyCards', 'noCardsToMake'],
  example: ({ attemptId }) => ({ body: { attemptId } }),
});
