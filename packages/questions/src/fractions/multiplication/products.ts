/** What questions on multiplying fractions share: the draw, the mistakes, the way. */

import type { Cell } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { type Fraction, fraction, gcd, isLowest, lowest, mixed, times, written } from '../fraction.ts';

interface Sort {
  readonly bottoms: readonly number[];
  /** Largest whole number to multiply by. */
  readonly mostTimes: number;
  /** Under or over one; or, fraction by fraction, already in lowest terms or to be simplified. */
  readonly size: 'under' | 'over' | 'lowest' | 'cancels';
  /** Whether the fraction has whole ones in front. */
  readonly wholes: boolean;
}

/** What a sub-topic asks of this family. */
export interface Params {
  readonly levels: Readonly<Record<'easy' | 'medium' | 'hard', Sort>>;
  /** Whether one of the two is a whole number. */
  readonly byWhole: boolean;
  readonly form: 'any' | 'simplest';
}

/** Two numbers as fractions, how they are shown, and their product as it comes out. */
export interface Product {
  readonly one: Fraction;
  readonly other: Fraction;
  readonly left: string;
  readonly right: string;
  readonly result: Fraction;
}

/** A product fit for the cell, or undefined when this draw is unfit. */
export function drawProduct(random: Random, { params, difficulty }: Cell<Params>): Product | undefined {
  const { bottoms, mostTimes, size, wholes } = params.levels[difficulty];
  const bottom = random.pick(bottoms);
  const proper = fraction(random.int(1, bottom - 1), bottom);
  const one = wholes ? fraction(proper.top + random.int(1, 4) * bottom, bottom) : proper;
  const second = random.pick(bottoms);
  const other = params.byWhole ? fraction(random.int(2, mostTimes), 1) : fraction(random.int(1, second - 1), second);
  const result = times(one, other);
  const isFit =
    // Two of something, or three of one part, are added in year 3.
    (!params.byWhole || (other.top > 2 && one.top + other.top > 4)) &&
    // One of one part, and few parts, are too little to do where it is hard.
    (params.byWhole || difficulty !== 'hard' || (one.top > 1 && other.top > 1 && result.bottom >= 36)) &&
    isLowest(one) &&
    isLowest(other) &&
    result.top % result.bottom !== 0 &&
    (size === 'under' ? result.top < result.bottom : size !== 'over' || result.top > result.bottom) &&
    (size === 'lowest' ? isLowest(result) : size !== 'cancels' || !isLowest(result));
  if (!isFit) return undefined;
  return {
    one,
    other,
    left: wholes ? mixed(one) : written(one),
    right: params.byWhole ? String(other.top) : written(other),
    result,
  };
}

/** Whether both numerators have a factor in common with the other denominator, in numbers too large to see the answer. */
export const cancelsTwice = ({ one, other, result }: Product): boolean =>
  gcd(one.top, other.bottom) > 1 && gcd(other.top, one.bottom) > 1 && result.bottom >= 60;

const mistake = mistakesIn('m.fracMul');

/** The mistakes children make here. */
export const named = {
  bothParts: mistake(
    'multiplies-both-parts',
    'You multiplied both parts. Only the number of parts grows: keep the denominator.',
  ),
  onlyBottom: mistake(
    'multiplies-both-parts',
    'You multiplied the denominator. Multiply the numerator and keep the denominator.',
  ),
  adds: mistake('adds', 'You added. Multiply instead.'),
  subtracts: mistake('subtracts', 'You subtracted. Multiply instead.'),
  addsToTop: mistake('adds', 'You added to the numerator. Multiply it instead.'),
  addsTops: mistake('adds', 'You added the numerators. Multiply them instead.'),
  bottoms: mistake('adds-denominators', 'Multiply the denominators as well. Do not add them.'),
  oneBottom: mistake('adds-denominators', 'You kept one denominator. Multiply the denominators as well.'),
  cross: mistake(
    'cross-multiplies',
    'You multiplied crosswise. Multiply numerator by numerator and denominator by denominator.',
  ),
  fact: (says: string) => mistake('fact-slip', says),
  wholesOnly: mistake('wholes-only', 'You multiplied the whole number only. Multiply the fraction as well.'),
  partsOnly: mistake('parts-only', 'You multiplied the fraction only. Multiply the whole number as well.'),
};

