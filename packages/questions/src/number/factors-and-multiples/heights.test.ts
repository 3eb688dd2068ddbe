/** Which numbers each level asks about. */
import { describe, expect, test } from 'vitest';
import { shownBy } from '../../kernel/plain-text.ts';
import { mintFor } from '../../registry.ts';
import { factorsOf, greatestCommonFactor, lowestCommonMultiple } from '../divisors.ts';

type Pair = readonly [one: number, other: number];

const prompts = (subTopicId: number, difficulty: 'easy' | 'medium' | 'hard'): string[] =>
  Array.from({ length: 50 }, (_, place) => mintFor(subTopicId, difficulty, 75_000_000 + place)).map(
    ({ question: { prompt } }) => prompt.map(shownBy).join(' '),
  );

/** The two numbers of each prompt. */
const pairs = (subTopicId: number, difficulty: 'easy' | 'medium' | 'hard'): Pair[] =>
  prompts(subTopicId, difficulty).map((text) => {
    const [one = 1, other = 1] = (text.match(/\d+/g) ?? []).map(Number);
    return [one, other];
  });

const common = ([one, other]: Pair): number => greatestCommonFactor(one, other);
const multiple = ([one, other]: Pair): number => lowestCommonMultiple(one, other);

describe('the two numbers', () => {
  test.each([
    ['year 5 hard has a highest common factor beyond the tables', 150402, 'hard', (pair) => common(pair) >= 12],
    ['year 6 begins there', 160301, 'easy', (pair) => common(pair) >= 12],
    [
      'year 6 begins with numbers that are no larger than its hard ones',
      160301,
      'easy',
      (pair) => Math.max(...pair) < 113,
    ],
    ['two multiples of 10 show one', 150402, 'hard', ([one, other]) => one % 10 > 0 || other % 10 > 0],
    ['the product is no hard lowest common multiple', 160302, 'hard', (pair) => common(pair) > 1],
    ['with 10 the product only gets a 0', 160302, 'medium', (pair) => common(pair) > 1 || !pair.includes(10)],
    [
      'year 7 lists six multiples',
      170105,
      'hard',
      (pair) => common(pair) > 13 || multiple(pair) / Math.max(...pair) >= 6,
    ],
  ] as const satisfies readonly (readonly [string, number, 'easy' | 'medium' | 'hard', (pair: Pair) => boolean])[])(
    '%s',
    (_, subTopicId, difficulty, isFit) => {
      expect(pairs(subTopicId, difficulty).filter((pair) => !isFit(pair))).toEqual([]);
    },
  );
});

test.each([
  ['pairs', 140303, 'medium', 3, 4],
  ['pairs', 140303, 'hard', 5, 8],
  ['factors', 150401, 'easy', 4, 6],
  ['factors', 150401, 'medium', 6, 9],
  ['factors', 150401, 'hard', 10, 18],
] as const)('the %s that %i %s counts are %i to %i', (kind, subTopicId, difficulty, fewest, most) => {
  const counts = prompts(subTopicId, difficulty).flatMap((text) => {
    const [, value] = /^How many .* does (\d+) have/.exec(text) ?? [];
    const factors = factorsOf(Number(value ?? 0)).length;
    return value === undefined ? [] : [kind === 'pairs' ? Math.ceil(factors / 2) : factors];
  });
  expect(counts).not.toEqual([]);
  expect(counts.filter((count) => count < fewest || count > most)).toEqual([]);
});

test('factor pairs are counted from medium on', () => {
  expect(prompts(140303, 'easy').filter((text) => text.startsWith('How many'))).toEqual([]);
});
