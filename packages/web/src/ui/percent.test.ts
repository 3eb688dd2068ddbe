import { expect, test } from 'vitest';
import { percentOf, percentText } from './percent.ts';

test.each([
  [0, 0, 0],
  [0, 7, 0],
  [1, 3, 33],
  [2, 3, 67],
  [7, 7, 100],
])('%i of %i is %i percent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});

test('nothing measured is a dash, and no zero', () => {
  expect([percentText(null), percentText(0), percentText(72)]).toEqual(['–', '0 %', '72 %']);
});
