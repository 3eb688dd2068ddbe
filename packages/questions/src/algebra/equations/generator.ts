/** m.equation: missing numbers, letters, brackets, both sides, and equations told in words. */

import type { Form } from '../../kernel/forms.ts';
import { generatorOfForms } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { plainNumber, showNumber } from '../../kernel/number-text.ts';
import { answered } from '../../kernel/seen.ts';
import { chooseNumber, writeNumber } from '../ask.ts';
import { decimalOf, evaluate, exactOf, isSame, rootsOf } from '../evaluate.ts';
import { seeAlgebra, setOut } from '../maths-text.ts';
import { drawLine } from './one-and-two-steps.ts';
import type { Params } from './params.ts';
import { shape, think, which } from './stories.ts';

const letters = ['x', 'n', 'a', 'y', 'm', 'p', 't'] as const;

/** What both sides come to with a wrong number: the feedback where no one mistake leads to it. */
function tried(equation: string, letter: string, given: number): string {
  const values = { z: exactOf(String(given)) };
  const [left, right] = equation
    .split('=')
    .map((side) => decimalOf(evaluate(plainNumber(side).replaceAll(letter, 'z'), values)));
  const put = letter === '□' ? `${showNumber(given)} in the box` : `${letter} = ${showNumber(given)}`;
  // Nobody works out a side that doesn't come out in two places.
  if (left === undefined || right === undefined || !/^-?\d+(?:\.\d\d?)?$/.test(left)) return '';
  return equation.split('=')[1]?.includes(letter)
    ? `With ${put}, the left side comes to ${showNumber(left)}, but the right side to ${showNumber(right)}.`
    : `With ${put}, the left side comes to ${showNumber(left)}, not ${showNumber(right)}.`;
}

/** The equation itself. */
const line: Form<Params> = {
  weight: ({ params, difficulty }) => params.levels[difficulty].ways.line,
  make(random, { params, difficulty }) {
    const { kinds, box, large } = params.levels[difficulty];
    const letter = box ? '□' : random.pick(letters);
    const own = drawLine(random, random.pick(kinds), letter, large);
    if (own === undefined) return undefined;
    const questionText = {
      prompt: [box ? 'What number goes in the box?' : `What is the value of ${letter}?`, setOut(own.text)],
      hint: own.hint,
      steps: own.steps,
      variant: own.text,
      features: { steps: own.rank, size: Math.abs(own.root) },
    };
    const mistakes = own.mistakes.map(
      ([given, because]): NumberMistake =>
        because.says === '' ? [given, { ...because, says: tried(own.text, letter, Number(given)) }] : [given, because],
    );
    return random.chance(2, 3)
      ? writeNumber(questionText, own.root, mistakes)
      : chooseNumber(random, questionText, own.root, mistakes);
  },
  solve(seen) {
    const [, letter, equation] =
      /^(?:What number goes in the (box)|What is the value of [a-z])\?\n(.+=.+)$/.exec(seen.text) ?? [];
    if (equation === undefined) return undefined;
    const unknown = letter === 'box' ? 'z' : (/value of ([a-z])/.exec(seen.text)?.[1] ?? '');
    const text = equation.replaceAll('□', 'z');
    const found = rootsOf(text, unknown);
    // Roots further out than the search goes are found from the line through two points.
    const [only = rootBeyond(text, unknown)] = found;
    return found.length > 1 || only === undefined ? undefined : answered(seen, only);
  },
};

/** The root of an equation that is straight in its unknown, from its gap at 0 and at 1. */
function rootBeyond(equation: string, unknown: string): string | undefined {
  const [left = '', right = ''] = equation.split('=');
  const gap = (value: string): number => {
    const [a, b] = evaluate(left, { [unknown]: exactOf(value) });
    const [c, d] = evaluate(right, { [unknown]: exactOf(value) });
    return Number(a) / Number(b) - Number(c) / Number(d);
  };
  const root = Math.round(-gap('0') / (gap('1') - gap('0')));
  const values = { [unknown]: exactOf(String(root)) };
  return isSame(evaluate(left, values), evaluate(right, values)) ? String(root) : undefined;
}

/** The generator of m.equation. */
export const equation = generatorOfForms<Params>({
  generatorId: 'm.equation',
  version: 11,
  see: seeAlgebra,
  serves: {
    160703: {
      levels: {
        easy: { kinds: ['add', 'times'], ways: { line: 1 }, box: true, large: true },
        medium: {
          kinds: ['balance', 'twoStep'],
          ways: { line: 3, think: 1, which: 1 },
          box: false,
          large: false,
        },
        hard: {
          kinds: ['twoStep', 'minusFrom', 'brackets'],
          ways: { line: 3, think: 1, shape: 1 },
          box: false,
          large: true,
        },
      },
    },
    170304: {
      levels: {
        easy: {
          kinds: ['twoStep', 'brackets'],
          ways: { line: 3, think: 1, which: 1 },
          box: false,
          large: true,
        },
        medium: {
          kinds: ['minusFrom', 'over', 'allOver'],
          ways: { line: 3, shape: 1 },
          box: false,
          large: true,
        },
        hard: { kinds: ['bothSides', 'bothBrackets', 'negative'], ways: { line: 1 }, box: false, large: true },
      },
    },
  },
  forms: [line, think, shape, which],
});
