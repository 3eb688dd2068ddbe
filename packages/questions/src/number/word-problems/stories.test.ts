import { expect, test } from 'vitest';
import { storyCounts } from './generator.ts';

test('every cell of word problems has at least 40 stories', () => {
  expect(storyCounts().filter(({ stories }) => stories < 40)).toEqual([]);
});
