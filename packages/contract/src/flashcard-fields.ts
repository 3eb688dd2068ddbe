/** The shapes that calls of flashcards share, and who may make these calls. Names are the specification's. */

import { asLine } from '@comet/domain/accounts/typed-text';
import { cardKinds, cardVerdicts, maxCardsAtOnce, maxSideLetters } from '@comet/domain/flashcards/deck';
import { drawnPictureOf, maxPictureAltLetters } from '@comet/domain/flashcards/picture-names';
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';
import type { Policy } from './call.ts';
import { lineSchema, longIdSchema, longIdTextSchema } from './fields.ts';
import { studentReads } from './policies.ts';
import { fileIdOf } from './uploads.ts';

/** A deck that an id in the request names: the owner's, or one that a tutor has set for the student. */
export const deckPolicy = {
  callers: ['tutor', 'student'],
  reach: ['self', 'setter'],
  whilePending: false,
  limit: 'general',
  repeated: 'reads',
  audit: 'nothing',
} as const satisfies Policy;
export const changesDeck = { ...deckPolicy, repeated: 'same' } as const satisfies Policy;
export const addsToDeck = { ...deckPolicy, repeated: 'again' } as const satisfies Policy;
export const passesDeck = { ...studentReads, reach: ['self'], repeated: 'same' } as const satisfies Policy;

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

/** The link to a picture of the deck's owner, signed or not, or one that the product draws (`drawn:star`). */
const pictureUrlSchema = boundedText({ max: 300, required: 'Please choose a picture' }).refine(
  (url) => fileIdOf(url) !== undefined || drawnPictureOf(url) !== undefined,
  'Please choose the picture again',
);

/** What an uploaded picture shows, for those who can't see it; ours have words of their own. */
export const pictureAltSchema = boundedText({ max: maxPictureAltLetters, clean: asLine });

export const cardFields = {
  front: sideSchema('Word is required'),
  back: sideSchema('Answer is a required field'),
  /** Other answers that are right, too. */
  accepted: z.array(sideSchema('Word is required')).max(10).default([]),
  kind: z.enum(cardKinds).default('typed'),
  /** What the browser's voice reads aloud; nothing for a silent card. */
  spoken: boundedText({ max: maxSideLetters, clean: asLine }).nullable().default(null),
  vocabulary: vocabularySchema.nullable().default(null),
  /** Shown above the front. Only tutors upload pictures; students choose from ours. */
  picture: z
    .strictObject({
      url: pictureUrlSchema,
      alt: pictureAltSchema.default(''),
    })
    .nullable()
    .default(null),
};
export const cardSchema = z.strictObject(cardFields);
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
  picture: z.object({ url: z.string(), alt: z.string() }).nullable(),
  /** Nothing for a tutor, and for a card that was never answered. */
  flashcardProgress: flashcardProgressSchema.nullable(),
});
export type Flashcard = z.infer<typeof flashcardSchema>;

export const manyCards = z.array(cardSchema).max(maxCardsAtOnce);
export const manyCardsBytes = 512 * 1024;

/** A deck, by its id in the path. */
export const ofDeck = z.strictObject({ id: longIdTextSchema });
