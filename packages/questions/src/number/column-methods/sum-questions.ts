/** Column sums to work out, plain, in a story or with a number missing. */

import type { Form } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import { pickName } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { answered } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import {
  addByCounting,
  countUpFrom,
  drawSum,
  featuresOf,
  hintOf,
  mistake,
  mistakesOf,
  type Params,
  setOut,
  stepsOf,
  sumText,
  workOut,
} from './written-sums.ts';

/** A sum to work out. */
export const calculation: Form<Params> = {
  weight: () => 4,
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined) return undefined;
    const isSetOut = random.chance(1, 2);
    const questionText = {
      prompt: isSetOut ? [`Work out ${sumText(sum)}.`, setOut(sum)] : [`Work out ${sumText(sum)}.`],
      spoken: `Work out ${showNumber(sum.a)} ${sum.sign === '+' ? 'plus' : 'minus'} ${showNumber(sum.b)}.`,
      hint: hintOf(sum, isSetOut),
      steps: stepsOf(sum),
      variant: `${sum.a}${sum.sign}${sum.b}`,
      features: featuresOf(sum),
    };
    const mistakes = mistakesOf(sum, random);
    // Without an exchange there are too few slips for options of a reason each.
    if (cell.difficulty === 'easy' || random.chance(2, 3)) return writeNumber(questionText, sum.result, mistakes);
    const shown = mistakes.map(([given, because]) => [showNumber(given), because] as const);
    return chooseText(random, questionText, showNumber(sum.result), shown, { layout: 'grid' });
  },
  solve(seen) {
    const [, a, sign = '', b] = /^Work out (\d+) ([+-]) (\d+)\.$/.exec(seen.text) ?? [];
    return a === undefined ? undefined : answered(seen, workOut(Number(a), sign, Number(b)));
  },
};

interface StoryKind {
  readonly sign: '+' | '−';
  readonly wording: (a: string, b: string, name: string) => string;
  readonly reads: RegExp;
  /** The least that the smaller number may be, where the story asks for many. */
  readonly smallest?: number;
  readonly largest: number;
}

const stories: readonly StoryKind[] = [
  {
    sign: '+',
    wording: (a, b) => `One library has ${a} books. Another has ${b} books. How many books is that altogether?`,
    reads: /^One library has (\d+) books. Another has (\d+) books/,
    largest: 999999,
  },
  {
    sign: '+',
    wording: (a, b) => `One farm grows ${a} apples. Another farm grows ${b} apples. How many is that altogether?`,
    reads: /grows (\d+) apples.* grows (\d+) apples/,
    largest: 999999,
  },
  {
    sign: '+',
    wording: (a, b, name) => `${name} scores ${a} points, then ${b} points. How many points altogether?`,
    reads: /scores (\d+) points then (\d+) points/,
    largest: 9999,
  },
  {
    sign: '+',
    wording: (a, b) => `A museum has ${a} visitors in May and ${b} in June. How many is that in total?`,
    reads: /has (\d+) visitors in May and (\d+)/,
    largest: 99999,
  },
  {
    sign: '−',
    wording: (a, b) => `A shop has ${a} cards. It sells ${b} of them. How many cards are left?`,
    reads: /has (\d+) cards. It sells (\d+)/,
    largest: 99999,
  },
  {
    sign: '−',
    wording: (a, b) => `${a} people watch a match. ${b} of them support the home team. How many do not?`,
    reads: /^(\d+) people watch a match. (\d+) of them/,
    largest: 99999,
  },
  {
    sign: '−',
    wording: (a, b, name) =>
      `${name} is reading a book with ${a} pages. ${name} has read ${b} pages so far. How many are left?`,
    reads: /book with (\d+) pages.*has read (\d+) pages/,
    largest: 999,
  },
  {
    sign: '−',
    wording: (a, b) =>
      `A blue tank holds ${a} litres. A red tank holds ${b} litres. How much more does the blue tank hold?`,
    reads: /blue tank holds (\d+) litres. A red tank holds (\d+)/,
    largest: 999999,
  },
  {
    sign: '−',
    wording: (a, b) => `Village A has ${a} people. Village B has ${b} people. How many more people live in Village A?`,
    reads: /Village A has (\d+) people. Village B has (\d+)/,
    largest: 1999,
  },
  {
    sign: '−',
    wording: (a, b) => `Town A has ${a} people. Town B has ${b} people. How many more people live in Town A?`,
    reads: /Town A has (\d+) people. Town B has (\d+)/,
    smallest: 2000,
    largest: 999999,
  },
];

/** A sum told as a story. */
export const story: Form<Params> = {
  weight: () => 2,
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined) return undefined;
    const kind = random.pick(
      stories.filter(({ sign, smallest = 0, largest }) => sign === sum.sign && smallest <= sum.b && sum.a <= largest),
    );
    const questionText = {
      prompt: kind.wording(showNumber(sum.a), showNumber(sum.b), pickName(random)),
      hint: 'Will the answer be more or less than the larger number? Add or subtract in columns.',
      steps: [`Work out ${sumText(sum)} in columns.`, ...stepsOf(sum).slice(1)],
      variant: `story ${sum.a}${sum.sign}${sum.b}`,
      features: featuresOf(sum, 2),
    };
    return writeNumber(questionText, sum.result, mistakesOf(sum, random));
  },
  solve(seen) {
    for (const { sign, reads } of stories) {
      const found = reads.exec(seen.text);
      if (found !== null) return answered(seen, workOut(Number(found[1]), sign, Number(found[2])));
    }
    return undefined;
  },
};

/** A sum with one number unknown. */
export const missingNumber: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 0 : 2),
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined) return undefined;
    const { a, b, result } = sum;
    const adding = sum.sign === '+';
    const shown = adding
      ? `□ − ${showNumber(b)} = ${showNumber(a)}`
      : random.chance(1, 2)
        ? `${showNumber(b)} + □ = ${showNumber(a)}`
        : `${showNumber(a)} − □ = ${showNumber(b)}`;
    const wrongWay: Mistake = mistake(
      'does-visible-operation',
      adding
        ? 'You subtracted. The box is more than both numbers, so add.'
        : 'You added. The box is the difference, so subtract.',
    );
    return writeNumber(
      {
        prompt: `What number goes in the box?\n\n${shown}`,
        hint: adding
          ? 'Something has been subtracted. Work backwards: add.'
          : 'Use the two numbers you know. Subtract the smaller from the larger.',
        steps: [
          adding
            ? `The number in the box is ${showNumber(b)} more than ${showNumber(a)}, so work out ${sumText(sum)}.`
            : `The box is the difference between ${showNumber(a)} and ${showNumber(b)}, so work out ${sumText(sum)}.`,
          ...stepsOf(sum).slice(1),
        ],
        variant: shown,
        features: featuresOf(sum, 2),
      },
      result,
      [[adding ? Math.abs(a - b) : a + b, wrongWay], ...mistakesOf(sum, random)],
    );
  },
  solve(seen) {
    const [, left = '', sign, right = '', total] = /box\?\n\n(\d+|□) ([+-]) (\d+|□) = (\d+)$/.exec(seen.text) ?? [];
    if (total === undefined) return undefined;
    const t = Number(total);
    if (sign === '+') return answered(seen, countUpFrom(Number(left === '□' ? right : left), t));
    return answered(seen, left === '□' ? addByCounting(t, Number(right)) : countUpFrom(t, Number(left)));
  },
};
