/** What questions on ratio and proportion share: pairs of parts, the mistakes. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import { counted } from '../../kernel/plural.ts';
import type { Random } from '../../kernel/random.ts';
import { gcd } from '../fraction.ts';

type Level = 'easy' | 'medium' | 'hard';
/** The ways of asking. */
export type Asked =
  | 'forEvery'
  | 'timesAs'
  | 'total'
  | 'howManyMore'
  | 'unitRate'
  | 'shareTotal'
  | 'shareThree'
  | 'shareDifference'
  | 'recipe'
  | 'recipeParts'
  | 'recipeMost'
  | 'simplify'
  | 'simplifyBox'
  | 'simplifyUnits'
  | 'oneTo'
  | 'simplifyThree'
  | 'share'
  | 'shareFromPart'
  | 'shareParts'
  | 'bestBuy'
  | 'exchange'
  | 'proportion'
  | 'proportionBack';

/** What a sub-topic asks of this family, by difficulty. */
export interface Params {
  readonly levels: Readonly<
    Record<
      Level,
      { readonly asks: readonly Asked[]; readonly parts: readonly number[]; readonly times: readonly [number, number] }
    >
  >;
}

/** How often this way is asked at a cell. */
export function asks({ params, difficulty }: Cell<Params>, way: Asked): number {
  return params.levels[difficulty].asks.filter((asked) => asked === way).length;
}

/** Two parts in lowest terms and how many times they are taken. */
export interface Ratio {
  readonly a: number;
  readonly b: number;
  readonly times: number;
}

/** A ratio fit for the cell, its parts different; undefined when this draw is unfit. */
export function drawRatio(random: Random, { params, difficulty }: Cell<Params>): Ratio | undefined {
  const { parts, times } = params.levels[difficulty];
  const [a, b] = [random.pick(parts), random.pick(parts)];
  return a === b || gcd(a, b) !== 1 ? undefined : { a, b, times: random.int(...times) };
}

export const mistake = mistakesIn('m.ratio');

/** What dividing all by one of the parts gives; not a number where the part is 1 or doesn’t divide it. */
export const byOnePart = (all: number, part: number): number =>
  part > 1 && all % part === 0 ? all / part : Number.NaN;

/** The mistakes children make here. */
export const named = {
  adds: (isMore: boolean) =>
    mistake('adds-instead-of-scaling', `You ${isMore ? 'added' : 'subtracted'}. Multiply or divide instead.`),
  addsInRatio: mistake(
    'adds-instead-of-scaling',
    'You added or subtracted. In a ratio you multiply or divide both parts.',
  ),
  swapped: mistake('swaps-order', 'You changed the order of the parts. Keep it as it is.'),
  onePart: mistake('one-part-as-total', 'You divided by one of the parts. Divide by all the parts together.'),
  oneEach: mistake('forgets-to-multiply', 'That is one part. How many parts do you need?'),
  oneUnit: (one: string, wanted: number) =>
    mistake('forgets-to-multiply', `That is only for ${one}. Multiply it by ${wanted}.`),
  groups: mistake('forgets-to-multiply', 'That is the number of groups. How many are in each group?'),
  perPerson: mistake('gives-one-person', 'That is the amount for one person.'),
  forgetsSharing: mistake('forgets-to-divide', 'You multiplied, but you did not divide first.'),
  equal: mistake('shares-equally', 'The shares are not equal. How many parts does each one get?'),
  other: mistake('other-share', 'That is the other share. Read the question again.'),
  total: mistake('gives-total', 'That is all of them together.'),
  onlyOne: mistake('only-one-kind', 'That is only one of the two. Add them together.'),
  difference: mistake('difference-as-total', 'The number you know is the difference, not the total.'),
  notLowest: mistake('not-lowest', 'That is equal, but it can be made simpler still.'),
  units: mistake('ignores-units', 'Give both the same unit first.'),
  onePartOnly: mistake('scales-one-part', 'Only one part was divided. Divide both by the same number.'),
  unchanged: mistake('leaves-unchanged', 'You left this part as it was. Do the same to both parts.'),
  fact: mistake('fact-slip', ''),
  oneMoreGroup: mistake('one-group-too-many', 'You took one group too many.'),
  notEqual: mistake('not-an-equal-ratio', 'That is not an equal ratio. Divide every part by the same number.'),
  wholeTimes: (people: number, then: string) =>
    mistake('multiplies-the-whole', `The recipe is for ${people} people already: ${then}`),
  price: mistake(
    'compares-prices-only',
    'That pack has the lowest price, but there is less in it. Compare the price of the same amount.',
  ),
  size: mistake('largest-is-best', 'A larger pack is not always the better buy.'),
};

/** What children answer who are asked for `to` where `from` are known and one is `each`, which has one decimal place at most. */
export const mistakesThroughOne = (one: string, each: number, from: number, to: number): NumberMistake[] => [
  [Math.round(from * each) + to - from, named.adds(to > from)],
  [each, named.oneUnit(one, to)],
  [Math.round(from * each) * to, named.forgetsSharing],
  [
    Math.round((to + 1) * each * 10) / 10,
    mistake('one-too-many', `That is for ${severalOf(one, to + 1)}. How much is it for ${to}?`),
  ],
];

/** So many of what is named as one: 'one box', '1 minute' → '4 boxes', '4 minutes'. */
export const severalOf = (one: string, count: number): string => counted(count, one.replace(/^(?:one|1) /, ''));

/** What makes a question hard. */
export const features = ({ a, b, times }: Ratio, steps: number): Record<string, number> => ({
  steps,
  parts: a + b,
  size: (a + b) * times,
});

/** The share of `a` when `total` is shared a:b, by trying every share: the second way. */
export function shareBySearch(a: number, b: number, total: number): number {
  for (let share = 0; share <= total; share++) if (share * b === (total - share) * a) return share;
  return Number.NaN;
}
