/** What holds for the clues: each word has one, in the words of that sentence. */
import { expect, test } from 'vitest';
import { partOf, rowsOf } from '../data-rows.ts';
import { contextClues } from './clues.data.ts';
import { definitions } from './definitions.data.ts';

const clues = new Map(rowsOf(contextClues).map((row) => [partOf(row, 0), partOf(row, 1)] as const));

test.each(
  rowsOf(definitions)
    .filter((row) => /^[347]$/.test(partOf(row, 0)))
    .map((row) => [partOf(row, 2), partOf(row, 4)] as const),
)('%s', (word, sentence) => {
  expect(sentence).toContain(clues.get(word) ?? 'no clue');
  expect(clues.get(word)).not.toContain(word);
});
