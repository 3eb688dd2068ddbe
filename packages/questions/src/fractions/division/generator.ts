/** m.fracDiv: fractions shared by whole numbers, and divided by fractions. */

import type { Form } from '../../kernel/forms.ts';
import { generatorOfForms } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { typed } from '../../kernel/seen.ts';
import { answered } from '../answered.ts';
import { chooseValue, writeFraction, writeNumber } from '../ask.ts';
import { reckonText } from '../calculate.ts';
import { compare, type Fraction, fraction, lcm, lowest, mixed, readValue, times, written } from '../fraction.ts';
import { barFigure, countParts, firstShaded } from '../fraction-figures.ts';
import { seeFractions, setOut } from '../maths-text.ts';
import {
  draw,
  drawLowest,
  features,
  mistakesOf,
  named,
  type Params,
  type Quotient,
  stepsOf,
} from './mistakes-and-steps.ts';

/** Of the options beside a share only one or two are no less than what is shared: those are out at a look. */
function toChooseFrom(random: Random, own: Quotient): NumberMistake[] {
  const mistakes = mistakesOf(own);
  if (own.sign === '×' || own.other.bottom > 1) return mistakes;
  const isLess = ([given]: NumberMistake): boolean => compare(readValue(String(given)) ?? own.one, own.one) < 0;
  const large = mistakes.filter((wrong) => !isLess(wrong));
  return [...random.sample(large, Math.min(large.length, random.int(1, 2))), ...mistakes.filter(isLess)];
}

/** A quotient to work out. */
const quotient: Form<Params> = {
  weight: () => 5,
  make(random, cell) {
    const own = draw(random, cell);
    if (own === undefined) return undefined;
    const line = `${own.left} ${own.sign} ${own.right}`;
    const questionText = {
      prompt: ['Work this out. Give your answer in its simplest form.', setOut(line)],
      hint:
        own.sign === '×'
          ? 'Write mixed numbers as improper fractions first.'
          : own.other.bottom === 1
            ? `Dividing ${own.left} by ${own.right} is the same as finding 1/${own.right} of ${own.left}.`
            : /\d \d+\//.test(line)
              ? 'Write mixed numbers as improper fractions first. Then turn the second one over and multiply.'
              : 'Dividing by a fraction is multiplying by that fraction turned over.',
      steps: stepsOf(own),
      variant: line,
      features: features(own, 1),
    };
    return random.chance(1, 3)
      ? chooseValue(random, questionText, mixed(lowest(own.result)), toChooseFrom(random, own))
      : writeFraction(questionText, lowest(own.result), mistakesOf(own), 'simplest');
  },
  solve(seen) {
    const [, line] = /^Work this out\. Give your answer in its simplest form\.\n([^□]+)$/.exec(seen.text) ?? [];
    return line === undefined ? undefined : answered(seen, reckonText(line));
  },
};

/** A shaded part of a bar shared equally. */
export const shared: Form<Params> = {
  weight: ({ year, difficulty }) => (year === 6 && difficulty === 'easy' ? 2 : 0),
  make(random, cell) {
    const own = draw(random, cell);
    if (own === undefined || own.one.bottom < 3) return undefined;
    const { one, other } = own;
    const name = pickName(random);
    return writeFraction(
      {
        prompt: [
          `${name} shares the shaded part of the bar equally between ${other.top} friends. What fraction of the whole bar does each get?`,
          drawn(
            barFigure(
              firstShaded(one.top, one.bottom),
              `A bar cut into ${one.bottom} equal parts, some of them shaded.`,
            ),
          ),
        ],
        hint: 'How many shaded parts are there to share?',
        steps: [`The shaded part is ${written(one)}.`, ...stepsOf(own)],
        variant: `bar ${written(one)} by ${other.top}`,
        features: features(own, 1),
      },
      lowest(own.result),
      mistakesOf(own),
    );
  },
  solve(seen) {
    const [, friends] = / between (\d+) friends\./.exec(seen.text) ?? [];
    const [figure] = seen.figures;
    if (friends === undefined || figure === undefined) return undefined;
    const { shaded, parts } = countParts(figure);
    return typed(reckonText(`${shaded}/${parts} ÷ ${friends}`));
  },
};

