/** Using powers: choosing, comparing and calculating with them. */

import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { tapOne, tapWords, writeNumber } from '../ask.ts';
import {
  basesOf,
  byAdding,
  degree,
  drawBase,
  features,
  inFull,
  mistake,
  named,
  type Params,
  power,
  signs,
} from './powers.ts';

/** From year 6 a hard question calculates with more than one number, and in year 7 a medium one does. */
const isTooLittle = ({ difficulty, year }: Cell<Params>): boolean =>
  (difficulty === 'hard' && year > 5) || (difficulty === 'medium' && year > 6);

/** Which numbers are square or cube. */
export const tap: Form<Params> = {
  weight: ({ params, difficulty }) => (params.ladder[difficulty].tapped === undefined ? 0 : 2),
  make(random, cell) {
    const kind = random.pick(cell.params.of);
    const all = basesOf(cell, 'tapped', kind);
    // 1 and 8 are seen at once.
    const isFirst = cell.difficulty === 'easy' && cell.year === 5;
    const bases = random.sample(all, 2);
    const right = bases.map((base) => showNumber(power(base, kind)));
    // Two facts of the tables are easy.
    if (kind === 'square' && !isFirst && Math.max(...bases) < 11) return undefined;
    const [first = 1, last = 1] = [all[0], all.at(-1)];
    // Squares as large as the cubes, or cubes as large as the squares, and the numbers beside the right ones.
    const other = kind === 'cube' ? 'square' : 'cube';
    const relatives = Array.from({ length: 32 }, (_, at) => power(at + 2, other)).filter(
      (value) => value >= power(first, kind) && value <= power(last, kind),
    );
    const pool = isFirst
      ? all.flatMap((base) => [power(base, kind) + 2, base * 2 + 3])
      : [...all.flatMap((base) => [power(base, kind) + 1, power(base, kind) - 1, 2 * power(base, kind)]), ...relatives];
    const isOne = (value: number): boolean => Math.round(value ** (1 / degree[kind])) ** degree[kind] === value;
    const others = [...new Set(random.shuffle(pool))]
      .filter((value) => value > 1 && value < 2000 && !isOne(value))
      .slice(0, 3);
    if (new Set(right).size < 2 || others.length < 3) return undefined;
    return tapWords(
      random,
      {
        prompt: `Tap the two ${kind} numbers.`,
        hint:
          kind === 'square'
            ? 'Each one is a whole number times itself.'
            : 'Each one is a whole number, times itself, times itself again.',
        steps: [
          `${bases.map((base) => `${inFull(base, kind)} = ${showNumber(power(base, kind))}`).join(' and ')}.`,
          `So tap **${right.join('** and **')}**.`,
        ],
        variant: `tap ${kind} ${[...right, ...others.map(showNumber)].sort().join(' ')}`,
        features: features(Math.max(...bases.map((base) => power(base, kind))), 2),
      },
      right,
      others.map((value) => [showNumber(value), named.not(value, kind)] as const),
    );
  },
  solve(seen) {
    const [, kind] = /^Tap the two (square|cube) numbers\.$/.exec(seen.text) ?? [];
    if (kind === undefined) return undefined;
    const all = new Set(Array.from({ length: 60 }, (_, at) => byAdding(at + 1, kind === 'square' ? 2 : 3)));
    return chosen(seen, (option) => all.has(Number(option)));
  },
};

/** The larger base of a sum or difference in year 5, at least. */
const leastOfSum = { square: { medium: 12, hard: 16 }, cube: { medium: 5, hard: 9 } } as const;

