/** Equations told in words: a number thought of, shapes with an unknown side, which equation fits. */

import type { Form } from '../../kernel/forms.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { evaluate, exactOf } from '../evaluate.ts';
import type { Params } from './params.ts';
import { mistake, named } from './terms-and-mistakes.ts';

type Move = readonly [sign: '+' | '−' | '×' | '÷', by: number];

const work: Readonly<Record<string, (value: number, by: number) => number>> = {
  '+': (value, by) => value + by,
  '−': (value, by) => value - by,
  '×': (value, by) => value * by,
  '÷': (value, by) => value / by,
};

const inverse: Readonly<Record<string, Move[0]>> = { '+': '−', '−': '+', '×': '÷', '÷': '×' };

const does = ([sign, by]: Move): string =>
  ({ '+': `adds ${by}`, '−': `subtracts ${by}`, '×': `multiplies by ${by}`, '÷': `divides by ${by}` })[sign];

/** A number thought of. */
export const think: Form<Params> = {
  weight: ({ params, difficulty }) => params.levels[difficulty].ways.think ?? 0,
  make(random, { difficulty }) {
    const root = random.int(2, difficulty === 'hard' ? 40 : 20);
    const draw = (): Move => {
      const sign = random.pick(['+', '−', '×', '÷'] as const);
      return [sign, sign === '+' || sign === '−' ? random.int(2, 20) : random.int(2, 9)];
    };
    const moves = Array.from({ length: difficulty === 'hard' ? 3 : 2 }, draw);
    const strong = ([sign]: Move): boolean => sign === '×' || sign === '÷';
    if (moves.some((move, at) => at > 0 && strong(move) === strong(moves[at - 1] ?? move))) return undefined;
    const values = [root];
    for (const [sign, by] of moves) values.push(work[sign]?.(values.at(-1) ?? 0, by) ?? 0);
    const end = values.at(-1) ?? 0;
    if (values.some((value) => value <= 0 || !Number.isInteger(value) || value > 400)) return undefined;
    const name = pickName(random);
    const undo = (order: readonly Move[]): number =>
      order.reduce((value, [sign, by]) => work[inverse[sign] ?? '+']?.(value, by) ?? 0, end);
    const right = [...moves].reverse();
    return writeNumber(
      {
        prompt: `${name} thinks of a number, ${moves.map(does).join(', then ')}. The answer is ${showNumber(end)}. What was the number?`,
        hint: 'Start from the answer and undo each step, the last one first.',
        steps: [
          ...right.map(([sign, by], at) => {
            const before = values[moves.length - at] ?? 0;
            return `Undo ${sign} ${by}: ${before} ${inverse[sign]} ${by} = ${values[moves.length - at - 1]}.`;
          }),
          `The number was **${root}**.`,
        ],
        variant: `think ${moves.map((move) => move.join('')).join(' ')} ${end}`,
        features: { steps: moves.length, size: end },
      },
      root,
      [
        [undo(moves), mistake('inverse-in-wrong-order', 'Undo the steps in the other order: start with the last one.')],
        [
          moves.reduce((value, [sign, by]) => work[sign]?.(value, by) ?? 0, end),
          mistake('goes-forwards', 'You did the steps again. Start from the answer and undo them.'),
        ],
        [values[1] ?? 0, mistake('stops-too-soon', `${name} had that after the first step. Undo that step as well.`)],
        [root + 1, named.fact],
      ].filter((mistake): mistake is [number, (typeof named)['order']] => Number.isInteger(mistake[0])),
    );
  },
  solve(seen) {
    if (!seen.text.includes(' thinks of a number,')) return undefined;
    const moves = [...seen.text.matchAll(/(adds|subtracts|multiplies by|divides by) (\d+)/g)];
    const [, end] = /The answer is (\d+)/.exec(seen.text) ?? [];
    for (let start = 1; start < 500; start++) {
      const value = moves.reduce((at, [, verb, by]) => {
        if (verb === 'adds') return at + Number(by);
        if (verb === 'subtracts') return at - Number(by);
        return verb === 'multiplies by' ? at * Number(by) : at / Number(by);
      }, start);
      if (value === Number(end)) return typed(start);
    }
    return undefined;
  },
};

interface Shape {
  readonly wording: (a: number, b: number) => string;
  readonly reads: RegExp;
  /** What the numbers make where the unknown is x. */
  readonly total: (x: number, a: number) => number;
  readonly equation: (a: number, b: number) => string;
  /** The way from the equation to x. */
  readonly undo: (a: number, b: number) => string;
}

