import { expect, test } from 'vitest';
import { Random } from '../../kernel/random.ts';
import { drawSum, mistakesOf } from './written-sums.ts';

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

test('a medium addition carries into a column, and no number has two zeros', () => {
  for (let seed = 0; seed < 60; seed++) {
    const params = { signs: ['+'], digits: { easy: 4, medium: 4, hard: 4 } } as const;
    const sum = drawSum(new Random(`sum ${seed}`), { subTopicId: 140201, year: 4, difficulty: 'medium', params });
    expect(sum?.exchanges).toEqual([expect.toSatisfy((place: number) => place < 3)]);
    expect(`${sum?.a} ${sum?.b}`).not.toMatch(/0\d?0/);
  }
});

test('one carry forgotten of two is named by its column', () => {
  const mistakes = mistakesOf({ a: 688, b: 96, sign: '+', result: 784, exchanges: [0, 1] }, new Random('column'));
  const told = mistakes.map(([given, { says }]) => `${given} ${says}`);
  expect(told).toContain('774 You did not carry into the tens.');
  expect(told).toContain('684 You did not carry into the hundreds.');
});
