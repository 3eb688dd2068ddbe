/** Readings of a scale: the steps lead to the value, and nobody reads more than the scale shows. */
import { expect, test } from 'vitest';
import { readMistakes, readSteps } from './scale-marks.ts';

test('no wrong reading with its own feedback lies beyond the scale', () => {
  const marks = { from: 0, to: 20, label: 4, parts: 2, unit: 'litres' };
  for (let value = 2; value < 20; value += 2) {
    const told = readMistakes(marks, value).filter(([, { says }]) => says !== '');
    expect(Math.max(...told.map(([given]) => Number(given)))).toBeLessThanOrEqual(marks.to);
  }
});

test('half way between two marks each part is worked out and added', () => {
  const marks = { from: 0, to: 400, label: 200, parts: 10, unit: 'ml' };
  expect(readSteps(marks, 290).slice(1)).toEqual([
    'It is 4 steps after 200: 4 × 20 = 80 ml.',
    'It is half a step more: 10 ml.',
    '200 + 80 + 10 = 290.',
  ]);
});