const shares: readonly ((name: string, amount: string, count: string) => string)[] = [
  (name, amount, count) =>
    `${name} pours ${amount} of a litre of juice equally into ${count} cups. What fraction of a litre is in each cup?`,
  (name, amount, count) =>
    `${name} cuts ${amount} of a metre of string into ${count} equal pieces. What fraction of a metre is each piece?`,
  (_, amount, count) =>
    `${amount} of a cake is shared equally by ${count} children. What fraction of a whole cake does each child get?`,
  (_, amount, count) =>
    `${count} families share ${amount} of a field equally. What fraction of the field does each family have?`,
];

/** An amount shared out. */
const sharing: Form<Params> = {
  weight: ({ year, difficulty }) => (year === 6 && difficulty !== 'easy' ? 3 : 0),
  make(random, cell) {
    const own = draw(random, cell);
    if (own === undefined || own.other.bottom !== 1 || own.left.includes(' ')) return undefined;
    const kind = random.int(0, shares.length - 1);
    const text = shares[kind]?.(pickName(random), own.left, own.right);
    if (text === undefined) return undefined;
    return writeFraction(
      {
        prompt: text,
        hint: `Divide ${own.left} by ${own.right}.`,
        steps: [`Each share is ${own.left} ÷ ${own.right}.`, ...stepsOf(own)],
        variant: `share ${kind} ${own.left} ÷ ${own.right}`,
        features: features(own, 2),
      },
      lowest(own.result),
      mistakesOf(own),
    );
  },
  solve(seen) {
    const [, amount] = /(\d+\/\d+) of a/.exec(seen.text) ?? [];
    const [, count] = /(\d+) (?:cups|equal|children|families)/.exec(seen.text) ?? [];
    return amount === undefined || count === undefined ? undefined : typed(reckonText(`${amount} ÷ ${count}`));
  },
};

/** What an amount was divided by. */
const unknownDivisor: Form<Params> = {
  weight: ({ year, difficulty }) => (year === 6 && difficulty === 'hard' ? 3 : 0),
  make(random, cell) {
    const own = draw(random, cell);
    if (own === undefined || own.other.bottom !== 1 || own.left.includes(' ')) return undefined;
    const { one, other } = own;
    const result = lowest(own.result);
    const line = `${written(one)} ÷ □ = ${written(result)}`;
    const shared = lcm(one.bottom, result.bottom);
    const alike = ({ top, bottom }: Fraction): string => written(fraction((top * shared) / bottom, shared));
    return writeNumber(
      {
        prompt: ['What number goes in the box?', setOut(line)],
        hint: 'Give both fractions the same denominator, or the same numerator.',
        steps: [
          [`Write both with ${shared} as the denominator.`, `${alike(one)} ÷ □ = ${alike(result)}`],
          `Now compare the numerators: ${(one.top * shared) / one.bottom} ÷ ${(result.top * shared) / result.bottom} = ${other.top}.`,
          `The missing number is **${other.top}**.`,
        ],
        variant: line,
        features: features(own, 3),
      },
      other.top,
      [
        ...[result.bottom - one.bottom, result.bottom, other.top + 1].map((given): NumberMistake => {
          const tried = given > 0 ? lowest(fraction(one.top, one.bottom * given)) : one;
          const says = `${written(one)} ÷ ${given} is ${written(tried)}, not ${written(result)}.`;
          return [given > 0 ? given : Number.NaN, named.fact(says)];
        }),
      ],
    );
  },
  solve(seen) {
    const [, one, result] = /^What number goes in the box\?\n(\d+\/\d+) ÷ □ ?= ?(\d+\/\d+)$/.exec(seen.text) ?? [];
    if (one === undefined || result === undefined) return undefined;
    for (let by = 1; by < 60; by++) if (reckonText(`${result} × ${by}`) === reckonText(one)) return typed(by);
    return undefined;
  },
};

