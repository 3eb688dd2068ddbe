/** Single events of medium and hard questions need counting and simplifying. */
import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';

test.each(['medium', 'hard'] as const)('single events, %s: no equal colours, no even chance', (difficulty) => {
  const texts = Array.from({ length: 60 }, (_, seed) => JSON.stringify(mintFor(170802, difficulty, seed)));
  const bags = texts.flatMap((text) => {
    const [, counts] = /A bag holds (.*?) counters\./.exec(text) ?? [];
    return counts === undefined ? [] : [counts.match(/\d+/g) ?? []];
  });
  expect(bags.length).toBeGreaterThan(0);
  for (const counts of bags) expect(new Set(counts).size).toBe(counts.length);
  expect(texts.filter((text) => text.includes('"value":"1/2"'))).toEqual([]);
});

test('two bags, hard: neither is a multiple of the other, and both are on one side of a half', () => {
  const bags = Array.from({ length: 120 }, (_, seed) => JSON.stringify(mintFor(170801, 'hard', seed))).flatMap(
    (text) => {
      const found = /Bag A holds (\d+) red and (\d+) blue counters\. Bag B holds (\d+) red and (\d+) blue/.exec(text);
      return found === null ? [] : [found.slice(1).map(Number)];
    },
  );
  expect(bags.length).toBeGreaterThan(5);
  for (const [a = 0, b = 0, c = 0, d = 0] of bags) {
    expect((a - b) * (c - d)).toBeGreaterThan(0);
    if (a * d === b * c) expect(Math.max(a, c) % Math.min(a, c)).toBeGreaterThan(0);
  }
});
