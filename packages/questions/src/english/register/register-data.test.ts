import { expect, test } from 'vitest';
import { partOf, rowsOf } from '../data-rows.ts';
import { wordPairs } from './register.data.ts';

test('the formal word fits its sentence as the everyday one does, “a” or “an” before it included', () => {
  const said = rowsOf(wordPairs).flatMap((row) =>
    [partOf(row, 0), partOf(row, 1)].map((word) => partOf(row, 2).replace(/\{.+\}/, word)),
  );
  expect(said.filter((sentence) => /\b(?:a [aeio]|an (?!hour)[^aeiou])/i.test(sentence))).toEqual([]);
});