const fits: readonly ((name: string, amount: string, each: string) => string)[] = [
  (name, amount, each) =>
    `${name} has ${amount} litres of paint. Each pot holds ${each} of a litre. How many pots can be filled?`,
  (name, amount, each) =>
    `${name} cuts ${amount} metres of ribbon into pieces ${each} of a metre long. How many pieces are there?`,
  (_, amount, each) =>
    `A cook has ${amount} kilograms of rice. Each meal needs ${each} of a kilogram. How many meals is that?`,
];

/** How many times a part goes into whole ones. */
const howMany: Form<Params> = {
  weight: ({ year, difficulty }) => (year === 7 && difficulty !== 'hard' ? 3 : 0),
  make(random, cell) {
    const each = drawLowest(random);
    // A child sees at a glance how many halves or thirds there are.
    if (cell.difficulty === 'medium' && each.top === 1) return undefined;
    const count = random.int(2, 24);
    const amount = times(each, fraction(count));
    if (amount.top <= amount.bottom || (cell.difficulty === 'easy') !== (amount.top % amount.bottom === 0))
      return undefined;
    const text = lowest(amount).bottom === 1 ? String(lowest(amount).top) : mixed(lowest(amount));
    const kind = random.int(0, fits.length - 1);
    const storyText = fits[kind]?.(pickName(random), text, written(each));
    if (storyText === undefined) return undefined;
    const value = lowest(amount);
    return writeNumber(
      {
        prompt: storyText,
        hint: `How many times does ${written(each)} fit into ${text}?`,
        steps: [
          ...(text.includes(' ')
            ? [[`Write ${text} as an improper fraction.`, `${text} = ${written(value)}`] as const]
            : []),
          [
            `Dividing by ${written(each)} is the same as multiplying by ${each.top === 1 ? each.bottom : `${each.bottom}/${each.top}`}.`,
            `${value.bottom === 1 ? value.top : written(value)} × ${each.top === 1 ? each.bottom : `${each.bottom}/${each.top}`} = ${count}`,
          ],
          `The answer is **${count}**.`,
        ],
        variant: `fits ${kind} ${text} ${written(each)}`,
        features: { steps: text.includes(' ') ? 4 : 3, bottom: each.bottom },
      },
      count,
      [
        [
          value.top % value.bottom === 0 ? (value.top / value.bottom) * each.bottom : Number.NaN,
          named.fact(`That is how many times 1/${each.bottom} fits. Each takes ${each.top} of those.`),
        ],
        ...[count + 1, count - 1].map((given): NumberMistake => {
          const all = mixed(lowest(times(each, fraction(given))));
          return [given, named.fact(`${given} × ${written(each)} is ${all}, not ${text}.`)];
        }),
      ],
    );
  },
  solve(seen) {
    const [amount, each] = seen.text.match(/(?:\d+ )?\d+\/\d+|\d+/g) ?? [];
    if (
      amount === undefined ||
      each === undefined ||
      !/litres of paint|metres of ribbon|kilograms of rice/.test(seen.text)
    )
      return undefined;
    for (let count = 1; count < 60; count++)
      if (reckonText(`${each} × ${count}`) === reckonText(amount)) return typed(count);
    return undefined;
  },
};

/** The generator of m.fracDiv. */
export const fractionDiv = generatorOfForms<Params>({
  generatorId: 'm.fracDiv',
  version: 10,
  see: seeFractions,
  serves: {
    160405: { kinds: { easy: ['exact', 'exact', 'unit'], medium: ['byWhole'], hard: ['cancels'] } },
    170202: {
      kinds: {
        easy: ['wholeByFraction', 'fractions'],
        medium: ['mixed'],
        hard: ['mixed', 'product', 'mixed'],
      },
    },
  },
  forms: [quotient, shared, sharing, unknownDivisor, howMany],
});
