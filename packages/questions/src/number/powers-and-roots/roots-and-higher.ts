/** Roots in calculations, and powers above the third. */

import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { mathsAloud, showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { typed } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { byAdding, degree, drawBase, features, inFull, mistake, type Params, power } from './powers.ts';

/** A root as it is written, its value, and the step that finds it. */
interface Root {
  readonly shown: string;
  readonly base: number;
  readonly step: string;
  /** What a child gets who divides instead. */
  readonly divided: number;
}

function drawRoot(random: Random, cell: Cell<Params>): Root | undefined {
  const drawn = drawBase(random, cell);
  if (drawn === undefined) return undefined;
  const { kind, base } = drawn;
  const value = power(base, kind);
  const shown = `${kind === 'square' ? '√' : '∛'}${showNumber(value)}`;
  return {
    shown,
    base,
    step: `${shown} = ${base}, because ${inFull(base, kind)} = ${showNumber(value)}.`,
    divided: value / degree[kind],
  };
}

/** '√196' or '∛512', by trying each number. */
function rootOf(text: string): number {
  const value = Number(text.slice(1));
  return (
    Array.from({ length: 60 }, (_, at) => at + 1).find((each) => byAdding(each, text[0] === '√' ? 2 : 3) === value) ?? 0
  );
}

const divides = ({ step }: Root): ReturnType<typeof mistake> =>
  mistake('divides-for-roots', `You divided for the root. ${step}`);

/** A multiple of one root, and another root added or taken away. */
export const rootSum: Form<Params> = {
  weight: ({ params, difficulty }) => (params.roots && difficulty === 'hard' ? 3 : 0),
  make(random, cell) {
    const [one, other] = [drawRoot(random, cell), drawRoot(random, cell)];
    if (one === undefined || other === undefined || one.base === other.base || one.shown[0] === other.shown[0])
      return undefined;
    const times = random.int(3, 8);
    const sign = random.pick(['+', '−'] as const);
    const applied = (a: number, b: number): number => (sign === '+' ? times * a + b : times * a - b);
    const value = applied(one.base, other.base);
    if (value < 2) return undefined;
    const text = `${times} × ${one.shown} ${sign} ${other.shown}`;
    const wrong = applied(one.divided, other.divided);
    return writeNumber(
      {
        prompt: `Work out ${text}.`,
        hint: 'Find each root first. Then multiply.',
        steps: [
          one.step,
          other.step,
          `${times} × ${one.base} ${sign} ${other.base} = ${times * one.base} ${sign} ${other.base} = **${value}**.`,
        ],
        variant: text,
        features: features(value, 4),
      },
      value,
      [
        ...(Number.isInteger(wrong) && wrong > 0 ? [[wrong, divides(one)] as const] : []),
        [
          sign === '+' ? times * (one.base + other.base) : times * Math.abs(one.base - other.base),
          mistake('multiplies-both', `Only ${one.shown} is multiplied by ${times}.`),
        ],
        [
          sign === '+' ? times * one.base - other.base : times * one.base + other.base,
          mistake('other-operation', `You found the roots, but the sign is ${sign}.`),
        ],
      ].filter((each): each is [number, ReturnType<typeof mistake>] => Number(each[0]) > 0),
    );
  },
  solve(seen) {
    const [, times, one = '', sign, other = ''] =
      /^Work out (\d+) × ([√∛]\d+) ([+-]) ([√∛]\d+)\.$/.exec(seen.text) ?? [];
    if (times === undefined) return undefined;
    const multiple = Array.from({ length: Number(times) }, () => rootOf(one)).reduce((sum, each) => sum + each, 0);
    return typed(sign === '+' ? multiple + rootOf(other) : multiple - rootOf(other));
  },
};

/** A multiple of a power above the third, and a root. */
export const higherSum: Form<Params> = {
  weight: ({ params, difficulty }) => (params.roots && difficulty === 'hard' ? 4 : 0),
  make(random, cell) {
    const root = drawRoot(random, cell);
    const base = random.pick([2, 3, 4, 5]);
    const exponent = random.int(base === 2 ? 5 : 4, base === 2 ? 7 : base === 3 ? 5 : 4);
    const times = random.int(2, 6);
    const sign = random.pick(['+', '−'] as const);
    if (root === undefined || times === base) return undefined;
    const worth = base ** exponent;
    const applied = (a: number, b: number): number => (sign === '+' ? a + b : a - b);
    const value = applied(times * worth, root.base);
    if (value < 2 || value > 3000) return undefined;
    const shown = `${base}${'⁰¹²³⁴⁵⁶⁷'.charAt(exponent)}`;
    const text = `${times} × ${shown} ${sign} ${root.shown}`;
    return writeNumber(
      {
        prompt: `Work out ${text}.`,
        spoken: `Work out ${mathsAloud(text.replace(shown, `${base} to the power of ${exponent}`))}.`,
        hint: 'Work out the power and the root first. Then multiply.',
        steps: [
          `${shown} = ${Array.from({ length: exponent }, () => base).join(' × ')} = ${showNumber(worth)}.`,
          root.step,
          `${times} × ${showNumber(worth)} ${sign} ${root.base} = ${showNumber(times * worth)} ${sign} ${root.base} = **${showNumber(value)}**.`,
        ],
        variant: text,
        features: features(value, 4),
      },
      value,
      [
        [
          applied(times * base * exponent, root.base),
          mistake(
            'power-as-multiple',
            `You multiplied ${base} by ${exponent}. The power says how many ${base}s are multiplied.`,
          ),
        ],
        [
          applied((times * base) ** exponent, root.base),
          mistake(
            'power-after-product',
            `Only the ${base} has the power. Work it out before you multiply by ${times}.`,
          ),
        ],
        ...(Number.isInteger(root.divided) ? [[applied(times * worth, root.divided), divides(root)] as const] : []),
      ].filter((each): each is [number, ReturnType<typeof mistake>] => Number(each[0]) > 0),
    );
  },
  solve(seen) {
    const [, times, base, small = '', sign, root = ''] =
      /^Work out (\d+) × (\d+)([⁴⁵⁶⁷]) ([+-]) ([√∛]\d+)\.$/.exec(seen.text) ?? [];
    if (times === undefined) return undefined;
    const worth = byAdding(Number(base), '⁰¹²³⁴⁵⁶⁷'.indexOf(small));
    const multiple = Array.from({ length: Number(times) }, () => worth).reduce((sum, each) => sum + each, 0);
    return typed(sign === '+' ? multiple + rootOf(root) : multiple - rootOf(root));
  },
};

/** The powers above the third that each base goes to. */
const easyExponents: Readonly<Record<number, readonly [number, number]>> = {
  2: [5, 6],
  3: [4, 4],
  4: [4, 4],
  5: [4, 4],
};
const exponents: Readonly<Record<number, readonly [number, number]>> = { 2: [7, 9], 3: [5, 6], 4: [4, 5], 5: [4, 5] };

/** Powers above the third. */
export const higher: Form<Params> = {
  weight: ({ params, difficulty }) => (params.roots ? { easy: 1, medium: 2, hard: 0 }[difficulty] : 0),
  make(random, { difficulty }) {
    const base = random.pick([2, 3, 4, 5]);
    const isEasy = difficulty === 'easy';
    // 2⁴ has one factor too few where it is taken for 2 × 4: the two mistakes look alike.
    const [least, most] = (isEasy ? easyExponents : exponents)[base] ?? [4, 4];
    const exponent = random.int(least, most);
    const value = base ** exponent;
    const small = '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(exponent);
    const hides = !isEasy && random.chance(1, 2);
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
    const [, base, small] = /^Work out (\d+)([⁴⁵⁶⁷⁸⁹])\.$/.exec(seen.text) ?? [];
    if (base !== undefined && small !== undefined) return typed(byAdding(Number(base), '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(small)));
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
