/** The table of heights has opposites of its year only, and none that its word shows. */
import { expect, test } from 'vitest';
import { mint } from '../../kernel/mint.ts';
import { rightOptionOf } from '../../recalls/item-texts.ts';
import { antonym } from '../antonyms/generator.ts';
import { listOf, partOf, rowsOf } from '../data-rows.ts';
import { oppositeHeights } from './opposite-heights.data.ts';
import { askedOf, entriesOf } from './thesaurus.ts';

const rows = rowsOf(oppositeHeights).map((row) => ({
  year: Number(partOf(row, 0)),
  level: partOf(row, 1),
  words: listOf(row[2]),
}));

test.each(rows)('year $year, $level: each word is an opposite of its year', ({ year, words }) => {
  const known = new Set(entriesOf(year).flatMap(({ opposite }) => opposite));
  expect(words.filter((word) => !known.has(word))).toEqual([]);
});

test('what is asked at easy is not asked at hard', () => {
  for (const { year, words } of rows.filter(({ level }) => level === 'hard')) {
    const easy = rows.find((row) => row.year === year && row.level === 'easy')?.words ?? [];
    expect(words.filter((word) => easy.includes(word))).toEqual([]);
  }
});

test.each([6, 7])('year %i: no opposite of hard is asked for at easy, where no line names those of easy', (year) => {
  const hard = rows.find((row) => row.year === year && row.level === 'hard')?.words ?? [];
  const easy = entriesOf(year).flatMap((entry) => askedOf(entry, 'opposite', 'easy'));
  expect(easy.length).toBeGreaterThan(20);
  expect(easy.filter((word) => hard.includes(word))).toEqual([]);
});

test.each([
  [230302, 3],
  [240302, 4],
  [250302, 5],
] as const)('%i, year %i: a pair of medium is none of hard', (subTopic, year) => {
  const hard = rows.find((row) => row.year === year && row.level === 'hard')?.words ?? [];
  const pairs = Array.from({ length: 20 }, (_, seed) => mint(antonym, subTopic, year, 'medium', seed))
    .map(rightOptionOf)
    .filter((option) => option.includes(' – '));
  expect(pairs.length).toBeGreaterThan(2);
  expect(pairs.filter((pair) => hard.includes(pair.split(' – ')[1] ?? ''))).toEqual([]);
});

test('no opposite of years 3 to 5 is its word with a prefix or an ending', () => {
  const pairs = [3, 4, 5].flatMap((year) =>
    entriesOf(year).flatMap((entry) =>
      (['easy', 'medium', 'hard'] as const).flatMap((level) =>
        askedOf(entry, 'opposite', level)
          .filter((word) => /^(?:un|in|im|dis)/.test(word) && word.endsWith(entry.word))
          .map((word) => `${entry.word} – ${word}`),
      ),
    ),
  );
  expect(pairs).toEqual([]);
});
