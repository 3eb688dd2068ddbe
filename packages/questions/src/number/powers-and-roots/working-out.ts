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
  // One power alone is an easy question, and from year 7 the roots are asked for instead.
  weight: ({ params, difficulty }) => (difficulty !== 'easy' ? 0 : params.roots ? 1 : 4),
  make(random, cell) {
    const one = drawBase(random, cell, 'alone');
    if (one === undefined) return undefined;
    const { kind, base } = one;
    const value = power(base, kind);
    const asks = [`What is ${base}${signs[kind]}?`, `What is ${base} ${kind}d?`, `Work out ${base}${signs[kind]}.`];
    const prompt = random.pick(asks);
    // Typed: options at a fair place would need sizes that no child thinks of.
    return writeNumber(
      {
        prompt,
        hint:
          kind === 'square' ? 'Multiply the number by itself.' : 'Multiply the number by itself, and by itself again.',
        steps: [
          `${base}${signs[kind]} means ${inFull(base, kind)}.`,
          ...(kind === 'cube' ? [`${base} × ${base} = ${base * base}.`] : []),
          `${inFull(base, kind)} = **${showNumber(value)}**.`,
        ],
        variant: `${base}^${degree[kind]} ${prompt}`,
        features: features(value, 1),
      },
      value,
      mistakesOf(base, kind),
    );
  },
  solve(seen) {
    const [, base, sign] = /^(?:What is|Work out) (\d+)(²|³| squared| cubed)[?.]$/.exec(seen.text) ?? [];
    return base === undefined ? undefined : typed(byAdding(Number(base), sign === '²' || sign === ' squared' ? 2 : 3));
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
        // Four rows of five are one row too few as well.
        ...(base === 5
          ? []
          : [
              [
                base * 4,
                mistake('counts-edge', 'You added all four sides. Multiply the rows by the counters in each.'),
              ] as const,
            ]),
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

/** In year 5 easy the roots go to 10² and 5³. */
const isRootOf = ({ difficulty, year }: Cell<Params>, kind: keyof typeof degree, base: number): boolean =>
  year > 5 || difficulty !== 'easy' || base <= (kind === 'square' ? 10 : 5);

/** The number that was squared or cubed. */
export const root: Form<Params> = {
  weight: ({ params, difficulty }) =>
    difficulty === 'easy' ? (params.roots ? 4 : 1) : difficulty === 'medium' && !params.roots ? 1 : 0,
  make(random, cell) {
    const one = drawBase(random, cell, 'alone');
    if (one === undefined) return undefined;
    const { kind, base } = one;
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
