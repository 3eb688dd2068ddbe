/** What all questions on place value share: names of places, the numbers and the mistakes. */

import type { Cell } from '../../kernel/generator.ts';
import { upper } from '../../kernel/letter-case.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { decimalText, ordinalWord, showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { placeName } from '../digits.ts';

/** What a sub-topic asks of this family. */
export interface Params {
  /** `more`: 10 or 100 more or less; `value`: the worth of digits. */
  readonly asks: 'more' | 'value';
  readonly digits: Readonly<Record<'easy' | 'medium' | 'hard', number>>;
  readonly places: number;
  /** Powers of ten added or taken away, as places from the ones (negative: decimals). */
  readonly steps: readonly number[];
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.placeValue');

/** The mistakes children make here. */
export const named = {
  face: mistake('face-value', 'You gave the digit itself. What is it worth in its place?'),
  neighbour: (says: string) => mistake('neighbouring-column', says),
  follows: mistake('digit-and-all-after', 'You took the digit and all that comes after it. Take the digit alone.'),
  place: (says: string) => mistake('changes-wrong-digit', says),
  other: (says: string) => mistake('wrong-direction', says),
  carry: (says: string) => mistake('loses-exchange', says),
  zero: mistake('missing-zero', 'Put 0 in an empty column to hold the place.'),
  order: mistake('reads-in-order', 'You wrote the digits in the order of the list. Look at the column of each part.'),
  last: (says: string) => mistake('slip', says),
};

/** Names of places from the ones downwards. */
export const decimals = ['ones', 'tenths', 'hundredths', 'thousandths'] as const;

/** The name of 10^power: 'tens', 'tenths'. */
export const nameOf = (power: number): string => (power >= 0 ? placeName(power) : (decimals[-power] ?? ''));

/** With its number: '1 ten', '2 tens'. */
export const countOf = (digit: number, power: number): string =>
  `${digit} ${digit === 1 ? nameOf(power).replace(/s$/, '') : nameOf(power)}`;

/** Where a column is: 'Tenths are the first column after the point.' */
export function columnFact(power: number): string {
  const name = nameOf(power);
  const where =
    power < 0
      ? `the ${ordinalWord(-power)} column after the point`
      : power === 0
        ? 'just before the point'
        : 'to the left of the ones';
  return `${upper(name)} are ${where}.`;
}

/** A scaled number as a child reads it. */
export const shown = (scaled: number, places: number): string => showNumber(decimalText(scaled, places));

/** Scaled to whole numbers: the value is `scaled` ÷ 10^places. */
export function drawScaled(random: Random, { params, difficulty }: Cell<Params>): number | undefined {
  const size = params.digits[difficulty];
  const scaled = random.int(10 ** (size - 1), 10 ** size - 1);
  const text = String(scaled);
  const zeros = (text.match(/0/g) ?? []).length;
  if (scaled % 10 === 0 && params.places > 0) return undefined;
  // Without a zero the digits of millions are only copied.
  if (size > 5 && params.places === 0) {
    const isFit = difficulty === 'hard' ? zeros > 1 : zeros === 1 || (zeros === 2 && difficulty === 'medium');
    return isFit ? scaled : undefined;
  }
  if (difficulty === 'easy' && zeros > 0) return undefined;
  const needsZero = difficulty === 'hard' && params.asks === 'value' && size > 3;
  return needsZero && zeros === 0 ? undefined : scaled;
}

/** What makes a question hard, as numbers that rise with it. */
export const features = (scaled: number, steps: number): Record<string, number> => ({
  digits: String(scaled).length,
  zeros: (String(scaled).match(/0/g) ?? []).length,
  steps,
});
