/** Adding and taking away fractions: plain, three at once, from a whole, with a number missing, in stories. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { pickTwoNames } from '../../kernel/names.ts';
import { typed } from '../../kernel/seen.ts';
import { answered } from '../answered.ts';
import { chooseValue, writeFraction, writeNumber } from '../ask.ts';
import { boxBySearch, reckonText } from '../calculate.ts';
import { fraction, lowest, minus, plus, written } from '../fraction.ts';
import { partName, setOut } from '../maths-text.ts';
import {
  asks,
  drawSum,
  features,
  named,
  type Params,
  type Sum,
  show,
  sumHint,
  sumMistakes,
  sumSteps,
  sumText,
} from './fraction-sums.ts';

const asked = (form: Params['form']): string => (form === 'simplest' ? ' Give the answer in its simplest form.' : '');
const rightOf = ({ result }: Sum, form: Params['form']): Sum['result'] =>
  form === 'simplest' ? lowest(result) : result;

const questionTextOf = (sum: Sum, form: Params['form'], steps: number) => ({
  hint: sumHint(sum),
  steps: sumSteps(sum, form),
  features: features(sum, steps),
});

/** A sum to work out, typed. */
export const plainSum: Form<Params> = {
  weight: (cell) => asks(cell, 'sum'),
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined) return undefined;
    const { form } = cell.params;
    return writeFraction(
      {
        prompt: [`Work out:`, setOut(sumText(sum)), ...(form === 'simplest' ? [asked(form).trim()] : [])],
        variant: sumText(sum),
        ...questionTextOf(sum, form, 1),
      },
      rightOf(sum, form),
      sumMistakes(sum),
      form,
    );
  },
  solve(seen) {
    const [, line] = /^Work out:\n([^\n□]+?)(?:\nGive the answer in its simplest form\.)?$/.exec(seen.text) ?? [];
    return line === undefined ? undefined : typed(reckonText(line));
  },
};

/** A sum to work out, chosen. */
export const chosenSum: Form<Params> = {
  weight: (cell) => asks(cell, 'choose'),
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined) return undefined;
    const { form } = cell.params;
    return chooseValue(
      random,
      {
        prompt: ['Work this out.', setOut(sumText(sum))],
        variant: `choose ${sumText(sum)}`,
        ...questionTextOf(sum, form, 1),
      },
      show(rightOf(sum, form)),
      // Mixed numbers come after year 3.
      sumMistakes(sum).filter(([given]) => cell.year > 3 || !String(given).includes(' ')),
    );
  },
  solve(seen) {
    const [, line] = /^Work this out\.\n(.+)$/.exec(seen.text) ?? [];
    return line === undefined ? undefined : answered(seen, reckonText(line));
  },
};

/** Three fractions added. */
export const three: Form<Params> = {
  weight: (cell) => asks(cell, 'three'),
  make(random, cell) {
    const sum = drawSum(random, cell);
    const { form } = cell.params;
    if (sum === undefined || sum.sign === '−') return undefined;
    const third = fraction(random.int(1, sum.common - 1), sum.common);
    const result = plus(sum.result, third);
    // Two that make a whole leave the third as it is.
    const makesWhole = [sum.one, sum.other].some((each) => lowest(plus(each, third)).bottom === 1);
    if (makesWhole || result.top % result.bottom === 0 || result.top >= 3 * result.bottom) return undefined;
    const line = `${sumText(sum)} + ${show(third)}`;
    const right = form === 'simplest' ? lowest(result) : result;
    const areSame = sum.one.bottom === sum.other.bottom;
    const over = ({ top, bottom }: Sum['one']): string => show(fraction(top * (sum.common / bottom), sum.common));
    const [one, other] = [over(sum.one), over(sum.other)];
    const mistakes: NumberMistake[] = [
      [show(sum.result), named.says('miscount', 'You added only two of the three.')],
      [
        show(fraction(sum.one.top + sum.other.top + third.top, sum.one.bottom + sum.other.bottom + third.bottom)),
        named.bottoms,
      ],
      [show(fraction(result.top + 1, result.bottom)), named.tooMuch(result.bottom)],
      ...(result.top > result.bottom
        ? [[show(fraction(result.top + result.bottom, result.bottom)), named.wholeMore] as const]
        : []),
    ];
    return writeFraction(
      {
        prompt: ['Work out:', setOut(line), ...(form === 'simplest' ? [asked(form).trim()] : [])],
        hint: areSame ? 'Add two of them first, then the third.' : 'Which denominator works for all three fractions?',
        steps: [
          ...(areSame
            ? []
            : [
                [
                  `Write them all with ${sum.common} as the denominator.`,
                  `${one} + ${other} + ${show(third)}`,
                ] as const,
              ]),
          [areSame ? 'First add two.' : 'Now add two.', `${one} + ${other} = ${show(sum.result)}`],
          [`Then add the third.`, `${show(sum.result)} + ${show(third)} = ${show(result)}`],
          ...(show(right) === show(result) ? [] : [['Simplify.', `${show(result)} = ${show(right)}`] as const]),
          `The answer is **${show(right)}**.`,
        ],
        variant: line,
        features: features(sum, 3),
      },
      right,
      mistakes,
      form,
    );
  },
  solve: plainSum.solve,
};

