/** What is shown where a fault of punctuation has to be named. */
import { expect, test } from 'vitest';
import { mint } from '../../kernel/mint.ts';
import { promptOf } from '../../recalls/item-texts.ts';
import { punctuate } from './generator.ts';

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
