import { expect, test } from 'vitest';
import { alsoFits } from './also-fits.data.ts';
import { groups, isForeign } from './groups.ts';

const namesOf = new Set(groups.map(({ name }) => name));

test('every line of words that also fit is of a group', () => {
  expect(alsoFits.map((line) => line.split('|')[0]).filter((name) => !namesOf.has(name ?? ''))).toEqual([]);
});

test.each([
  ['owl', 'things that fly', false],
  ['doctor', 'people in medicine', false],
  ['triangle', 'musical instruments', false],
  ['pink', 'flowers', false],
  ['owl', 'musical instruments', true],
  ['lily', 'trees', true],
])('%s among %s', (word, name, isOdd) => {
  expect(groups.filter((group) => group.name === name).every((group) => isForeign(word, group))).toBe(isOdd);
});
