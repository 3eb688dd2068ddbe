/** What questions on ratio and proportion share: pairs of parts, the mistakes. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { gcd } from '../fraction.ts';

type Level = 'easy' | 'medium' | 'hard';
/** The ways of asking. */
export type Asked =
  | 'forEvery'
  | 'timesAs'
  | 'total'
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
  | 'proportion';

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

const mistake = mistakesIn('m.ratio');

/** The mistakes children make here. */
export const named = {
  adds: mistake('adds-instead-of-scaling', 'Adding or subtracting doesn’t work here. Multiply or divide instead.'),
  swapped: mistake('swaps-order', 'You swapped the two parts. Keep their order.'),
  onePart: mistake('one-part-as-total', 'Share by all the parts together, not by one of them.'),
  oneEach: mistake('forgets-to-multiply', 'That is one part. How many parts are asked for?'),
  equal: mistake('shares-equally', 'The shares are not equal. How many parts has each?'),
  other: mistake('other-share', 'That is the other share. Read again whose is asked for.'),
  total: mistake('gives-total', 'That is all of it together.'),
  onlyOne: mistake('only-one-kind', 'That is one kind only. Both are asked for.'),
  difference: mistake('difference-as-total', 'The number you know is the difference, not the total.'),
  notLowest: mistake('not-lowest', 'That is equal, but it can be made simpler still.'),
  units: mistake('ignores-units', 'Give both the same unit first.'),
  onePartOnly: mistake('scales-one-part', 'Divide both parts by the same number.'),
  fact: mistake('fact-slip', 'Not quite. Check each step and your times table.'),
  wrongWay: mistake('wrong-direction', 'Do you need more or less? Multiply by what, or divide by what?'),
  wholeTimes: mistake(
    'multiplies-the-whole',
    'The amount in the recipe is for several people already. First find it for one.',
  ),
  price: mistake('compares-prices-only', 'Compare the price of the same amount of each.'),
  size: mistake('largest-is-best', 'A larger pack is not always the better buy.'),
};

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
