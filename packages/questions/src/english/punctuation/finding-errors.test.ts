/** What is shown where a fault of punctuation has to be named. */
import { expect, test } from 'vitest';
import { mint } from '../../kernel/mint.ts';
import { optionTexts } from '../../kernel/seen.ts';
import { promptOf } from '../../recalls/item-texts.ts';
import { punctuate } from './generator.ts';
import { rightOf } from './punctuated-sentences.ts';

test.each([
  [260605, 6],
  [270404, 7],
] as const)('a sentence of %i whose fault is to be named has a mark inside', (subTopic, year) => {
  const shown = Array.from({ length: 80 }, (_, seed) => promptOf(mint(punctuate, subTopic, year, 'medium', seed)))
    .filter(([asks]) => asks === 'What is wrong with the punctuation?')
    .map(([, sentence = '']) => sentence);
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter((sentence) => !/[,;:–]/.test(sentence))).toEqual([]);
});

test('a hint names no mark that neither the sentences nor their right versions have', () => {
  const looks = { apostrophe: /’/, 'speech mark': /[“”]/, 'semi-colon': /;/, dash: / –/, 'question mark': /\?/ };
  const made = Array.from({ length: 60 }, (_, seed) => mint(punctuate, 270404, 7, 'easy', seed));
  for (const item of made) {
    const [block] = item.hint;
    const hint = block?.type === 'text' ? block.text : '';
    const options = optionTexts(item.question);
    const shown = options.flatMap((text) => [text, rightOf(text)?.gold ?? '']).join(' ');
    for (const [name, look] of Object.entries(looks)) if (hint.includes(name)) expect(shown, hint).toMatch(look);
  }
});
