/** Cards of a deck: written one by one, as a list, or from mistakes. Paths are the specification's. */

import { asLine } from '@comet/domain/accounts/typed-text';
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';
import { defineCall } from './call.ts';
import { longIdSchema, longIdTextSchema, nothingSchema } from './fields.ts';
import {
  addsToDeck,
  cardFields,
  cardSchema,
  changesDeck,
  deckPolicy,
  manyCards,
  manyCardsBytes,
  vocabularySchema,
} from './flashcard-fields.ts';
import { studentReads } from './policies.ts';

export const createFlashcard = defineCall({
  method: 'POST',
  path: '/flashcards',
  feature: 'flashcards',
  summary: 'Adds a card to the end of a deck',
  policy: addsToDeck,
  body: z.strictObject({ flashcardDeckId: longIdSchema, ...cardFields }),
  answer: z.object({ flashcardId: longIdSchema }),
  changes: ['flashcards'],
  errors: ['deckOfTutor', 'deckFull', 'tooManyCards', 'uploadGone'],
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
  errors: ['deckOfTutor', 'deckFull', 'tooManyCards', 'uploadGone'],
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
  errors: ['deckOfTutor', 'uploadGone'],
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

export const findWord = defineCall({
  method: 'GET',
  path: '/flashcards/word',
  feature: 'flashcards',
  summary: 'What a vocabulary card can say about a word, from the words that we have; null for any other word',
  policy: { ...deckPolicy, reach: 'own' },
  query: z.strictObject({ word: boundedText({ max: 60, required: 'Word is required', clean: asLine }) }),
  answer: z.object({ entry: vocabularySchema.nullable() }),
  errors: [],
  example: () => ({ query: { word: 'abundant' } }),
});
