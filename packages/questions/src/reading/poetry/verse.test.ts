import { difficulties } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { optionTexts } from '../../kernel/seen.ts';
import { mintFor } from '../../registry.ts';
import { passagesOf } from '../passages/library.ts';
import { outsideRhymes } from './outside-rhymes.data.ts';
import { linePairs } from './pauses.ts';
import { hasLoneQuote, looksAlike } from './verse.ts';

test.each([260902, 270702])('%i asks for no rhyme that younger children find', (id) => {
  const shown = Array.from({ length: 40 }, (_, seed) => JSON.stringify(mintFor(id, 'easy', seed).question));
  expect(shown.filter((question) => /rhymes with (?:[“‘]|it\?)/u.test(question))).toEqual([]);
});

test.each([250902, 270702])('%i shows lines to look up without the mark at their end', (id) => {
  const asked = Array.from({ length: 60 }, (_, seed) => mintFor(id, 'hard', seed).question).filter(({ prompt }) =>
    JSON.stringify(prompt).includes('In the poem, which of these lines'),
  );
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.flatMap(optionTexts).filter((line) => /[.,;:!?…–]$/u.test(line))).toEqual([]);
});

test.each([5, 6, 7] as const)('year %i pauses at both of two lines no more often than not', (year) => {
  const rights = passagesOf(year, ['poetry'])
    .flatMap(linePairs)
    .map(({ right }) => right);
  const both = rights.filter((right) => right === 'At the end of both lines.');
  expect(rights.length).toBeGreaterThan(30);
  expect(both.length).toBeLessThan(0.4 * rights.length);
});

test('a rhyme outside the poem can be heard but not seen', () => {
  expect(outsideRhymes.filter(({ word, right }) => looksAlike(word, right))).toEqual([]);
});

test('no line is shown with half of a pair of quotation marks', () => {
  const options = [240901, 250902, 260902, 270702].flatMap((id) =>
    difficulties.flatMap((difficulty) =>
      Array.from({ length: 20 }, (_, seed) => optionTexts(mintFor(id, difficulty, seed).question)).flat(),
    ),
  );
  expect(options.filter(hasLoneQuote)).toEqual([]);
});

test('a line whose syllables are to be counted has a word of more than one', () => {
  const claps = [240901, 250902].flatMap((id) =>
    difficulties.flatMap((difficulty) =>
      Array.from({ length: 40 }, (_, seed) => JSON.stringify(mintFor(id, difficulty, seed))).flatMap(
        (made) => /The claps for each word: ([^"]+)"/u.exec(made)?.[1] ?? [],
      ),
    ),
  );
  expect(claps.length).toBeGreaterThan(4);
  expect(claps.filter((counted) => !/ [2-9]/u.test(counted))).toEqual([]);
});
