import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
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

const tablesOf = (subTopicId: number) =>
  Array.from({ length: 40 }, (_, seed) => mintFor(subTopicId, 'easy', seed).question.prompt)
    .flat()
    .flatMap((block) => (block.type === 'table' ? [block] : []));

test('the boxes of a Carroll diagram are lettered row by row', () => {
  const tables = tablesOf(161004);
  expect(tables.length).toBeGreaterThan(0);
  for (const { rows } of tables) expect(rows.map((row) => row.slice(1).join(''))).toEqual(['AB', 'CD']);
});

test('in year 4 numbers are sorted by a times table of that year', () => {
  for (const { head, rows } of tablesOf(141004))
    expect([head?.[1], rows[0]?.[0]].some((name) => /^multiples of [679]$/.test(name ?? ''))).toBe(true);
});
