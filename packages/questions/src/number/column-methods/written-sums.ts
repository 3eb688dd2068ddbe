/** What all column questions share: the sums by their exchanges, the mistakes and the steps. */

import type { Cell } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { upper } from '../../kernel/letter-case.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { columnFigure } from '../column-figure.ts';
import {
  addWithoutCarry,
  addWritingAll,
  carriesIn,
  digitsUp,
  exchangesIn,
  exchangeWithoutReducing,
  placeName,
  smallerFromLarger,
  zeroWhereTooSmall,
} from '../digits.ts';

/** What a sub-topic asks of this family. */
export interface Params {
  readonly signs: readonly ('+' | '−')[];
  /** Digits of the larger number, by difficulty. */
  readonly digits: Readonly<Record<'easy' | 'medium' | 'hard', number>>;
  /** How many columns carry or exchange, where it isn’t none at easy, one at medium and more at hard. */
  readonly exchanges?: Exchanges;
}

export interface Sum {
  readonly a: number;
  readonly b: number;
  readonly sign: '+' | '−';
  readonly result: number;
  readonly exchanges: number[];
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.column');

const named = {
  noCarry: mistake('forgets-carry', 'You did not carry. When a column makes ten or more, carry 1 to the next column.'),
  writesAll: mistake(
    'writes-whole-sum',
    'You wrote a two-digit answer in one column. Write the ones digit and carry the 1.',
  ),
  subtracts: mistake('subtracts', 'You subtracted. This question asks you to add.'),
  adds: mistake('adds', 'You added. This question asks you to subtract.'),
  smaller: mistake(
    'smaller-from-larger',
    'You took the top digit from the bottom one where the top is smaller. Exchange instead.',
  ),
  noReduce: mistake('exchange-without-reducing', 'You exchanged, but you did not make the next digit one less.'),
  /** With 5 between the digits, 1 − 6 as 6 − 1 and as 11 − 6 look the same. */
  noReduceOrSmaller: mistake(
    'exchange-without-reducing',
    'Look where the top digit is too small. Exchange, and make the next digit one less.',
  ),
  zero: mistake('zero-where-too-small', 'You wrote 0 where the top digit is smaller. Exchange instead.'),
  aligned: mistake('misaligned', 'You lined the numbers up on the left. Line them up on the right: ones under ones.'),
};

const mistakeIn = (place: number, isTooBig: boolean): Mistake =>
  mistake(
    `slip-in-${placeName(place).replace(' ', '-')}`,
    `That is ${showNumber(10 ** place)} too ${isTooBig ? 'big' : 'small'}. Work out the ${placeName(place)} again.`,
  );

type Exchanges = Readonly<Record<'easy' | 'medium' | 'hard', readonly [fewest: number, most: number]>>;

/** Digits of which two or more are 0 leave little to add. */
const isBare = (value: number): boolean => digitsUp(value).filter((digit) => digit === 0).length > 1;

const wantedExchanges: Exchanges = { easy: [0, 0], medium: [1, 1], hard: [2, 6] };

/** Numbers fit for the cell, or undefined when this draw is unfit. */
export function drawSum(random: Random, { params, difficulty }: Cell<Params>): Sum | undefined {
  const sign = random.pick(params.signs);
  const size = params.digits[difficulty];
  const low = 10 ** (size - 1);
  const [fewest, most] = (params.exchanges ?? wantedExchanges)[difficulty];
  for (let draw = 0; draw < 60; draw++) {
    const a = random.int(low + low / 5, low * 10 - 1);
    const shorter = random.chance(1, 4) ? low / 10 : low;
    const b = random.int(Math.max(11, shorter + shorter / 10), shorter * 10 - 1);
    if (sign === '−' && a - b < 12) continue;
    // Years 3 and 4 add up to three and four digits.
    if (sign === '+' && size < 5 && a + b >= 10 ** size) continue;
    if (b % 10 === 0 || b === a) continue;
    // 2,000 + 6,555 is done in the head; 4,000 − 1,234 is not.
    if (isBare(b) || (sign === '+' && (isBare(a) || a % 10 === 0))) continue;
    // 9,522 − 3,522 is seen at a glance.
    if (sign === '−' && (a - b) % 100 === 0) continue;
    const exchanges = sign === '+' ? carriesIn(a, b) : exchangesIn(a, b);
    // A carry out of the first column is written down with the sum, so nothing is carried.
    const inner = exchanges.filter((place) => place < size - 1);
    if (inner.length < fewest || exchanges.length > most) continue;
    return { a, b, sign, result: sign === '+' ? a + b : a - b, exchanges };
  }
  return undefined;
}

/** What comes out where one exchange of several, or two of them, never reach the next column. */
function partlyExchanged({ a, sign, result, exchanges }: Sum, all: number): NumberMistake[] {
  const digits = digitsUp(result);
  const columns = exchanges.map((place) => place + 1).filter((place) => place < digitsUp(a).length);
  // A 9 that is not made one less would be 10, which nobody writes.
  const forgotten = columns.filter((place) => sign === '+' || digits[place] !== 9);
  if (exchanges.length < 2) return [];
  return [...forgotten.map((place) => [place]), forgotten.slice(0, 2)].flatMap((places): NumberMistake[] => {
    const off = places.reduce((sum, place) => sum + 10 ** place, 0);
    const given = sign === '+' ? result - off : result + off;
    const names = places.map((place) => `the ${placeName(place)}`).join(' and ');
    const because =
      sign === '+'
        ? mistake('forgets-carry', `You did not carry into ${names}.`)
        : mistake('exchange-without-reducing', `You exchanged, but you did not make ${names} one less.`);
    return given === all || given === result ? [] : [[given, because]];
  });
}

/** Wrong answers, each with the mistake that leads to it. */
export function mistakesOf(sum: Sum, random: Random): NumberMistake[] {
  const { a, b, sign, result, exchanges } = sum;
  // A slip where something is carried is as near to the others as the right answer is.
  const isReached = (place: number): boolean => exchanges.includes(place - 1);
  const places = random
    .fork('slips')
    .shuffle(digitsUp(result).map((_, place) => place))
    .toSorted((one, other) => Number(isReached(other)) - Number(isReached(one)));
  const nearby = places.slice(0, 3).flatMap((place, at): NumberMistake[] => {
    const given = result + (at % 2 === 0 ? 1 : -1) * 10 ** place;
    return given > 0 ? [[given, mistakeIn(place, given > result)]] : [];
  });
  const [all, difference] = [addWritingAll(a, b), Math.abs(a - b)];
  const uncarried = addWithoutCarry(a, b);
  if (sign === '+')
    return [
      [uncarried, named.noCarry],
      ...partlyExchanged(sum, uncarried),
      // Who carries nowhere would write ten digits, which nobody takes for an answer.
      ...(String(all).length > String(result).length + 1 ? [] : [[all, named.writesAll] as const]),
      ...(String(b).length < String(a).length ? [[a + b * 10, named.aligned] as const] : []),
      ...nearby,
      // 4,515 and 4,483 are so near that nobody takes 32 for their sum.
      ...(String(difference).length < String(result).length - 1 ? [] : [[difference, named.subtracts] as const]),
    ];
  const [smaller, unreduced] = [smallerFromLarger(a, b), exchangeWithoutReducing(a, b)];
  return [
    [smaller, smaller === unreduced ? named.noReduceOrSmaller : named.smaller],
    ...(smaller === unreduced ? [] : [[unreduced, named.noReduce] as const]),
    ...partlyExchanged(sum, unreduced),
    [zeroWhereTooSmall(a, b), named.zero],
    ...nearby,
    [a + b, named.adds],
  ];
}

/** The worked way, step by step, ending with the answer. */
export function stepsOf({ a, b, sign, result }: Sum): string[] {
  const tops = digitsUp(a);
  const bottoms = digitsUp(b);
  const lines: string[] = [];
  let moved = 0;
  tops.concat(bottoms.slice(tops.length)).forEach((_, place) => {
    const top = tops[place] ?? 0;
    const bottom = bottoms[place] ?? 0;
    const name = placeName(place);
    if (sign === '+') {
      const sum = top + bottom + moved;
      const extra = moved === 0 ? '' : ' + 1';
      lines.push(`${name}: ${top} + ${bottom}${extra} = ${sum}${sum > 9 ? `, write ${sum - 10} and carry 1` : ''}`);
      moved = sum > 9 ? 1 : 0;
    } else {
      const left = top - moved;
      const lend = left < bottom ? 1 : 0;
      const less = moved === 0 ? '' : ' − 1';
      lines.push(
        lend === 1
          ? moved === 0
            ? `${name}: ${top} is less than ${bottom}, so exchange: ${left + 10} − ${bottom} = ${left + 10 - bottom}`
            : `${name}: ${top} − 1 − ${bottom} can’t be done, so exchange: ${top + 10} − 1 − ${bottom} = ${left + 10 - bottom}`
          : `${name}: ${top}${less} − ${bottom} = ${left - bottom}`,
      );
      moved = lend;
    }
  });
  // A 1 carried out of the last column becomes the first digit of the answer.
  if (sign === '+' && moved === 1) lines.push(`${placeName(lines.length)}: 1`);
  const work = lines.map((text) => `${upper(text)}.`);
  const check =
    sign === '+'
      ? `Check: ${showNumber(result)} − ${showNumber(b)} = ${showNumber(a)}.`
      : `Check: ${showNumber(result)} + ${showNumber(b)} = ${showNumber(a)}.`;
  return [
    'Line up the digits, then work from right to left.',
    work.join('\n\n'),
    check,
    `The answer is **${showNumber(result)}**.`,
  ];
}

/** The first step, without the answer. */
export function hintOf({ sign, exchanges }: Sum, isSetOut: boolean): string {
  const next =
    exchanges.length === 0
      ? 'Then go left, one column at a time.'
      : sign === '+'
        ? 'If a column makes ten or more, carry 1.'
        : 'If the top digit is too small, exchange.';
  return `${isSetOut ? '' : 'Write ones under ones, tens under tens. '}Start with the ones. ${next}`;
}

/** What makes a sum hard, as numbers that rise with it. */
export const featuresOf = (sum: Sum, steps = 1): Record<string, number> => ({
  exchanges: sum.exchanges.length,
  digits: digitsUp(sum.a).length,
  zeros: digitsUp(sum.a).filter((digit) => digit === 0).length,
  steps,
});

/** The sum in a line. */
export const sumText = ({ a, b, sign }: Sum): string => `${showNumber(a)} ${sign} ${showNumber(b)}`;

/** The sum drawn in columns. */
export const setOut = (sum: Sum): ReturnType<typeof drawn> =>
  drawn(columnFigure([String(sum.a), String(sum.b)], sum.sign, '', `${sumText(sum)} set out in columns.`));

/** Place by place from the top: how many of each place fit before the target is passed. */
export function countUpFrom(start: number, target: number): number {
  let reached = start;
  let steps = 0;
  for (let place = 10 ** 7; place >= 1; place /= 10)
    while (reached + place <= target) {
      reached += place;
      steps += place;
    }
  return steps;
}

/** Adds by counting on, digit by digit: the second way. */
export function addByCounting(a: number, b: number): number {
  let total = a;
  for (const [place, digit] of digitsUp(b).entries()) for (let step = 0; step < digit; step++) total += 10 ** place;
  return total;
}

/** The result by counting only: the second way. */
export const workOut = (a: number, sign: string, b: number): number =>
  sign === '+' ? addByCounting(a, b) : countUpFrom(b, a);
