import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { isKnown } from '../../words/word-lists.ts';
import { boldParts } from '../ask.ts';

const seeds = Array.from({ length: 60 }, (_, seed) => seed);

test('year 5 moves letters between words that children have met', () => {
  for (const difficulty of ['easy', 'medium', 'hard'] as const)
    for (const seed of seeds)
      expect(JSON.stringify(mintFor(350402, difficulty, seed))).not.toMatch(/\b(?:AMEND|SUING|IRATE|BORNE)\b/);
});

/** CHATS and SELF: with CHAT, CATS and HATS in it the first word gives the letter away. */
test.each(['easy', 'medium', 'hard'] as const)('360402 %s: no word is a plural or a verb with -s', (difficulty) => {
  for (const seed of seeds)
    for (const word of boldParts(mintFor(360402, difficulty, seed).question).map((part) => part.toLowerCase()))
      expect(word.endsWith('s') && isKnown(word.slice(0, -1)), word).toBe(false);
});
