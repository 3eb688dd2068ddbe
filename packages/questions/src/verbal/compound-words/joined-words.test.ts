import { expect, test } from 'vitest';
import { compounds, mightMakeOne } from './joined-words.ts';
import { joinedMeanings } from './meanings.data.ts';

test('a meaning belongs to a word that is asked for', () => {
  const asked = new Set(Object.values(compounds).flatMap((list) => list.map((parts) => parts.join(''))));
  expect(Object.keys(joinedMeanings).filter((word) => !asked.has(word))).toEqual([]);
});

test.each([
  ['white', 'work'],
  ['head', 'girl'],
  ['paper', 'cut'],
] as const)('nobody is told that %s and %s make no word', (first, second) => {
  expect(mightMakeOne(first, second)).toBe(true);
});
