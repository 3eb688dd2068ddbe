import { expect, test } from 'vitest';
import { countSticks, growths, patternFigure } from './pattern-figure.ts';

test.each(growths)('$name: every stick is one match long, and none lies on another', ({ sticks, first, step }) => {
  const all = Array.from({ length: 6 }, (_, place) => sticks(place));
  expect(all.map((part) => part.length)).toEqual([first, step, step, step, step, step]);
  const lines = all.flat();
  for (const [x1, y1, x2, y2] of lines) expect(Math.hypot(x2 - x1, y2 - y1)).toBeCloseTo(1, 1);
  expect(new Set(lines.map(([x1, y1, x2, y2]) => `${(x1 + x2) / 2} ${(y1 + y2) / 2}`)).size).toBe(lines.length);
});

test.each(growths)('$name: the drawing has as many sticks as its rule says', (growth) => {
  expect(countSticks(patternFigure(growth, 1))).toEqual([0, 1, 2].map((steps) => growth.first + steps * growth.step));
});
