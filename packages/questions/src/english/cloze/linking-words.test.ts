import { expect, test } from 'vitest';
import { partOf, rowsOf } from '../data-rows.ts';
import { linking, linkingUses } from './linking-words.data.ts';

test('every linking word that is offered in the wrong place has something told about what it does', () => {
  const told = new Set(rowsOf(linkingUses).flatMap((row) => partOf(row, 1).split(', ')));
  const choices = [...linking.matchAll(/^(?:join|link)\d \| \w+ \| .*?\{(.+?)\}/gm)].map(([, words = '']) =>
    words.split('|'),
  );
  const wrong = choices.flatMap(([, ...others]) => others.map((word) => word.toLowerCase()));
  expect(wrong.length).toBeGreaterThan(100);
  expect(wrong.filter((word) => !told.has(word))).toEqual([]);
});

test('a wrong pronoun stands for somebody else: it is no other form of the right one, which the ear alone would rule out', () => {
  const families = ['he him his', 'she her hers', 'it its', 'they them their', 'we us our'].map((all) =>
    all.split(' '),
  );
  const choices = [...linking.matchAll(/^pronoun4 \| \w+ \| .*?\{(.+?)\}/gm)].map(([, words = '']) =>
    words.toLowerCase().split('|'),
  );
  expect(choices.length).toBeGreaterThan(30);
  const sameFamily = choices.filter(([right = '', ...wrong]) =>
    wrong.some((word) => families.some((family) => family.includes(right) && family.includes(word))),
  );
  expect(sameFamily).toEqual([]);
});

test('hard lines have no wrong word that is heard at once, and no order of steps', () => {
  const hard = [...linking.matchAll(/^(?:join|link)\d \| \w*h\w* \| .*?\{(.+?)\}/gm)].map(([, words = '']) =>
    words.toLowerCase().split('|'),
  );
  expect(hard.length).toBeGreaterThan(50);
  expect(
    hard.filter(
      ([right = '', ...wrong]) =>
        /^(?:next|after that|finally|suddenly|immediately)$/.test(right) ||
        wrong.some((word) => /^(?:or|for example)$/.test(word)),
    ),
  ).toEqual([]);
});
