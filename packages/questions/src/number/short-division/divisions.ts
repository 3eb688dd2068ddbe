/** What all short division questions share: the divisions, the mistakes and the second way. */

import type { Cell } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { upper } from '../../kernel/letter-case.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import { decimalText, showNumber } from '../../kernel/number-text.ts';
import { counted } from '../../kernel/plural.ts';
import type { Random } from '../../kernel/random.ts';
import { placeName } from '../digits.ts';

type Level = 'easy' | 'medium' | 'hard';

/** What a sub-topic asks of this family. */
export interface Params {
  readonly digits: Readonly<Record<Level, number>>;
  readonly divisors: Readonly<Record<Level, readonly number[]>>;
  readonly remainders: Readonly<Record<Level, boolean>>;
  readonly facts?: true;
}

interface Division {
  readonly total: number;
  readonly by: number;
  readonly quotient: number;
  readonly rest: number;
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.shortDiv');

/** The mistakes children make here. */
export const named = {
  zero: (quotient: number) =>
    mistake(
      'drops-zero',
      `You left out ${String(quotient).split('0').length > 2 ? 'the zeros' : 'a 0'}. When a digit is too small to divide, write 0 in the answer.`,
    ),
  carry: mistake('loses-carry', 'You divided each digit on its own. What is left over moves to the next column.'),
  scaled: (total: number, by: number, scale: number) =>
    mistake(
      'drops-zero',
      `That is ${showNumber(total / scale)} ÷ ${by}. ${showNumber(total)} is ${scale} times as large.`,
    ),
  tenTimes: mistake('extra-zero', 'That is ten times too large.'),
  decimal: mistake('remainder-as-decimal', 'A remainder is not a digit after the point.'),
  subtracts: (by: number) => mistake('subtracts', `You subtracted ${by}. Divide by ${by} instead.`),
  multiplies: mistake('multiplies', 'You multiplied. Divide instead.'),
  fact: (one: number, other: number, wanted: number) =>
    mistake(
      'table-fact',
      `${showNumber(one)} × ${showNumber(other)} is ${showNumber(one * other)}, not ${showNumber(wanted)}.`,
    ),
  slip: mistake('slip', ''),
};

/** Why so many lots with so much left over can't be: by multiplying back. */
export function multipliedBack({ total, by }: Pick<Division, 'total' | 'by'>, lots: number, said: number): Mistake {
  const left = total - lots * by;
  const product = `${showNumber(lots)} × ${by} is ${showNumber(lots * by)}`;
  if (left < 0) return mistake('too-many-lots', `${product}. That is more than ${showNumber(total)}.`);
  return left >= by
    ? mistake('too-few-lots', `${product}. That leaves ${showNumber(left)}, so another ${by} fits.`)
    : mistake('wrong-remainder', `${product}. That leaves ${left}, not ${said}.`);
}

/** The columns before the last that leave something over. */
export function exchanges(total: number, by: number): number {
  let count = 0;
  for (let head = Math.floor(total / 10); head >= by; head = Math.floor(head / 10)) if (head % by > 0) count++;
  return count;
}

/** Numbers fit for the cell, or undefined when this draw is unfit. */
export function drawDivision(random: Random, { params, difficulty, year }: Cell<Params>): Division | undefined {
  const by = random.pick(params.divisors[difficulty]);
  const size = params.digits[difficulty];
  if (params.facts) {
    // The fact by itself, ten times it, a hundred times it: each level has its own.
    const tens = { easy: 1, medium: 10, hard: 100 }[difficulty];
    const fact = random.int(3, 12);
    // 9,000 ÷ 9 and 440 ÷ 11 need no fact of the tables, and 9 ÷ 3 is shared out by younger children.
    if (fact === 10 || (Math.min(fact, by) < 11 && Math.max(fact, by) === 11)) return undefined;
    if (fact * by < { easy: 27, medium: 28, hard: 36 }[difficulty]) return undefined;
    const quotient = fact * tens;
    return { total: quotient * by, by, quotient, rest: 0 };
  }
  const low = Math.max(Math.ceil(10 ** (size - 1) / by), size > 2 ? 10 ** (size - 2) : 11);
  const high = Math.floor((10 ** size - 1) / by);
  if (high <= low) return undefined;
  const quotient = random.int(low, high);
  const rest = params.remainders[difficulty] ? random.int(1, by - 1) : 0;
  const total = quotient * by + rest;
  const zeros = String(quotient).slice(0, -1).includes('0') || String(quotient).endsWith('0');
  const exact = exchanges(total, by) === 0;
  // 6,300 ÷ 7 is a fact of the tables.
  if (String(total).length !== size || quotient % 100 === 0) return undefined;
  // From year 6 a division by one digit is more than year 5 has where a column of the answer is 0.
  if (difficulty === 'easy' && year > 5)
    return exact || (!zeros && by < 11 && random.chance(2, 3)) ? undefined : { total, by, quotient, rest };
  // What the tables tell is not divided column by column.
  if (difficulty === 'easy' && quotient < 13) return undefined;
  if (difficulty === 'easy')
    return zeros || (size > 2 && exact) || (size === 2 && !exact) ? undefined : { total, by, quotient, rest };
  if (difficulty === 'medium') return zeros || exact ? undefined : { total, by, quotient, rest };
  return (size > 2 && !zeros && random.chance(1, 2)) || exact ? undefined : { total, by, quotient, rest };
}

/** Divides each digit alone and loses what is left over. */
const digitByDigit = ({ total, by }: Division): number =>
  Number([...String(total)].map((digit) => Math.floor(Number(digit) / by)).join(''));

/** How many times as large a quotient is as that of the table fact behind it: 70 is 10 times 7. */
const scaleOf = (quotient: number): number => (quotient % 100 === 0 ? 100 : quotient % 10 === 0 ? 10 : 1);

/** Wrong answers, each with the mistake that leads to it. */
export function mistakesOf(division: Division, facts: boolean): NumberMistake[] {
  const { total, by, quotient } = division;
  const scale = scaleOf(quotient);
  // A fact of the tables is not worked out digit by digit.
  if (facts && scale > 1) {
    return [
      [quotient / scale, named.scaled(total, by, scale)],
      [quotient * 10, named.tenTimes],
      ...(scale > 10 ? [[quotient / 10, mistake('drops-zero', 'That is ten times too small.')] as const] : []),
      [quotient + scale, named.fact(quotient + scale, by, total)],
      [quotient - scale, named.fact(quotient - scale, by, total)],
      [total - by, named.subtracts(by)],
    ];
  }
  const ownWay: NumberMistake[] = facts
    ? []
    : [
        ...(String(quotient).includes('0')
          ? [[Number(String(quotient).replaceAll('0', '')), named.zero(quotient)] as const]
          : []),
        // 213 ÷ 3 would become 001: nobody begins with nothing.
        ...(String(digitByDigit(division)).length < String(quotient).length
          ? []
          : [[digitByDigit(division), named.carry] as const]),
      ];
  const mistakes: NumberMistake[] = [
    ...ownWay,
    [quotient + 1, named.fact(quotient + 1, by, total)],
    [quotient - 1, named.fact(quotient - 1, by, total)],
    ...(facts
      ? [quotient + 2, quotient - 2].map((given) => [given, named.fact(given, by, total)] as const)
      : [[quotient + 10, named.slip] as const]),
    [quotient * 10, named.tenTimes],
    [total - by, named.subtracts(by)],
  ];
  return mistakes.filter(([given]) => Number(given) > 0);
}

/** The worked way, step by step, ending with the answer. */
export function stepsOf({ total, by, quotient, rest }: Division, facts: boolean): string[] {
  const scale = scaleOf(quotient);
  if (facts && scale > 1) {
    return [
      `You know ${total / scale} ÷ ${by} = ${quotient / scale}.`,
      `${showNumber(total)} is ${scale} times as large, so the answer is too: **${showNumber(quotient)}**.`,
    ];
  }
  if (facts)
    return [
      `Think: ${by} times what is ${total}?`,
      `${by} × ${quotient} = ${total}, so the answer is **${quotient}**.`,
    ];
  return [
    'Divide one column at a time, from the left.',
    columnsOf(total, by).join('\n\n'),
    rest > 0
      ? `The answer is **${showNumber(quotient)} r ${rest}**.`
      : `${showNumber(total)} ÷ ${by} = **${showNumber(quotient)}**.`,
  ];
}

/** What is done in each column, from the left: 'Tens: 27 ÷ 4 = 6, with 3 left over.' */
function columnsOf(total: number, by: number): string[] {
  let left = 0;
  return [...String(total)].flatMap((digit, at, all) => {
    const value = left * 10 + Number(digit);
    left = value % by;
    const hasBegun = Number(all.slice(0, at + 1).join('')) >= by;
    const name = placeName(all.length - 1 - at);
    return hasBegun
      ? [`${upper(name)}: ${value} ÷ ${by} = ${Math.floor(value / by)}${left > 0 ? `, with ${left} left over` : ''}.`]
      : [];
  });
}

/** How a remainder is divided too, place by place: '3 is 30 tenths. 30 ÷ 5 is 6 tenths.' and 'So 3 ÷ 5 = 0.6.' */
export function decimalStep(rest: number, by: number): string {
  const isOrAre = (count: number): string => (count === 1 ? 'is' : 'are');
  const lines: string[] = [];
  let left = rest;
  let have = `${rest} is`;
  for (const name of ['tenth', 'hundredth', 'thousandth']) {
    if (left === 0) break;
    const parts = left * 10;
    left = parts % by;
    const more = left === 0 ? '' : `, and ${counted(left, name)} ${isOrAre(left)} left`;
    lines.push(`${have} ${parts} ${name}s. ${parts} ÷ ${by} is ${counted(Math.floor(parts / by), name)}${more}.`);
    have = `${counted(left, name)} ${isOrAre(left)}`;
  }
  return [...lines, `So ${rest} ÷ ${by} = ${decimalText((rest * 1000) / by, 3)}.`].join('\n\n');
}

/** What makes a question hard, as numbers that rise with it. */
export const features = ({ total, quotient, rest }: Division, steps: number): Record<string, number> => ({
  digits: String(total).length,
  zeros: (String(quotient).match(/0/g) ?? []).length,
  remainder: rest > 0 ? 1 : 0,
  steps,
});

/** The quotient by taking away the largest power-of-ten lots: no tables, no division. */
export function divideByTaking(total: number, by: number): { quotient: number; rest: number } {
  let [rest, quotient] = [total, 0];
  for (let lot = 10 ** 6; lot >= 1; lot /= 10)
    while (rest >= by * lot) {
      rest -= by * lot;
      quotient += lot;
    }
  return { quotient, rest };
}

/** The first step, without the answer. */
export function hintOf({ total, by }: Division): string {
  // 41 hundreds can be divided by 12, 4 thousands cannot.
  const place = [...String(total)].findLastIndex((_, at, all) => Number(all.slice(0, at + 1).join('')) < by) + 1;
  const start = `Start with the ${placeName(String(total).length - 1 - place)}.`;
  return exchanges(total, by) === 0
    ? `${start} Then divide the next column.`
    : `${start} What is left over moves to the next column.`;
}
