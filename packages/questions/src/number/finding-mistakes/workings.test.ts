import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainNumber } from '../../kernel/number-text.ts';
import { Random } from '../../kernel/random.ts';
import { exactText, isTrue } from './exact-value.ts';
import { drawWorking, type WorkingKind } from './workings.ts';

const kinds: readonly WorkingKind[] = [
  'short-product',
  'large-product',
  'long-product',
  'near-product',
  'large-near-product',
  'near-difference',
  'large-difference',
  'split-division',
  'large-division',
  'long-division',
  'order',
  'brackets',
  'fractions',
  'percentage',
  'large-percentage',
  'mean',
];

test.each([
  ['12 + 3 × 4', '24'],
  ['(12 + 3) × 4', '60'],
  ['1/2 + 1/3', '5/6'],
  ['35% of 240', '84'],
  ['100 - 7 - 3', '90'],
])('%s is %s', (calculation, value) => {
  expect(exactText(calculation)).toBe(value);
});

test.each(kinds)('a working of %s is right in every line, and each fault makes exactly its own line wrong', (kind) => {
  fc.assert(
    fc.property(fc.string(), (key) => {
      const working = drawWorking(new Random(key), kind);
      if (working === undefined) return;
      expect(working.lines.map(plainNumber).every(isTrue)).toBe(true);
      for (const { at, lines } of working.faults) {
        expect(lines.map(plainNumber).map(isTrue)).toEqual(lines.map((_, place) => place !== at));
        // No slip prints the answer.
        expect(lines.flatMap((line) => plainNumber(line).split(/[^\d/]+/))).not.toContain(working.answer);
      }
      expect(exactText(plainNumber(working.calculation))).toBe(exactText(working.answer));
    }),
  );
});
