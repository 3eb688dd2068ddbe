/** Working out powers and roots, one at a time. */

import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered, typed } from '../../kernel/seen.ts';
import { arrayFigure, countersIn } from '../array-figure.ts';
import { writeNumber } from '../ask.ts';
import {
  byAdding,
  choosePower,
  closeMistakesOf,
  degree,
  drawBase,
  features,
  inFull,
  mistake,
  mistakesOf,
  named,
  type Params,
  power,
  signs,
} from './powers.ts';

/** A power to work out. */
export const work: Form<Params> = {
  // From year 7 one power alone is an easy question.
  weight: ({ params, difficulty }) => ({ easy: 4, medium: params.roots ? 0 : 1, hard: 0 })[difficulty],
  make(random, cell) {
    const { kind, base } = drawBase(random, cell);
    const value = power(base, kind);
    const asks = [`What is ${base}${signs[kind]}?`, `What is ${base} ${kind}d?`, `Work out ${base}${signs[kind]}.`];
    const questionText = {
      prompt: random.pick(asks),
      hint:
        kind === 'square' ? 'Multiply the number by itself.' : 'Multiply the number by itself, and by itself again.',
      steps: [
        `${base}${signs[kind]} means ${inFull(base, kind)}.`,
        ...(kind === 'cube' ? [`${base} × ${base} = ${base * base}.`] : []),
        `${inFull(base, kind)} = **${showNumber(value)}**.`,
      ],
      variant: `${base}^${degree[kind]}`,
      features: features(value, 1),
    };
    const full = { ...questionText, variant: `${questionText.variant} ${questionText.prompt}` };
    return random.chance(1, 2) && base > 2
      ? choosePower(random, full, value, closeMistakesOf(base, kind))
      : writeNumber(full, value, mistakesOf(base, kind));
  },
  solve(seen) {
    const [, base, sign] = /^(?:What is|Work out) (\d+)(²|³| squared| cubed)[?.]$/.exec(seen.text) ?? [];
    return base === undefined
      ? undefined
      : answered(seen, byAdding(Number(base), sign === '²' || sign === ' squared' ? 2 : 3));
  },
};

/** Counters in a square. */
export const pattern: Form<Params> = {
  weight: ({ params, difficulty, year }) => (params.of[0] === 'square' && difficulty === 'easy' && year === 5 ? 1 : 0),
  make(random) {
    const base = random.int(4, 9);
    return choosePower(
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
        [base * 4, mistake('counts-edge', 'You added all four sides. Multiply the rows by the counters in each.')],
        [base * 2, mistake('doubles', 'You added two sides. Multiply the rows by the counters in each.')],
        [base * (base + 1), mistake('one-group-more', 'You counted one row too many.')],
        [base * (base - 1), mistake('one-group-less', 'You counted one row too few.')],
        [(base + 1) ** 2, named.nextSquare(base + 1)],
        [(base - 1) ** 2, named.nextSquare(base - 1)],
      ],
    );
  },
  solve(seen) {
    return seen.figure === undefined || !seen.text.startsWith('The counters')
      ? undefined
      : answered(seen, countersIn(seen.figure));
  },
};

/** Year 5 finds cubes to 125 and squares of the tables at easy, and those above at medium. */
const isRootOf = ({ params, difficulty, year }: Cell<Params>, kind: keyof typeof degree, base: number): boolean =>
  params.roots || year > 5 || base > (kind === 'square' ? 10 : 5) === (difficulty !== 'easy');

