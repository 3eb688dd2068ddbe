/** What holds for wrong prefixes (whatever is done can be done again, so re- makes a word of every verb) and for the heights of words. */
import { expect, test } from 'vitest';
import { mint } from '../../kernel/mint.ts';
import { promptOf, rightOptionOf, wrongOptionsOf } from '../../recalls/item-texts.ts';
import { listOf, partOf, rowsOf } from '../data-rows.ts';
import { ruleWordsOf } from '../spelling-rules/rule-words.ts';
import { meaningTellsBase, neverEasy, neverHard, plainLy, prefixWords, wellKnown } from './affixes.data.ts';
import { affix } from './generator.ts';

const verbs = rowsOf(prefixWords)
  .filter((row) => /^(?:dis3|over5)$/.test(partOf(row, 0)) && partOf(row, 3).startsWith('to '))
  // Nobody has ever heard of whelming.
  .filter((row) => partOf(row, 2) !== 'whelm');

test('no verb of the sets with re- is said to make no word with it', () => {
  expect(verbs.length).toBeGreaterThan(50);
  const wrong = verbs.filter((row) => row[5] === undefined || listOf(row[5]).includes('re'));
  expect(wrong.map((row) => partOf(row, 1) + partOf(row, 2))).toEqual([]);
});

const wordsOf = (sets: RegExp): readonly string[] =>
  rowsOf(prefixWords)
    .filter((row) => sets.test(partOf(row, 0)))
    .map((row) => partOf(row, 1) + partOf(row, 2));

test('year 5 has none of the words that year 3 learns', () => {
  const early = wordsOf(/^dis3$/);
  expect(wordsOf(/^over5$/).filter((word) => early.includes(word))).toEqual([]);
});

test('the lists of heights hold words of the sets only', () => {
  const known = wordsOf(/./);
  expect(
    [wellKnown, neverEasy, neverHard, meaningTellsBase].flatMap(listOf).filter((word) => !known.includes(word)),
  ).toEqual([]);
});

test('the plain words with -ly are words of year 3', () => {
  const known = ruleWordsOf('ation3').map(({ word }) => word);
  expect(listOf(plainLy).filter((word) => !known.includes(word))).toEqual([]);
});

test('no wrong prefix of year 7 gives itself away by a doubled letter, as in transsyllable', () => {
  const adv = rowsOf(prefixWords).filter((row) => partOf(row, 0) === 'adv7');
  // A row without a list has every prefix of its set beside it.
  expect(adv.filter((row) => row[5] === undefined).map((row) => partOf(row, 2))).toEqual([]);
  const doubled = adv.flatMap((row) => listOf(row[5]).filter((prefix) => partOf(row, 2).startsWith(prefix.slice(-1))));
  expect(doubled).toEqual([]);
});

test('what is no word in 240102 has a prefix whose sense does not give it away', () => {
  const shown = Array.from({ length: 80 }, (_, seed) => mint(affix, 240102, 4, 'hard', seed)).filter(
    (item) => promptOf(item)[0] === 'Which of these is not a word?',
  );
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.map(rightOptionOf).filter((word) => /^(?:auto|anti|dis|de)/.test(word))).toEqual([]);
});

test.each([
  [230104, 3],
  [240101, 4],
  [250303, 5],
  [270103, 7],
] as const)('the wrong words of %i have different prefixes', (subTopic, year) => {
  const bases = new Map(rowsOf(prefixWords).map((row) => [partOf(row, 2), partOf(row, 0)]));
  const prefixOf = (word: string): string =>
    word.replace(new RegExp(`(?:${[...bases.keys()].toSorted((a, b) => b.length - a.length).join('|')})$`), '');
  const shown = Array.from({ length: 80 }, (_, seed) => mint(affix, subTopic, year, 'medium', seed)).filter(
    (item) => promptOf(item)[0] === 'Which of these is a real word?',
  );
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.map((item) => new Set(wrongOptionsOf(item).map(prefixOf)).size).filter((size) => size < 3)).toEqual([]);
});

test('in 240102 the prefix of the word that has a meaning is mostly not the only one of its kind', () => {
  const prefixOf = (word: string): string => /^(?:sub|inter|super|anti|auto)/.exec(word)?.[0] ?? '';
  const shown = Array.from({ length: 120 }, (_, seed) => mint(affix, 240102, 4, 'hard', seed)).filter(
    (item) => promptOf(item)[0] === 'Which word has this meaning?',
  );
  const alone = shown.filter(
    (item) =>
      !wrongOptionsOf(item)
        .map(prefixOf)
        .includes(prefixOf(rightOptionOf(item))),
  );
  expect(shown.length).toBeGreaterThan(10);
  expect(alone.length / shown.length).toBeLessThan(0.3);
});
