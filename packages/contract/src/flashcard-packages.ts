/** Decks from Anki and for Anki. */

import { maxPackageBytes } from '@comet/domain/flashcards/deck';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { longIdSchema } from './fields.ts';
import { deckPolicy, ofDeck } from './flashcard-fields.ts';

export const importPackage = defineCall({
  method: 'POST',
  path: '/flashcards/import',
  feature: 'flashcards',
  summary:
    'Makes decks of an Anki package (.apkg), with what is remembered of their cards, and says what can’t be taken and why',
  policy: { ...deckPolicy, reach: 'own', repeated: 'once' },
  sends: 'file',
  /** Without it a file whose decks are still there is refused, so that nobody has them twice by mistake. */
  query: z.strictObject({ again: z.literal('again').optional() }),
  bodyLimitBytes: maxPackageBytes,
  answer: z.object({
    decks: z.array(
      z.object({
        flashcardDeckId: longIdSchema,
        name: z.string(),
        added: z.int(),
        /** Cards whose reviews were taken along; none for a tutor, who doesn't learn the deck. */
        remembered: z.int(),
      }),
    ),
    leftOut: z.array(
      z.object({
        reason: z.string(),
        count: z.int(),
        /** The beginning of one such card. */
        example: z.string(),
      }),
    ),
  }),
  changes: ['flashcards'],
  errors: [
    'noFile',
    'emptyFile',
    'packageTooLarge',
    'notAnki',
    'importedBefore',
    'tooManyDecks',
    'deckFull',
    'tooManyCards',
    'storageFull',
    'unsupportedMediaType',
  ],
  example: () => ({}),
});
export type ImportAnswer = z.infer<typeof importPackage.answer>;

export const exportPackage = defineCall({
  method: 'GET',
  path: '/flashcards/deck/{id}/package',
  feature: 'flashcards',
  summary: 'A deck as an Anki package (.apkg); for a student with what they remember of its cards',
  policy: deckPolicy,
  params: ofDeck,
  answer: z.object({
    name: z.string(),
    /** The bytes of the file in base64. */
    content: z.string(),
    /** Pictures beyond what a package can have. */
    picturesLeftOut: z.int(),
  }),
  errors: [],
  example: ({ flashcardDeckId }) => ({ params: { id: flashcardDeckId } }),
});
