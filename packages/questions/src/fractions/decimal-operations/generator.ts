/** m.decimalOps: decimals times and divided by whole numbers. */

import type { Form } from '../../kernel/forms.ts';
import { generatorOfForms } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { decimalFixed, decimalText, showNumber } from '../../kernel/number-text.ts';
import { numbersIn, typed } from '../../kernel/seen.ts';
import { answered } from '../answered.ts';
import { chooseValue, writeNumber } from '../ask.ts';
import { reckon } from '../calculate.ts';
import { divideOut } from '../fractions-decimals-percentages/forms.ts';
import { seeFractions, setOut } from '../maths-text.ts';
import {
  draw,
  factorSteps,
  features,
  named,
  type Params,
  pointMistakes,
  productMistakes,
  productSteps,
  quotientMistakes,
  quotientSteps,
  scaleName,
} from './mistakes-and-steps.ts';

/** A product. */
export const product: Form<Params> = {
  weight: () => 3,
  make(random, cell) {
    const own = draw(random, cell);
    if (own === undefined) return undefined;
    const line = random.chance(2, 3) ? `${own.decimal} × ${own.by}` : `${own.by} × ${own.decimal}`;
    const questionText = {
      prompt: ['Work out:', setOut(line)],
      hint: 'Multiply as if there were no point. Where does it go?',
      steps: productSteps(own),
      variant: line,
      features: features(own, 1),
    };
    return random.chance(2, 3)
      ? writeNumber(questionText, own.product, productMistakes(own))
      : chooseValue(random, questionText, own.product, productMistakes(own), showNumber);
  },
  solve(seen) {
    const [, line] = /^Work out:\n([^□]+)$/.exec(seen.text) ?? [];
    if (line === undefined) return undefined;
    const [top, bottom] = reckon(line);
    return answered(seen, divideOut(Number(top), Number(bottom)) ?? '');
  },
};

/** A quotient. */
const quotient: Form<Params> = {
  weight: () => 3,
  make(random, cell) {
    const own = draw(random, cell);
    if (own === undefined) return undefined;
    const line = `${showNumber(own.product)} ÷ ${own.by}`;
    const questionText = {
      prompt: ['Work out:', setOut(line)],
      hint: `How many ${scaleName(own.places)} are there in all? Divide those by ${own.by}.`,
      steps: quotientSteps(own),
      variant: line,
      features: features(own, 2),
    };
    return random.chance(2, 3)
      ? writeNumber(questionText, own.decimal, quotientMistakes(own))
      : chooseValue(random, questionText, own.decimal, quotientMistakes(own), showNumber);
  },
  solve: product.solve,
};

interface Story {
  readonly wording: (name: string, decimal: string, by: number) => string;
  readonly isProduct: boolean;
  /** What the larger amount stays under. */
  readonly most: number;
  readonly money: boolean;
}

const stories: readonly Story[] = [
  {
    isProduct: true,
    money: true,
    most: 400,
    wording: (name, each, by) => `A ticket costs £${each}. ${name} buys ${by} of them. How many pounds is that?`,
  },
  {
    isProduct: true,
    money: false,
    most: 200,
    wording: (_, each, by) => `One bag of sand weighs ${each} kg. How many kilograms do ${by} bags weigh?`,
  },
  {
    isProduct: true,
    money: false,
    most: 90,
    wording: (_, each, by) => `A pipe is ${each} m long. How many metres long are ${by} of them in a row?`,
  },
  {
    isProduct: true,
    money: false,
    most: 300,
    wording: (name, each, by) => `${name} cycles ${each} km a day. How many kilometres is that in ${by} days?`,
  },
  {
    isProduct: false,
    money: true,
    most: 400,
    wording: (_, all, by) => `${by} friends share a bill of £${all} equally. How many pounds does each pay?`,
  },
  {
    isProduct: false,
    money: false,
    most: 60,
    wording: (name, all, by) => `${name} cuts ${all} m of rope into ${by} equal pieces. How many metres is each piece?`,
  },
  {
    isProduct: false,
    money: false,
    most: 80,
    wording: (_, all, by) =>
      `${by} jugs hold ${all} litres altogether. They all hold the same. How many litres does each hold?`,
  },
];

