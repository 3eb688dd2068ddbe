import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { isKnown } from '../../words/word-lists.ts';
import { boldParts } from '../ask.ts';
import { isCommon } from './generator.ts';

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

/** LINKED and PRICE: LIKED is no harder than LIKE, and PRINCE leaps to the eye. */
test('370302 hard: two of the words, at least, are no everyday words or forms of them', () => {
  for (const seed of seeds) {
    const { question, explanation } = mintFor(370302, 'hard', seed);
    const [first = '', second = ''] = boldParts(question);
    const made = [...JSON.stringify(explanation).matchAll(/becomes ([A-Z]+)\./g)].map(([, word = '']) => word);
    const words = [first, second, ...made.slice(0, 2)].map((word) => word.toLowerCase());
    expect(words.filter((word) => !isCommon(word)).length, words.join(' ')).toBeGreaterThan(1);
  }
});
