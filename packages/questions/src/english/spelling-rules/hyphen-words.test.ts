/** Words with a hyphen and without: what a rule tells and what only the meaning tells are kept apart. */
import { expect, test } from 'vitest';
import { partOf, rowsOf } from '../data-rows.ts';
import { isKnown } from '../spelling/word-lists.ts';
import { hyphenPairs, hyphenPrefixes } from './rules.data.ts';

test('only the sentences whose word takes a hyphen tell of something done again', () => {
  const tells = /\b(?:again|another|new|second)\b/;
  const rows = rowsOf(hyphenPairs);
  expect(rows.filter((row) => !tells.test(partOf(row, 1)) || tells.test(partOf(row, 4)))).toEqual([]);
  for (const row of rows) {
    const [base, plain] = [partOf(row, 0), partOf(row, 2)];
    expect(plain).toBe(`re${base}`);
    expect(isKnown(plain), plain).toBe(true);
    expect(partOf(row, 1)).toContain(`re-${base}`);
    expect(partOf(row, 4)).toContain(plain);
  }
});

test('after re- and pre- the same vowel takes a hyphen, and another vowel takes none', () => {
  const meeting = rowsOf(hyphenPrefixes).filter(
    (row) => /^[aeiou]/.test(partOf(row, 1)) && /^(?:re|pre)$/.test(partOf(row, 0)),
  );
  const odd = meeting.filter((row) => partOf(row, 1).startsWith('e') !== (partOf(row, 2) === 'yes'));
  expect(odd).toEqual([]);
});
