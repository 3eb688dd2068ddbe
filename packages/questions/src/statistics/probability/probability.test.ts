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
