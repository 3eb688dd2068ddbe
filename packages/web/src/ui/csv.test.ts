import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CsvCell, readCsv, toCsv } from './csv.ts';

const lines = (text: string): string[] => text.replace('\uFEFF', '').split('\r\n');

describe('a table as CSV', () => {
  test.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['she said "go"', '"she said ""go"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', '"\'=1+1"'],
    ['@SUM(A1)', '"\'@SUM(A1)"'],
    ['-2', '"\'-2"'],
    ['=1\n+2', '"\'=1\n+2"'],
    ['Zoë 🚀', 'Zoë 🚀'],
  ])('writes %j as %j', async (cell, written) => {
    expect(lines(await toCsv([[cell]]))[0]).toBe(written);
  });

  test('keeps numbers numbers and nothing nothing', async () => {
    expect(lines(await toCsv([[-2, 0.5, null, 'x']]))[0]).toBe('-2,0.5,,x');
  });

  test('never begins a text with a sign that a spreadsheet would run', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        const [written = ''] = (await toCsv([[text]])).replace('\uFEFF', '').split('\r\n');
        expect(written).not.toMatch(/^"?[=+\-@\t]/);
      }),
    );
  });

  test('reads back as it was, whatever stands in it', async () => {
    const cell = fc.oneof(
      fc.integer(),
      fc.constant(null),
      fc.string().filter((text) => !/^[=+\-@\t\r]/.test(text)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 }), async (rows) => {
        expect(readBack(await toCsv(rows))).toEqual(rows.map((row) => row.map((one) => String(one ?? ''))));
      }),
    );
  });
});

/** A reader written apart from the writer: letter by letter. */
function readBack(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 1; at < text.length; at++) {
    const [letter, next] = [text[at], text[at + 1]];
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (next === '"') {
        cell += '"';
        at++;
      } else isQuoted = false;
    } else if (letter === '"') isQuoted = true;
    else if (letter === ',') {
      row.push(cell);
      cell = '';
    } else if (letter === '\r' && next === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at++;
    } else cell += letter;
  }
  return rows;
}

test('the reader of these tests reads what RFC 4180 shows', async () => {
  const cells: CsvCell[][] = [['aaa', 'b "b" b', 'c']];
  expect(readBack(await toCsv(cells))).toEqual([['aaa', 'b "b" b', 'c']]);
});

test('what was written is read back, and notes and blank lines are left out', async () => {
  const rows = [
    ['vast', 'very large, huge'],
    ['say “so”', 'two\r\nlines'],
  ];
  expect(await readCsv(await toCsv(rows))).toEqual(rows);
  expect(await readCsv('#separator:tab\nvast\tlarge\n\ntiny\tsmall\n')).toEqual([
    ['vast', 'large'],
    ['tiny', 'small'],
  ]);
});
