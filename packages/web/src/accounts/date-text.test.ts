import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateTextOf, dotted, isEmpty, isoDate, yesterday } from './date-text.ts';

test.each([
  [new Date(2026, 10, 21, 0, 0, 1), '20.11.2026'],
  [new Date(2026, 2, 1, 12), '28.02.2026'],
  [new Date(2027, 0, 1, 23), '31.12.2026'],
  [new Date(2024, 2, 1, 12), '29.02.2024'],
])('the day before %s is %s', (now, text) => {
  expect(dotted(yesterday(now))).toBe(text);
});

test.each([
  [{ day: '1', month: '9', year: '2016' }, '2016-09-01'],
  [{ day: '', month: '9', year: '2016' }, '2016-09'],
  [{ day: '31', month: '02', year: '2016' }, undefined],
  [{ day: '', month: '', year: '' }, undefined],
  [{ day: '12', month: '12', year: '16' }, undefined],
])('%o is the day %s', (text, iso) => {
  expect(isoDate(text)).toBe(iso);
});

test('a day survives being put into the three fields', () => {
  const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2050-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const iso = date.toISOString().slice(0, 10);
      expect(isoDate(dateTextOf(iso))).toBe(iso);
    }),
  );
});

test('three empty fields are empty, two are not', () => {
  expect(isEmpty({ day: '', month: '', year: '' })).toBe(true);
  expect(isEmpty({ day: '', month: '3', year: '' })).toBe(false);
});
