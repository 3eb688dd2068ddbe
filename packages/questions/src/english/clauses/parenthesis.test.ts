/** Marks alone don't tell whether a sentence has a parenthesis. */
import { expect, test } from 'vitest';
import { partOf, rowsOf } from '../data-rows.ts';
import { openingsAndLists, singleDashes } from './adverbials-and-dashes.data.ts';
import { asides, leftOf, pairs, withPair } from './parenthesis.ts';

test('sentences with opening words and a list have two commas, as those with a parenthesis have', () => {
  const commas = rowsOf(openingsAndLists).map((row) => partOf(row, 0).split(',').length - 1);
  expect(commas.filter((count) => count !== 2)).toEqual([]);
});

test('after a single dash comes a clause, with a subject and a verb', () => {
  const ends = rowsOf(singleDashes).map((row) => partOf(row, 0).split(' – ')[1] ?? '');
  expect(ends.filter((end) => end.split(' ').length < 3)).toEqual([]);
});

test('without what stands between its marks a sentence is whole', () => {
  for (const pair of pairs)
    for (const row of asides()) expect(leftOf(withPair(row, pair))).toBe(`${row.before} ${row.after}`);
});
