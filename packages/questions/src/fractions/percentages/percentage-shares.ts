/** What questions on percentages share: the draw, the mistakes, the way. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { fraction, lowest, written } from '../fraction.ts';

type Level = 'easy' | 'medium' | 'hard';
/** The ways of asking. */
export type Asked =
  | 'grid'
  | 'outOf'
  | 'rest'
  | 'twoParts'
  | 'threeParts'
  | 'amount'
  | 'amountStory'
  | 'amountLeft'
  | 'findWhole'
  | 'marks'
  | 'whichMore'
  | 'offers'
  | 'change'
  | 'changeStory'
  | 'multiplier'
  | 'reverse'
  | 'twice'
  | 'asPercent'
  | 'asPercentStory'
  | 'percentChange';

/** What a sub-topic asks of this family, by difficulty. */
export interface Params {
  readonly levels: Readonly<
    Record<Level, { readonly asks: readonly Asked[]; readonly percents: readonly number[]; readonly most: number }>
  >;
}

/** How often this way is asked at a cell. */
export function asks({ params, difficulty }: Cell<Params>, way: Asked): number {
  return params.levels[difficulty].asks.filter((asked) => asked === way).length;
}

/** `percent` of `amount` is `part`. */
export interface Share {
  readonly percent: number;
  readonly amount: number;
  readonly part: number;
}

/** A percentage of an amount, all whole; undefined when this draw is unfit. */
export function drawShare(random: Random, { params, difficulty }: Cell<Params>): Share | undefined {
  const { percents, most } = params.levels[difficulty];
  const percent = random.pick(percents);
  const step = random.pick([5, 10, 20, 4, 50].filter((size) => size * 4 <= most));
  const amount = step * random.int(2, Math.floor(most / step));
  const part = (amount * percent) / 100;
  if (!Number.isInteger(part) || part < 2 || amount < 8) return undefined;
  // A percentage of hundreds is read off the number that stands there, and one tenth of tens is.
  if (amount % 100 === 0 || (percent === 10 && amount % 50 === 0) || amount === percent) return undefined;
  return { percent, amount, part };
}

const mistake = mistakesIn('m.percent');

/** The mistakes children make here. */
export const named = {
  divides: mistake('divides-by-percent', 'Dividing by the percentage works for 10% only. Start from 10% or 1%.'),
  asUnits: (percent: number) =>
    mistake('percent-as-units', `${percent}% is a part of the amount. It isn’t the number ${percent}.`),
  tooLarge: mistake('ten-times-out', 'That is ten times too large.'),
  tooSmall: mistake('ten-times-out', 'That is ten times too small.'),
  says: (name: string, says: string) => mistake(name, says),
  other: mistake('other-part', 'That is the percentage of the rest. Read the question again.'),
  onlyPart: mistake('only-the-part', 'That is the part only. There is one more step.'),
  wrongWay: (goes: 'increase' | 'decrease') =>
    mistake(
      'wrong-direction',
      goes === 'increase' ? 'That makes it smaller, but it goes up.' : 'That makes it larger, but it goes down.',
    ),
  partAsWhole: mistake('part-as-whole', 'The number you know is only a part. Build up to 100%.'),
  ofNew: mistake('percent-of-new', 'The percentage is of the first price. You worked it out from the new one.'),
  counts: mistake('counts-as-percent', 'Per cent means out of 100. How many would it be out of 100?'),
  adds: mistake('adds-percents', 'The second percentage is taken from the new amount. Do one after the other.'),
  bySize: (says: string) => mistake('compares-marks', says),
  percentOnly: (says: string) => mistake('compares-percents', says),
  fact: (says: string) => mistake('fact-slip', says),
  multiplier: (by: string, gives: string, way: 'increase' | 'decrease') =>
    mistake(
      'wrong-multiplier',
      `Multiplying by ${by} gives only ${gives}% of the number. Start from 100%, then ${way === 'increase' ? 'add' : 'subtract'}.`,
    ),
  ofOther: mistake('divides-by-part', 'Divide by the whole that you compare with.'),
};