/** Calculations with powers. */
export const sum: Form<Params> = {
  // In year 7 hard has roots and higher powers.
  weight: ({ params, difficulty }) => (difficulty === 'easy' || (params.roots && difficulty === 'hard') ? 0 : 4),
  make(random, cell) {
    const one = drawBase(random, cell);
    const other = drawBase(random, cell);
    if (one === undefined || other === undefined) return undefined;
    const hard = cell.difficulty === 'hard';
    const sign = random.pick(hard && cell.year < 6 ? (['+', '−', '×'] as const) : (['+', '−'] as const));
    const isLater = cell.year > 6 || (hard && cell.year > 5);
    // The order of three operations is for year 6.
    const times = isLater ? random.int(2, 5) : 1;
    // 6³ − 5³ is for medium, and 8² + 7² for those who learn the tables.
    const largest = Math.max(one.base, other.base);
    if (cell.year < 6 && sign !== '×' && largest < leastOfSum[one.kind][hard ? 'hard' : 'medium']) return undefined;
    const [a, b] = [power(one.base, one.kind), power(other.base, other.kind)];
    const plain = sign === '×' ? random.int(3, 9) : undefined;
    const second = plain ?? b;
    const result = sign === '+' ? times * a + second : sign === '−' ? times * a - second : a * second;
    if (result < 1 || result > 3000 || (plain === undefined && one.base === other.base)) return undefined;
    const text =
      plain !== undefined
        ? `${plain} × ${one.base}${signs[one.kind]}`
        : `${times > 1 ? `${times} × ` : ''}${one.base}${signs[one.kind]} ${sign} ${other.base}${signs[other.kind]}`;
    // The small numbers taken as factors, in both powers alike.
    const multiplied = times * one.base * degree[one.kind] + (sign === '−' ? -1 : 1) * other.base * degree[other.kind];
    const because =
      one.kind !== other.kind
        ? mistake(
            'power-as-multiple',
            `You multiplied ${one.base} by ${degree[one.kind]} and ${other.base} by ${degree[other.kind]}. ${one.base}${signs[one.kind]} means ${inFull(one.base, one.kind)}, and ${other.base}${signs[other.kind]} means ${inFull(other.base, other.kind)}.`,
          )
        : one.kind === 'square'
          ? named.double
          : named.triple;
    return writeNumber(
      {
        prompt: `Work out ${text}.`,
        hint: 'Work out each power first.',
        steps: [
          `${one.base}${signs[one.kind]} = ${inFull(one.base, one.kind)} = ${showNumber(a)}${plain === undefined ? `, and ${other.base}${signs[other.kind]} = ${inFull(other.base, other.kind)} = ${showNumber(b)}` : ''}.`,
          ...(times > 1 ? [`${times} × ${showNumber(a)} = ${showNumber(times * a)}.`] : []),
          `${plain !== undefined ? `${plain} × ${showNumber(a)}` : `${showNumber(times * a)} ${sign} ${showNumber(b)}`} = **${showNumber(result)}**.`,
        ],
        variant: text,
        features: features(result, times > 1 || plain !== undefined ? 3 : 2),
      },
      result,
      [
        ...(plain !== undefined
          ? [[(plain * one.base) ** degree[one.kind], named.timesFirst(plain, one.base, one.kind)] as const]
          : multiplied > 0
            ? [[multiplied, because] as const]
            : []),
        ...(plain === undefined && one.kind === other.kind && times === 1
          ? [
              [
                sign === '+'
                  ? (one.base + other.base) ** degree[one.kind]
                  : Math.abs(one.base - other.base) ** degree[one.kind],
                named.order,
              ] as const,
            ]
          : []),
        ...(times > 1
          ? [
              [
                (times * one.base) ** degree[one.kind] + (sign === '+' ? b : -b),
                named.timesFirst(times, one.base, one.kind),
              ] as const,
            ]
          : []),
        ...(plain !== undefined
          ? [
              [plain * one.base * degree[one.kind], one.kind === 'square' ? named.double : named.triple] as const,
              [a, mistake('stops-early', `That is ${one.base}${signs[one.kind]}. Now multiply by ${plain}.`)] as const,
            ]
          : []),
      ],
    );
  },
  solve(seen) {
    const [, text] = /^Work out (.*[²³].*[+\-×].*|.*[+\-×].*[²³].*)\.$/.exec(seen.text) ?? [];
    if (text === undefined) return undefined;
    const term = (part: string): number =>
      part
        .trim()
        .split(' × ')
        .map((each) => byAdding(Number(/\d+/.exec(each)?.[0]), each.endsWith('²') ? 2 : each.endsWith('³') ? 3 : 1))
        .reduce((product, each) => product * each, 1);
    const [first = '', ...rest] = text.split(/(?= [+-] )/);
    return typed(
      rest.reduce(
        (total, part) => total + (part.trim().startsWith('+') ? 1 : -1) * term(part.trim().slice(1)),
        term(first),
      ),
    );
  },
};

