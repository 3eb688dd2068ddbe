/** Which groups of homophones a difficulty leaves out: each is named by its first word, and a cell keeps enough of them. */
import { expect, test } from 'vitest';
import { listOf } from '../data-rows.ts';
import { easyGroups, plainGroups } from './homophones.data.ts';
import { all, groups } from './mixed-up-words.ts';

const firstWords = all().map(({ words }) => words[0]?.word ?? '');

test.each([...listOf(easyGroups), ...listOf(plainGroups)])('a group begins with %s', (word) => {
  expect(firstWords).toContain(word);
});

test.each([3, 4, 5, 6, 7] as const)('year %i has more than a dozen groups at hard', (year) => {
  const cell = { subTopicId: 0, year, difficulty: 'hard' as const, params: { years: [year] } };
  expect(groups(cell).length).toBeGreaterThan(12);
});
