/** Substitution (year 7): two letters, powers, negative numbers, brackets, and back to a letter. */

import type { Form } from '../../kernel/forms.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { answered, typed } from '../../kernel/seen.ts';
import { chooseNumber, writeNumber } from '../ask.ts';
import { decimalOf, type Exact, evaluate, exactOf, rootsOf } from '../evaluate.ts';
import { setOut } from '../maths-text.ts';
import { brackets, type Draw, negative, powers, twoLetters } from './expressions.ts';
import { type Asked, asks, mistake, named, type Params } from './mistakes.ts';

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

/** What to mind in this expression. */
function hintFor(text: string, values: Readonly<Record<string, number>>): string {
  if (Object.values(values).some((value) => value < 0))
    return 'Put the numbers in, with brackets round each negative one.';
  if (text.includes('²')) return 'A small 2 means: times itself.';
  if (text.includes('/')) return 'Work out the whole numerator before you divide.';
  if (text.includes('(')) return 'Put the numbers in. Brackets come first.';
  return 'What does a number next to a letter mean?';
}

const substitution = (way: Asked, draw: Draw): Form<Params> => ({
  weight: (cell) => asks(cell, way),
  make(random, { params, difficulty }) {
    const own = draw(random, params.levels[difficulty].large);
    if (own === undefined || !Number.isInteger(own.result)) return undefined;
    const { values, text, result, rank } = own;
    const mistakes = own.mistakes.filter(([wrong]) => Number.isInteger(Number(wrong)));
    const questionText = {
      prompt: [`Work out the value when **${given(values)}**.`, setOut(text)],
      hint: hintFor(text, values),
      steps: own.steps,
      variant: `${text} ${given(values)}`,
      features: { steps: rank, size: Math.abs(result) },
    };
    return random.chance(2, 3)
      ? writeNumber(questionText, result, mistakes)
      : chooseNumber(random, questionText, result, mistakes);
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
    const [u, a, t] = [random.int(6, 40), random.int(3, 9), random.int(4, 15)];
    const kind = random.int(0, 2);
    const [text, letter, known, answer, steps] =
      (
        [
          [
            `v = u + at`,
            'u',
            { v: u + a * t, a, t },
            u,
            [`a × t is ${a} × ${t} = ${a * t}.`, `${u + a * t} = u + ${a * t}, so u = **${u}**.`],
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
        kind === 0
          ? [a * t, mistake('stops-too-soon', 'That is a × t. Subtract it from v.')]
          : [kind === 1 ? a * t : 2 * t, named.stopsAt(kind === 1 ? `${a}t` : '2h')],
        [answer + 1, named.fact],
        kind === 2
          ? [2 * (u + t) - u, mistake('counts-once', 'You took w away only once. It is 2w.')]
          : [
              kind === 0 ? u + a * t - a - t : a * t - a,
              mistake('adds-instead-of-multiplies', 'Letters side by side mean times: at means a × t.'),
            ],
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
