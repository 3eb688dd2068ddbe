/** m.squares: square and cube numbers, powers and roots. */
import type { Cell } from '../kernel/maker.ts';
import { showNumber } from '../kernel/number-text.ts';
import type { Random } from '../kernel/random.ts';
import { arrayFigure, countersIn } from './array-figure.ts';
import { answered, chosen, type Form, makerOfForms, numbersIn, typed } from './forms.ts';
import { chooseNumber, drawn, mistakesIn, type Slip, tapOne, tapWords, writeNumber } from './told.ts';

type Level = 'easy' | 'medium' | 'hard';
interface Params {
  readonly of: readonly ('square' | 'cube')[];
  readonly most: Readonly<Record<'square' | 'cube', Readonly<Record<Level, number>>>>;
  readonly roots: boolean;
}
const mistake = mistakesIn('m.squares');
const named = {
  double: mistake('doubles', 'You multiplied by 2. Squared means the number times itself.'),
  triple: mistake('times-three', 'You multiplied by 3. Cubed means three of the number multiplied.'),
  square: mistake('square-for-cube', 'You squared it. Cubed means multiply by the number once more.'),
  cube: mistake('cube-for-square', 'You cubed it. Squared means two of the number multiplied.'),
  near: mistake('neighbouring-power', 'That belongs to the next number. Multiply again.'),
  half: mistake('halves-for-root', 'You halved it. A square root times itself makes the number.'),
  third: mistake('thirds-for-root', 'You divided by 3. A cube root, three times multiplied, makes the number.'),
  digits: mistake('joins-digits', 'The small digit is a power. It is not another digit.'),
  order: mistake('power-after-sum', 'Work out powers first, then add, take away or multiply.'),
  not: mistake('not-a-power', 'Try: no whole number makes that one.'),
  slip: mistake('slip', 'Close. Multiply again step by step.'),
};
const signs = { square: '²', cube: '³' } as const;
const degree = { square: 2, cube: 3 } as const;
type Kind = 'square' | 'cube';
const power = (base: number, kind: Kind): number => base ** degree[kind];
const inFull = (base: number, kind: Kind): string => Array.from({ length: degree[kind] }, () => base).join(' × ');
function drawBase(random: Random, { params, difficulty }: Cell<Params>): { kind: Kind; base: number } {
  const kind = random.pick(params.of);
  const most = params.most[kind][difficulty];
  const least = { easy: 1, medium: 3, hard: Math.max(3, Math.floor(most / 3)) }[difficulty];
  return { kind, base: random.int(least, most) };
}
/** By adding the base over and over: no multiplying at all. */
function byAdding(base: number, times: number): number {
  let value = base;
  for (let step = 1; step < times; step++) {
    let next = 0;
    for (let group = 0; group < base; group++) next += value;
    value = next;
  }
  return value;
}
const features = (value: number, steps: number): Record<string, number> => ({ size: value, steps });
function slipsOf(base: number, kind: Kind): Slip[] {
  const value = power(base, kind);
  return [
    kind === 'square' ? [base * 2, named.double] : [base * 3, named.triple],
    kind === 'square' ? [base ** 3, named.cube] : [base ** 2, named.square],
    [power(base + 1, kind), named.near],
    ...(base > 1 ? [[power(base - 1, kind), named.near] as const] : []),
    [Number(`${base}${degree[kind]}`), named.digits],
    [value + base, named.slip],
    [value + 10, named.slip],
  ];
}

const work: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 4 : 1),
  make(random, cell) {
    const { kind, base } = drawBase(random, cell);
    const value = power(base, kind);
    const asks = [
      `What is ${base}${signs[kind]}?`,
      `What is ${base} ${kind}d?`,
      `Work out ${base}${signs[kind]}.`,
      `Which number is ${inFull(base, kind)}?`,
    ];
    const told = {
      prompt: random.pick(asks),
      hint:
        kind === 'square'
          ? 'Squared means the number times itself.'
          : 'Cubed means the number times itself, times itself again.',
      steps: [
        `${base}${signs[kind]} means ${inFull(base, kind)}.`,
        ...(kind === 'cube' ? [`${base} × ${base} = ${base * base}.`] : []),
        `${inFull(base, kind)} = **${showNumber(value)}**.`,
      ],
      variant: `${base}^${degree[kind]}`,
      features: features(value, 1),
    };
    const full = { ...told, variant: `${told.variant} ${told.prompt}` };
    return random.chance(1, 2) && base > 2
      ? chooseNumber(random, full, value, slipsOf(base, kind))
      : writeNumber(full, value, slipsOf(base, kind));
  },
  solve(seen) {
    const [, base, sign] = /^(?:What is|Work out) (\d+)(²|³| squared| cubed)[?.]$/.exec(seen.text) ?? [];
    const [, product] = /^Which number is ((?:\d+ × )+\d+)\?$/.exec(seen.text) ?? [];
    if (product !== undefined) {
      const [first = 0, ...rest] = numbersIn(product);
      return answered(seen, byAdding(first, rest.length + 1));
    }
    return base === undefined
      ? undefined
      : answered(seen, byAdding(Number(base), sign === '²' || sign === ' squared' ? 2 : 3));
  },
};

