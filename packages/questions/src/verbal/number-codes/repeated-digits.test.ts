import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { boldParts, optionTexts } from '../ask.ts';

const patternOf = (text: string): string => [...text].map((sign) => text.indexOf(sign)).join('');

/** The only code with a digit twice where CHEER has its E would be seen without the shown codes. */
test.each([340502, 350602, 360602, 370402])('%i: wrong codes repeat a digit where the word repeats a letter', (id) => {
  for (const level of ['easy', 'medium', 'hard'] as const)
    for (let seed = 0; seed < 60; seed++) {
      const { question } = mintFor(id, level, seed);
      const word = boldParts(question).at(-1) ?? '';
      const options = optionTexts(question);
      if (options.length === 0 || word.length !== options[0]?.length) continue;
      if (boldParts(question).slice(0, -1).join(' ').includes(word) || new Set(word).size === word.length) continue;
      expect(
        options.filter((text) => patternOf(text) === patternOf(word)).length,
        `${word} ${options}`,
      ).toBeGreaterThan(2);
    }
});
