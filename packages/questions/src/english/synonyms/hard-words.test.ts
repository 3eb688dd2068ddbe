/** What is asked for at hard is not known at once. */
import { expect, test } from 'vitest';
import { mint } from '../../kernel/mint.ts';
import { rightOptionOf } from '../../recalls/item-texts.ts';
import { listOf } from '../data-rows.ts';
import { synonym } from './generator.ts';
import { plainSynonyms } from './synonyms.data.ts';

test.each([
  [250301, 5],
  [260301, 6],
  [270201, 7],
] as const)('%i, year %i: no pair of hard has a plain synonym', (subTopic, year) => {
  const plain = listOf(plainSynonyms);
  const pairs = Array.from({ length: 30 }, (_, seed) => mint(synonym, subTopic, year, 'hard', seed))
    .filter(({ question }) => JSON.stringify(question.prompt).includes('synonyms'))
    .map(rightOptionOf);
  expect(pairs.length).toBeGreaterThan(2);
  expect(pairs.filter((pair) => pair.split(' – ').some((word) => plain.includes(word)))).toEqual([]);
});
