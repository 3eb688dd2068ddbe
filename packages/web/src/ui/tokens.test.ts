import { describe, expect, test } from 'vitest';
import { ornaments, readablePairs, visiblePairs } from './colour-pairs.ts';
import { contrastOf } from './contrast.ts';
import { day, night } from './tokens.ts';

describe.each([
  ['night', night],
  ['day', day],
] as const)('in the theme of %s', (_, palette) => {
  test.each(readablePairs)('words in %s can be read on %s', (front, back) => {
    expect(contrastOf(palette[front], palette[back])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(visiblePairs)('%s can be told from %s', (front, back) => {
    expect(contrastOf(palette[front], palette[back])).toBeGreaterThanOrEqual(3);
  });
});

test('every colour stands in a pair that is held', () => {
  const held = new Set<string>([...readablePairs.flat(), ...visiblePairs.flat(), ...ornaments]);
  const loose = Object.keys(night).filter((name) => !held.has(name));
  expect(loose).toEqual([]);
});

test('black on white is 21, a colour on itself 1, and grey #767676 on white just passes', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#f2545b', '#f2545b')).toBe(1);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
