import { expect, test } from 'vitest';
import { alsoFits } from './also-fits.data.ts';
import { belongingTo, belongTogether, groups, homeOf, isForeign } from './groups.ts';

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

test('every near miss is told what it is', () => {
  expect(groups.flatMap((group) => group.nearMisses.filter((word) => homeOf(word, group) === undefined))).toEqual([]);
});

test.each([
  [['queen', 'princess', 'empress', 'nurse'], 'king'],
  [['king', 'prince', 'emperor', 'builder'], 'queen'],
])('%s and %s: a child may see the only man or woman, so they are not asked', (kept, odd) => {
  expect(belongTogether(kept, [odd])).toBe(true);
});

test('what fits every option tells none of them', () => {
  const options = ['kestrel', 'parrot', 'swan', 'sparrow', 'goose'];
  expect(belongingTo(['hawk', 'falcon', 'osprey'], options)).toEqual(['kestrel']);
});
