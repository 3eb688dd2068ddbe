/** Each pair of sentences has a lesson of its own kind. */
import { expect, test } from 'vitest';
import { partOf, rowsOf } from '../data-rows.ts';
import { commaMeanings, hyphenMeanings } from './meanings.data.ts';
import { whatMarksDo } from './what-marks-do.ts';

test('something is said of the marks of every pair, and of commas only where there are commas', () => {
  const told = (lines: string) => rowsOf(lines).map((row) => whatMarksDo([partOf(row, 1), partOf(row, 3)]));
  expect(told(commaMeanings).filter((lesson) => /hyphen/i.test(lesson))).toEqual([]);
  expect(told(hyphenMeanings).filter((lesson) => !/hyphen/i.test(lesson))).toEqual([]);
  expect(new Set(told(commaMeanings)).size).toBeGreaterThan(6);
});