/** Wrong answers to a percentage of an amount. */
export function shareMistakes({ percent, amount, part }: Share): NumberMistake[] {
  const whole = (value: number): number => (Number.isInteger(value) ? value : Number.NaN);
  return [
    [percent === 10 ? Number.NaN : whole(amount / percent), named.divides],
    [amount - part, mistake('other-part', `That is the rest, or ${100 - percent}%.`)],
    [whole(part / 10), named.tooSmall],
    [part * 10, named.tooLarge],
    [amount - percent, named.asUnits(percent)],
    [percent, named.says('counts-as-percent', `That is the percentage. Find ${percent}% of the amount.`)],
    [percent === 10 ? Number.NaN : whole(amount / 10), named.fact('That is 10% only.')],
  ];
}

/** An amount with its unit: pounds with two decimals or none. */
export const showAmount = (value: number, unit: string): string =>
  unit === '£' && !Number.isInteger(value) ? `£${value.toFixed(2)}` : `${unit}${showNumber(value)}`;

/** The way to a percentage of an amount, through 10%, 1%, a half or a quarter. */
export function shareSteps({ percent, amount, part }: Share, unit = ''): string[] {
  const show = (value: number): string => showAmount(value, unit);
  const tenth = amount / 10;
  const last = `${percent}% of ${show(amount)} is **${show(part)}**.`;
  if (percent === 50) return [`50% is one half: ${show(amount)} ÷ 2 = **${show(part)}**.`];
  if (percent === 25) return [`25% is one quarter: ${show(amount)} ÷ 4 = **${show(part)}**.`];
  if (percent === 75)
    return [
      `25% is one quarter: ${show(amount)} ÷ 4 = ${show(part / 3)}.`,
      `75% is three of those: ${show(part)}.`,
      last,
    ];
  if (percent === 10) return [`10% is one tenth: ${show(amount)} ÷ 10 = **${show(part)}**.`];
  if (percent % 10 === 0)
    return [
      `10% is ${show(amount)} ÷ 10 = ${show(tenth)}.`,
      `${percent}% is ${percent / 10} × ${show(tenth)} = ${show(part)}.`,
      last,
    ];
  const tens = Math.floor(percent / 10);
  if (percent % 5 === 0) {
    return [
      `10% is ${show(amount)} ÷ 10 = ${show(tenth)}. 5% is half of that: ${show(tenth / 2)}.`,
      ...(tens === 0 ? [] : [`${tens * 10}% is ${show((tens * amount) / 10)}. Add 5%: ${show(part)}.`]),
      last,
    ];
  }
  const ones = percent % 10;
  return [
    `10% is ${show(amount)} ÷ 10 = ${show(tenth)}. 1% is a tenth of that: ${show(amount / 100)}.`,
    tens === 0
      ? `${percent}% is ${percent} × ${show(amount / 100)} = ${show(part)}.`
      : `${tens * 10}% is ${show((tens * amount) / 10)}, and ${ones}% is ${show((ones * amount) / 100)}: ${show(part)} together.`,
    last,
  ];
}

/** A part of a whole as a fraction, simplified where it has to be, and out of 100: '14/40 = 7/20 = 35/100'. */
export function outOfHundredChain(part: number, whole: number): string {
  const simple = lowest(fraction(part, whole));
  const isDirect = 100 % whole === 0 || whole % 100 === 0;
  return [fraction(part, whole), ...(isDirect ? [] : [simple]), fraction((part * 100) / whole, 100)]
    .map(written)
    .filter((text, at, all) => all.indexOf(text) === at)
    .join(' = ');
}

/** What makes a question hard. */
export const features = ({ percent, amount }: Share, steps: number): Record<string, number> => ({
  steps: steps + ([10, 25, 50].includes(percent) ? 0 : percent % 10 === 0 ? 1 : 2),
  amount,
});

/** The part with 100 × part = percent × amount, by trying: the second way. */
export function partBySearch(percent: number, amount: number): number {
  for (let part = 0; part <= amount * 3; part++) if (part * 100 === percent * amount) return part;
  return Number.NaN;
}
