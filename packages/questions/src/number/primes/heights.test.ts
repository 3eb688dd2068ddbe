/** Which numbers each level asks about, and which options never stand side by side. */
import { expect, test } from 'vitest';
import { shownBy } from '../../kernel/plain-text.ts';
import { mintFor } from '../../registry.ts';
import { isInTables } from './mistakes.ts';

const drawn = (subTopicId: number, difficulty: 'easy' | 'medium' | 'hard') =>
  Array.from({ length: 60 }, (_, place) => mintFor(subTopicId, difficulty, 76_000_000 + place).question);

const prompts = (subTopicId: number, difficulty: 'easy' | 'medium' | 'hard'): string[] =>
  drawn(subTopicId, difficulty).map(({ prompt }) => prompt.map(shownBy).join(' '));

test('the product of two primes is no fact of the tables in year 6', () => {
  for (const difficulty of ['medium', 'hard'] as const) {
    const products = prompts(160303, difficulty).flatMap((text) => /product is (\d+)/.exec(text)?.[1] ?? []);
    expect(products.map(Number).filter((product) => product < 110)).toEqual([]);
  }
});

test('the tables do not tell whether a hard number is prime', () => {
  const values = prompts(160303, 'hard').flatMap((text) => /true of (\d+)/.exec(text)?.[1] ?? []);
  expect(values.map(Number).filter(isInTables)).toEqual([]);
});

test('no two options are one product in another order', () => {
  const sorted = drawn(170104, 'medium').flatMap(({ answer }) =>
    answer.type === 'multipleChoice'
      ? [answer.options.map((option) => option.map(shownBy).join('').split(' × ').sort().join(' × '))]
      : [],
  );
  expect(sorted.filter((options) => new Set(options).size < options.length)).toEqual([]);
});

test('in year 7 a missing number is easy or medium, and a missing power hard', () => {
  expect(prompts(170104, 'hard').filter((text) => text.includes('□'))).toEqual([]);
  expect(prompts(170104, 'easy').filter((text) => text.startsWith('Which number is'))).toEqual([]);
});

test('of one or two primes that were tried it is never none', () => {
  const told = Array.from({ length: 60 }, (_, place) => mintFor(150403, 'easy', 76_000_000 + place)).flatMap(
    ({ explanation }) => explanation.flat().map(shownBy),
  );
  expect(told.filter((text) => /None of \d+ (?:and \d+ )?divide/.test(text))).toEqual([]);
  expect(told.some((text) => text.startsWith('Neither 2 nor 3 divides'))).toBe(true);
});
