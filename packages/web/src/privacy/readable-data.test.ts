import { expect, test } from 'vitest';
import { readableValue, toHtmlPage, toReadable } from './readable-data.ts';

test.each([
  [null, ''],
  [true, 'yes'],
  [false, 'no'],
  [12, '12'],
  ['Zoe', 'Zoe'],
  ['2026-11-20T10:00:00.000+00:00', '20 Nov 2026, 10:00'],
  [{ type: 'writeAnswer', text: '5' }, '{"type":"writeAnswer","text":"5"}'],
])('%j is read as %j', (value, text) => {
  expect(readableValue(value)).toBe(text);
});

test('rows with different columns share one table, and a column without anything is left out', () => {
  const rows = [
    { student_id: 1, feedback: null },
    { student_id: 1, spent_ms: 30 },
  ];
  expect(toReadable({ table: 'x', title: 'Work', rows })).toEqual({
    title: 'Work',
    columns: ['Student id', 'Spent ms'],
    rows: [
      ['1', ''],
      ['1', '30'],
    ],
  });
});

test('a page holds every row, and what somebody typed can’t run in it', () => {
  const page = toHtmlPage({
    exportedAt: '2026-11-20T10:00:00.000Z',
    studentId: 1,
    firstName: 'Zoe <b>',
    sections: [{ table: 'practices', title: 'Practices & more', rows: [{ name: '<script>alert("1")</script>' }] }],
  });
  expect(page).toContain('Practices &amp; more (1)');
  expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
  expect(page).not.toMatch(/<script|<b>/);
});
