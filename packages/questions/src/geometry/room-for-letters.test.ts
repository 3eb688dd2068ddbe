/** Letters and sizes in drawings stay on the paper and do not run into each other. */
import type { Figure } from '@comet/contract/figure';
import { expect, test } from 'vitest';
import { mintFor } from '../registry.ts';
import { textsTouch } from './unknown-angles/polygons-from-angles.ts';
import { labelsOf } from './vector.ts';

const drawingsOf = (subTopicId: number, difficulty: 'easy' | 'medium'): Figure[] =>
  Array.from({ length: 150 }, (_, at) => mintFor(subTopicId, difficulty, 74_000_000 + at).question.prompt).flatMap(
    (blocks) => blocks.flatMap((block) => (block.type === 'figure' ? [block.figure] : [])),
  );

test('the letters of lines are whole', () => {
  for (const figure of drawingsOf(130703, 'easy'))
    for (const { at } of labelsOf(figure)) {
      expect(at[1]).toBeGreaterThanOrEqual(8);
      expect(at[1]).toBeLessThanOrEqual(figure.height - 8);
    }
});

test('the sizes of the angles of a polygon stand apart', () => {
  const drawings = drawingsOf(170602, 'medium').filter(({ alt }) => alt.includes('Its angles in order'));
  expect(drawings.length).toBeGreaterThan(20);
  for (const figure of drawings) expect(textsTouch(figure)).toBe(false);
});
