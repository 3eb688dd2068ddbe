/** Substitution (year 7): two letters, powers, negative numbers, brackets, and back to a letter. */
import { showNumber } from '../kernel/number-text.ts';
import type { Random } from '../kernel/random.ts';
import { decimalOf, type Exact, evaluate, exactOf, rootsOf } from './evaluate.ts';
import { answered, type Form, typed } from './forms.ts';
import { type Asked, asks, named, type Params } from './formula-ground.ts';
import { setOut } from './set-out.ts';
import { chooseNumber, type Slip, writeNumber } from './told.ts';

interface Drawn {
  readonly text: string;
  readonly values: Readonly<Record<string, number>>;
  readonly result: number;
  readonly steps: readonly string[];
  readonly slips: readonly Slip[];
  readonly rank: number;
}

const show = (value: number): string => (value < 0 ? `(${showNumber(value)})` : showNumber(value));
const sign = (value: number): string => (value < 0 ? '−' : '+');

type Draw = (random: Random, large: boolean) => Drawn | undefined;

const twoLetters: Draw = (random, large) => {
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
      `${p * a} ${op} ${q * b} = **${showNumber(p * a + by * q * b)}**.`,
    ],
    slips: [
      [Number(`${p}${a}`) + by * Number(`${q}${b}`), named.digits],
      [p * b + by * q * a, named.swapped],
      [p + a + by * (q + b), named.adds],
      [p * a - by * q * b, named.sign],
      [p * a, named.stops],
    ],
    rank: 2,
  };
};

const powers: Draw = (random) => {
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
        `${a * a} + ${p * b} = **${a * a + p * b}**.`,
      ],
      slips: [
        [2 * a + p * b, named.doubles],
        [a * a + Number(`${p}${b}`), named.digits],
        [(a + b) * (a + b), named.order],
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
        `${p * a * a} − ${b} = **${p * a * a - b}**.`,
      ],
      slips: [
        [(p * a) ** 2 - b, named.order],
        [2 * p * a - b, named.doubles],
        [p * a * a + b, named.sign],
        [p * a * a, named.stops],
      ],
      rank: 4,
    };
  return {
    text: `ab + b²`,
    values: { a, b },
    result: a * b + b * b,
    steps: [
      `ab is ${a} × ${b} = ${a * b}. b² is ${b} × ${b} = ${b * b}.`,
      `${a * b} + ${b * b} = **${a * b + b * b}**.`,
    ],
    slips: [
      [a + b + b * b, named.adds],
      [a * b + 2 * b, named.doubles],
      [Number(`${a}${b}`) + b * b, named.digits],
      [(a * b + b) ** 2, named.order],
    ],
    rank: 4,
  };
};

const negative: Draw = (random): Drawn => {
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
        `${showNumber(p * a)} + ${show(q * b)} = **${showNumber(p * a + q * b)}**.`,
      ],
      slips: [
        [-p * a + q * b, named.sign],
        [p * a - q * b, named.sign],
        [p + a + q + b, named.adds],
        [-(p * a + q * b), named.sign],
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
        `${showNumber(p * b)} − ${show(q * a)} = **${showNumber(p * b - q * a)}**.`,
      ],
      slips: [
        [p * b + q * a, named.sign],
        [q * a - p * b, named.swapped],
        [p * b, named.stops],
        [-(p * b) - q * a, named.sign],
      ],
      rank: 4,
    };
  return {
    text: `a² ${sign(b)} ${Math.abs(b)}`,
    values: { a },
    result: a * a + b,
    steps: [
      `a² is ${show(a)} × ${show(a)} = ${a * a}.`,
      `${a * a} ${sign(b)} ${Math.abs(b)} = **${showNumber(a * a + b)}**.`,
    ],
    slips: [
      [-a * a + b, named.sign],
      [2 * a + b, named.doubles],
      [a * a - b, named.sign],
      [a * a, named.stops],
    ],
    rank: 4,
  };
};

const brackets: Draw = (random, large) => {
  const [p, q] = [random.int(2, 9), random.int(1, 9)];
  const [a, b] = [random.int(2, large ? 15 : 9), random.int(2, 12)];
  const kind = random.int(0, 2);
  if (kind === 0)
    return {
      text: `${p}(a + ${q}) − b`,
      values: { a, b },
      result: p * (a + q) - b,
      steps: [
        `In the brackets: ${a} + ${q} = ${a + q}.`,
        `${p} × ${a + q} = ${p * (a + q)}, then − ${b}: **${showNumber(p * (a + q) - b)}**.`,
      ],
      slips: [
        [p * a + q - b, named.order],
        [p + a + q - b, named.adds],
        [p * (a + q), named.stops],
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
        `The top is ${p} × ${a} + ${b} = ${p * a + b}.`,
        `${p * a + b} ÷ ${q + 1} = **${(p * a + b) / (q + 1)}**.`,
      ],
      slips: [
        [p * a + b, named.stops],
        [p * a + b / (q + 1), named.order],
        [(p + a + b) / (q + 1), named.adds],
        [(p * b + a) / (q + 1), named.swapped],
      ],
      rank: 4,
    };
  return {
    text: `${p}(a − b)`,
    values: { a, b },
    result: p * (a - b),
    steps: [
      `In the brackets: ${a} − ${b} = ${showNumber(a - b)}.`,
      `${p} × ${show(a - b)} = **${showNumber(p * (a - b))}**.`,
    ],
    slips: [
      [p * a - b, named.order],
      [p * (b - a), named.swapped],
      [p + a - b, named.adds],
      [a - b, named.stops],
    ],
    rank: 2,
  };
};