/** The next square or cube number. */
export const between: Form<Params> = {
  weight: (cell) => (isTooLittle(cell) ? 0 : { easy: 0, medium: 1, hard: 2 }[cell.difficulty]),
  make(random, cell) {
    const drawn = drawBase(random, cell);
    if (drawn === undefined) return undefined;
    const { kind, base } = drawn;
    const low = power(base, kind) + random.int(1, base * 2);
    const value = power(base + 1, kind);
    if (low >= value || low > 1500) return undefined;
    return writeNumber(
      {
        prompt: `What is the smallest ${kind} number greater than ${showNumber(low)}?`,
        hint: `Say the ${kind} numbers in order until you pass ${showNumber(low)}.`,
        steps: [
          `${inFull(base, kind)} = ${showNumber(power(base, kind))} is too small.`,
          `${inFull(base + 1, kind)} = **${showNumber(value)}**.`,
        ],
        variant: `after ${kind} ${low}`,
        features: features(value, 2),
      },
      value,
      [
        [
          power(base, kind),
          mistake('too-small', `That is not greater than ${showNumber(low)}. Go on to the next one.`),
        ],
        [base + 1, mistake('gives-root', `${base + 1} is the number you ${kind}. What is ${base + 1}${signs[kind]}?`)],
        [
          power(base + 2, kind),
          mistake('not-the-smallest', `That is ${base + 2}${signs[kind]}. There is a smaller one.`),
        ],
      ],
    );
  },
  solve(seen) {
    const [, kind, low] = /^What is the smallest (square|cube) number greater than (\d+)\?$/.exec(seen.text) ?? [];
    if (low === undefined) return undefined;
    return typed(
      Array.from({ length: 60 }, (_, at) => byAdding(at + 1, kind === 'square' ? 2 : 3)).find(
        (each) => each > Number(low),
      ) ?? 0,
    );
  },
};

/** The smallest base beside a product, from medium on. */
const leastCompared = ({ difficulty, year }: Cell<Params>, kind: keyof typeof degree): number =>
  kind === 'cube' ? (difficulty === 'hard' ? 7 : 5) : year > 5 ? 13 : 12;

/** A power beside a product. */
export const compare: Form<Params> = {
  weight: (cell) => (isTooLittle(cell) ? 0 : cell.difficulty === 'easy' ? 1 : 2),
  make(random, cell) {
    const one = drawBase(random, cell);
    if (one === undefined) return undefined;
    const value = power(one.base, one.kind);
    const easy = cell.difficulty === 'easy';
    const factor = random.int(2, easy ? 6 : 12);
    const near = Math.floor(value / factor);
    const above = random.chance(1, 2);
    const other = Math.max(2, above ? near + random.int(value % factor === 0 ? 0 : 1, 2) : near - random.int(0, 2));
    const right = factor * other;
    // Both sides have to be worked out: they are close, and the power is no fact of the tables.
    if (!easy && (Math.abs(right - value) > 10 || one.base < leastCompared(cell, one.kind))) return undefined;
    const sign = value < right ? '<' : value > right ? '>' : '=';
    const text = `${one.base}${signs[one.kind]} □ ${factor} × ${other}`;
    // 1,000 beside 5 × 202 is seen at a glance.
    if (one.base < 2 || (one.kind === 'cube' && one.base === 10)) return undefined;
    if (factor === one.base && other === one.base) return undefined;
    return tapOne(
      {
        prompt: `Which sign makes this true?\n\n${text}`,
        spoken: `Which sign makes this true? ${one.base} ${one.kind}d, box, ${factor} times ${other}.`,
        hint: 'Work out each side first.',
        steps: [
          `${one.base}${signs[one.kind]} = ${inFull(one.base, one.kind)} = ${showNumber(value)}.`,
          `${factor} × ${other} = ${showNumber(right)}.`,
          `So the sign is **${sign}**.`,
        ],
        variant: text,
        features: features(value, 2),
      },
      ['<', '=', '>'],
      sign,
      (word) =>
        mistake(
          'wrong-sign',
          sign === '='
            ? `Both sides are ${showNumber(value)}, so neither is larger.`
            : word === '='
              ? `The sides are not equal: one is ${showNumber(value)} and the other is ${showNumber(right)}.`
              : `The open end points to the larger number. That is ${showNumber(Math.max(value, right))}.`,
        ),
    );
  },
  solve(seen) {
    const [, base, sign, a, b] = /true\?\n\n(\d+)([²³]) □ (\d+) × (\d+)$/.exec(seen.text) ?? [];
    if (base === undefined) return undefined;
    const gap = byAdding(Number(base), sign === '²' ? 2 : 3) - Number(a) * Number(b);
    return chosen(seen, (option) => option === (gap < 0 ? '<' : gap > 0 ? '>' : '='));
  },
};
