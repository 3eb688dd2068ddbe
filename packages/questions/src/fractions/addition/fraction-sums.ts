/** What questions on adding and taking away fractions share: the draw, the mistakes, the way. */

import type { Cell } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { compare, type Fraction, fraction, isLowest, lcm, lowest, minus, mixed, plus, written } from '../fraction.ts';

type Level = 'easy' | 'medium' | 'hard';
/** The ways of asking. */
export type Asked = 'sum' | 'choose' | 'three' | 'twoSteps' | 'box' | 'story' | 'fromWhole';

interface Sort {
  readonly asks: readonly Asked[];
  /** Denominators: equal, one a multiple of the other, or neither. */
  readonly relation: 'same' | 'related' | 'different';
  readonly bottoms: readonly number[];
  /** Where the answer lies: under 1, over 1, or anywhere. */
  readonly size: 'under' | 'over' | 'any';
  /** How many of the two numbers have whole ones. */
  readonly wholes: 0 | 1 | 2;
  /** Where only one of the two is asked. */
  readonly sign?: '+' | '−';
}

/** What a sub-topic asks of this family, by difficulty. */
export interface Params {
  readonly levels: Readonly<Record<Level, Sort>>;
  /** Whether answers must be in lowest terms. */
  readonly form: 'any' | 'simplest';
}

/** How often this way is asked at a cell. */
export function asks({ params, difficulty }: Cell<Params>, way: Asked): number {
  return params.levels[difficulty].asks.filter((asked) => asked === way).length;
}

/** Two fractions, a sign and what comes out, over the common denominator. */
export interface Sum {
  readonly one: Fraction;
  readonly other: Fraction;
  readonly sign: '+' | '−';
  readonly common: number;
  readonly result: Fraction;
}

/** A sum fit for the cell, or undefined when this draw is unfit. */
export function drawSum(random: Random, { params, difficulty }: Cell<Params>, onlySign?: '+'): Sum | undefined {
  const { relation, bottoms, size, wholes, sign: levelSign } = params.levels[difficulty];
  const small = random.pick(bottoms);
  const large = relation === 'same' ? small : relation === 'related' ? small * random.int(2, 4) : random.pick(bottoms);
  if (large > 24 || (relation === 'different' && (large % small === 0 || small % large === 0))) return undefined;
  const [first, second] = random.chance(1, 2) ? [small, large] : [large, small];
  const sign = onlySign ?? levelSign ?? random.pick(['+', '−'] as const);
  // With one whole the calculation would be that of the level before.
  const least = wholes === 1 && relation === 'same' ? 2 : 1;
  const make = (bottom: number, most: number): Fraction =>
    fraction(random.int(1, bottom - 1) + (most > 0 ? random.int(least, most) * bottom : 0), bottom);
  // Over one, what is subtracted breaks up the whole one: 1 2/7 − 5/7.
  const isBroken = wholes === 0 && size === 'over' && sign === '−';
  const one = make(first, wholes > 0 ? 4 : isBroken ? 1 : 0);
  const other = make(second, wholes > 1 ? 4 : 0);
  const result = sign === '+' ? plus(one, other) : minus(one, other);
  const whole = compare(result, fraction(1));
  // Where no whole one is made or broken up, the wholes only stand by: that is not hard.
  const onesOf = ({ top, bottom }: Fraction): number => Math.floor(top / bottom);
  const isPlain = onesOf(result) === (sign === '+' ? onesOf(one) + onesOf(other) : onesOf(one) - onesOf(other));
  const isUnfit =
    result.top <= 0 ||
    result.top % result.bottom === 0 ||
    result.bottom > 60 ||
    (wholes === 0 && sign === '+' && size !== 'any' && (size === 'under') !== whole < 0) ||
    (isBroken && isPlain) ||
    (wholes > 0 && isPlain) ||
    (relation !== 'same' && (!isLowest(one) || !isLowest(other)));
  return isUnfit ? undefined : { one, other, sign, common: result.bottom, result };
}

const mistake = mistakesIn('m.fracAdd');

/** The mistakes children make here. */
export const named = {
  bottoms: mistake(
    'adds-tops-and-bottoms',
    'The denominators name the size of the parts. Do not add or subtract them.',
  ),
  unscaled: mistake(
    'forgets-to-scale',
    'The parts have different sizes. Where a denominator changes, the numerator has to change too.',
  ),
  oneBottom: mistake('one-denominator', 'The parts have different sizes. First make the denominators the same.'),
  sign: (asked: '+' | '−') =>
    mistake('wrong-sign', asked === '+' ? 'You subtracted. Add instead.' : 'You added. Subtract instead.'),
  says: (name: string, says: string) => mistake(name, says),
  tooMuch: (bottom: number) => mistake('miscount', `That is 1/${bottom} too much.`),
  tooLittle: (bottom: number) => mistake('miscount', `That is 1/${bottom} too little.`),
  wholes: mistake('forgets-wholes', 'That is one whole too few.'),
  wholeMore: mistake('one-whole-too-many', 'That is one whole too many.'),
  notUndone: mistake('does-not-work-backwards', 'The box is not the answer to the calculation. Work backwards.'),
  multiplied: (asked: string) =>
    mistake('multiplies-tops', `You multiplied. ${asked === '+' ? 'Add' : 'Subtract'} instead.`),
  whole: mistake('whole-as-one-part', 'One whole is all of the parts. How many parts is that?'),
  biggerFirst: (taken: string, from: string) =>
    mistake(
      'smaller-from-larger',
      `You worked out ${taken} − ${from}, which is the wrong way round. Change one whole into parts first.`,
    ),
};

