/** Which statutory words are early, plain or tricky: words of their set, and enough others are left. */
import { expect, test } from 'vitest';
import { listOf } from '../data-rows.ts';
import { wordsOf } from '../spelling/word-lists.ts';
import { early, plain, tricky } from './levels.data.ts';

test.each([early, plain, tricky].flatMap((lists) => Object.entries(lists)))(
  'the words listed for set %s are words of the set, and enough others stay',
  (set, list) => {
    const words = wordsOf(set).map(({ word }) => word);
    expect(listOf(list).filter((word) => !words.includes(word))).toEqual([]);
    expect(words.length - listOf(list).length).toBeGreaterThanOrEqual(25);
  },
);

test('no word is in two of the lists', () => {
  const listed = [early, plain, tricky].flatMap((lists) =>
    Object.entries(lists).flatMap(([set, list]) => listOf(list).map((word) => `${set} ${word}`)),
  );
  expect(listed.filter((each, place) => listed.indexOf(each) !== place)).toEqual([]);
});