/** The number that was squared or cubed. */
export const root: Form<Params> = {
  weight: ({ params, difficulty }) =>
    difficulty === 'easy' ? (params.roots ? 4 : 1) : difficulty === 'medium' && !params.roots ? 2 : 0,
  make(random, cell) {
    const { kind, base } = drawBase(random, cell);
    const value = power(base, kind);
    if (!isRootOf(cell, kind, base)) return undefined;
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
        hint: `Which number goes in ${kind === 'square' ? 'both boxes: □ × □' : 'all three boxes: □ × □ × □'} = ${showNumber(value)}?`,
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
        [base + 1, named.nearRoot(base + 1, kind)],
        ...(base > 1 ? [[base - 1, named.nearRoot(base - 1, kind)] as const] : []),
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

/** Two roots in one calculation. */
export const rootSum: Form<Params> = {
  weight: ({ params, difficulty }) => (params.roots && difficulty === 'hard' ? 4 : 0),
  make(random, cell) {
    const one = drawBase(random, cell);
    const other = drawBase(random, cell);
    if (one.base <= other.base) return undefined;
    const sign = random.pick(['+', '−', '×'] as const);
    const shown = ({ kind, base }: typeof one): string =>
      `${kind === 'square' ? '√' : '∛'}${showNumber(power(base, kind))}`;
    const applied = (a: number, b: number): number => (sign === '+' ? a + b : sign === '−' ? a - b : a * b);
    const value = applied(one.base, other.base);
    const text = `${shown(one)} ${sign} ${shown(other)}`;
    const halves = [one, other].map(({ kind, base }) => power(base, kind) / degree[kind]);
    return writeNumber(
      {
        prompt: `Work out ${text}.`,
        hint: 'Find each root first. Then use the sign.',
        steps: [
          ...[one, other].map(
            (each) =>
              `${shown(each)} = ${each.base}, because ${inFull(each.base, each.kind)} = ${showNumber(power(each.base, each.kind))}.`,
          ),
          `${one.base} ${sign} ${other.base} = **${showNumber(value)}**.`,
        ],
        variant: text,
        features: features(power(one.base, one.kind), 3),
      },
      value,
      [
        ...(halves.every(Number.isInteger)
          ? [
              [
                applied(halves[0] ?? 0, halves[1] ?? 0),
                mistake('divides-for-roots', 'You divided each number. A root multiplied by itself makes the number.'),
              ] as const,
            ]
          : []),
        [
          sign === '+' ? one.base - other.base : one.base + other.base,
          mistake('other-operation', `You found the roots, but the sign is ${sign}.`),
        ],
      ],
    );
  },
  solve(seen) {
    const [, one, a, sign, other, b] = /^Work out (√|∛)(\d+) ([+×-]) (√|∛)(\d+)\.$/.exec(seen.text) ?? [];
    if (one === undefined) return undefined;
    const rootOf = (mark = '', of = ''): number =>
      Array.from({ length: 60 }, (_, at) => at + 1).find(
        (each) => byAdding(each, mark === '√' ? 2 : 3) === Number(of),
      ) ?? 0;
    const [x, y] = [rootOf(one, a), rootOf(other, b)];
    return typed(
      sign === '+'
        ? x + y
        : sign === '-'
          ? x - y
          : Array.from({ length: y }, () => x).reduce((sum, each) => sum + each, 0),
    );
  },
};

/** Powers above the third. */
export const higher: Form<Params> = {
  weight: ({ params, difficulty }) => (params.roots && difficulty === 'medium' ? 2 : 0),
  make(random) {
    const base = random.pick([2, 3, 4, 5]);
    // 2⁴ has one factor too few where it is taken for 2 × 4: the two mistakes look alike.
    const exponent = random.int(base === 2 ? 5 : 4, base === 2 ? 8 : base === 3 ? 6 : 5);
    const value = base ** exponent;
    const small = '⁰¹²³⁴⁵⁶⁷⁸'.charAt(exponent);
    const hides = random.chance(1, 2);
    const prompt = hides
      ? `How many ${base}s do you multiply together to get ${showNumber(value)}?`
      : `Work out ${base}${small}.`;
    return writeNumber(
      {
        prompt,
        spoken: hides ? prompt : `Work out ${base} to the power of ${exponent}.`,
        hint: hides
          ? `Multiply ${base}s, one at a time, and count them.`
          : `The power says how many ${base}s are multiplied.`,
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
            ...[exponent + 1, exponent - 1].map((count) => {
              const says = `With ${count} of them you get ${showNumber(base ** count)}.`;
              return [count, mistake('miscounts-factors', says)] as const;
            }),
            [value / base, mistake('divides', `You divided by ${base} once. Count how many times it is multiplied.`)],
          ]
        : [
            [
              base * exponent,
              mistake(
                'power-as-multiple',
                `You multiplied ${base} by ${exponent}. The power says how many ${base}s are multiplied.`,
              ),
            ],
            [value * base, mistake('one-factor-more', `You multiplied one ${base} too many.`)],
            [value / base, mistake('one-factor-less', `You multiplied one ${base} too few.`)],
          ],
    );
  },
  solve(seen) {
    const [, base, small] = /^Work out (\d+)([⁴⁵⁶⁷⁸])\.$/.exec(seen.text) ?? [];
    if (base !== undefined && small !== undefined) return typed(byAdding(Number(base), '⁰¹²³⁴⁵⁶⁷⁸'.indexOf(small)));
    const [, of, value] = /^How many (\d+)s do you multiply together to get (\d+)\?$/.exec(seen.text) ?? [];
    if (of === undefined) return undefined;
    let [left, count] = [Number(value), 0];
    while (left > 1) {
      left /= Number(of);
      count++;
    }
    return typed(count);
  },
};
