/** What all questions about changing units share: how sizes are drawn, the steps, and the mistakes. */

import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { exactDecimal, type Pair, type PairName, pairs, quantity } from '../units.ts';

/** How hard a question is. */
export type Level = 'easy' | 'medium' | 'hard';
type ByLevel<T> = Readonly<Record<Level, T>>;

/** The ways of asking. */
type FormName = 'plain' | 'compound' | 'compare' | 'most' | 'sense' | 'left' | 'lots' | 'calendar' | 'rates';

/** What a sub-topic asks of this family. */
export interface Params {
  readonly pairs: ByLevel<readonly PairName[]>;
  /** Decimal places of the bigger unit at most. */
  readonly places: ByLevel<number>;
  /** How many of the bigger unit at most. */
  readonly top: ByLevel<number>;
  /** How many at least, where 2 would be too easy. */
  readonly least?: ByLevel<number>;
  /** How many of the bigger unit are asked for at all, where not all tables are known. */
  readonly counts?: readonly number[];
  /** Units of which only so many are asked for, because the table of their ratio isn't known yet. */
  readonly fewer?: Readonly<Partial<Record<PairName, number>>>;
  /** From big to small, from small to big, or either. */
  readonly way: ByLevel<'down' | 'up' | 'both'>;
  readonly weights: Readonly<Partial<Record<FormName, ByLevel<number>>>>;
  /** Imperial units by the given rate; 'miles' are all of them in year 6. */
  readonly rates?: 'all' | 'miles';
}

/** The weight of a form. */
export const weightOf = (params: Params, form: FormName, level: Level): number => params.weights[form]?.[level] ?? 0;

export const mistake = mistakesIn('m.convert');

/** The mistakes children make here. */
export const named = {
  toSmaller: mistake('wrong-direction', 'Smaller units need a bigger number.'),
  toBigger: mistake('wrong-direction', 'Bigger units need a smaller number.'),
  joined: mistake('joins-digits', 'You wrote the numbers side by side. Change the big unit first, then add.'),
  ignored: mistake('ignores-part', 'Both parts count: change the big unit and add the small one.'),
  unchanged: (unit: string) =>
    mistake('ignores-part', `You added without changing the ${unit}. Change that part first.`),
  compared: (says: string) => mistake('ignores-units', says),
  mixedUnits: mistake('ignores-units', 'The two units are different. Change both to the same unit first.'),
  noUnits: mistake('ignores-units', 'Look at the units. Change them so that they are the same, then compare.'),
  added: mistake('added', 'You added. What is left is asked for, so subtract.'),
  addedAges: mistake('added', 'You added. The difference between the two ages is asked for, so subtract.'),
  took: mistake('took-away', 'You subtracted. Here you need to add.'),
  sense: (says: string) => mistake('not-sensible', says),
  miscalculated: mistake('miscounts', ''),
  square: ({ big, small, ratio }: Pair) => {
    const length = quantity(Math.sqrt(ratio), small.replace('²', ''));
    return mistake('area-as-length', `1 ${big} is ${length} by ${length}, which makes ${quantity(ratio, small)}.`);
  },
};

/** '1 kg is 1,000 g.' */
export const rule = ({ big, small, ratio }: Pair): string => `${quantity(1, big)} is ${quantity(ratio, small)}.`;

/** A size in the smaller unit, with the multiplication where that isn't done at a glance: '5 hours is 5 × 60 = 300 minutes, and 7 more make 307 minutes.' */
export function inSmaller(shown: string, total: number, pair: Pair): string {
  const { big, small, ratio, of } = pair;
  if (of !== 'time') return `${shown} is ${quantity(total, small)}.`;
  const [whole, rest] = [Math.floor(total / ratio), total % ratio];
  const made = `${quantity(whole, big)} is ${whole} × ${ratio} = ${quantity(whole * ratio, small)}`;
  return rest === 0
    ? `${made}.`
    : `${made}, and ${rest} more ${rest === 1 ? 'makes' : 'make'} ${quantity(total, small)}.`;
}

/** What a child may take for the number of smaller units in a bigger one. */
export const takenFor = ({ of, ratio }: Pair): readonly number[] =>
  of !== 'time'
    ? [ratio / 10, ratio * 10]
    : ratio === 60
      ? [100, 50]
      : ratio === 24
        ? [12, 20]
        : ratio === 7
          ? [10, 5]
          : [10];

