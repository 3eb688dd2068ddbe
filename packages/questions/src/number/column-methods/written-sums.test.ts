import { expect, test } from 'vitest';
import { Random } from '../../kernel/random.ts';
import { mistakesOf } from './written-sums.ts';

const wrongOf = (a: number, b: number): readonly (number | string)[] =>
  mistakesOf({ a, b, sign: '+', result: a + b, exchanges: [] }, new Random('column')).map(([given]) => given);

test('a whole sum written in one column is expected, in many columns it is not', () => {
  expect(wrongOf(341, 19)).toContain(3510);
  expect(wrongOf(8975, 6486)).not.toContain(14151411);
  expect(wrongOf(8975, 6486).every((given) => String(given).length <= 6)).toBe(true);
});

test('a difference far from the sum is not expected', () => {
  expect(wrongOf(783, 11)).toContain(772);
  expect(wrongOf(4515, 4483)).not.toContain(32);
});