/** Wrong answers, each with its mistake. */
export function productMistakes({ one, other, result }: Product): NumberMistake[] {
  const whole = Math.floor(one.top / one.bottom);
  const rest = one.top % one.bottom;
  type Wrong = [number, number, Mistake];
  const ofWholes: Wrong[] = [
    [whole * other.top * one.bottom + rest, one.bottom, named.wholesOnly],
    [whole * one.bottom + rest * other.top, one.bottom, named.partsOnly],
  ];
  const near: Wrong[] = [
    [result.top + result.bottom, result.bottom, named.fact('That is one whole too many.')],
    [result.top - result.bottom, result.bottom, named.fact('That is one whole too few.')],
  ];
  const list: Wrong[] =
    other.bottom === 1
      ? [
          [one.top * other.top, one.bottom * other.top, named.bothParts],
          ...(whole === 0 ? [] : ofWholes),
          [one.top + other.top, one.bottom, named.addsToTop],
          [one.top, one.bottom * other.top, named.onlyBottom],
          [result.top + 1, result.bottom, named.fact(`That is 1/${result.bottom} too much.`)],
          [result.top - 1, result.bottom, named.fact(`That is 1/${result.bottom} too little.`)],
          [one.top + other.top * one.bottom, one.bottom, named.adds],
          ...(result.top > result.bottom ? near : []),
        ]
      : [
          [one.top + other.top, one.bottom + other.bottom, named.adds],
          [result.top, one.bottom + other.bottom, named.bottoms],
          [one.top * other.bottom, one.bottom * other.top, named.cross],
          [one.top + other.top, result.bottom, named.addsTops],
          [result.top + 1, result.bottom, named.fact(`That is 1/${result.bottom} too much.`)],
          [result.top, Math.max(one.bottom, other.bottom), named.oneBottom],
          [Math.abs(one.top * other.bottom - other.top * one.bottom), result.bottom, named.subtracts],
        ];
  return list
    .filter(([top, bottom]) => top > 0 && bottom > 0)
    .map(([top, bottom, because]) => [
      mixed(other.bottom === 1 ? fraction(top, bottom) : lowest(fraction(top, bottom))),
      because,
    ]);
}

/** The right answer as text. */
export function rightText({ result }: Product, form: Params['form']): string {
  return mixed(form === 'simplest' ? lowest(result) : result);
}

/** The way, ending with the answer. */
export function productSteps(own: Product, form: Params['form']): (string | readonly [string, string])[] {
  const { one, other, left, result } = own;
  const simple = form === 'simplest' ? lowest(result) : result;
  return [
    other.bottom === 1
      ? [
          left.includes(' ')
            ? `Write ${left} as ${written(one)}. Then multiply the numerator by ${other.top}.`
            : `Multiply the numerator by ${other.top}. Keep the denominator.`,
          `${written(one)} × ${other.top} = ${written(result)}`,
        ]
      : [
          'Multiply the numerators. Multiply the denominators.',
          `${written(one)} × ${written(other)} = ${written(result)}`,
        ],
    ...(form === 'simplest' && !isLowest(result)
      ? [['Simplify.', `${written(result)} = ${written(simple)}`] as const]
      : []),
    ...(simple.top > simple.bottom
      ? [['Write it as a mixed number.', `${written(simple)} = ${mixed(simple)}`] as const]
      : []),
    `The answer is **${mixed(simple)}**.`,
  ];
}

/** What makes a question hard. */
export const features = ({ left, result }: Product, steps: number): Record<string, number> => ({
  steps: steps + (left.includes(' ') ? 2 : 0) + (result.top > result.bottom ? 1 : 0) + (isLowest(result) ? 0 : 1),
  bottom: result.bottom,
});