/** A fraction taken from one whole. */
export const fromWhole: Form<Params> = {
  weight: (cell) => asks(cell, 'fromWhole'),
  make(random, cell) {
    const bottom = random.pick(cell.params.levels[cell.difficulty].bottoms);
    const top = random.int(1, bottom - 1);
    const result = fraction(bottom - top, bottom);
    const line = `1 − ${top}/${bottom}`;
    return writeFraction(
      {
        prompt: ['Work out:', setOut(line)],
        hint: `How many ${partName(bottom, 2) ?? 'parts'} are in 1 whole?`,
        steps: [
          [`1 whole is ${bottom} ${partName(bottom, 2) ?? 'parts'}.`, `1 = ${bottom}/${bottom}`],
          [`Subtract ${top} of them from one whole.`, `1 − ${top}/${bottom} = ${bottom - top}/${bottom}`],
          `The answer is **${show(result)}**.`,
        ],
        variant: line,
        features: { steps: 3, common: bottom, scaled: 0 },
      },
      result,
      [
        [show(fraction(top, bottom)), named.says('wrong-sign', 'That is the part you take away. How much is left?')],
        [`1 ${bottom - top}/${bottom}`, named.wholeMore],
        [`1 ${top}/${bottom}`, named.sign('−')],
        // Where they are equal nothing is left, which nobody would answer.
        ...(top === 1 ? [] : [[`${top - 1}/${bottom}`, named.whole] as const]),
      ],
    );
  },
  solve: plainSum.solve,
};

/** A top number missing in a sum. */
export const missingTop: Form<Params> = {
  weight: (cell) => asks(cell, 'box'),
  make(random, cell) {
    const sum = drawSum(random, cell, cell.params.levels[cell.difficulty].size === 'over' ? '+' : undefined);
    if (sum === undefined || sum.one.top > sum.one.bottom) return undefined;
    const { one, other, sign, result, common } = sum;
    const hidesOne = random.chance(1, 2);
    const box = (value: Sum['one']): string => `□/${value.bottom}`;
    const line = `${hidesOne ? box(one) : show(one)} ${sign} ${hidesOne ? show(other) : box(other)} = ${show(result)}`;
    const [boxed, known] = hidesOne ? [one, other] : [other, one];
    const answer = boxed.top;
    if (answer === 1) return undefined;
    /** The numerator in the box while all denominators are the same. */
    const hidden = answer * (common / boxed.bottom);
    const tried = (given: number): string => {
      const filled = fraction(given, hidesOne ? one.bottom : other.bottom);
      const [left, right] = hidesOne ? [filled, other] : [one, filled];
      const total = sign === '+' ? plus(left, right) : minus(left, right);
      if (total.top <= 0) return '';
      const put = `With ${given} in the box, the answer is`;
      // Mixed numbers come after year 3.
      return cell.year === 3 && total.top > total.bottom
        ? `${put} ${written(total)}, which is more than ${show(result)}.`
        : `${put} ${show(total)}, not ${show(result)}.`;
    };
    const scaled = known.top * (common / known.bottom);
    return writeNumber(
      {
        prompt: ['What number goes in the box?', setOut(line)],
        hint:
          one.bottom !== other.bottom
            ? 'Give all the fractions the same denominator first.'
            : result.top > common
              ? 'Make the mixed number an improper fraction first. Then look at the numerators.'
              : 'Look at the numerators only.',
        steps: [
          ...(result.top > common
            ? [['Write the mixed number as an improper fraction.', `${show(result)} = ${written(result)}`] as const]
            : []),
          ...(known.bottom === common
            ? []
            : [
                [
                  `Write ${written(known)} with ${common} as the denominator.`,
                  `${written(known)} = ${scaled}/${common}`,
                ] as const,
              ]),
          hidesOne
            ? `Work backwards on the numerators: ${result.top} ${sign === '+' ? '−' : '+'} ${scaled} = ${hidden}.`
            : sign === '+'
              ? `Work backwards on the numerators: ${result.top} − ${scaled} = ${hidden}.`
              : `Work backwards on the numerators: ${scaled} − ${result.top} = ${hidden}.`,
          ...(hidden === answer
            ? []
            : [
                [
                  `Write ${hidden}/${common} with ${boxed.bottom} as the denominator.`,
                  `${hidden}/${common} = ${written(boxed)}`,
                ] as const,
              ]),
          `The missing number is **${answer}**.`,
        ],
        variant: line,
        features: features(sum, 3),
      },
      answer,
      [
        [result.top + known.top, named.says('wrong-sign', tried(result.top + known.top))],
        [
          Math.abs(result.top - known.top),
          named.says('does-not-work-backwards', tried(Math.abs(result.top - known.top))),
        ],
        [answer + 1, named.says('miscount', tried(answer + 1))],
        [answer - 1, named.says('miscount', tried(answer - 1))],
      ],
    );
  },
  solve(seen) {
    const [, line] = /^What number goes in the box\?\n(.*□.+=.+)$/.exec(seen.text) ?? [];
    const found = line === undefined ? undefined : boxBySearch(line, 200);
    return found === undefined ? undefined : typed(found);
  },
};

