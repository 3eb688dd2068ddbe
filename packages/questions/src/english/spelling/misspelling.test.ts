/** What a child is told about a misspelling: each part that differs, where it is, and nothing that isn't so. */
import { expect, test } from 'vitest';
import { patternWordsOf } from '../spelling-patterns/pattern-words.ts';
import { ruleWordsOf } from '../spelling-rules/rule-words.ts';
import { misspelling } from './misspelling.ts';
import { isKnown, wordsOf } from './word-lists.ts';

test.each([
  ['necessary', 'neccesary', ['only one “c” after “ne”', 'a double “s” after “nece”']],
  ['accommodate', 'acomodate', ['a double “c” after “a”', 'a double “m” after “acco”']],
  ['fulfil', 'fullfill', ['only one “l” after “fu” in fulfil. There is also only one “l” after “fulfi”']],
  ['probably', 'probaly', ['“b” after “proba”']],
  ['knowledge', 'nowledge', ['“k” at the beginning']],
  ['develop', 'develope', ['no “e” at the end']],
  ['supersede', 'superseed', ['It is “ede”, not “eed”, after “supers”']],
  ['business', 'buisness', ['the wrong way round', 'It is “si”']],
  ['answer', 'awnser', ['The “w” is in the wrong place. It comes after “ans” in answer']],
  ['caught', 'cort', ['“augh”, not “or”']],
  ['separate', 'seperate', ['“a”, not “e”, after “sep”']],
  ['identify', 'identityify', ['no “ity” after “ident”']],
  ['terrify', 'terrorify', ['no “or” after “terr”']],
  ['touching', 'tuching', ['A letter is missing: there is an “o” after “t” in touching']],
  ['interrupt', 'intrupt', ['Letters are missing: “er” comes after “int”']],
  ['machine', 'mashine', ['It is “ch”, not “sh”, after “ma”']],
  ['echo', 'ecko', ['It is “ch”, not “ck”, after “e”']],
  ['chorus', 'korus', ['It is “ch”, not “k”, at the beginning']],
  ['convenience', 'convinence', ['It is “e”, not “i”, after “conv”', 'an “i” after “conven”']],
])('%s, written %s', (word, wrong, parts) => {
  for (const part of parts) expect(misspelling(word, wrong).says).toContain(part);
});

const sets = ['y3', 'ou3', 'ture3', 'tion4', 'ch4', 'ei4', 'cious5', 'cial5', 'ance5', 'able5', 'ough5'];
const words = [
  ...wordsOf('34567'),
  ...[...sets, 'silent5', 'ie5', 'ie6', 'silent6', 'ible6'].flatMap(patternWordsOf),
  ...['double3', 'plural3', 'fer6', 'ation3', 'ous4', 'ise5'].flatMap(ruleWordsOf),
];

test('no misspelling is a word, or has three of one letter in a row', () => {
  const found = words.flatMap(({ word, wrong }) =>
    wrong.filter((miss) => isKnown(miss) || /([a-z])\1\1/.test(miss)).map((miss) => `${word}: ${miss}`),
  );
  expect(found).toEqual([]);
});

test('letters that are called too many are not in that place of the word', () => {
  const untrue = words.flatMap(({ word, wrong, doubleWrong }) =>
    [...wrong, ...doubleWrong].filter((miss) => {
      const { says } = misspelling(word, miss);
      const added = [...says.matchAll(/There is no “(.+?)” after “(.+?)” in/g)].map(
        ([, put, before]) => `${before}${put}`,
      );
      const doubled = [...says.matchAll(/only one “(.)” after “(.+?)” in/g)].map(
        ([, put, before]) => `${before}${put}${put}`,
      );
      return [...added, ...doubled].some((start) => word.startsWith(start));
    }),
  );
  expect(untrue).toEqual([]);
});

test('every word has a reminder, and no misspelling differs in so many places that they cannot be told', () => {
  expect(words.filter(({ lesson }) => lesson === '').map(({ word }) => word)).toEqual([]);
  const vague = words.flatMap(({ word, wrong }) =>
    wrong.filter((miss) => misspelling(word, miss).id.endsWith('several-slips')).map((miss) => `${word}: ${miss}`),
  );
  expect(vague).toEqual([]);
});

test('two pairs that lost a letter each are told together', () => {
  expect(misspelling('address', 'adres').says).toBe(
    'There is a double “d” after “a” in address. There is a double “s” after “addre” in address. Here one of each pair is missing.',
  );
});
