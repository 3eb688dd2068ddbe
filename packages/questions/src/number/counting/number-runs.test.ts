import { expect, test } from 'vitest';
import { Random } from '../../kernel/random.ts';
import { drawRun, slipsAt } from './number-runs.ts';

test('a wrong number of an even count is even', () => {
  const slips = slipsAt({ step: 8, down: false, terms: [80, 88, 96, 104, 112, 120] }, 2);
  expect(slips.length).toBeGreaterThan(1);
  expect(slips.every((slip) => slip % 2 === 0)).toBe(true);
});

test('a wrong number of a count in a power of ten has the front of its neighbour', () => {
  const run = { step: 1000, down: true, terms: [101_560, 100_560, 99_560, 98_560, 97_560, 96_560] };
  expect(slipsAt(run, 1)).toEqual([-10_000]);
  expect(slipsAt(run, 2)).toEqual([10_000]);
  expect(slipsAt(run, 4)).toEqual([]);
});

test('a hard count in year 5 passes a hundred thousand', () => {
  const params = {
    steps: { easy: [], medium: [], hard: [1000, 10000] },
    limit: 1000000,
    anyStartFrom: { easy: 0, medium: 0, hard: 0 },
    passes: { hard: { 1000: 100000, 10000: 100000 } },
  };
  for (let seed = 0; seed < 40; seed++) {
    const run = drawRun(new Random(`run ${seed}`), { subTopicId: 150102, year: 5, difficulty: 'hard', params }, 5);
    const heads = new Set(run?.terms.map((term) => Math.floor(term / 100000)));
    expect([0, 2]).toContain(heads.size);
  }
});

test('an easy count in year 5 changes one digit', () => {
  const params = {
    steps: { easy: [1000, 10000, 100000], medium: [], hard: [] },
    least: 10000,
    limit: 1000000,
    anyStartFrom: { easy: 0, medium: 0, hard: 0 },
  };
  for (let seed = 0; seed < 60; seed++) {
    const run = drawRun(new Random(`run ${seed}`), { subTopicId: 150102, year: 5, difficulty: 'easy', params }, 5);
    const heads = new Set(run?.terms.map((term) => Math.floor(term / (run.step * 10))));
    expect(heads.size).toBeLessThan(2);
  }
});
