/** Misspellings that are shown go wrong where the pattern is chosen. */
import { expect, test } from 'vitest';
import { patternWordsOf } from './pattern-words.ts';

test('words in -cious and -tious are shown with the other letter, not with another vowel', () => {
  const shown = patternWordsOf('cious5').flatMap(({ wrong }) => wrong);
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.filter((miss) => !/ious$/.test(miss))).toEqual([]);
});

test('nobody leaves out only the h where ough says “uff” or “off”', () => {
  const shown = patternWordsOf('ough5')
    .filter(({ sound }) => /ff$/.test(sound))
    .flatMap(({ wrong }) => wrong);
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.filter((miss) => /oug(?!h)/.test(miss))).toEqual([]);
});

test('no silent letter after m becomes a second m, as in lamm', () => {
  const shown = ['silent5', 'silent6'].flatMap(patternWordsOf).flatMap(({ wrong }) => wrong);
  expect(shown.length).toBeGreaterThan(80);
  expect(shown.filter((miss) => /mm$/.test(miss))).toEqual([]);
});
