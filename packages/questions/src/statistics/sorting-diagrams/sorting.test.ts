import { expect, test } from 'vitest';
import { readVenn, vennFigure } from './diagram-figure.ts';
import { belongs, propertiesFor } from './properties.ts';

test('a diagram is read back as it was drawn', () => {
  const parts = { left: ['2', '8'], both: ['6'], right: ['9', '15'], outside: ['7', '11'] };
  expect(readVenn(vennFigure(['even', 'multiples of 3'], parts))).toEqual({ names: ['even', 'multiples of 3'], parts });
});

test.each([...new Set([...propertiesFor(4, 'easy'), ...propertiesFor(6, 'easy')])])(
  '$name means the same to both solvers',
  ({ name, holds }) => {
    for (let number = 1; number < 100; number++)
      if (number > 1) expect(belongs(name, number), `${number}`).toBe(holds(number));
  },
);
