import { describe, expect, test } from 'vitest';
import {
  groundsInWorlds,
  ornaments,
  readableInWorlds,
  readablePairs,
  visibleInWorlds,
  visiblePairs,
} from './colour-pairs.ts';
import { contrastOf } from './contrast.ts';
import { day, night } from './tokens.ts';
import { worlds } from './worlds.ts';

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

describe.each(Object.entries(worlds))('in the world of %s', (_, world) => {
  test.each(readableInWorlds)('words in %s can be read on %s', (front, back) => {
    expect(contrastOf(world[front], world[back])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(groundsInWorlds)('white words can be read on %s', (back) => {
    expect(contrastOf(night.ink, world[back])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(visibleInWorlds)('%s can be told from %s', (front, back) => {
    expect(contrastOf(world[front], world[back])).toBeGreaterThanOrEqual(3);
  });
});

/** Hue in degrees. */
function hueOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

test.each([night, day])('subjects differ in hue from each other and from the green of right', (palette) => {
  const { math, english, verbalReasoning, nonVerbalReasoning, right } = palette;
  const hues = [math, english, verbalReasoning, nonVerbalReasoning, right].map(hueOf);
  for (const [at, one] of hues.entries())
    for (const other of hues.slice(at + 1)) {
      const apart = Math.abs(one - other) % 360;
      expect(Math.min(apart, 360 - apart)).toBeGreaterThan(25);
    }
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
