/** Units of measure: how many of the smaller make the bigger, how they are written, and exact sizes to check by. */
import { decimalText, showNumber } from '../kernel/number-text.ts';
import { pluralOf } from '../kernel/plural.ts';

/** What is measured, with the words for more and less of it. */
export type Dimension = 'length' | 'mass' | 'capacity' | 'time' | 'area' | 'volume';

/** A bigger unit and a smaller one; `ratio` of the smaller make one of the bigger. */
export interface Pair {
  readonly big: string;
  readonly small: string;
  readonly ratio: number;
  readonly of: Dimension;
}

/** Pairs of units that are changed into each other. */
export const pairs = {
  'km m': { big: 'km', small: 'm', ratio: 1000, of: 'length' },
  'm cm': { big: 'm', small: 'cm', ratio: 100, of: 'length' },
  'm mm': { big: 'm', small: 'mm', ratio: 1000, of: 'length' },
  'cm mm': { big: 'cm', small: 'mm', ratio: 10, of: 'length' },
  'kg g': { big: 'kg', small: 'g', ratio: 1000, of: 'mass' },
  'g mg': { big: 'g', small: 'mg', ratio: 1000, of: 'mass' },
  'tonne kg': { big: 'tonne', small: 'kg', ratio: 1000, of: 'mass' },
  'litre ml': { big: 'litre', small: 'ml', ratio: 1000, of: 'capacity' },
  'cl ml': { big: 'cl', small: 'ml', ratio: 10, of: 'capacity' },
  'litre cl': { big: 'litre', small: 'cl', ratio: 100, of: 'capacity' },
  'minute second': { big: 'minute', small: 'second', ratio: 60, of: 'time' },
  'hour minute': { big: 'hour', small: 'minute', ratio: 60, of: 'time' },
  'day hour': { big: 'day', small: 'hour', ratio: 24, of: 'time' },
  'week day': { big: 'week', small: 'day', ratio: 7, of: 'time' },
  'year month': { big: 'year', small: 'month', ratio: 12, of: 'time' },
  'cm² mm²': { big: 'cm²', small: 'mm²', ratio: 100, of: 'area' },
  'm² cm²': { big: 'm²', small: 'cm²', ratio: 10000, of: 'area' },
  'cm³ mm³': { big: 'cm³', small: 'mm³', ratio: 1000, of: 'volume' },
  'm³ cm³': { big: 'm³', small: 'cm³', ratio: 1000000, of: 'volume' },
  'litre cm³': { big: 'litre', small: 'cm³', ratio: 1000, of: 'volume' },
} as const satisfies Readonly<Record<string, Pair>>;
/** The name of a pair. */
export type PairName = keyof typeof pairs;

const words = ['litre', 'tonne', 'second', 'minute', 'hour', 'day', 'week', 'month', 'year'];

/** The unit as it stands after this number: '1 litre', '2.5 litres', '3 cm'. */
export function unitAfter(unit: string, value: string | number): string {
  return words.includes(unit) && String(value) !== '1' ? pluralOf(unit) : unit;
}

const names: Readonly<Record<string, string>> = {
  mm: 'millimetre',
  cm: 'centimetre',
  m: 'metre',
  km: 'kilometre',
  mg: 'milligram',
  g: 'gram',
  kg: 'kilogram',
  ml: 'millilitre',
  cl: 'centilitre',
};

/** The unit in words, more than one: 'centimetres', 'hours'; squares and cubes stay signs. */
export function unitWords(unit: string): string {
  const name = names[unit] ?? unit;
  return /[²³]/.test(name) ? name : pluralOf(name);
}

/** A number with its unit. */
export function quantity(value: string | number, unit: string): string {
  return `${showNumber(value)} ${unitAfter(unit, value)}`;
}

/** A whole number of the smaller unit as both units: 345 cm → '3 m 45 cm'. */
export function compound(small: number, { big, small: unit, ratio }: Pair): string {
  const [whole, rest] = [Math.floor(small / ratio), small % ratio];
  return [...(whole > 0 ? [quantity(whole, big)] : []), ...(rest > 0 ? [quantity(rest, unit)] : [])].join(' ');
}

/** Exact decimal text of a fraction with at most six places, or undefined where there is none. */
export function exactDecimal(numerator: number, denominator: number): string | undefined {
  for (let places = 0; places <= 6; places++) {
    const scaled = numerator * 10 ** places;
    if (scaled % denominator === 0) return decimalText(scaled / denominator, places);
  }
  return undefined;
}

/** How big each unit is in the smallest of its kind: the second way looks here alone. */
const sizes: Readonly<Record<string, bigint>> = {
  mm: 1n,
  cm: 10n,
  m: 1000n,
  km: 1000000n,
  mg: 1n,
  g: 1000n,
  kg: 1000000n,
  tonne: 1000000000n,
  ml: 1000n,
  cl: 10000n,
  litre: 1000000n,
  second: 1n,
  minute: 60n,
  hour: 3600n,
  day: 86400n,
  week: 604800n,
  month: 1n,
  year: 12n,
  'mm²': 1n,
  'cm²': 100n,
  'm²': 1000000n,
  'mm³': 1n,
  'cm³': 1000n,
  'm³': 1000000000n,
};

/** How big one unit is, by its sign or its name in the singular or plural. */
export function sizeOf(unit: string): bigint {
  const single = unit.replace(/s$/, '');
  const sign = Object.keys(names).find((each) => names[each] === single);
  const size = sizes[unit] ?? sizes[sign ?? single];
  if (size === undefined) throw new RangeError(`no size for ${unit}`);
  return size;
}

/** The worth of a quantity ('3 m 45 cm', '2.5 litres') in millionths of the smallest unit of its kind. */
export function worth(text: string): bigint {
  let total = 0n;
  for (const [, whole = '0', part = '', unit = ''] of text
    .replaceAll(',', '')
    .matchAll(/(\d+)(?:\.(\d+))? ([a-z]+[²³]?)/g)) {
    const digits = BigInt(whole + part.padEnd(6, '0'));
    total += digits * sizeOf(unit);
  }
  return total;
}

/** The quantity in another unit, by long division digit after digit. */
export function inUnits(total: bigint, unit: string): string {
  const size = sizeOf(unit) * 1000000n;
  let digits = String(total / size);
  let left = total % size;
  if (left > 0n) digits += '.';
  for (let place = 0; left > 0n && place < 9; place++) {
    left *= 10n;
    digits += String(left / size);
    left %= size;
  }
  return digits;
}