const shapes: readonly Shape[] = [
  {
    wording: (a, b) => `Each side of a square is (x + ${a}) cm. Its perimeter is ${b} cm. What is x?`,
    reads: /^Each side of a square is \(x \+ (\d+)\) cm\. Its perimeter is (\d+)/,
    total: (x, a) => 4 * (x + a),
    equation: (a, b) => `4(x + ${a}) = ${b}`,
    undo: (a, b) => `Divide by 4: x + ${a} = ${b / 4}. Then subtract ${a}.`,
  },
  {
    wording: (a, b) => `A rectangle is x cm wide and (x + ${a}) cm long. Its perimeter is ${b} cm. What is x?`,
    reads: /^A rectangle is x cm wide and \(x \+ (\d+)\) cm long\. Its perimeter is (\d+)/,
    total: (x, a) => 4 * x + 2 * a,
    equation: (a, b) => `4x + ${2 * a} = ${b}`,
    undo: (a, b) => `Subtract ${2 * a}: 4x = ${b - 2 * a}. Then divide by 4.`,
  },
  {
    wording: (a, b) => `A rectangle is ${a} cm wide and (x + 2) cm long. Its area is ${b} cm². What is x?`,
    reads: /^A rectangle is (\d+) cm wide and \(x \+ 2\) cm long\. Its area is (\d+)/,
    total: (x, a) => a * (x + 2),
    equation: (a, b) => `${a}(x + 2) = ${b}`,
    undo: (a, b) => `Divide by ${a}: x + 2 = ${b / a}. Then subtract 2.`,
  },
  {
    wording: (a, b) => `A triangle has sides of x cm, x cm and ${a} cm. Its perimeter is ${b} cm. What is x?`,
    reads: /^A triangle has sides of x cm, x cm and (\d+) cm\. Its perimeter is (\d+)/,
    total: (x, a) => 2 * x + a,
    equation: (a, b) => `2x + ${a} = ${b}`,
    undo: (a, b) => `Subtract ${a}: 2x = ${b - a}. Then halve it.`,
  },
  {
    wording: (a, b) => `Three numbers are x, x + ${a} and x + ${2 * a}. Their sum is ${b}. What is x?`,
    reads: /^Three numbers are x, x \+ (\d+) and x \+ \d+\. Their sum is (\d+)/,
    total: (x, a) => 3 * x + 3 * a,
    equation: (a, b) => `3x + ${3 * a} = ${b}`,
    undo: (a, b) => `Subtract ${3 * a}: 3x = ${b - 3 * a}. Then divide by 3.`,
  },
];

/** An unknown length in a shape. */
export const shape: Form<Params> = {
  weight: ({ params, difficulty }) => params.levels[difficulty].ways.shape ?? 0,
  make(random, { year }) {
    const kind = random.int(0, shapes.length - 1);
    const own = shapes[kind];
    const isLater = year === 7;
    const x = random.int(isLater ? 8 : 3, isLater ? 40 : 25);
    const a = random.int(isLater ? 5 : 2, isLater ? 18 : 12);
    // Two equal sides of a triangle are for year 6.
    if (own === undefined || (kind === 3 && (isLater || a >= 2 * x))) return undefined;
    const b = own.total(x, a);
    return writeNumber(
      {
        prompt: own.wording(a, b),
        hint: 'Write an equation with x. Then solve it.',
        steps: [['Write an equation.', own.equation(a, b)], own.undo(a, b), `So x = **${x}**.`],
        variant: `shape ${kind} ${a} ${b}`,
        features: { steps: 3, size: b },
      },
      x,
      [
        kind === 2
          ? [b - a, mistake('subtracts-side', 'You subtracted the width. Area is length × width, so divide.')]
          : [b - a, mistake('stops-too-soon', `That is ${b} − ${a}. Write the whole equation first, then solve it.`)],
        ...(kind === 0 || kind === 1 || kind === 4
          ? [[x + a, mistake('gives-other-part', `That is x + ${a}. What is x by itself?`)] as const]
          : kind === 2
            ? [[x + 2, mistake('gives-other-part', 'That is x + 2. What is x by itself?')] as const]
            : []),
        ...(kind === 2
          ? [
              [
                b / 2 - a - 2,
                mistake('area-as-perimeter', 'You worked with a perimeter. Area is length × width.'),
              ] as const,
            ]
          : []),
        ...(kind === 1
          ? [
              [
                b / 4,
                mistake('all-sides-equal', `You shared the perimeter equally. The length is ${a} cm more.`),
              ] as const,
            ]
          : []),
        ...(kind === 3
          ? [[b - 2 * a, mistake('wrong-equal-sides', `Only one side is ${a} cm. The other two are equal.`)] as const]
          : []),
        [x + 1, named.fact],
      ].filter(
        (mistake): mistake is [number, (typeof named)['fact']] =>
          Number.isInteger(mistake[0]) && Number(mistake[0]) > 0,
      ),
    );
  },
  solve(seen) {
    for (const { reads, total } of shapes) {
      const [, a, b] = reads.exec(seen.text)?.map(Number) ?? [];
      if (a === undefined || b === undefined) continue;
      for (let x = 1; x < 400; x++) if (total(x, a) === b) return typed(x);
    }
    return undefined;
  },
};

interface Tale {
  readonly wording: (name: string, by: number, other: number, total: number) => string;
  readonly reads: RegExp;
  readonly works: (x: number, by: number, other: number) => number;
  readonly right: (by: number, other: number, total: number) => string;
  /** What happens to x, in words and letters. */
  readonly way: (by: number, other: number) => string;
}

const noBrackets = mistake('no-brackets', 'Here only x is multiplied. The sum is multiplied in the story.');