const pattern: Form<Params> = {
  weight: ({ params, difficulty }) => (params.of[0] === 'square' && difficulty === 'easy' ? 1 : 0),
  make(random) {
    const base = random.int(2, 10);
    return chooseNumber(
      random,
      {
        prompt: ['The counters make a square. How many are there?', drawn(arrayFigure(base, base))],
        hint: 'Count one row. Every row has as many.',
        steps: [`There are ${base} rows of ${base}.`, `${base}² = ${base} × ${base} = **${base * base}**.`],
        variant: `pattern ${base}`,
        features: features(base * base, 1),
      },
      base * base,
      [
        [base * 4, mistake('counts-edge', 'You counted the edge. Count the inside as well.')],
        ...slipsOf(base, 'square'),
      ],
    );
  },
  solve(seen) {
    return seen.figure === undefined || !seen.text.startsWith('The counters')
      ? undefined
      : answered(seen, countersIn(seen.figure));
  },
};

const tap: Form<Params> = {
  weight: () => 2,
  make(random, cell) {
    const kind = random.pick(cell.params.of);
    const most = cell.params.most[kind][cell.difficulty];
    const bases = random.sample(
      Array.from({ length: Math.max(4, most) }, (_, at) => at + 1),
      2,
    );
    const right = bases.map((base) => showNumber(power(base, kind)));
    const pool = Array.from({ length: Math.max(4, most) }, (_, at) => at + 1).flatMap((base) =>
      cell.difficulty === 'easy'
        ? [power(base, kind) + 2, base * 2 + 3]
        : [power(base, kind) + 1, power(base, kind) - 1, kind === 'cube' ? base * base : base ** 3, base * 10],
    );
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
      others.map((value) => [showNumber(value), named.not] as const),
    );
  },
  solve(seen) {
    const [, kind] = /^Tap the two (square|cube) numbers\.$/.exec(seen.text) ?? [];
    if (kind === undefined) return undefined;
    const all = new Set(Array.from({ length: 60 }, (_, at) => byAdding(at + 1, kind === 'square' ? 2 : 3)));
    return chosen(seen, (option) => all.has(Number(option)));
  },
};

