/** What all short multiplication questions share: the products by their carries, and the mistakes. */

import type { Cell } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { upper } from '../../kernel/letter-case.ts';
import { orList } from '../../kernel/list-text.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import {
  carriesOf,
  carryBeforeMultiplying,
  multiplyOnesOnly,
  multiplyWithoutCarry,
  multiplyWritingAll,
} from '../column-multiplication.ts';
import { digitsUp, placeName } from '../digits.ts';

type Range = readonly [fewest: number, most: number];

/** The numbers of a level. */
interface Level {
  readonly digits: number;
  readonly factors: readonly number[];
  /** The factors of a product that is asked for by itself, where that is a level's easiest form. */
  readonly plain?: readonly number[];
  readonly carries: Range;
  /** What is added or subtracted after multiplying. */
  readonly more: Range;
}

/** What a sub-topic asks of this family. */
export type Params = Readonly<Record<'easy' | 'medium' | 'hard', Level>>;

/** A product and the columns in which it carries. */
export interface Product {
  readonly value: number;
  readonly by: number;
  readonly result: number;
  readonly carries: number;
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.shortMul');

/** The mistakes children make here. */
export const named = {
  carry: mistake('forgets-carry', 'You forgot to add what you carried. Add it after you multiply the next digit.'),
  before: mistake('carry-before-multiplying', 'You added what you carried before you multiplied. Multiply first.'),
  ones: mistake('multiplies-ones-only', 'You multiplied only the ones. Multiply every digit.'),
  all: mistake('writes-whole-product', 'You wrote two digits in one column. Carry the tens to the next column.'),
  adds: mistake('adds', 'You added. This question asks you to multiply.'),
  fact: (says: string) => mistake('table-fact', says),
  zero: (value: number) =>
    mistake('missing-zero', `You left out the 0 in ${showNumber(value)}. It keeps the other digits in place.`),
};

/** Numbers fit for the cell, or undefined when this draw is unfit. */
export function drawProduct(
  random: Random,
  { params, difficulty }: Cell<Params>,
  isPlain = false,
): Product | undefined {
  const {
    digits: size,
    factors,
    plain = factors,
    carries: [fewest, most],
  } = params[difficulty];
  const value = random.int(10 ** (size - 1) + 1, 10 ** size - 1);
  const by = random.pick(isPlain ? plain : factors);
  const carries = carriesOf(value, by);
  if (carries < fewest || carries > most || value % 10 === 0) return undefined;
  // 14 × 5 is done in the head.
  if (difficulty !== 'easy' && value < 23) return undefined;
  if (difficulty === 'hard' && size > 2 && !String(value).includes('0') && random.chance(1, 2)) return undefined;
  return { value, by, result: value * by, carries };
}

/** An answer that is off in one place comes from the column of that place, or from the last one, which makes all that is left of it. */
function offIn(value: number, by: number, place: number): Mistake {
  const columns = columnSums(value, by);
  const { name, sum, worth } = columns[Math.min(place, columns.length - 1)] ?? { name: '', sum: '', worth: 0 };
  return named.fact(`Look at the ${name}: ${sum} is ${worth}.`);
}

/** Wrong answers, each with the mistake that leads to it. */
export function mistakesOf({ value, by, result }: Product): NumberMistake[] {
  const all = multiplyWritingAll(value, by);
  return [
    [multiplyWithoutCarry(value, by), named.carry],
    [carryBeforeMultiplying(value, by), named.before],
    [multiplyOnesOnly(value, by), named.ones],
    [result + by, named.fact(`Look at the ones: ${value % 10} × ${by} is ${(value % 10) * by}.`)],
    [result * 10, mistake('extra-zero', 'That is ten times too large.')],
    [result - 10, offIn(value, by, 1)],
    ...(String(value).includes('0') ? [[Number(String(value).replace('0', '')) * by, named.zero(value)] as const] : []),
    // Who carries nowhere would write eight digits, which nobody takes for an answer.
    ...(String(all).length > String(result).length + 1 ? [] : [[all, named.all] as const]),
    [result + 100, offIn(value, by, 2)],
    [value + by, named.adds],
  ];
}

/** What each column makes, from the ones upwards: 7 × 4 is 28. */
function columnSums(
  value: number,
  by: number,
): { readonly name: string; readonly sum: string; readonly worth: number }[] {
  let carried = 0;
  return digitsUp(value).map((digit, place) => {
    const sum = `${digit} × ${by}${carried === 0 ? '' : ` + ${carried}`}`;
    const worth = digit * by + carried;
    carried = Math.floor(worth / 10);
    return { name: placeName(place), sum, worth };
  });
}

/** What is done in each column, from the ones upwards: 'Ones: 7 × 4 = 28, write 8 and carry 2.' */
export const columnsOf = (value: number, by: number): string[] =>
  columnSums(value, by).map(({ name, sum, worth }, place, all) => {
    const carried = place === all.length - 1 ? 0 : Math.floor(worth / 10);
    const write = carried > 0 ? `write ${worth % 10} and carry ${carried}` : `write ${worth}`;
    return `${upper(name)}: ${sum} = ${worth}, ${write}.`;
  });

/** A hidden digit of the top number found from the answer, column by column from the right. */
export function findTopDigit({ value, by, result }: Product, place: number): string[] {
  const lower = value % 10 ** place;
  const carried = Math.floor((lower * by) / 10 ** place);
  const digit = digitsUp(value)[place] ?? 0;
  const name = placeName(place).replace(/^./, (first) => first.toUpperCase());
  const before = place === 0 ? [] : [columnsOf(value, by).slice(0, place).join('\n\n')];
  const plus = carried === 0 ? '' : ` + ${carried}`;
  if (place === String(value).length - 1) {
    const made = Math.floor(result / 10 ** place);
    return [
      ...before,
      `${name}: □ × ${by}${plus} = ${made}${carried === 0 ? '' : `, so □ × ${by} = ${made - carried}`}. ${digit} × ${by} = ${digit * by}.`,
    ];
  }
  const ending = (digit * by) % 10;
  const below = digitsUp(result)[place] ?? 0;
  const fits = Array.from({ length: 10 }, (_, each) => each).filter((each) => (each * by) % 10 === ending);
  const column = `${name}: □ × ${by}${plus} ends in ${below}${carried === 0 ? '' : `, so □ × ${by} ends in ${ending}`}.`;
  if (fits.length === 1) return [...before, `${column} Only ${digit} fits: ${digit} × ${by} = ${digit * by}.`];
  const tries = fits.map((each) => {
    const tried = value + (each - digit) * 10 ** place;
    return `${showNumber(tried)} × ${by} = ${showNumber(tried * by)}`;
  });
  return [...before, `${column} That could be ${orList(fits)}.`, `Try them: ${tries.join('; ')}.`];
}

/** The worked way, step by step, ending with the answer. */
export function stepsOf({ value, by, result }: Product): string[] {
  return [
    `Multiply each digit by ${by}. Start with the ones.`,
    columnsOf(value, by).join('\n\n'),
    `${showNumber(value)} × ${by} = **${showNumber(result)}**.`,
  ];
}

/** The first step, without the answer. */
export const hintOf = ({ carries }: Product): string =>
  carries === 0
    ? 'Multiply the ones first. Which digit comes next?'
    : 'Multiply the ones first. Carry tens to the next column.';

/** What makes a question hard, as numbers that rise with it. */
export const features = ({ value, carries }: Product, steps: number): Record<string, number> => ({
  digits: String(value).length,
  carries,
  zeros: (String(value).match(/0/g) ?? []).length,
  steps,
});
