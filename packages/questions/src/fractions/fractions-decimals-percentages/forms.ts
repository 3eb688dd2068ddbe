/** A number as a fraction, a decimal and a percentage: how each form is written and read. */

import { andList } from '../../kernel/list-text.ts';
import { decimalText, showNumber } from '../../kernel/number-text.ts';
import { type Fraction, fraction, lowest, mixed } from '../fraction.ts';

/** The three forms of a number. */
export type Shape = 'fraction' | 'decimal' | 'percent';

/** Whether fractions are left as they come (7/10, 40/100) or brought to lowest terms. */
export type FractionForm = 'any' | 'simplest';

/** The exact decimal text of a fraction whose bottom divides a power of ten. */
export function asDecimal({ top, bottom }: Fraction): string {
  let places = 0;
  while ((top * 10 ** places) % bottom !== 0 && places < 7) places++;
  return showNumber(decimalText((top * 10 ** places) / bottom, places));
}

/** How many decimal places a value has. */
export const placesOf = (value: Fraction): number => asDecimal(value).split('.')[1]?.length ?? 0;

/** The percentage, without its sign. */
export function asPercent({ top, bottom }: Fraction): string {
  return asDecimal(fraction(top * 100, bottom));
}

/** The value in a form, as a child reads it. */
export function shape(value: Fraction, as: Shape): string {
  if (as === 'fraction') return mixed(value);
  return as === 'decimal' ? asDecimal(value) : `${asPercent(value)}%`;
}

/** The value as it is asked for as a fraction: as it comes, or in lowest terms. */
export function asAsked(value: Fraction, form: FractionForm): Fraction {
  return form === 'simplest' ? lowest(value) : value;
}

/** Whether a denominator is that of tenths, hundredths or thousandths. */
export const isPower = (bottom: number): boolean => bottom === 10 || bottom === 100 || bottom === 1000;

/** Whether fractions with this bottom end as decimals: nothing but 2s and 5s in it. */
export function hasEnd(bottom: number): boolean {
  let left = bottom;
  for (const by of [2, 5]) while (left % by === 0) left /= by;
  return left === 1;
}

/** 'tenths', 'hundredths', 'thousandths'; '1 tenth' where there is only one. */
export function placeName(power: number, count = 2): string {
  const names =
    power === 10 ? 'tenths' : power === 100 ? 'hundredths' : power === 1000 ? 'thousandths' : 'ten thousandths';
  return count === 1 ? names.slice(0, -1) : names;
}

const placeNames = ['ones', 'tenths', 'hundredths', 'thousandths', 'ten thousandths'] as const;

/** A digit and its place from the left of the point on: '3 tenths', '1 hundredth'; 0 is the ones. */
export const inPlace = (digit: string, place: number): string => {
  const name = placeNames[place] ?? 'ones';
  return `${digit} ${digit === '1' ? name.slice(0, -1) : name}`;
};

/** The digits after the point with their places: '3 tenths, 6 hundredths and 3 thousandths'. */
export const placesRead = (value: Fraction): string =>
  andList([...(asDecimal(value).split('.')[1] ?? '')].map((digit, at) => inPlace(digit, at + 1)));

/** Why one decimal is more than another: the first place in which they differ. Undefined where their wholes do. */
export function placeReason(one: Fraction, other: Fraction): string | undefined {
  const [left = [], right = []] = [one, other].map((value) => asDecimal(value).split('.'));
  if (left[0] !== right[0]) return undefined;
  const [own = '', against = ''] = [left[1] ?? '', right[1] ?? ''];
  const at = [...Array(Math.max(own.length, against.length)).keys()].find(
    (place) => (own[place] ?? '0') !== (against[place] ?? '0'),
  );
  if (at === undefined) return undefined;
  const [first, second] = [own[at] ?? '0', against[at] ?? '0'];
  return `${inPlace(first, at + 1)} is ${first < second ? 'less' : 'more'} than ${inPlace(second, at + 1)}`;
}

/** A decimal by long division, digit by digit: the second way. Undefined where it does not end in twelve places. */
export function divideOut(top: number, bottom: number): string | undefined {
  let text = String(Math.floor(top / bottom));
  let rest = top % bottom;
  for (let place = 0; rest !== 0; place++) {
    if (place > 12) return undefined;
    text += `${place === 0 ? '.' : ''}${Math.floor((rest * 10) / bottom)}`;
    rest = (rest * 10) % bottom;
  }
  return text;
}
