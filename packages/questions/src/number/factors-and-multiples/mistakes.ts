/** What all questions on factors and multiples share: the numbers worth asking about, and the mistakes. */
import type { Cell } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { factorsOf } from '../divisors.ts';

type Ask = 'pairs' | 'factors' | 'commonFactors' | 'commonMultiples' | 'both';

/** What a sub-topic asks of this family. */
export interface Params {
  readonly asks: Ask;
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.factors');

/** The mistakes children make here. */
export const named = {
  not: (value: number, of: number) =>
    mistake('not-a-factor', `${of} ÷ ${value} leaves a remainder of ${of % value}, so ${value} is not a factor.`),
  swap: (says: string) => mistake('factor-for-multiple', says),
  product: mistake('product-for-lcm', 'The product is a common multiple, but is there a smaller one?'),
  small: mistake('not-the-highest', 'That is a common factor, but a larger one exists.'),
  large: mistake('not-the-lowest', 'That is a common multiple, but a smaller one exists.'),
  add: mistake('adds-pair', 'A factor pair multiplies to the number. It does not add to it.'),
  hcf: mistake('hcf-for-lcm', 'That is the highest common factor. You need the lowest common multiple.'),
  lcm: mistake('hcf-for-lcm', 'That is the lowest common multiple. You need the highest common factor.'),
};

/** The one of two numbers that does not fit, or both. */
const notBoth = (fitsOne: boolean, fitsOther: boolean, one: number, other: number): string =>
  fitsOne ? `${other}` : fitsOther ? `${one}` : `${one} or of ${other}`;

/** Why a number is not the highest common factor. */
export const notHighest = (value: number, a: number, b: number): Mistake =>
  a % value === 0 && b % value === 0
    ? named.small
    : mistake('factor-of-one-only', `${value} is not a factor of ${notBoth(a % value === 0, b % value === 0, a, b)}.`);

/** Why a number is not the lowest common multiple. */
export const notLowest = (value: number, a: number, b: number): Mistake =>
  value % a === 0 && value % b === 0
    ? named.large
    : mistake(
        'multiple-of-one-only',
        `${value} is not a multiple of ${notBoth(value % a === 0, value % b === 0, a, b)}.`,
      );

/** Numbers worth asking about by themselves: in year 4 the tables tell their factors, in year 5 no longer. */
const single = {
  pairs: {
    easy: [18, 20, 21, 24, 27, 28, 30, 32, 35, 36, 40, 42, 45, 48],
    medium: [42, 44, 48, 54, 56, 60, 63, 64, 66, 70, 72, 77, 80],
    hard: [60, 64, 66, 72, 80, 84, 88, 90, 96, 100, 108, 110, 120],
  },
  factors: {
    easy: [51, 52, 57, 65, 66, 68, 69, 70, 75, 76, 78, 85, 87],
    medium: [80, 81, 84, 88, 90, 92, 96, 98, 99, 100, 102, 104, 105, 108],
    hard: [
      112, 114, 117, 120, 126, 128, 130, 132, 135, 136, 138, 140, 144, 150, 152, 153, 154, 156, 160, 162, 165, 168, 180,
    ],
  },
} as const;

/** The factor pairs, smaller factor first. */
export const pairsOf = (value: number): (readonly [number, number])[] =>
  factorsOf(value)
    .filter((factor) => factor * factor <= value)
    .map((factor) => [factor, value / factor]);

/** The factor pairs in a line. */
export const listPairs = (value: number): string =>
  pairsOf(value)
    .map(([one, other]) => `${one} × ${other}`)
    .join(', ');

/** What makes a question hard, as numbers that rise with it. */
export const features = (value: number, steps: number): Record<string, number> => ({
  size: value,
  factors: factorsOf(value).length,
  steps,
});

/** The numbers a sub-topic about one number asks about; none where it is about two. */
export function singlesOf({ params, difficulty }: Cell<Params>): readonly number[] {
  return params.asks === 'pairs' || params.asks === 'factors' ? single[params.asks][difficulty] : [];
}

/** Whether a sub-topic is about the factors of one number. */
export const asksFactors = (cell: Cell<Params>): boolean => singlesOf(cell).length > 0;
