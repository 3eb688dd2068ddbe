import { expect, test } from 'vitest';
import { analogiesFor } from './letter-maps.ts';

test('a letter that both pairs begin with may have been moved or mirrored', () => {
  const pairs = [
    ['ZR', 'YG'],
    ['ZL', 'YM'],
  ] as const;
  expect([...analogiesFor(pairs, 'FI')].sort()).toEqual(['EP', 'SP']);
});

test('two pairs that begin with different letters tell which', () => {
  const pairs = [
    ['ZR', 'YG'],
    ['DL', 'UM'],
  ] as const;
  expect([...analogiesFor(pairs, 'FI')]).toEqual(['SP']);
});
