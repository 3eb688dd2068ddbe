/** Which words of a pattern are asked about at each difficulty, and which misspellings of them are shown. */
import { expect, test } from 'vitest';
import { mint } from '../../kernel/mint.ts';
import { optionTexts } from '../../kernel/seen.ts';
import { listOf } from '../data-rows.ts';
import { isIn } from '../spelling/misspelling.ts';
import { isKnown } from '../spelling/word-lists.ts';
import { spellPattern } from './generator.ts';
import { atAGlance, notAtEasy, notAtHard, notAtMedium, onlyRightAtHard } from './levels.data.ts';
import { pool, rowPool } from './pattern-pool.ts';
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

const cellOf = (set: string, difficulty: 'medium' | 'hard') =>
  ({ subTopicId: 250101, year: 5, difficulty, params: { set } }) as const;

test.each(Object.entries(onlyRightAtHard))(
  'at hard the easy words of %s are never misspelt or asked for',
  (set, list) => {
    const words = listOf(list);
    const asked = pool(cellOf(set, 'hard')).map(({ word }) => word);
    expect(words.filter((word) => asked.includes(word))).toEqual([]);
    expect(asked.length).toBeGreaterThanOrEqual(12);
    const beside = rowPool(cellOf(set, 'hard')).filter(({ wrong }) => wrong.length === 0);
    expect(beside.map(({ word }) => word).sort()).toEqual(words.sort());
  },
);

test.each(Object.entries(atAGlance))(
  'a misspelling of %s that is seen at a glance is hard only where there is no other',
  (set, sign) => {
    const shown = rowPool(cellOf(set, 'hard')).filter(({ wrong }) => wrong.length > 1);
    expect(shown.flatMap(({ wrong }) => wrong.filter((miss) => sign.test(miss)))).toEqual([]);
  },
);

test.each([
  [230102, /y(?!$)/],
  [230103, /ou/],
] as const)('no row of %i is sorted into right and wrong words by the letters of its set', (subTopicId, sign) => {
  const rows = (['easy', 'medium', 'hard'] as const).flatMap((difficulty) =>
    Array.from({ length: 60 }, (_, seed) => mint(spellPattern, subTopicId, 3, difficulty, seed))
      .filter(({ question: { prompt } }) =>
        /spelt correctly|(?:word|words) that (?:is|are) misspelt/.test(JSON.stringify(prompt)),
      )
      .map(({ question }) => optionTexts(question)),
  );
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.filter((words) => new Set(words.map((word) => sign.test(word) === isKnown(word))).size === 1)).toEqual(
    [],
  );
});
