/** What is asked for at hard is not known at once. */
import { expect, test } from 'vitest';
import { mint } from '../../kernel/mint.ts';
import { rightOptionOf, shownOptionsOf } from '../../recalls/item-texts.ts';
import { antonym } from '../antonyms/generator.ts';
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

test('beside hard opposites nobody sees at once that two words mean the same, where their line has rarer ones', () => {
  const pairs = Array.from({ length: 60 }, (_, seed) => mint(antonym, 250302, 5, 'hard', seed)).flatMap(shownOptionsOf);
  expect(pairs.length).toBeGreaterThan(100);
  const plain = ['stop – cease', 'end – cease', 'build – construct', 'help – assist', 'enemy – foe', 'top – summit'];
  expect(pairs.filter((pair) => plain.includes(pair))).toEqual([]);
});
