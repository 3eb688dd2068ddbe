/** What is asked at medium and hard: no word that a child of the year has long known; at hard none stands beside the right one. */
import { expect, test } from 'vitest';
import { mint } from '../../kernel/mint.ts';
import { shownOptionsOf } from '../../recalls/item-texts.ts';
import { listOf } from '../data-rows.ts';
import { metEarly, wellKnown } from './definitions.data.ts';
import { definition } from './generator.ts';

const early = new Set(listOf(metEarly));
const plain = new Set([...early, ...listOf(wellKnown)]);
const served = [
  [230305, 3],
  [240304, 4],
  [270203, 7],
] as const;

test.each(served)('%i at medium: no word that is met early is asked for', (subTopic, year) => {
  const asked = Array.from({ length: 20 }, (_, seed) => mint(definition, subTopic, year, 'medium', seed).variant);
  expect(asked.filter((variant) => early.has(variant.split(' ').at(-1) ?? ''))).toEqual([]);
});

test.each(served)('%i at hard', (subTopic, year) => {
  const pairs = Array.from({ length: 20 }, (_, seed) => shownOptionsOf(mint(definition, subTopic, year, 'hard', seed)));
  for (const options of pairs) {
    const words = options.map((option) => option.split(' – ')[0] ?? '');
    expect(words.filter((word) => plain.has(word))).toEqual([]);
    expect(new Set(options.map((option) => option.split(' – ')[1])).size).toBe(options.length);
  }
});
