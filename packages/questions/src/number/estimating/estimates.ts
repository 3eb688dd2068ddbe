/** What all questions on estimates share: sums worth estimating, rounding and the mistakes. */

import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { isNearerTo, roundTo } from '../round-to.ts';

/** The four operations. */
export type Sign = '+' | '−' | '×' | '÷';

/** What a sub-topic asks of this family. */
export interface Params {
  readonly signs: Readonly<Record<'easy' | 'medium' | 'hard', readonly Sign[]>>;
  readonly digits: Readonly<Record<'easy' | 'medium' | 'hard', number>>;
  /** Whether sums are rounded to two digits, not to one. */
  readonly isFine: Readonly<Record<'easy' | 'medium' | 'hard', boolean>>;
}

/** A sum worth estimating, with the units its numbers are rounded to. */
export interface Sum {
  readonly a: number;
  readonly b: number;
  readonly sign: Sign;
  readonly unit: number;
  readonly unitB: number;
  readonly result: number;
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.estimate');

/** The round number on the other side of a number. */
export const otherSide = (value: number, unit: number): number =>
  roundTo(value, unit) > value ? roundTo(value, unit) - unit : roundTo(value, unit) + unit;

/** Why a number is rounded to this side. */
export const nearerTo = (value: number, unit: number): string =>
  (value % unit) * 2 === unit
    ? `${showNumber(value)} is halfway, and halfway is rounded up.`
    : isNearerTo(showNumber(value), showNumber(roundTo(value, unit)), showNumber(otherSide(value, unit)));

/** The mistakes children make here. */
export const named = {
  down: mistake('rounds-down-always', 'You rounded down each time. Round to the nearest.'),
  up: mistake('rounds-up-always', 'You rounded up each time. Round to the nearest.'),
  /** Where one number alone is rounded. */
  onlyDown: (value: number, unit: number) =>
    mistake('rounds-down-always', `You rounded down. ${nearerTo(value, unit)}`),
  onlyUp: (value: number, unit: number) => mistake('rounds-up-always', `You rounded up. ${nearerTo(value, unit)}`),
  side: mistake('rounds-to-wrong-side', 'That is what you get if you round one number the wrong way.'),
  sideOf: (value: number, unit: number) =>
    mistake('rounds-to-wrong-side', `You rounded ${showNumber(value)} the wrong way. ${nearerTo(value, unit)}`),
  one: mistake('rounds-one-only', 'You rounded one number only. Round both.'),
  exact: mistake('gives-exact-answer', 'That is the exact answer. An estimate uses rounded numbers.'),
  zeros: (says: string) => mistake('wrong-zeros', says),
  other: (sign: '+' | '−') =>
    mistake(
      'other-operation',
      sign === '+' ? 'You subtracted, but here you add.' : 'You added, but here you subtract.',
    ),
};

const downTo = (value: number, unit: number): number => Math.floor(value / unit) * unit;

/** Works a sum out. */
export const apply = (a: number, sign: Sign, b: number): number =>
  sign === '+' ? a + b : sign === '−' ? a - b : sign === '×' ? a * b : a / b;

/** The sum in a line. */
export const text = (a: number, sign: Sign, b: number): string => `${showNumber(a)} ${sign} ${showNumber(b)}`;

/** Numbers fit for the cell, or undefined when this draw is unfit. */
export function drawSum(random: Random, { params, difficulty, year }: Cell<Params>, exactly = false): Sum | undefined {
  const sign = random.pick(params.signs[difficulty]);
  const size = params.digits[difficulty];
  if (sign === '÷') {
    const b = random.int(12, 95);
    const unitB = 10;
    const rounded = roundTo(b, unitB);
    const a = rounded * random.int(2, 9) * 10 ** (size - 3) + random.int(-9, 9) * 10 ** Math.max(0, size - 4);
    const unit = 10 ** (String(a).length - 1);
    const exactA = exactly ? a - (a % b) : a;
    if (b === rounded || a % 10 ** (size - 1) === 0 || exactA / b < 2) return undefined;
    const near = roundTo(exactA, 10 ** (String(exactA).length - 2));
    if (near % rounded !== 0 || near === exactA) return undefined;
    return { a: exactA, b, sign, unit: unit / 10, unitB, result: near / rounded };
  }
  const times = sign === '×';
  const isFine = params.isFine[difficulty] && !times;
  const unit = 10 ** (size - 1 - (isFine ? 1 : 0));
  // Hard: a number that is rounded up to the next full place, as 397 to 400 with tens.
  const isCarried = difficulty === 'hard' && isFine;
  const a = isCarried
    ? random.int(2, 9) * unit * 10 - random.int(1, unit / 2)
    : random.int(10 ** (size - 1), 10 ** size - 1);
  const sizeB = times
    ? size > 3 || difficulty === 'hard' || year > 5
      ? 2
      : random.int(1, 2)
    : random.chance(1, 4) && size > 2
      ? size - 1
      : size;
  // 310 × 3 is worked out sooner than estimated.
  const b = times && sizeB === 1 ? random.int(6, 9) : random.int(10 ** (sizeB - 1), 10 ** sizeB - 1);
  const unitB = times ? (sizeB === 1 ? 1 : 10) : sizeB < size && unit >= b * 2 ? unit / 10 : unit;
  if (times && sizeB === 1 && a % 10 === 0) return undefined;
  const [ra, rb] = [roundTo(a, unit), roundTo(b, unitB)];
  if (ra === 0 || rb === 0 || ra === a || (rb === b && unitB > 1) || (sign === '−' && a - b < unit)) return undefined;
  // Year 3 works with numbers up to 1,000, year 4 up to 10,000.
  if (year < 5 && sign === '+' && a + b + unit > 10 ** size) return undefined;
  if (Math.abs(a - ra) < unit / 20 || (!times && unitB !== unit)) return undefined;
  return { a, b, sign, unit, unitB, result: apply(ra, sign, rb) };
}

/** Sums and differences with one number rounded to the wrong side: named where only one of the two can be it. */
function roundedOneWrong({ a, b, sign, unit, unitB }: Sum): NumberMistake[] {
  const [ra, rb] = [roundTo(a, unit), roundTo(b, unitB)];
  const [first, second] = [apply(otherSide(a, unit), sign, rb), apply(ra, sign, otherSide(b, unitB))];
  return first === second
    ? [[first, named.side]]
    : [
        [first, named.sideOf(a, unit)],
        [second, named.sideOf(b, unitB)],
      ];
}

/** Wrong answers, each with the mistake that leads to it. */
export function mistakesOf({ a, b, sign, unit, unitB, result }: Sum): NumberMistake[] {
  const [ra, rb] = [roundTo(a, unit), roundTo(b, unitB)];
  const mistakes: NumberMistake[] = [
    // In a difference it is all one whether both are rounded down or both up, so nobody knows which it was.
    ...(sign === '−'
      ? []
      : ([
          [
            apply(downTo(a, unit), sign, Math.max(unitB, downTo(b, unitB))),
            unitB === 1 ? named.onlyDown(a, unit) : named.down,
          ],
          [
            apply(downTo(a, unit) + unit, sign, unitB === 1 ? b : downTo(b, unitB) + unitB),
            unitB === 1 ? named.onlyUp(a, unit) : named.up,
          ],
        ] as const)),
    [apply(a, sign, b), named.exact],
    ...(sign === '×' || sign === '÷'
      ? [
          [result * 10, named.zeros('That is ten times too big.')] as const,
          [result / 10, named.zeros('That is ten times too small.')] as const,
        ]
      : []),
    [apply(ra, sign, b), named.one],
    ...(sign === '+' || sign === '−' ? [[apply(a, sign, rb), named.one] as const] : []),
    // Nobody takes a product for a sum where the numbers are large.
    ...(sign === '+' || sign === '−' ? [[sign === '+' ? ra - rb : ra + rb, named.other(sign)] as const] : []),
    ...(sign === '+' || sign === '−' ? roundedOneWrong({ a, b, sign, unit, unitB, result }) : []),
  ];
  return mistakes.filter(([given]) => Number.isInteger(given) && Number(given) > 0);
}

/** The place rounded to, in words. */
export const nameOf = (unit: number): string => `the nearest ${showNumber(unit)}`;

/** What makes a question hard, as numbers that rise with it. */
export const features = ({ a, sign, unit }: Sum, steps: number): Record<string, number> => ({
  digits: String(a).length,
  carries: roundTo(a, unit) % (unit * 10) === 0 ? 1 : 0,
  multiplies: sign === '×' || sign === '÷' ? 1 : 0,
  steps,
});

/** Says why each number is rounded to what it is. */
export const roundingStep = ({ a, b, unit, unitB }: Sum): string =>
  unitB === 1 ? nearerTo(a, unit) : `${nearerTo(a, unit)} ${nearerTo(b, unitB)}`;

/** Says the rounded sum and its result. */
export const sumStep = ({ a, b, sign, unit, unitB, result }: Sum): string =>
  `${text(roundTo(a, unit), sign, roundTo(b, unitB))} = **${showNumber(result)}**.`;
