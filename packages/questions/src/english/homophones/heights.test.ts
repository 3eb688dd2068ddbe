/** Which groups of homophones a difficulty leaves out: each is named by its first word, and a cell keeps enough of them. */
import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { listOf } from '../data-rows.ts';
import { easyGroups, hardGroups, plainGroups } from './homophones.data.ts';
import { all, groups } from './mixed-up-words.ts';

const firstWords = all().map(({ words }) => words[0]?.word ?? '');

test.each([...listOf(easyGroups), ...listOf(plainGroups), ...listOf(hardGroups)])('a group begins with %s', (word) => {
  expect(firstWords).toContain(word);
});

test.each([3, 4, 5, 6, 7] as const)('year %i has more than a dozen groups at hard', (year) => {
  const cell = { subTopicId: 0, year, difficulty: 'hard' as const, params: { years: [year] } };
  expect(groups(cell).length).toBeGreaterThan(12);
});

test('no hint names one word of two: it would always be the wrong one, or the right one', () => {
  const found = [230202, 240202, 250202, 260202, 270101].flatMap((id) =>
    (['easy', 'medium'] as const).flatMap((difficulty) =>
      Array.from({ length: 40 }, (_, seed) => JSON.stringify(mintFor(id, difficulty, seed).hint)).filter(
        (hint) => !hint.includes('Think of a sentence with') && (hint.match(/“/g) ?? []).length === 1,
      ),
    ),
  );
  expect(found).toEqual([]);
});
