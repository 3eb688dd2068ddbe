/** Wrong readings of a scale: nobody reads more than the scale shows. */
import { expect, test } from 'vitest';
import { readMistakes } from './scale-marks.ts';

test('no wrong reading with its own feedback lies beyond the scale', () => {
  const marks = { from: 0, to: 20, label: 4, parts: 2, unit: 'litres' };
  for (let value = 2; value < 20; value += 2) {
    const told = readMistakes(marks, value).filter(([, { says }]) => says !== '');
    expect(Math.max(...told.map(([given]) => Number(given)))).toBeLessThanOrEqual(marks.to);
  }
});
