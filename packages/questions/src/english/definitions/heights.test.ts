/** What is asked at hard: no word that every child of the year knows, neither as the right one nor beside it. */
import { expect, test } from 'vitest';
import { mint } from '../../kernel/mint.ts';
import { shownOptionsOf } from '../../recalls/item-texts.ts';
import { listOf } from '../data-rows.ts';
import { wellKnown } from './definitions.data.ts';
import { definition } from './generator.ts';

const plain = new Set(listOf(wellKnown));

test.each([
  [230305, 3],
  [240304, 4],
  [270203, 7],
] as const)('%i at hard', (subTopic, year) => {
  const pairs = Array.from({ length: 20 }, (_, seed) => shownOptionsOf(mint(definition, subTopic, year, 'hard', seed)));
  for (const options of pairs) {
    const words = options.map((option) => option.split(' – ')[0] ?? '');
    expect(words.filter((word) => plain.has(word))).toEqual([]);
    expect(new Set(options.map((option) => option.split(' – ')[1])).size).toBe(options.length);
  }
});
