/** The order of operations, worked out two ways. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate, evaluateByStack, evaluateLeftToRight } from './expression.ts';

test.each([
  ['3 + 4 × 5', 23, 35],
  ['20 − 6 ÷ 2', 17, 7],
  ['(3 + 4) × 5', 35, 35],
  ['2 + 3²', 11, 11],
  ['10 − 4 − 3', 3, 3],
  ['24 ÷ 4 ÷ 2', 3, 3],
  ['(5 − 2)² × 2', 18, undefined],
])('%s is %i', (text, value, leftToRight) => {
  expect(evaluate(text)).toBe(value);
  expect(evaluateByStack(text)).toBe(value);
  if (leftToRight !== undefined) expect(evaluateLeftToRight(text)).toBe(leftToRight);
});

test('both ways agree on every calculation without division', () => {
  const sign = fc.constantFrom('+', '−', '×');
  const number = fc.integer({ min: 1, max: 20 });
  const calculation = fc
    .tuple(number, sign, number, sign, number, fc.constantFrom(0, 1, 2))
    .map(([a, x, b, y, c, brackets]) =>
      brackets === 0
        ? `${a} ${x} ${b} ${y} ${c}`
        : brackets === 1
          ? `(${a} ${x} ${b}) ${y} ${c}`
          : `${a} ${x} (${b} ${y} ${c})`,
    );
  fc.assert(fc.property(calculation, (text) => evaluate(text) === evaluateByStack(text)));
});