/** Another number of small units was taken for one big unit. */
export const wrongPower = (pair: Pair): Mistake => mistake('wrong-power', rule(pair));

/** Hours and minutes were counted in hundreds. */
export const hundredForSixty = (pair: Pair): Mistake =>
  mistake('hundred-for-sixty', `Time doesn’t go in hundreds. ${rule(pair)}`);

/** One of the bigger units too many or too few was counted. */
const otherLots = ({ big, small, ratio }: Pair, count: number): Mistake =>
  mistake('miscounts', `${quantity(count, big)} is ${count} × ${ratio} = ${quantity(count * ratio, small)}.`);

/** A size: `scaled` ÷ 10^`places` of the bigger unit, a whole number of the smaller. */
export interface Size {
  readonly pair: Pair;
  readonly big: string;
  readonly small: number;
}

const powerOf = (ratio: number): number => (/^10*$/.test(String(ratio)) ? String(ratio).length - 1 : 0);

/** A size for the level. Decimals come only where the units are in tens. */
export function drawSize(random: Random, params: Params, level: Level): Size | undefined {
  const name = random.pick(params.pairs[level]);
  const pair: Pair = pairs[name];
  const places = Math.min(params.places[level], powerOf(pair.ratio));
  const top = (params.fewer?.[name] ?? params.top[level]) * 10 ** places;
  const scaled = random.int(params.least?.[level] ?? 2, top);
  if (places > 0 && scaled % 10 === 0) return undefined;
  if (params.counts !== undefined && !params.counts.includes(scaled)) return undefined;
  const big = exactDecimal(scaled, 10 ** places);
  const small = (scaled * pair.ratio) / 10 ** places;
  return big === undefined || small > 9999999 ? undefined : { pair, big, small };
}

/** Wrong values in the smaller unit, each with its mistake. */
export function downMistakes({ pair, big, small }: Size): NumberMistake[] {
  const { ratio, of } = pair;
  const power = wrongPower(pair);
  const of10 = (by: number): NumberMistake[] => {
    const given = by > 0 ? String(small * 10 ** by) : exactDecimal(small, 10 ** -by);
    return given === undefined ? [] : [[given, power]];
  };
  const backwards = exactDecimal(Math.round(Number(big) * 1e6), 1e6 * ratio);
  return [
    ...(of === 'area' ? [[exactDecimal(small, Math.sqrt(ratio)) ?? 0, named.square(pair)] as const] : []),
    ...(of === 'time'
      ? [
          ...(ratio === 60 ? [[Number(big) * 100, hundredForSixty(pair)] as const] : []),
          [Number(big) * 10, power] as const,
        ]
      : [...of10(1), ...of10(-1), ...of10(-2)]),
    ...(backwards === undefined ? [] : [[backwards, named.toSmaller] as const]),
    ...(of === 'time'
      ? [1, -1].map((by) => [small + by * ratio, otherLots(pair, Number(big) + by)] as const)
      : of10(2)),
  ];
}

/** Wrong values in the bigger unit, each with its mistake. */
export function upMistakes({ pair, big, small }: Size): NumberMistake[] {
  const { ratio, of } = pair;
  const power = wrongPower(pair);
  const scaled = (by: number): NumberMistake[] => {
    const given = exactDecimal(Math.round(Number(big) * 1e6 * by), 1e6);
    return given === undefined ? [] : [[given, power]];
  };
  return [
    ...(of === 'area' ? [[exactDecimal(small, Math.sqrt(ratio)) ?? 0, named.square(pair)] as const] : []),
    ...(of === 'time' ? [] : [...scaled(10), ...scaled(0.1), ...scaled(100)]),
    ...(small * ratio < 1e9 ? [[small * ratio, named.toBigger] as const] : []),
    ...(of === 'time'
      ? [
          [Number(big) + 1, otherLots(pair, Number(big) + 1)] as const,
          ...(ratio === 60 ? [[exactDecimal(small, 100) ?? 0, hundredForSixty(pair)] as const] : []),
          [Number(big) - 1, otherLots(pair, Number(big) - 1)] as const,
        ]
      : []),
  ];
}

/** What makes a change of units hard, as numbers that rise with it. */
export const features = ({ pair: { ratio }, big, small }: Size, steps: number): Record<string, number> => ({
  steps,
  places: big.split('.')[1]?.length ?? 0,
  notTens: powerOf(ratio) === 0 ? 1 : 0,
  digits: String(small).length,
});
