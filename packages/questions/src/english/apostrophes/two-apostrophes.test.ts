/** Sentences with two apostrophes need beginnings with a short form that the table knows. */
import { expect, test } from 'vitest';
import { listOf, partOf, printed, rowsOf } from '../data-rows.ts';
import { news, openings, openingsOfWords, owners } from './apostrophes.data.ts';
import { all, leftOut, shorten } from './short-forms.ts';

test('each beginning has one short form of the table, whose missing letters can be named', () => {
  const known = new Map(all().map(({ long, short }) => [short.toLowerCase(), long]));
  for (const opening of [...listOf(printed(openings)), ...listOf(printed(openingsOfWords))]) {
    const shorts = opening.split(' ').filter((word) => word.includes('’'));
    const long = known.get(shorts[0]?.toLowerCase() ?? '') ?? '';
    expect(shorts, opening).toHaveLength(1);
    expect(shorten(long).toLowerCase(), opening).toBe(shorts[0]?.toLowerCase());
    expect(leftOut(long, shorten(long)), opening).not.toContain('Say “');
  }
});

test('each piece of news is what happened to things of the table', () => {
  const happened = new Set(rowsOf(owners).map((row) => partOf(row, 4)));
  expect(listOf(news).filter((each) => !happened.has(each))).toEqual([]);
});
