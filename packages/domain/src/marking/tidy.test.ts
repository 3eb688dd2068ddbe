import { describe, expect, test } from 'vitest';
import { tidy } from './tidy.ts';

const rules: Readonly<Record<string, readonly (readonly [typed: string, plain: string])[]>> = {
  'ready-made fractions stand apart': [
    ['1¾', '1 3/4'],
    ['1 ¾', '1 3/4'],
    ['¾', '3/4'],
    ['↉', '0/3'],
    ['⅒', '1/10'],
    ['⅟4', '1/ 4'],
    ['1³⁄₄', '1 3/4'],
    ['¹²⁄₂₅', '12/25'],
    ['3⁄4', '3/4'],
    ['3∕4', '3/4'],
  ],
  'raised and lowered digits join no others': [
    ['5²', '5^2'],
    ['10¹²', '10^12'],
    ['cm²', 'cm^2'],
    ['H₂O', 'H_2O'],
    ['5²/3', '5^2/3'],
    ['⁻5', '-5'],
  ],
  'wide and fancy digits and letters are plain': [
    ['１，２５０．５', '1,250.5'],
    ['𝟏𝟐', '12'],
    ['ﬁsh', 'fish'],
    ['Ⅳ', 'IV'],
    ['㎠', 'cm2'],
    ['㎏', 'kg'],
    ['㏘', 'p.m.'],
  ],
  'circled digits and emoji stay what they are': [
    ['①', '①'],
    ['⒈', '⒈'],
    ['㋀', '㋀'],
    ['😀', '😀'],
    ['٣', '٣'],
  ],
  'marks of every kind are one': [
    ['‐‑‒–—―−﹣－⁃➖', '-----------'],
    ['‘’‛ʼ`´′＇', "''''''''"],
    ['“”„«»″', '""""""'],
    ['…', '...'],
    ['2∶05 2：05', '2:05 2:05'],
    ['3·5', '3.5'],
    ['45º 45˚ 45°', '45° 45° 45°'],
    ['℃', '°C'],
    ['￡₤', '££'],
  ],
  'spaces are single and nothing unseen is left': [
    [' a \t\n b\u00a0\u2009\u3000c ', 'a b c'],
    ['a\u200b\u200d\ufeff\u00ad\u202e\ufe0fb', 'ab'],
    ['\u0000\u0007', ''],
    ['', ''],
  ],
  'letters with marks are whole': [
    ['cafe\u0301', 'café'],
    ['\u212b', 'Å'],
    ['\u0301', '\u0301'],
    ['\ud800', '\ud800'],
  ],
};

describe.each(Object.entries(rules))('%s', (_, cases) => {
  test.each(cases)('%j is %j', (typed, plain) => {
    expect(tidy(typed)).toBe(plain);
  });
});
