/** Imperial units and the rates that questions give. */
import { showNumber } from '../../kernel/number-text.ts';
import { pluralOf } from '../../kernel/plural.ts';
import type { Random } from '../../kernel/random.ts';
import { exactDecimal, unitWords } from '../units.ts';
import type { Level, Params } from './sizes.ts';

/** `imperial` of a unit are about `tenths` tenths of a metric unit. */
interface Rate {
  readonly unit: string;
  readonly imperial: number;
  readonly tenths: number;
  readonly metric: string;
  readonly stories: readonly string[];
  readonly more: readonly [less: string, more: string];
  readonly most: number;
}

/** Lots at most where it is easy. */
const easyLots = 20;

const long = ['shorter than', 'longer than'] as const;

const heavy = ['lighter than', 'heavier than'] as const;

const full = ['less than', 'more than'] as const;

const rates: readonly Rate[] = [
  {
    unit: 'inch',
    imperial: 1,
    tenths: 25,
    metric: 'cm',
    stories: ['A ribbon is {q} long', 'A stick is {q} long'],
    more: long,
    most: 40,
  },
  {
    unit: 'foot',
    imperial: 1,
    tenths: 300,
    metric: 'cm',
    stories: ['A rope is {q} long', 'A wall is {q} long'],
    more: long,
    most: 30,
  },
  {
    unit: 'yard',
    imperial: 10,
    tenths: 90,
    metric: 'm',
    stories: ['A garden is {q} long', 'A path is {q} long'],
    more: long,
    most: 90,
  },
  {
    unit: 'ounce',
    imperial: 1,
    tenths: 280,
    metric: 'g',
    stories: ['A recipe needs {q} of butter', 'A cook uses {q} of flour'],
    more: heavy,
    most: 12,
  },
  {
    unit: 'stone',
    imperial: 10,
    tenths: 640,
    metric: 'kg',
    stories: ['A sack weighs {q}', 'A crate weighs {q}'],
    more: heavy,
    most: 20,
  },
  {
    unit: 'pint',
    imperial: 1,
    tenths: 5700,
    metric: 'ml',
    stories: ['A bucket holds {q}', 'A watering can holds {q}'],
    more: full,
    most: 12,
  },
  {
    unit: 'gallon',
    imperial: 1,
    tenths: 45,
    metric: 'litres',
    stories: ['A tank holds {q}', 'A barrel holds {q}'],
    more: full,
    most: 40,
  },
  {
    unit: 'pound',
    imperial: 10,
    tenths: 45,
    metric: 'kg',
    stories: ['A bag of potatoes weighs {q}', 'A bag of carrots weighs {q}'],
    more: heavy,
    most: 40,
  },
];

const miles: Rate = {
  unit: 'mile',
  imperial: 5,
  tenths: 80,
  metric: 'km',
  stories: [
    'A ferry sails {q}',
    'A river is {q} long',
    'A train travels {q}',
    'A family drives {q}',
    'A lorry drives {q}',
    'A coach drives {q}',
  ],
  more: long,
  most: 240,
};

/** A number of the imperial unit: '3 feet', '1 inch'. */
export const unitOf = (count: number, { unit }: Rate): string =>
  `${showNumber(count)} ${count === 1 ? unit : unit === 'stone' ? 'stone' : pluralOf(unit)}`;

/** The metric unit written out: 'metres'. */
export const metricWords = (metric: string): string => (metric === 'litres' ? metric : unitWords(metric));

/** The rate as the question gives it. */
export const given = (rate: Rate): string =>
  `${unitOf(rate.imperial, rate)} is about ${exactDecimal(rate.tenths, 10)} ${rate.metric}`;

/** A rate and a number of lots of it; lots are whole when it is easy, and parts of lots when it is hard. */
export function drawLots(
  random: Random,
  params: Params,
  level: Level,
): { rate: Rate; count: number; metric: string } | undefined {
  const isMiles = params.rates === 'miles';
  const rate = isMiles ? miles : random.pick(rates);
  const { imperial, most } = rate;
  // Between the two, one unit is multiplied or divided by a rate: whole lots of ten would be easy again.
  if (level === 'medium' && !isMiles && imperial > 1) return undefined;
  const fewest = level === 'easy' ? 2 : isMiles ? 12 : imperial === 1 ? 6 : 2;
  const inParts = level === 'hard';
  const count = inParts
    ? random.int(isMiles ? 21 : 2, most / 2)
    : imperial * random.int(fewest, Math.floor(most / imperial));
  const metric = exactDecimal(count * rate.tenths, 10 * imperial);
  if (metric === undefined || (metric.split('.')[1] ?? '').length > 1) return undefined;
  if (level === 'hard' && imperial > 1 && count % imperial === 0) return undefined;
  if (level === 'easy' && count > easyLots * imperial) return undefined;
  // Times ten and doubling are seen at once.
  if (level === 'easy' && !isMiles && [2, 10, 20].includes(count / imperial)) return undefined;
  return { rate, count, metric };
}

/** Whether parts of lots of ten are asked for: year 5 keeps to whole numbers there, multiplying before it divides. */
export const isInTenths = ({ imperial }: Rate, count: number): boolean => imperial === 10 && count % 10 !== 0;

/** The way from imperial to metric, step by step. */
export function stepsTo(rate: Rate, count: number, value: string): string[] {
  const { imperial, tenths, metric } = rate;
  const base = exactDecimal(tenths, 10);
  const product = exactDecimal(count * tenths, 10) ?? '';
  if (isInTenths(rate, count))
    return [
      `Multiply by ${base}: ${count} × ${base} = ${product}.`,
      `Each lot is ${unitOf(imperial, rate)}, so divide by ${imperial}: ${product} ÷ ${imperial} = **${showNumber(value)}** ${metric}.`,
    ];
  return imperial === 1
    ? [`${given(rate)}, so multiply by ${base}.`, `${count} × ${base} = **${showNumber(value)}** ${metric}.`]
    : [
        `${count} ÷ ${imperial} = ${exactDecimal(count, imperial)}, so there are ${exactDecimal(count, imperial)} lots of ${unitOf(imperial, rate)}.`,
        `${exactDecimal(count, imperial)} × ${base} = **${showNumber(value)}** ${metric}.`,
      ];
}

/** What makes a question hard, as numbers that rise with it. */
export const features = (rate: Rate, count: number, steps: number): Record<string, number> => ({
  steps,
  places: rate.tenths % 10 === 0 ? 0 : 1,
  notTens: 1,
  digits: String(count).length,
  parts: count % rate.imperial === 0 ? 0 : 1,
});