/** A product or a quotient in a story. */
const story: Form<Params> = {
  weight: () => 2,
  make(random, cell) {
    const own = draw(random, cell);
    if (own === undefined) return undefined;
    const size = (own.scaled * own.by) / 10 ** own.places;
    const fit = stories.filter(({ most, money }) => most >= size && (!money || own.places === 2));
    if (fit.length === 0) return undefined;
    const scenario = random.pick(fit);
    const money = (scaled: number): string => decimalFixed(scaled, 2);
    const all = scenario.money ? money(own.scaled * own.by) : own.product;
    return writeNumber(
      {
        prompt: scenario.wording(pickName(random), scenario.isProduct ? own.decimal : showNumber(all), own.by),
        hint: scenario.isProduct ? 'The same amount comes several times: multiply.' : 'It is shared equally: divide.',
        steps: scenario.isProduct ? productSteps(own) : quotientSteps(own),
        variant: `story ${stories.indexOf(scenario)} ${own.decimal} ${own.by}`,
        features: features(own, 3),
      },
      scenario.isProduct ? own.product : own.decimal,
      scenario.isProduct ? productMistakes(own) : quotientMistakes(own),
      scenario.money ? { before: '£' } : {},
    );
  },
  solve(seen) {
    const isProduct = /^A ticket costs|^One bag|^A pipe|cycles/.test(seen.text);
    if (!isProduct && !/friends share|equal pieces|jugs hold/.test(seen.text)) return undefined;
    const numbers = numbersIn(seen.text);
    const [first = 0, second = 0] = /^\d+ (?:friends|jugs)/.test(seen.text) ? [...numbers].reverse() : numbers;
    const [top, bottom] = reckon(`${first} ${isProduct ? '×' : '÷'} ${second}`);
    return typed(divideOut(Number(top), Number(bottom)) ?? '');
  },
};

/** A decimal fact from a whole number fact: only the point is to be put, so it is easy. */
const fromFact: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 2 : 0),
  make(random, cell) {
    const own = draw(random, cell);
    if (own === undefined) return undefined;
    const { scaled, by, decimal, product: result } = own;
    const isProduct = random.chance(1, 2);
    const whole = showNumber(scaled * by);
    const known = `${showNumber(scaled)} × ${by} = ${whole}`;
    const [asked, wholeLine, small, large, wholeAnswer, right] = isProduct
      ? [`${decimal} × ${by}`, known, decimal, showNumber(scaled), whole, result]
      : [
          `${showNumber(result)} ÷ ${by}`,
          `${whole} ÷ ${by} = ${showNumber(scaled)}`,
          showNumber(result),
          whole,
          showNumber(scaled),
          decimal,
        ];
    const size = 10 ** own.places;
    return chooseValue(
      random,
      {
        prompt: [`Use this fact: ${known}.`, 'Work out:', setOut(asked)],
        hint: `${isProduct ? '' : `Turn the fact into a division: ${whole} ÷ ${by}. `}How many times smaller is ${small} than ${large}?`,
        steps: [
          `${small} is ${size} times smaller than ${large}.`,
          `${wholeLine}, so ${asked} is ${size} times smaller than ${wholeAnswer}: **${showNumber(right)}**.`,
        ],
        variant: `fact ${asked}`,
        features: features(own, 2),
      },
      right,
      pointMistakes(own, isProduct),
      showNumber,
    );
  },
  solve(seen) {
    const [, line] = /^Use this fact: .*\nWork out:\n(.+)$/.exec(seen.text) ?? [];
    if (line === undefined) return undefined;
    const [top, bottom] = reckon(line);
    return answered(seen, divideOut(Number(top), Number(bottom)) ?? '');
  },
};

/** A number missing. */
const box: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 0 : 2),
  make(random, cell) {
    const own = draw(random, cell);
    if (own === undefined) return undefined;
    const { decimal, by, product: result } = own;
    const factor = [
      `${decimal} × □ = ${showNumber(result)}`,
      String(by),
      [by + 1, by - 1].map((given): NumberMistake => {
        const all = showNumber(decimalText(own.scaled * given, own.places));
        return [given, named.fact(`${decimal} × ${given} is ${all}, not ${showNumber(result)}.`)];
      }),
    ] as const;
    const [line, answer, mistakes] = random.pick([
      [`□ × ${by} = ${showNumber(result)}`, decimal, quotientMistakes(own)] as const,
      // A factor of two digits would take a division by three.
      ...(by < 10 ? [factor] : []),
      [`□ ÷ ${by} = ${decimal}`, result, productMistakes(own)] as const,
    ]);
    return writeNumber(
      {
        prompt: ['What number goes in the box?', setOut(line)],
        hint: 'Work backwards with the opposite operation.',
        steps: line.startsWith('□ ÷')
          ? productSteps(own)
          : line.startsWith('□ ×')
            ? quotientSteps(own)
            : factorSteps(own),
        variant: line,
        features: features(own, 3),
      },
      answer,
      mistakes,
    );
  },
  solve(seen) {
    const [, one = '', sign, other = '', result = ''] =
      /^What number goes in the box\?\n(\S+) ?([×÷]) ?(\S+) ?= ?(\S+)$/.exec(seen.text) ?? [];
    if (sign === undefined) return undefined;
    const [top, bottom] = reckon(sign === '÷' ? `${result} × ${other}` : `${result} ÷ ${one === '□' ? other : one}`);
    return typed(divideOut(Number(top), Number(bottom)) ?? '');
  },
};

/** The generator of m.decimalOps. */
export const decimalOps = generatorOfForms<Params>({
  generatorId: 'm.decimalOps',
  version: 7,
  see: seeFractions,
  serves: {
    160502: {
      levels: {
        easy: { places: [1], by: [3, 9], most: 99 },
        medium: { places: [2], by: [3, 9], most: 999 },
        hard: { places: [1, 2, 2], by: [11, 38], most: 999 },
      },
    },
  },
  forms: [product, quotient, story, fromFact, box],
});