/** '3/4 of a metre', but '1 3/4 metres'. */
const of = (amount: string, unit: string): string =>
  amount.includes(' ') ? `${amount} ${unit}s` : `${amount} of ${unit === 'hour' ? 'an' : 'a'} ${unit}`;

interface Story {
  readonly sign: '+' | '−';
  readonly wording: (a: string, b: string, one: string, other: string) => string;
  /** Whether more than one whole makes sense. */
  readonly many: boolean;
}
const stories: readonly Story[] = [
  {
    sign: '+',
    many: false,
    wording: (a, b, one, other) =>
      `${one} eats ${a} of a cake. ${other} eats ${b} of it. What fraction of the cake have they eaten?`,
  },
  {
    sign: '+',
    many: false,
    wording: (a, b, one) =>
      `${one} reads ${a} of a book on Friday and ${b} on Sunday. What fraction of the book is that?`,
  },
  { sign: '+', many: true, wording: (a, b, one) => `${one} runs ${a} km, then ${b} km more. How many km is that?` },
  {
    sign: '+',
    many: true,
    wording: (a, b) => `A cook mixes ${a} kg of flour with ${b} kg of oats. How many kg is that?`,
  },
  {
    sign: '+',
    many: true,
    wording: (a, b, one) => `${one} walks ${of(a, 'mile')}, then another ${of(b, 'mile')}. How many miles is that?`,
  },
  {
    sign: '−',
    many: true,
    wording: (a, b, one) =>
      `A jug has ${of(a, 'litre')} of juice in it. ${one} pours out ${of(b, 'litre')}. How many litres are left?`,
  },
  {
    sign: '−',
    many: true,
    wording: (a, b, one) =>
      `A ribbon is ${of(a, 'metre')} long. ${one} cuts off ${of(b, 'metre')}. How many metres are left?`,
  },
  {
    sign: '−',
    many: false,
    wording: (a, b, one) =>
      `There is ${a} of a pie left. ${one} eats ${b} of the whole pie. What fraction of the pie is left now?`,
  },
  {
    sign: '−',
    many: true,
    wording: (a, b, one, other) =>
      `${one} walks ${a} km. ${other} walks ${b} km. How many km further does ${one} walk?`,
  },
];

/** A sum in a story. */
export const story: Form<Params> = {
  weight: (cell) => asks(cell, 'story'),
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined) return undefined;
    const isMany = sum.result.top > sum.common || sum.one.top > sum.one.bottom;
    // Nobody measures in sevenths or twelfths.
    const isMeasured = [sum.one, sum.other].every(({ bottom }) => [2, 4, 5, 8, 10].includes(bottom));
    const possible = stories.filter(({ sign, many }) => sign === sum.sign && (many ? isMeasured : !isMany));
    if (possible.length === 0) return undefined;
    const kind = random.pick(possible);
    const { form } = cell.params;
    const text = kind.wording(show(sum.one), show(sum.other), ...pickTwoNames(random));
    return writeFraction(
      {
        prompt: text + asked(form),
        variant: `${stories.indexOf(kind)} ${sumText(sum)}`,
        ...questionTextOf(sum, form, 2),
        hint: `${sum.sign === '+' ? 'Add the two fractions.' : `Subtract ${show(sum.other)} from ${show(sum.one)}.`} ${sumHint(sum)}`,
      },
      rightOf(sum, form),
      sumMistakes(sum),
      form,
    );
  },
  solve(seen) {
    const [one, other] = seen.text.match(/(?:\d+ )?\d+\/\d+/g) ?? [];
    if (one === undefined || other === undefined || !/What fraction|How m/.test(seen.text)) return undefined;
    return typed(reckonText(`${one} ${/left|further/.test(seen.text) ? '-' : '+'} ${other}`));
  },
};
