/** Roman numerals are written one way only, and read back. */
import { expect, test } from 'vitest';
import { fromRoman, toRoman } from './numerals.ts';

test('every number from 1 to 3,999 reads back from its numeral', () => {
  for (let value = 1; value <= 3999; value++) expect(fromRoman(toRoman(value))).toBe(value);
});

test.each(['IIII', 'VV', 'IC', 'IL', 'XM', 'VIX', 'IXX', ''])('%s is no Roman numeral', (text) => {
  expect(fromRoman(text)).toBeUndefined();
});

test.each([
  [4, 'IV'],
  [49, 'XLIX'],
  [90, 'XC'],
  [1999, 'MCMXCIX'],
  [2026, 'MMXXVI'],
])('%i is written %s', (value, text) => {
  expect(toRoman(value)).toBe(text);
});
