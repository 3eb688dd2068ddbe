/** Which statutory words are plain and which tricky: words of their set, and enough others are left. */
import { expect, test } from 'vitest';
import { listOf } from '../data-rows.ts';
import { wordsOf } from '../spelling/word-lists.ts';
import { plain, tricky } from './levels.data.ts';

test.each([...Object.entries(plain), ...Object.entries(tricky)])(
  'the words listed for set %s are words of the set, and enough others stay',
  (set, list) => {
    const words = wordsOf(set).map(({ word }) => word);
    expect(listOf(list).filter((word) => !words.includes(word))).toEqual([]);
    expect(words.length - listOf(list).length).toBeGreaterThanOrEqual(25);
  },
);

test('no word is both plain and tricky', () => {
  const both = Object.entries(tricky).flatMap(([set, list]) =>
    listOf(list).filter((word) => listOf(plain[set]).includes(word)),
  );
  expect(both).toEqual([]);
});
