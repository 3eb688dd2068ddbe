/** Which texts a difficulty has, and which first sentences are no wrong options because they could stand later as well. */
import { expect, test } from 'vitest';
import { mint } from '../../kernel/mint.ts';
import { promptOf, wrongOptionsOf } from '../../recalls/item-texts.ts';
import { listOf } from '../data-rows.ts';
import { ordering } from './generator.ts';
import { looseOpenings } from './texts.data.ts';
import { all } from './texts-in-order.ts';

test.each(listOf(looseOpenings))('%s is a text', (title) => {
  expect(all().map((text) => text.title)).toContain(title);
});

test('a first sentence that could stand later is not offered as the next one', () => {
  const loose = new Set(listOf(looseOpenings));
  const openings = all()
    .filter(({ title }) => loose.has(title))
    .map(({ sentences }) => sentences[0]);
  const items = Array.from({ length: 60 }, (_, seed) => mint(ordering, 261003, 6, 'easy', seed));
  for (const item of items.filter((each) => promptOf(each)[0]?.startsWith('Which sentence follows')))
    expect(wrongOptionsOf(item).filter((option) => openings.includes(option))).toEqual([]);
});

test('texts of six sentences come at hard in year 7 only', () => {
  const long = all().filter(({ sentences }) => sentences.length > 5);
  expect(long.length).toBeGreaterThan(4);
  expect(long.every(({ year, levels }) => year === 7 && levels === 'h')).toBe(true);
});
