/** Expressions to put numbers into, each with its value, its way and its mistakes. */

import type { NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { mistake, named } from './mistakes.ts';

interface Drawn {
  readonly text: string;
  readonly values: Readonly<Record<string, number>>;
  readonly result: number;
  readonly steps: readonly string[];
  readonly mistakes: readonly NumberMistake[];
  readonly rank: number;
}

const show = (value: number): string => (value < 0 ? `(${showNumber(value)})` : showNumber(value));

const sign = (value: number): string => (value < 0 ? '−' : '+');

export type Draw = (random: Random, large: boolean) => Drawn | undefined;

export const twoLetters: Draw = (random, large) => {
  const [p, q] = [random.int(2, large ? 12 : 7), random.int(2, large ? 12 : 6)];
  const [a, b] = [random.int(2, large ? 15 : 9), random.int(2, large ? 12 : 9)];
  const minus = random.chance(1, 2) && p * a > q * b;
  if (a === b) return undefined;
  const op = minus ? '−' : '+';
  const by = minus ? -1 : 1;
  return {
    text: `${p}a ${op} ${q}b`,
    values: { a, b },
    result: p * a + by * q * b,
    steps: [
      `${p}a is ${p} × ${a} = ${p * a}. ${q}b is ${q} × ${b} = ${q * b}.`,
      `Put them together: ${p * a} ${op} ${q * b} = **${showNumber(p * a + by * q * b)}**.`,
    ],
    mistakes: [
      [Number(`${p}${a}`) + by * Number(`${q}${b}`), named.digitsOf(p, 'a', a)],
      [p * b + by * q * a, named.swapped],
      [p + a + by * (q + b), named.adds],
      [p * a - by * q * b, minus ? named.added : named.subtracted],
      [p * a, named.stopsAt(`${p}a`)],
    ],
    rank: 2,
  };
};

export const powers: Draw = (random) => {
  const a = random.int(2, 9);
  const b = random.int(2, 12);
  const p = random.int(2, 6);
  const kind = random.int(0, 2);
  if (kind === 0)
    return {
      text: `a² + ${p}b`,
      values: { a, b },
      result: a * a + p * b,
      steps: [
        `a² is ${a} × ${a} = ${a * a}. ${p}b is ${p} × ${b} = ${p * b}.`,
        `So the value is ${a * a} + ${p * b} = **${a * a + p * b}**.`,
      ],
      mistakes: [
        [2 * a + p * b, named.doubles],
        [a * a + Number(`${p}${b}`), named.digitsOf(p, 'b', b)],
        [(a + p * b) ** 2, named.order],
        [a * a + p + b, named.adds],
      ],
      rank: 3,
    };
  if (kind === 1)
    return {
      text: `${p}a² − b`,
      values: { a, b },
      result: p * a * a - b,
      steps: [
        `a² is ${a * a}. ${p}a² is ${p} × ${a * a} = ${p * a * a}.`,
        `So the value is ${p * a * a} − ${b} = **${p * a * a - b}**.`,
      ],
      mistakes: [
        [(p * a) ** 2 - b, named.order],
        [2 * p * a - b, named.doubles],
        [p * a * a + b, named.added],
        [p * a * a, named.stopsAt(`${p}a²`)],
      ],
      rank: 4,
    };
  return {
    text: `ab + b²`,
    values: { a, b },
    result: a * b + b * b,
    steps: [
      `ab is ${a} × ${b} = ${a * b}. b² is ${b} × ${b} = ${b * b}.`,
      `So the value is ${a * b} + ${b * b} = **${a * b + b * b}**.`,
    ],
    mistakes: [
      [a + b + b * b, named.addsLetters],
      [a * b + 2 * b, named.doubles],
      [Number(`${a}${b}`) + b * b, named.digitsOfBoth(a, b)],
      [(a * b + b) ** 2, named.order],
    ],
    rank: 4,
  };
};

export const negative: Draw = (random): Drawn => {
  const a = -random.int(2, 9);
  const b = random.int(2, 9) * (random.chance(1, 3) ? -1 : 1);
  const [p, q] = [random.int(2, 6), random.int(2, 6)];
  const kind = random.int(0, 2);
  if (kind === 0)
    return {
      text: `${p}a + ${q}b`,
      values: { a, b },
      result: p * a + q * b,
      steps: [
        `${p}a is ${p} × ${show(a)} = ${showNumber(p * a)}. ${q}b is ${q} × ${show(b)} = ${showNumber(q * b)}.`,
        `So the value is ${showNumber(p * a)} + ${show(q * b)} = **${showNumber(p * a + q * b)}**.`,
      ],
      mistakes: [
        [-p * a + q * b, named.minus],
        [p * a - q * b, b < 0 ? named.minus : named.subtracted],
        [p + a + q + b, named.adds],
        [p * b + q * a, named.swapped],
        [p * a, named.stopsAt(`${p}a`)],
        [-(p * a + q * b), named.minus],
      ],
      rank: 4,
    };
  if (kind === 1)
    return {
      text: `${p}b − ${q}a`,
      values: { a, b },
      result: p * b - q * a,
      steps: [
        `${p}b is ${p} × ${show(b)} = ${showNumber(p * b)}. ${q}a is ${q} × ${show(a)} = ${showNumber(q * a)}.`,
        `So the value is ${showNumber(p * b)} − ${show(q * a)} = **${showNumber(p * b - q * a)}**.`,
      ],
      mistakes: [
        [p * b + q * a, named.minusOfMinus],
        [q * a - p * b, mistake('swaps-letters', 'You subtracted the wrong way round.')],
        [p * b, named.stopsAt(`${p}b`)],
        [p * a - q * b, named.swapped],
        [p + b - (q + a), named.adds],
        [-(p * b) - q * a, named.minus],
      ],
      rank: 4,
    };
  return {
    text: `a² ${sign(b)} ${Math.abs(b)}`,
    values: { a },
    result: a * a + b,
    steps: [
      `a² is ${show(a)} × ${show(a)} = ${a * a}: a negative number times itself is positive.`,
      `So the value is ${a * a} ${sign(b)} ${Math.abs(b)} = **${showNumber(a * a + b)}**.`,
    ],
    mistakes: [
      [-a * a + b, mistake('negative-square', 'A negative number times itself is positive.')],
      [2 * a + b, named.doubles],
      [a * a - b, b < 0 ? named.added : named.subtracted],
      [a * a, named.stopsAt('a²')],
      [(a + b) ** 2, named.order],
    ],
    rank: 4,
  };
};

export const brackets: Draw = (random, large) => {
  const [p, q] = [random.int(2, 9), random.int(1, 9)];
  const [a, b] = [random.int(2, large ? 15 : 9), random.int(2, 12)];
  const kind = random.int(0, 2);
  if (kind === 0)
    return {
      text: `${p}(a + ${q}) − b`,
      values: { a, b },
      result: p * (a + q) - b,
      steps: [
        `First work out the brackets: ${a} + ${q} = ${a + q}.`,
        `${p} × ${a + q} = ${p * (a + q)}, then − ${b}: **${showNumber(p * (a + q) - b)}**.`,
      ],
      mistakes: [
        [p * a + q - b, named.order],
        [p + a + q - b, named.addsBrackets],
        [p * (a + q), named.stopsAt(`${p}(a + ${q})`)],
        [p * (a + q - b), named.order],
      ],
      rank: 3,
    };
  if (kind === 1)
    return {
      text: `(${p}a + b)/${q + 1}`,
      values: { a, b },
      result: (p * a + b) / (q + 1),
      steps: [
        `First work out the numerator: ${p} × ${a} + ${b} = ${p * a + b}.`,
        `Then divide: ${p * a + b} ÷ ${q + 1} = **${(p * a + b) / (q + 1)}**.`,
      ],
      mistakes: [
        [p * a + b, named.stopsAt('the numerator')],
        [p * a + b / (q + 1), named.order],
        [(p + a + b) / (q + 1), named.adds],
        [(p * b + a) / (q + 1), named.swapped],
      ],
      rank: 4,
    };
  // Without a number after them the brackets alone would be easier than two letters.
  if (a <= b) return undefined;
  return {
    text: `${p}(a − b) + ${q}`,
    values: { a, b },
    result: p * (a - b) + q,
    steps: [
      `First work out the brackets: ${a} − ${b} = ${a - b}.`,
      `${p} × ${a - b} = ${p * (a - b)}, then + ${q}: **${p * (a - b) + q}**.`,
    ],
    mistakes: [
      [p * a - b + q, named.order],
      [p * (a - b + q), named.order],
      [p + a - b + q, named.addsBrackets],
      [p * (a - b), named.stopsAt(`${p}(a − b)`)],
    ],
    rank: 3,
  };
};
