import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readParagraphs, readRuns } from './rich-text.ts';

describe('running text', () => {
  test.each([
    ['plain', [['plain', 'plain']]],
    [
      'Which is **most** like it?',
      [
        ['Which is ', 'plain'],
        ['most', 'bold'],
        [' like it?', 'plain'],
      ],
    ],
    ['_quickly_', [['quickly', 'italic']]],
    ['snake_case_word', [['snake_case_word', 'plain']]],
    ['2 ** 3', [['2 ** 3', 'plain']]],
    ['<b>not HTML</b>', [['<b>not HTML</b>', 'plain']]],
  ])('%j', (text, runs) => {
    expect(readRuns(text).map(({ text: part, look }) => [part, look])).toEqual(runs);
  });

  test('loses no letter of any text, and is quick on hostile ones', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('*', '_', 'a', ' ', '\n', '<') }), (text) => {
        const joined = readRuns(text)
          .map(({ text: part }) => part)
          .join('');
        expect(joined.replaceAll(/[*_]/g, '')).toBe(text.replaceAll(/[*_]/g, ''));
      }),
    );
    const before = performance.now();
    for (const hostile of ['*', '_', '**', '_a', '**a'].map((part) => part.repeat(20_000))) readRuns(hostile);
    expect(performance.now() - before).toBeLessThan(5000);
  });

  test('has paragraphs parted by blank lines, and lines within them', () => {
    expect(readParagraphs('one\ntwo\n\n\nthree')).toEqual([['one', 'two'], ['three']]);
  });
});