const sum: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 0 : 4),
  make(random, cell) {
    const one = drawBase(random, cell);
    const other = drawBase(random, cell);
    const hard = cell.difficulty === 'hard';
    const sign = random.pick(hard ? (['+', '−', '×'] as const) : (['+', '−'] as const));
    const times = hard && sign !== '×' && random.chance(1, 2) ? random.int(2, 5) : 1;
    const [a, b] = [power(one.base, one.kind), power(other.base, other.kind)];
    const plain = sign === '×' ? random.int(2, 9) : undefined;
    const second = plain ?? b;
    const result = sign === '+' ? times * a + second : sign === '−' ? times * a - second : a * second;
    if (result < 1 || result > 3000 || (plain === undefined && one.base === other.base)) return undefined;
    const text =
      plain !== undefined
        ? `${plain} × ${one.base}${signs[one.kind]}`
        : `${times > 1 ? `${times} × ` : ''}${one.base}${signs[one.kind]} ${sign} ${other.base}${signs[other.kind]}`;
    const doubled =
      plain !== undefined
        ? (plain * one.base) ** degree[one.kind]
        : sign === '+'
          ? times * a + other.base * degree[other.kind]
          : times * one.base * degree[one.kind] + (sign === '−' ? -b : b);
    return writeNumber(
      {
        prompt: `Work out ${text}.`,
        hint: 'Work out each power first.',
        steps: [
          `${one.base}${signs[one.kind]} = ${a}${plain === undefined ? ` and ${other.base}${signs[other.kind]} = ${b}` : ''}.`,
          `${plain !== undefined ? `${plain} × ${a}` : `${times > 1 ? `${times} × ` : ''}${a} ${sign} ${b}`} = **${showNumber(result)}**.`,
        ],
        variant: text,
        features: features(result, times > 1 || plain !== undefined ? 3 : 2),
      },
      result,
      [
        ...(doubled > 0
          ? [
              [
                doubled,
                plain !== undefined ? named.order : one.kind === 'square' ? named.double : named.triple,
              ] as const,
            ]
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
          ? [[(times * one.base) ** degree[one.kind] + (sign === '+' ? b : -b), named.order] as const]
          : []),
        ...(plain !== undefined
          ? [[plain * one.base * degree[one.kind], one.kind === 'square' ? named.double : named.triple] as const]
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

const root: Form<Params> = {
  weight: ({ params, difficulty }) => (params.roots ? 4 : difficulty === 'easy' ? 1 : 2),
  make(random, cell) {
    const { kind, base } = drawBase(random, cell);
    const value = power(base, kind);
    const asks = cell.params.roots
      ? [
          kind === 'square' ? `Work out √${showNumber(value)}.` : `Work out ∛${showNumber(value)}.`,
          `What is the ${kind} root of ${showNumber(value)}?`,
        ]
      : [
          `Which number ${kind}d is ${showNumber(value)}?`,
          `□${signs[kind]} = ${showNumber(value)}. What number goes in the box?`,
        ];
    const prompt = random.pick(asks);
    return writeNumber(
      {
        prompt,
        hint:
          kind === 'square' ? 'Which number times itself makes it?' : 'Which number multiplied three times makes it?',
        steps: [
          `Look for a number with ${kind === 'square' ? '□ × □' : '□ × □ × □'} = ${showNumber(value)}.`,
          `${inFull(base, kind)} = ${showNumber(value)}, so it is **${base}**.`,
        ],
        variant: `root ${prompt}`,
        features: features(value, 2),
      },
      base,
      [
        ...(kind === 'square' && value % 2 === 0 ? [[value / 2, named.half] as const] : []),
        ...(kind === 'cube' && value % 3 === 0 ? [[value / 3, named.third] as const] : []),
        [base + 1, named.near],
        [base - 1, named.near],
      ],
    );
  },
  solve(seen) {
    const [, cube, value] = /^Work out (√|∛)(\d+)\.$/.exec(seen.text) ?? [];
    const [, kind, of] = /^What is the (square|cube) root of (\d+)\?$/.exec(seen.text) ?? [];
    const [, verb, is] = /^Which number (squared|cubed) is (\d+)\?$/.exec(seen.text) ?? [];
    const [, box, equals] = /^□([²³]) = (\d+)\./.exec(seen.text) ?? [];
    const target = value ?? of ?? is ?? equals;
    if (target === undefined) return undefined;
    const three = cube === '∛' || kind === 'cube' || verb === 'cubed' || box === '³';
    return Array.from({ length: 60 }, (_, at) => at + 1)
      .filter((each) => byAdding(each, three ? 3 : 2) === Number(target))
      .flatMap((each) => typed(each));
  },
};

const between: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 2 : difficulty === 'medium' ? 1 : 0),
  make(random, cell) {
    const { kind, base } = drawBase(random, cell);
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
        [power(base, kind), mistake('too-small', 'That one is smaller. Go on to the next.')],
        [base + 1, mistake('gives-root', 'That is the number you multiply. What does it make?')],
        [power(base + 2, kind), named.near],
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

const compare: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 1 : 2),
  make(random, cell) {
    const one = drawBase(random, cell);
    const value = power(one.base, one.kind);
    const easy = cell.difficulty === 'easy';
    const factor = random.int(2, easy ? 6 : 12);
    const other = easy
      ? Math.max(2, Math.round(value / factor) + random.int(-1, 1))
      : Math.max(2, Math.floor(value / factor) + random.int(-1, 1));
    const right = factor * other;
    const sign = value < right ? '<' : value > right ? '>' : '=';
    const text = `${one.base}${signs[one.kind]} □ ${factor} × ${other}`;
    if (one.base < 2) return undefined;
    return tapOne(
      {
        prompt: `Which sign makes this true?\n\n${text}`,
        spoken: `Which sign makes this true? ${one.base} ${one.kind}d, box, ${factor} times ${other}.`,
        hint: 'Work out each side first.',
        steps: [
          `${one.base}${signs[one.kind]} = ${inFull(one.base, one.kind)} = ${value}.`,
          `${factor} × ${other} = ${right}.`,
          `So the sign is **${sign}**.`,
        ],
        variant: text,
        features: features(value, 2),
      },
      ['<', '=', '>'],
      sign,
      () => mistake('wrong-sign', 'Work out both sides. The open end points to the larger one.'),
    );
  },
  solve(seen) {
    const [, base, sign, a, b] = /true\?\n\n(\d+)([²³]) □ (\d+) × (\d+)$/.exec(seen.text) ?? [];
    if (base === undefined) return undefined;
    const gap = byAdding(Number(base), sign === '²' ? 2 : 3) - Number(a) * Number(b);
    return chosen(seen, (option) => option === (gap < 0 ? '<' : gap > 0 ? '>' : '='));
  },
};

const higher: Form<Params> = {
  weight: ({ params, difficulty }) => (params.roots && difficulty !== 'easy' ? 3 : 0),
  make(random, cell) {
    const base = random.pick(cell.difficulty === 'medium' ? [2, 3, 10] : [2, 3, 4, 5, 10]);
    const exponent = random.int(4, base === 2 ? 8 : base === 3 ? 6 : base === 10 ? 6 : 5);
    const value = base ** exponent;
    const small = '⁰¹²³⁴⁵⁶⁷⁸'.charAt(exponent);
    const hides = cell.difficulty === 'hard' && random.chance(1, 2);
    const prompt = hides
      ? `${base} multiplied by itself gives ${showNumber(value)}. How many ${base}s are multiplied?`
      : `Work out ${base}${small}.`;
    return writeNumber(
      {
        prompt,
        spoken: hides ? prompt : `Work out ${base} to the power of ${exponent}.`,
        hint: `The power says how many ${base}s are multiplied.`,
        steps: [
          `${Array.from({ length: exponent }, () => base).join(' × ')} = ${showNumber(value)}.`,
          `The answer is **${showNumber(hides ? exponent : value)}**.`,
        ],
        variant: prompt,
        features: features(value, 3),
      },
      hides ? exponent : value,
      hides
        ? [
            [exponent + 1, named.slip],
            [exponent - 1, named.slip],
            [value / base, mistake('divides', 'Count how often the number is multiplied.')],
          ]
        : [
            [base * exponent, mistake('power-as-multiple', 'The power says how many are multiplied together.')],
            [value * base, named.near],
            [value / base, named.near],
          ],
    );
  },
  solve(seen) {
    const [, base, small] = /^Work out (\d+)([⁴⁵⁶⁷⁸])\.$/.exec(seen.text) ?? [];
    if (base !== undefined && small !== undefined) return typed(byAdding(Number(base), '⁰¹²³⁴⁵⁶⁷⁸'.indexOf(small)));
    const [, of, value] = /^(\d+) multiplied by itself gives (\d+)\./.exec(seen.text) ?? [];
    if (of === undefined) return undefined;
    let [left, count] = [Number(value), 0];
    while (left > 1) {
      left /= Number(of);
      count++;
    }
    return typed(count);
  },
};

const level = (easy: number, medium: number, hard: number): Readonly<Record<Level, number>> => ({ easy, medium, hard });
export const squares = makerOfForms<Params>({
  makerId: 'm.squares',
  version: 1,
  serves: {
    150404: { of: ['square'], most: { square: level(12, 12, 20), cube: level(5, 5, 6) }, roots: false },
    150405: { of: ['cube'], most: { square: level(12, 12, 15), cube: level(6, 8, 10) }, roots: false },
    160304: { of: ['square', 'cube'], most: { square: level(12, 15, 20), cube: level(5, 6, 10) }, roots: false },
    170103: { of: ['square', 'cube'], most: { square: level(12, 15, 25), cube: level(5, 6, 10) }, roots: true },
  },
  forms: [work, pattern, tap, sum, root, between, compare, higher],
  capacity: ({ subTopicId, difficulty }) =>
    difficulty === 'easy' ? (subTopicId === 150405 ? 60 : 90) : subTopicId === 150405 ? 110 : 150,
});
