/** Calculating with negative numbers. */

import type { Form } from '../../kernel/forms.ts';
import { type NumberMistake, withGiven } from '../../kernel/mistakes.ts';
import { answered } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import {
  belowZero,
  bracket,
  chooseNamed,
  features,
  leastOf,
  mistake,
  named,
  type Params,
  reachOf,
  show,
  walk,
} from './mistakes.ts';

/** Calculations with negative numbers. */
export const sums: Form<Params> = {
  weight: ({ params, difficulty }) =>
    difficulty === 'hard'
      ? 0
      : params.asks === 'operations'
        ? 6
        : // A number before a change asks for more than a plain sum.
          params.asks === 'across'
          ? { easy: 3, medium: 1 }[difficulty]
          : 0,
  make(random, cell) {
    const reach = reachOf(cell);
    const full = cell.params.asks === 'operations';
    const hidden = full && cell.difficulty === 'medium' && random.chance(1, 3);
    // Adding and subtracting is asked plainly at easy, with a box above it.
    const sign = random.pick(
      !full || cell.difficulty === 'easy' ? ['+', '−'] : hidden ? ['+', '−', '×', '÷'] : ['×', '÷'],
    );
    let a = random.int(-reach, reach);
    const b = full
      ? random.pick([-1, -1, 1]) * random.int(cell.difficulty === 'easy' ? 4 : 2, Math.min(12, reach))
      : random.int(2, reach);
    if (sign === '÷') a = b * random.pick([-1, 1]) * random.int(3, 12);
    if (sign === '×') a = random.pick([-1, 1]) * random.int(3, 12);
    const result = sign === '+' ? a + b : sign === '−' ? a - b : sign === '×' ? a * b : a / b;
    const isProduct = sign === '×' || sign === '÷';
    // −4 × (−2) asks for nothing but the sign.
    if (isProduct && Math.max(Math.abs(a), Math.abs(result)) < 24) return undefined;
    if (
      !isProduct &&
      (b > 0 || cell.difficulty === 'easy') &&
      Math.min(Math.abs(a), Math.abs(b)) < (full ? 4 : leastOf(cell))
    )
      return undefined;
    if (a === 0 || (a > 0 && b > 0 && (result > 0 || sign !== '−')) || result === 0) return undefined;
    const [large, small] = [Math.abs(a), Math.abs(b)];
    const undo = { '+': '−', '−': '+', '×': '÷', '÷': '×' }[sign] ?? '';
    const isPositive = a < 0 === b < 0;
    const plain = b > 0 ? sign : sign === '+' ? '−' : '+';
    const crosses = a < 0 !== result < 0;
    if (!full && !crosses) return undefined;
    const sum = `${show(a)} ${sign} ${bracket(b)}`;
    const asked = hidden ? `□ ${sign} ${bracket(b)} = ${show(result)}` : sum;
    const value = hidden ? a : result;
    const questionText = {
      prompt: hidden ? `What number goes in the box?\n\n${asked}` : `Work out ${asked}.`,
      hint: hidden
        ? 'Work backwards. Which calculation undoes this one?'
        : isProduct
          ? 'Work it out without the signs. Then decide: positive or negative?'
          : 'Start at the first number on a number line. Which way do you jump?',
      steps: hidden
        ? [
            `Undo the calculation: ${show(result)} ${undo} ${bracket(b)}.`,
            isProduct
              ? 'Two numbers with the same sign give a positive answer. With different signs it is negative.'
              : b > 0
                ? `Start at ${show(result)} and move ${undo === '+' ? 'up' : 'down'} ${b}.`
                : undo === '−'
                  ? named.double.says
                  : named.addsNegative.says,
            `${show(result)} ${undo} ${bracket(b)} = **${show(a)}**. Check: ${sum} = ${show(result)}.`,
          ]
        : isProduct
          ? [
              `Without the signs: ${large} ${sign} ${small} = ${Math.abs(result)}.`,
              `The signs are ${isPositive ? 'the same, so the answer is positive' : 'different, so the answer is negative'}.`,
              `${sum} = **${show(result)}**.`,
            ]
          : [
              ...(b < 0
                ? [
                    `${sign === '−' ? named.double.says : named.addsNegative.says} So work out ${show(a)} ${plain} ${small}.`,
                  ]
                : []),
              a < 0 && !crosses
                ? belowZero(a, plain === '+' ? small : -small)
                : `Start at ${show(a)} and move ${plain === '+' ? 'up' : 'down'} ${small}.${crosses ? ` It is ${large} to 0, then ${Math.abs(result)} more.` : ''}`,
              `${sum} = **${show(result)}**.`,
            ],
      variant: asked,
      features: {
        ...features(a, b, hidden ? 4 : sign === '×' || sign === '÷' ? 3 : b < 0 ? 2 : 1),
        twoSigns: b < 0 ? 1 : 0,
      },
    };
    const mistakes: NumberMistake[] = hidden
      ? [
          [
            sign === '+' ? result + b : sign === '−' ? result - b : sign === '×' ? result * b : result / b,
            mistake('does-visible-operation', 'You did the calculation you can see. Undo it instead.'),
          ],
          [-value, named.sign],
          [
            result,
            mistake('gives-the-result', 'That is the answer to the calculation. Find the number it starts with.'),
          ],
          ...(isProduct ? [] : [-1, 1].map((off) => [value + off, named.zeroTwice] as const)),
          ...(sign === '÷'
            ? [small + 1, small - 1].map(
                (other) => [Math.sign(value) * Math.abs(result) * other, named.fact(Math.abs(result), other)] as const,
              )
            : []),
          ...(sign === '×'
            ? [1, -1].map(
                (off) =>
                  [
                    value + off,
                    mistake('wrong-fact', `That would make ${show((value + off) * b)}, not ${show(result)}.`),
                  ] as const,
              )
            : []),
        ]
      : isProduct
        ? [
            [a + b, mistake('adds', `You added. The sign says ${sign === '×' ? 'multiply' : 'divide'}.`)],
            ...[1, -1].map(
              (off): NumberMistake =>
                sign === '×'
                  ? [Math.sign(result) * large * (small + off), named.fact(large, small + off)]
                  : [
                      result + off,
                      mistake(
                        'wrong-fact',
                        `That would need ${Math.abs(result + off)} × ${small} to be ${large}, but it is ${Math.abs(result + off) * small}.`,
                      ),
                    ],
            ),
            ...(sign === '×'
              ? [1, -1].map(
                  (off) => [Math.sign(result) * (large + off) * small, named.fact(large + off, small)] as const,
                )
              : []),
            [-result, named.sign],
          ]
        : [
            [result - 1, named.zeroTwice],
            [result + 1, named.zeroTwice],
            // From above 0 that is a minus sign overlooked, which is told below.
            ...(a > 0 ? [] : [[large - small, named.takes] as const]),
            // From above 0 the same number is the wrong way.
            ...(a > 0 ? [] : [[large + small, named.adds] as const]),
            ...(plain === '+' ? [] : [[-(large + small), named.addsBelow] as const]),
            [sign === '+' ? a - b : a + b, b > 0 ? named.way : sign === '−' ? named.double : named.addsNegative],
            [-result, named.sign],
          ];
    const whole = withGiven(mistakes, (given) => Number.isInteger(given));
    return random.chance(3, 5)
      ? writeNumber(questionText, value, whole)
      : chooseNamed(random, questionText, value, whole);
  },
  solve(seen) {
    const [, a = '', sign, b = '', result] =
      /(?:out |\n)(-?\d+|□) ([+\-×÷]) \(?(-?\d+)\)?(?: = (-?\d+))?\.?$/.exec(seen.text) ?? [];
    if (sign === undefined) return undefined;
    const y = Number(b);
    const of = (x: number): number => {
      if (sign === '+' || sign === '-') return walk(x, sign === '+' ? y : -y);
      if (sign === '×')
        return (
          Math.sign(x) *
          Math.sign(y) *
          Array.from({ length: Math.abs(y) }).reduce<number>((total) => total + Math.abs(x), 0)
        );
      return Array.from({ length: 601 }, (_, at) => at - 300).find((each) => each * y === x) ?? Number.NaN;
    };
    if (a !== '□') return answered(seen, of(Number(a)));
    return Array.from({ length: 601 }, (_, at) => at - 300)
      .filter((each) => of(each) === Number(result))
      .flatMap((each) => answered(seen, each));
  },
};
