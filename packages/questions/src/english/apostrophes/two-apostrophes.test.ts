/** Sentences with two apostrophes need beginnings with a short form that the table knows. */
import { expect, test } from 'vitest';
import { listOf, printed } from '../data-rows.ts';
import { openings } from './apostrophes.data.ts';
import { all, leftOut, shorten } from './short-forms.ts';

test('each beginning has one short form of the table, whose missing letters can be named', () => {
  const known = new Map(all().map(({ long, short }) => [short.toLowerCase(), long]));
  for (const opening of listOf(printed(openings))) {
    const shorts = opening.split(' ').filter((word) => word.includes('’'));
    const long = known.get(shorts[0]?.toLowerCase() ?? '') ?? '';
    expect(shorts, opening).toHaveLength(1);
    expect(shorten(long).toLowerCase(), opening).toBe(shorts[0]?.toLowerCase());
    expect(leftOut(long, shorten(long)), opening).not.toContain('Say “');
  }
});