/** Letters and numbers as a child reads them: 'a = 4 and b = −2'. */
const given = (values: Readonly<Record<string, number>>): string =>
  Object.entries(values)
    .map(([letter, value]) => `${letter} = ${showNumber(value)}`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');

function readGiven(text: string): Record<string, Exact> {
  return Object.fromEntries(
    [...text.matchAll(/([a-z]) = (-?)(\d+)/g)].map(([, letter = '', minus, size = '']): [string, Exact] => {
      const [top, bottom] = exactOf(size);
      return [letter, [minus === '-' ? -top : top, bottom]];
    }),
  );
}

const substitution = (way: Asked, draw: Draw): Form<Params> => ({
  weight: (cell) => asks(cell, way),
  make(random, { params, difficulty }) {
    const own = draw(random, params.levels[difficulty].large);
    if (own === undefined || !Number.isInteger(own.result)) return undefined;
    const { values, text, result, rank } = own;
    const slips = own.slips.filter(([wrong]) => Number.isInteger(Number(wrong)));
    const told = {
      prompt: [`Work out the value when **${given(values)}**.`, setOut(text)],
      hint: 'Put the numbers in for the letters. A number next to a letter means times.',
      steps: own.steps,
      variant: `${text} ${given(values)}`,
      features: { steps: rank, size: Math.abs(result) },
    };
    return random.chance(2, 3) ? writeNumber(told, result, slips) : chooseNumber(random, told, result, slips);
  },
  solve(seen) {
    const [, values, line] = /^Work out the value when (.+)\.\n(.+)$/.exec(seen.text) ?? [];
    if (line === undefined || values === undefined) return undefined;
    return answered(seen, decimalOf(evaluate(line, readGiven(values))) ?? '');
  },
});

/** Two letters. */
export const substitute = substitution('substitute', twoLetters);
/** Squares and products of letters. */
export const squares = substitution('powers', powers);
/** Negative numbers. */
export const negatives = substitution('negative', negative);
/** Brackets and a line under a sum. */
export const inBrackets = substitution('brackets', brackets);

/** One letter found from the value of a formula. */
export const findInput: Form<Params> = {
  weight: (cell) => asks(cell, 'findInput'),
  make(random) {
    const [u, a, t] = [random.int(1, 20), random.int(2, 9), random.int(2, 12)];
    const kind = random.int(0, 2);
    const [text, letter, known, answer, steps] =
      (
        [
          [
            `v = u + at`,
            'u',
            { v: u + a * t, a, t },
            u,
            [`at is ${a} × ${t} = ${a * t}.`, `${u + a * t} = u + ${a * t}, so u = **${u}**.`],
          ],
          [
            `v = u + at`,
            't',
            { v: u + a * t, u, a },
            t,
            [`${u + a * t} = ${u} + ${a}t, so ${a}t = ${a * t}.`, `t = **${t}**.`],
          ],
          [
            `p = 2w + 2h`,
            'h',
            { p: 2 * (u + t), w: u },
            t,
            [`2w is ${2 * u}, so 2h = ${2 * (u + t)} − ${2 * u} = ${2 * t}.`, `h = **${t}**.`],
          ],
        ] as const
      )[kind] ?? [];
    if (text === undefined) return undefined;
    return writeNumber(
      {
        prompt: [`Use this formula. **${given(known)}**. What is ${letter}?`, setOut(text)],
        hint: 'Put in what you know. Then solve the equation.',
        steps,
        variant: `${text} ${given(known)}`,
        features: { steps: 5, size: answer },
      },
      answer,
      [
        [kind === 0 ? u + a * t : kind === 1 ? a * t : 2 * t, named.stops],
        [answer + 1, named.fact],
        [kind === 2 ? 2 * (u + t) - u : u + a + t, named.adds],
      ],
    );
  },
  solve(seen) {
    const [, values = '', letter, line] = /^Use this formula\. (.+)\. What is ([a-z])\?\n(.+)$/.exec(seen.text) ?? [];
    if (line === undefined || letter === undefined) return undefined;
    const known = [...values.matchAll(/([a-z]) = (\d+)/g)];
    const filled = known.reduce((text, [, own = '', value = '']) => text.replaceAll(own, `(${value})`), line);
    const [only] = rootsOf(filled, letter);
    return only === undefined ? undefined : typed(only);
  },
};