const tales: readonly Tale[] = [
  {
    wording: (name, by, other, total) =>
      `${name} buys ${by} pens at x pence each and a ruler for ${other}p. The bill is ${total}p.`,
    reads: /buys (\d+) pens at x pence each and a ruler for (\d+)p\. The bill is (\d+)p/,
    works: (x, by, other) => by * x + other,
    right: (by, other, total) => `${by}x + ${other} = ${total}`,
    way: (by, other) => `The pens cost ${by}x pence. The ruler adds ${other}.`,
  },
  {
    wording: (name, by, other, total) =>
      `${name} has ${by} bags with x marbles in each. Then ${other} are lost. ${total} are left.`,
    reads: /has (\d+) bags with x marbles in each\. Then (\d+) are lost\. (\d+) are left/,
    works: (x, by, other) => by * x - other,
    right: (by, other, total) => `${by}x − ${other} = ${total}`,
    way: (by, other) => `In the bags there are ${by}x marbles. Then ${other} are lost.`,
  },
  {
    wording: (name, by, other, total) =>
      `${name} adds ${other} to x. Then the result is multiplied by ${by}. That makes ${total}.`,
    reads: /adds (\d+) to x\. Then the result is multiplied by (\d+)\. That makes (\d+)/,
    works: (x, by, other) => by * (x + other),
    right: (by, other, total) => `${by}(x + ${other}) = ${total}`,
    way: (by, other) => `First there is x + ${other}. All of that is multiplied by ${by}, so it goes in brackets.`,
  },
  {
    wording: (_, by, other, total) =>
      `A taxi costs £${other} and £${by} for each mile. A ride of x miles costs £${total}.`,
    reads: /costs £(\d+) and £(\d+) for each mile\. A ride of x miles costs £(\d+)/,
    works: (x, by, other) => by * x + other,
    right: (by, other, total) => `${by}x + ${other} = ${total}`,
    way: (by, other) => `x miles cost ${by}x pounds. The start of the ride adds ${other}.`,
  },
];

/** Which equation says the same as a story. */
export const which: Form<Params> = {
  weight: ({ params, difficulty }) => params.levels[difficulty].ways.which ?? 0,
  make(random) {
    const kind = random.int(0, tales.length - 1);
    const own = tales[kind];
    const x = kind === 0 ? random.int(15, 60) : random.int(3, 30);
    const by = random.int(kind === 0 ? 3 : 2, kind === 3 ? 4 : 9);
    // A ruler costs more than a pen does, a taxi begins with a few pounds.
    const other = kind === 0 ? random.int(30, 90) : random.int(2, kind === 3 ? 6 : 20);
    if (own === undefined || by === other) return undefined;
    const total = own.works(x, by, other);
    if (total <= 0 || total === by * x) return undefined;
    const right = own.right(by, other, total);
    const mistakes: TextMistake[] = [
      [
        `${by}x + ${other} = ${total}`,
        kind === 2 ? noBrackets : mistake('wrong-sign', `Is ${other} added here, or subtracted?`),
      ],
      [`${by}x − ${other} = ${total}`, mistake('wrong-sign', `Is ${other} added here, or subtracted?`)],
      [
        `${other}x + ${by} = ${total}`,
        mistake('swaps-numbers', 'You swapped the two numbers. Which of them belongs with x?'),
      ],
      [`${by}(x + ${other}) = ${total}`, mistake('too-many-brackets', `Here ${other} would be counted ${by} times.`)],
      [
        `x + ${by + other} = ${total}`,
        mistake('adds-instead-of-multiplies', `You added ${by} and ${other}. Which number is multiplied by x?`),
      ],
      [
        `${by}(x − ${other}) = ${total}`,
        kind === 2
          ? mistake('wrong-sign', `Is ${other} added here, or subtracted?`)
          : mistake('too-many-brackets', `Here ${other} would be counted ${by} times.`),
      ],
    ];
    return chooseText(
      random,
      {
        prompt: `${own.wording(pickName(random), by, other, total)} Which equation shows this?`,
        hint: 'What happens to x first? What happens then?',
        steps: [own.way(by, other), `The equation is **${right}**.`],
        variant: `which ${kind} ${by} ${other} ${total}`,
        features: { steps: 3, size: total },
      },
      right,
      mistakes,
    );
  },
  solve(seen) {
    if (!seen.text.endsWith('Which equation shows this?')) return undefined;
    const kind = tales.findIndex(({ reads }) => reads.test(seen.text));
    const numbers = numbersIn(seen.text);
    const [first = 0, second = 0, total = 0] = numbers;
    const [by, other] = kind === 2 || kind === 3 ? [second, first] : [first, second];
    const works = tales[kind]?.works;
    if (works === undefined) return undefined;
    return chosen(seen, (option) => {
      const [left = '', right = ''] = option.split('=');
      return [2, 5, 11, 19].every((x) => {
        const [top, bottom] = evaluate(left, { x: exactOf(String(x)) });
        return Number(top) === works(x, by, other) * Number(bottom) && Number(right) === total;
      });
    });
  },
};
