/** What all long multiplication questions share: the products, the mistakes and the steps. */

import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';

/** The numbers of a level. */
interface Level {
  readonly digits: number;
  readonly by: readonly [least: number, most: number];
  /** How often the larger factor has a 0 in it. */
  readonly zeros: 'never' | 'sometimes' | 'often' | 'always';
}

/** What a sub-topic asks of this family. */
export type Params = Readonly<Record<'easy' | 'medium' | 'hard', Level>>;

/** A product, with the digits of its two-digit factor. */
export interface Product {
  readonly value: number;
  readonly by: number;
  readonly result: number;
  readonly tens: number;
  readonly ones: number;
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.longMul');

/** The mistakes children make here. */
export const named = {
  placeholder: (tens: number) =>
    mistake('no-placeholder-zero', `You multiplied by ${tens} instead of ${tens * 10}. Write a 0 in the ones first.`),
  matching: mistake(
    'matching-digits-only',
    'You multiplied only tens by tens and ones by ones. Multiply every digit by every digit.',
  ),
  onesLine: (tens: number, ones: number) =>
    mistake('one-line-only', `You multiplied by ${ones} only. Multiply by ${tens * 10} as well, then add.`),
  tensLine: (tens: number, ones: number) =>
    mistake('tens-line-only', `You multiplied by ${tens * 10} only. Multiply by ${ones} as well, then add.`),
};

/** Numbers fit for the cell, or undefined when this draw is unfit. */
export function drawProduct(random: Random, { params, difficulty, year }: Cell<Params>): Product | undefined {
  const { digits: size, by: range, zeros } = params[difficulty];
  const value = random.int(10 ** (size - 1) + 1, 10 ** size - 1);
  const by = random.int(...range);
  const [tens, ones] = [Math.floor(by / 10), by % 10];
  // A line × 1 is no work, and with the same digit twice the second line only adds a 0.
  if (ones < 2 || tens === ones || value % 10 === 0) return undefined;
  // With 19 the lines × 1 and × 9 make × 10: two mistakes give one number.
  if (by === 19) return undefined;
  const digits = [...String(value)].map(Number);
  if (size > 2 && (ones < 3 || digits.filter((digit) => digit === 1).length > 1)) return undefined;
  if (year > 5 && difficulty !== 'easy' && digits.filter((digit) => digit > 5).length < 2) return undefined;
  // In year 6 easy goes beyond the thousands of year 5, but not through the hardest tables in every column.
  if (year > 5 && difficulty === 'easy' && digits.filter((digit) => digit > 5).length !== 2) return undefined;
  const hasZero = digits.includes(0);
  if (zeros === 'never' && hasZero) return undefined;
  if (!hasZero && (zeros === 'always' || (zeros === 'often' && random.chance(1, 2)))) return undefined;
  return { value, by, result: value * by, tens, ones };
}

/** Wrong answers, each with the mistake that leads to it. */
export function mistakesOf({ value, tens, ones }: Product): NumberMistake[] {
  const digits = [...String(value)].map(Number);
  const [last = 0, before = 0] = [digits.at(-1), digits.at(-2)];
  return [
    [value * ones + value * tens, named.placeholder(tens)],
    ...(digits.length === 2 ? [[before * tens * 100 + last * ones, named.matching] as const] : []),
    [value * ones, named.onesLine(tens, ones)],
    [
      value * ones + value * tens * 100,
      mistake(
        'two-placeholder-zeros',
        `You multiplied by ${tens * 100} instead of ${tens * 10}. Write one 0, not two.`,
      ),
    ],
    [value * tens * 10, named.tensLine(tens, ones)],
  ];
}

/** The worked way, step by step, ending with the answer. */
export function stepsOf({ value, by, result, tens, ones }: Product): string[] {
  return [
    `Split ${by}: ${tens * 10} + ${ones}.`,
    `${showNumber(value)} × ${ones} = ${showNumber(value * ones)}.`,
    `${showNumber(value)} × ${tens * 10} = ${showNumber(value * tens * 10)}.`,
    `Add the two lines: ${showNumber(value * ones)} + ${showNumber(value * tens * 10)} = **${showNumber(result)}**.`,
  ];
}

/** The first step, without the answer. */
export const hintOf = ({ by, tens, ones }: Product): string =>
  `${by} is ${tens * 10} + ${ones}. Multiply by each part, then add.`;

/** What makes a question hard, as numbers that rise with it. */
export const features = ({ value }: Product, steps: number): Record<string, number> => ({
  digits: String(value).length,
  zeros: (String(value).match(/0/g) ?? []).length,
  steps,
});