/** A fraction as a child would write it here: whole ones in front where there are some. */
export const show = (value: Fraction): string => mixed(value);

/** The sum as it is set out. */
export const sumText = ({ one, sign, other }: Sum): string => `${show(one)} ${sign} ${show(other)}`;

/** Wrong answers, each with its mistake. Children work on whole ones and parts apart, so a wrong sum is still about as large. */
export function sumMistakes({ one, other, sign, common, result }: Sum): NumberMistake[] {
  const by = sign === '+' ? 1 : -1;
  const areSame = one.bottom === other.bottom;
  const wholes = Math.floor(one.top / one.bottom) + by * Math.floor(other.top / other.bottom);
  const [a, b] = [one.top % one.bottom, other.top % other.bottom];
  /** Parts beside the whole ones; no answer where there are too few to take away. */
  const withWholes = (top: number, bottom: number): [number, number] =>
    top > 0 && bottom > 0 && wholes >= 0 ? [wholes * bottom + top, bottom] : [-1, bottom];
  const tops = a + by * b;
  const hasWholes = one.top > one.bottom || other.top > other.bottom || result.top > common;
  const list: [number, number, Mistake][] = [
    [...withWholes(tops, one.bottom + by * other.bottom), named.bottoms],
    [...withWholes(areSame ? -1 : tops, common), named.unscaled],
    [...withWholes(areSame ? -1 : tops, Math.max(one.bottom, other.bottom)), named.oneBottom],
    [
      ...withWholes(sign === '+' ? -1 : b * (common / other.bottom) - a * (common / one.bottom), common),
      named.biggerFirst(`${b}/${other.bottom}`, `${a}/${one.bottom}`),
    ],
    [one.top * (common / one.bottom) - by * other.top * (common / other.bottom), common, named.sign(sign)],
    [result.top + 1, common, named.tooMuch(common)],
    [result.top > common ? result.top - common : -1, common, named.wholes],
    [...withWholes(areSame ? tops : -1, common * 2), named.bottoms],
    [result.top - 1, common, named.tooLittle(common)],
    // Where there are no whole ones, nobody takes one too many.
    [hasWholes ? result.top + common : -1, common, named.wholeMore],
  ];
  return list
    .filter(([upper, lower]) => upper > 0 && lower > 0)
    .map(([upper, lower, because]) => [show(fraction(upper, lower)), because]);
}

/** The way: one size of parts, then the tops. */
export function sumSteps(sum: Sum, form: Params['form']): (string | readonly [string, string])[] {
  const { one, other, sign, common, result } = sum;
  const over = ({ top, bottom }: Fraction): Fraction => fraction(top * (common / bottom), common);
  const isSame = one.bottom === other.bottom;
  const hasWholes = one.top > one.bottom || other.top > other.bottom;
  const simple = lowest(result);
  const least = form === 'simplest' ? show(simple) : show(result);
  const improper = hasWholes ? [`${written(one)} ${sign} ${written(other)}`] : [];
  return [
    ...(hasWholes ? [['Write mixed numbers as improper fractions.', improper.join('')] as const] : []),
    isSame
      ? `The parts are the same size: ${sign === '+' ? 'add' : 'subtract'} the numerators and keep the denominator ${common}.`
      : [`Write both with ${common} as the denominator.`, `${written(over(one))} ${sign} ${written(over(other))}`],
    [
      `Work out the numerator: ${over(one).top} ${sign} ${over(other).top} = ${result.top}.`,
      `${written(over(one))} ${sign} ${written(over(other))} = ${written(result)}`,
    ],
    ...(form === 'simplest' && !isLowest(result)
      ? [['Simplify.', `${written(result)} = ${written(simple)}`] as const]
      : []),
    ...(result.top > common
      ? [['Write it as a mixed number.', `${written(form === 'simplest' ? simple : result)} = ${least}`] as const]
      : []),
    `The answer is **${least}**.`,
  ];
}

/** The hint. */
export function sumHint({ one, other, sign }: Sum): string {
  if (one.bottom === other.bottom && sign === '−' && one.top % one.bottom < other.top % other.bottom)
    return 'The parts are the same size, but there are too few of them. What can you change one whole into?';
  if (one.bottom === other.bottom) return 'Are the parts the same size? Then what happens to the number of parts?';
  return 'Which denominator works for both fractions?';
}

/** What makes a question hard. */
export const features = ({ one, other, common, result }: Sum, steps: number): Record<string, number> => ({
  steps: steps + (one.bottom === other.bottom ? 0 : 1) + (result.top > common ? 1 : 0),
  common,
  wholes: Math.floor(result.top / result.bottom),
  scaled: lcm(one.bottom, other.bottom) > Math.max(one.bottom, other.bottom) ? 2 : one.bottom === other.bottom ? 0 : 1,
});
