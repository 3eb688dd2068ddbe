/** Bases left out at a difficulty are bases of the set, and enough other words stay. */
import { expect, test } from 'vitest';
import { listOf } from '../data-rows.ts';
import { notAtEasy, notAtHard, notAtMedium } from './levels.data.ts';
import { ruleWordsOf } from './rule-words.ts';

test.each([notAtEasy, notAtMedium, notAtHard].flatMap((lists) => Object.entries(lists)))(
  'the bases left out of %s',
  (set, left) => {
    const words = ruleWordsOf(set);
    expect(listOf(left).filter((base) => !words.some((word) => word.base === base))).toEqual([]);
    expect(words.filter(({ base }) => !listOf(left).includes(base)).length).toBeGreaterThanOrEqual(20);
  },
);

test('no base that only easy cells ask about is left out of them as too hard', () => {
  const early = [...listOf(notAtMedium.double3), ...listOf(notAtMedium.plural3)];
  const late = [...listOf(notAtEasy.double3), ...listOf(notAtEasy.plural3)];
  expect(early.filter((base) => late.includes(base))).toEqual([]);
});
