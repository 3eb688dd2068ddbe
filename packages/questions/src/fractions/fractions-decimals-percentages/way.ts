/** The way from one form of a number to another, step by step, and its hint. */

import { showNumber } from '../../kernel/number-text.ts';
import { type Fraction, fraction, lowest, mixed, written } from '../fraction.ts';
import {
  asAsked,
  asDecimal,
  asPercent,
  type FractionForm,
  inPlace,
  placeName,
  placesRead,
  type Shape,
  shape,
} from './forms.ts';

/** The way from one fraction to an equal one with another denominator. */
function toDenominator(from: Fraction, to: Fraction, show: (value: Fraction) => string): (readonly [string, string])[] {
  const low = from.bottom % to.bottom === 0 ? to : lowest(from);
  return [
    ...(low.bottom === from.bottom ? [] : [['Simplify.', `${show(from)} = ${mixed(low)}`] as const]),
    ...(to.bottom === low.bottom
      ? []
      : [
          [
            `Multiply the numerator and the denominator by ${to.bottom / low.bottom}.`,
            `${mixed(low)} = ${mixed(to)}`,
          ] as const,
        ]),
  ];
}

/** The way from one form to another, ending with the answer. */
export function waySteps(
  value: Fraction,
  from: Shape,
  to: Shape,
  form: FractionForm,
): (string | readonly [string, string])[] {
  const { top, bottom } = value;
  const simple = asAsked(value, form);
  const power = [10, 100, 1000].find((size) => size % bottom === 0);
  const ofHundred = asPercent(value);
  const last = `The answer is **${shape(to === 'fraction' ? simple : value, to)}**.`;
  const rest = top % bottom;
  const whole = (top - rest) / bottom;
  if (from === 'fraction' && to === 'decimal')
    return power === undefined
      ? [`Divide the numerator by the denominator: ${top} ÷ ${bottom} = ${asDecimal(value)}.`, last]
      : [
          ...(whole === 0 ? [] : [`The whole number ${whole} stays. Look at the part.`]),
          ...(power === bottom
            ? []
            : [
                [
                  `Write it over ${showNumber(power)}.`,
                  `${rest}/${bottom} = ${(rest * power) / bottom}/${power}`,
                ] as const,
              ]),
          ...(power === 10
            ? [`The first place after the point is for tenths: ${inPlace(String((rest * 10) / bottom), 1)}.`]
            : [
                `${showNumber((rest * power) / bottom)} ${placeName(power, (rest * power) / bottom)} is ${placesRead(fraction((rest * power) / bottom, power))}.`,
              ]),
          last,
        ];
  if (from === 'decimal' && to === 'fraction') {
    const size = 10 ** (asDecimal(value).split('.')[1]?.length ?? 0);
    const scaled = fraction((top * size) / bottom, size);
    return [
      [`The last digit stands for ${placeName(size)}.`, `${asDecimal(value)} = ${mixed(scaled)}`],
      ...toDenominator(scaled, simple, mixed),
      last,
    ];
  }
  if (from === 'decimal') return [`Multiply by 100: ${asDecimal(value)} × 100 = ${ofHundred}.`, last];
  if (from === 'percent' && to === 'decimal') return [`Divide by 100: ${ofHundred} ÷ 100 = ${asDecimal(value)}.`, last];
  if (from === 'percent') {
    const outOf = 100 * 10 ** (ofHundred.split('.')[1]?.length ?? 0);
    const scaled = fraction((top * outOf) / bottom, outOf);
    return [
      outOf === 100
        ? [`Per cent means out of 100.`, `${ofHundred}% = ${written(scaled)}`]
        : `${ofHundred}% is ${ofHundred} out of 100, which is ${showNumber(scaled.top)} out of ${showNumber(outOf)}.`,
      ...toDenominator(scaled, simple, written),
      last,
    ];
  }
  const part = fraction(rest, bottom);
  return [
    ...(whole === 0 ? [] : [`${whole} is ${whole * 100}%. Look at the part.`]),
    bottom === 100
      ? 'Per cent means out of 100, and this is out of 100 already.'
      : 100 % bottom === 0
        ? [`Write it over 100.`, `${rest}/${bottom} = ${(rest * 100) / bottom}/100`]
        : `Divide the numerator by the denominator: ${rest} ÷ ${bottom} = ${asDecimal(part)}. Then multiply by 100.`,
    ...(whole === 0 ? [] : [`Add the two: ${whole * 100}% + ${asPercent(part)}% = ${ofHundred}%.`]),
    last,
  ];
}

/** How a number is written as a decimal: a fraction over 100 where that works, otherwise by dividing. */
export function decimalStep(text: string, value: Fraction, as: Shape): string {
  const { top, bottom } = value;
  const rest = fraction(top % bottom, bottom);
  const says = `${text} is ${asDecimal(value)} as a decimal.`;
  if (as !== 'fraction' || [10, 100, 1000].includes(bottom)) return says;
  // Nobody divides by 40 or 125 who can multiply. Eighths are counted from one eighth.
  const power = [100, 1000].find((size) => size % bottom === 0 && bottom !== 8);
  if (power !== undefined) return `${rest.top}/${bottom} = ${(rest.top * power) / bottom}/${power}, so ${says}`;
  const one = `1 ÷ ${bottom} = ${asDecimal(fraction(1, bottom))}`;
  return rest.top === 1
    ? `${one}, so ${says}`
    : `${one}. ${rest.top}/${bottom} is ${rest.top} times that: ${asDecimal(rest)}.${value.top === rest.top ? '' : ` So ${says}`}`;
}

/** The hint. */
export function hintFor(value: Fraction, from: Shape, to: Shape): string {
  if (from === 'percent') return 'What does per cent mean? How many out of 100 is this?';
  if (to === 'percent')
    return value.top > value.bottom
      ? 'The whole is 100%, and this is more than one whole. How much more?'
      : 'How many out of 100 is this?';
  if (from === 'decimal') return 'Which place is the last digit in?';
  return [10, 100, 1000].includes(value.bottom)
    ? `Which place is for ${placeName(value.bottom)}?`
    : 100 % value.bottom === 0
      ? `Can you write the fraction out of ${10 % value.bottom === 0 ? 10 : 100}?`
      : 'Can you write it with 1,000 as the denominator? If not, divide.';
}
