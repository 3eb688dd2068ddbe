import { expect, test } from 'vitest';
import { listOf, partOf, rowsOf } from '../data-rows.ts';
import { loosePairs, synonyms } from './synonyms.data.ts';

test('words that are no pair with each other are in the line of their first word', () => {
  const lines = rowsOf(synonyms).map((row) => ({ word: partOf(row, 2), like: listOf(row[3]) }));
  for (const row of rowsOf(loosePairs)) {
    const like = lines.filter(({ word }) => word === partOf(row, 0)).flatMap((line) => line.like);
    expect(like, row[0]).toEqual(expect.arrayContaining(listOf(row[1])));
  }
});
