/** Which words of a pattern are asked about at each difficulty, and which misspellings of them are shown. */
import { expect, test } from 'vitest';
import { listOf } from '../data-rows.ts';
import { isIn } from '../spelling/misspelling.ts';
import { notAtEasy, notAtHard, notAtMedium } from './levels.data.ts';
import { patternWordsOf } from './pattern-words.ts';

test.each([notAtEasy, notAtMedium, notAtHard].flatMap((lists) => Object.entries(lists)))(
  'the words left out of %s are words of the set, and enough others stay',
  (set, left) => {
    const words = patternWordsOf(set).map(({ word }) => word);
    expect(listOf(left).filter((word) => !words.includes(word))).toEqual([]);
    expect(words.length - listOf(left).length).toBeGreaterThanOrEqual(14);
  },
);

test.each(['ough5', 'silent5', 'silent6', 'ie5', 'ie6', 'ible6'])(
  'a misspelling of %s that is shown goes wrong in the tricky part',
  (set) => {
    const elsewhere = patternWordsOf(set).flatMap(({ word, wrong, tricky }) =>
      wrong.filter((miss) => tricky === undefined || !isIn(tricky, word, miss)),
    );
    expect(elsewhere).toEqual([]);
  },
);
