/** Numbers read and sound right: commas, minus signs, words. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decimalFixed,
  decimalText,
  mathsAloud,
  numberInWords,
  ordinal,
  ordinalWord,
  plainNumber,
  showNumber,
} from './number-text.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1234567, '1,234,567'],
  [-5, '−5'],
  ['1234.50', '1,234.50'],
])('%s is shown as %s', (value, shown) => {
  expect(showNumber(value)).toBe(shown);
});

test('a shown number reads back as the same number', () => {
  fc.assert(fc.property(fc.integer(), (value) => Number(plainNumber(showNumber(value))) === value));
});

test.each([
  [0, 'zero'],
  [15, 'fifteen'],
  [309, 'three hundred and nine'],
  [1000, 'one thousand'],
  [4012, 'four thousand and twelve'],
  [20300, 'twenty thousand, three hundred'],
  [1000001, 'one million and one'],
  [2345678, 'two million, three hundred and forty-five thousand, six hundred and seventy-eight'],
])('%i in words is %s', (value, words) => {
  expect(numberInWords(value)).toBe(words);
});

test.each([
  [350, 2, '3.5', '3.50'],
  [5, 3, '0.005', '0.005'],
  [-120, 1, '-12', '-12.0'],
  [100, 0, '100', '100'],
])('%i with %i places is %s, or %s in full', (scaled, places, short, full) => {
  expect(decimalText(scaled, places)).toBe(short);
  expect(decimalFixed(scaled, places)).toBe(full);
});

test('first to seventh are written as words, later ones as numbers', () => {
  expect([1, 2, 7, 8].map(ordinalWord)).toEqual(['first', 'second', 'seventh', '8th']);
});

test('ordinals follow English, teens included', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 102].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '102nd',
  ]);
});

describe('read aloud', () => {
  test.each([
    ['7 × □ = 56', '7 times what number equals 56'],
    ['8 − 5', '8 minus 5'],
    ['−8 + (−5)', 'negative 8 plus open bracket negative 5 close bracket'],
    ['Work out 6² ÷ 4.', 'Work out 6 squared divided by 4.'],
    ['It is −3°C.', 'It is negative 3 degrees Celsius.'],
  ])('%s is said as %s', (shown, said) => {
    expect(mathsAloud(shown)).toBe(said);
  });
});
