/** m.longMul: multiplying by two digits, as a sum, line by line, in stories and as an error to explain. */

import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { pluralOf } from '../../kernel/plural.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen, seeNumbers, typed } from '../../kernel/seen.ts';
import { chooseInOrder, chooseNumber, writeNumber } from '../ask.ts';
import { productByDoubling } from '../column-multiplication.ts';
import { groups, placed } from '../equal-groups.ts';

interface Params {
  readonly digits: Readonly<Record<'easy' | 'medium' | 'hard', number>>;
}
interface Product {
  readonly value: number;
  readonly by: number;
  readonly result: number;
  readonly tens: number;
  readonly ones: number;
}
const mistake = mistakesIn('m.longMul');
const named = {
  placeholder: (tens: number) =>
    mistake('no-placeholder-zero', `You multiplied by ${tens} instead of ${tens * 10}. Write a 0 in the ones first.`),
  matching: mistake(
    'matching-digits-only',
    'You multiplied only tens by tens and ones by ones. Multiply every digit by every digit.',
  ),
  onesLine: (tens: number, ones: number) =>
    mistake('one-line-only', `You multiplied by ${ones} only. Multiply by ${tens * 10} as well, then add.`),
  tensLine: (tens: number, ones: number) =>
    mistake('tens-line-only', `You multiplied by ${tens * 10} only. Multiply by ${ones} as well, then add.`),
  /** No one way leads there. */
  slip: mistake('slip', ''),
};

function drawProduct(random: Random, { params, difficulty, year }: Cell<Params>): Product | undefined {
  const size = params.digits[difficulty];
  const value = random.int(10 ** (size - 1) + 1, 10 ** size - 1);
  const by = random.int(difficulty === 'easy' ? 11 : 13, difficulty === 'easy' && year === 5 ? 35 : 99);
  const [tens, ones] = [Math.floor(by / 10), by % 10];
  if (ones === 0 || value % 10 === 0) return undefined;
  if (difficulty === 'easy' && String(value).includes('0')) return undefined;
  if (difficulty === 'hard' && ![...String(value)].some((digit) => digit === '0') && random.chance(1, 2))
    return undefined;
  return { value, by, result: value * by, tens, ones };
}
function mistakesOf({ value, by, result, tens, ones }: Product): NumberMistake[] {
  const digits = [...String(value)].map(Number);
  const [last = 0, before = 0] = [digits.at(-1), digits.at(-2)];
  return [
    [value * ones + value * tens, named.placeholder(tens)],
    ...(digits.length === 2 ? [[before * tens * 100 + last * ones, named.matching] as const] : []),
    [value * ones, named.onesLine(tens, ones)],
    [
      value * ones + value * tens * 100,
      mistake(
        'two-placeholder-zeros',
        `You multiplied by ${tens * 100} instead of ${tens * 10}. Write one 0, not two.`,
      ),
    ],
    [result + 100, named.slip],
    [result - 10, named.slip],
    [value * tens * 10, named.tensLine(tens, ones)],
    [result + value, named.slip],
    [result - by, named.slip],
  ];
}
function stepsOf({ value, by, result, tens, ones }: Product): string[] {
  return [
    `Split ${by}: ${tens * 10} + ${ones}.`,
    `${showNumber(value)} × ${ones} = ${showNumber(value * ones)}.`,
    `${showNumber(value)} × ${tens * 10} = ${showNumber(value * tens * 10)}.`,
    `Add the two lines: ${showNumber(value * ones)} + ${showNumber(value * tens * 10)} = **${showNumber(result)}**.`,
  ];
}
const hintOf = ({ by, tens, ones }: Product): string =>
  `${by} is ${tens * 10} + ${ones}. Multiply by each part, then add.`;
const features = ({ value }: Product, steps: number): Record<string, number> => ({
  digits: String(value).length,
  zeros: (String(value).match(/0/g) ?? []).length,
  steps,
});

const calculation: Form<Params> = {
  weight: () => 4,
  make(random, cell) {
    const product = drawProduct(random, cell);
    if (product === undefined) return undefined;
    const questionText = {
      prompt: `Work out ${showNumber(product.value)} × ${product.by}.`,
      hint: hintOf(product),
      steps: stepsOf(product),
      variant: `${product.value}×${product.by}`,
      features: features(product, 2),
    };
    return random.chance(3, 5)
      ? writeNumber(questionText, product.result, mistakesOf(product))
      : chooseNumber(random, questionText, product.result, mistakesOf(product));
  },
  solve(seen) {
    const [, one, other] = /^Work out (\d+) × (\d+)\.$/.exec(seen.text) ?? [];
    return one === undefined ? undefined : answered(seen, productByDoubling(Number(one), Number(other)));
  },
};

const story: Form<Params> = {
  weight: () => 2,
  make(random, cell) {
    const product = drawProduct(random, cell);
    if (product === undefined) return undefined;
    const { value, by, result } = product;
    const fit = groups.filter(({ fewest, most }) => fewest <= value && value <= most);
    if (fit.length === 0) return undefined;
    const group = random.pick(fit);
    const { container, item } = group;
    return writeNumber(
      {
        prompt: `Each ${container} has ${showNumber(value)} ${pluralOf(item)}. How many ${pluralOf(item)} are there ${placed(group)} ${by} ${pluralOf(container)}?`,
        hint: hintOf(product),
        steps: stepsOf(product),
        variant: `story ${value}×${by}`,
        features: features(product, 3),
      },
      result,
      mistakesOf(product),
    );
  },
  solve(seen) {
    const [, each, times] = /^Each .* has (\d+) .* [io]n (\d+) /.exec(seen.text) ?? [];
    return each === undefined ? undefined : typed(productByDoubling(Number(each), Number(times)));
  },
};

const line: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 1 : 2),
  make(random, cell) {
    const product = drawProduct(random, cell);
    if (product === undefined) return undefined;
    const { value, by, tens, ones, result } = product;
    const second = random.chance(1, 2);
    const [first, next] = [value * ones, value * tens * 10];
    const answer = second ? next : first;
    const name = pickName(random);
    const sum = second
      ? `${showNumber(first)} + □ = ${showNumber(result)}`
      : `□ + ${showNumber(next)} = ${showNumber(result)}`;
    return writeNumber(
      {
        prompt: `${name} works out ${showNumber(value)} × ${by} in two lines and adds them. What goes in the box?\n\n${sum}`,
        hint: `One line is ${showNumber(value)} × ${second ? ones : tens * 10}. What is the other line?`,
        steps: [
          `The lines are ${showNumber(value)} × ${ones} and ${showNumber(value)} × ${tens * 10}.`,
          `The box is ${showNumber(value)} × ${second ? tens * 10 : ones} = **${showNumber(answer)}**.`,
        ],
        variant: `line ${value}×${by} ${second}`,
        features: features(product, 2),
      },
      answer,
      [
        second
          ? [value * tens, named.placeholder(tens)]
          : [value * ones * 10, mistake('needless-zero', `This line is × ${ones}, so it needs no extra 0.`)],
        [result, mistake('whole-product', 'That is the whole product. Find the missing line.')],
      ],
    );
  },
  solve(seen) {
    const [, one, total] = /box\?\n\n(?:□ \+ )?(\d+)(?: \+ □)? = (\d+)$/.exec(seen.text) ?? [];
    return one === undefined ? undefined : typed(BigInt(total ?? 0) - BigInt(one));
  },
};

const explain: Form<Params> = {
  weight: () => 1,
  make(random, cell) {
    const product = drawProduct(random, cell);
    if (product === undefined) return undefined;
    const { value, by, tens, ones, result } = product;
    const name = pickName(random);
    const faults = [
      { text: `multiplied by ${ones} and by ${tens}, not by ${tens * 10}`, wrong: value * ones + value * tens },
      { text: `multiplied only by ${ones}`, wrong: value * ones },
      { text: `multiplied only by ${tens * 10}`, wrong: value * tens * 10 },
      { text: 'added the two numbers', wrong: value + by },
    ];
    const at = random.int(0, 3);
    const fault = faults[at];
    if (fault === undefined || fault.wrong === result || new Set(faults.map(({ wrong }) => wrong)).size < 4)
      return undefined;
    return chooseInOrder(
      {
        prompt: `${name} says ${showNumber(value)} × ${by} = ${showNumber(fault.wrong)}. What did ${name} do?`,
        hint: 'Try each of the four and see which gives this number.',
        steps: [
          `${showNumber(value)} × ${by} should be ${showNumber(result)}.`,
          `${name} **${fault.text}**: that gives ${showNumber(fault.wrong)}.`,
        ],
        variant: `explain ${value}×${by} ${at}`,
        features: features(product, 4),
      },
      faults.map(({ text }) => capital(text)),
      capital(fault.text),
      (_, place) => mistake('misreads-error', `That would give ${showNumber(faults[place]?.wrong ?? 0)}.`),
    );
  },
  solve(seen) {
    const [, value = '', by = '', wrong] = /says (\d+) × (\d+) = (\d+)/.exec(seen.text) ?? [];
    if (wrong === undefined) return undefined;
    const [a, b] = [Number(value), Number(by)];
    return chosen(seen, (option) => {
      const [first = 0, second = 0] = (option.match(/\d+/g) ?? []).map(Number);
      const gives = option.startsWith('Added')
        ? a + b
        : option.includes('only')
          ? productByDoubling(a, first)
          : productByDoubling(a, first) + productByDoubling(a, second);
      return gives === Number(wrong);
    });
  },
};

/** The generator of m.longMul. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const longMultiplication = generatorOfForms<Params>({
  generatorId: 'm.longMul',
  version: 5,
  see: seeNumbers,
  serves: {
    150302: { digits: { easy: 2, medium: 3, hard: 4 } },
    160201: { digits: { easy: 3, medium: 4, hard: 4 } },
  },
  forms: [calculation, story, line, explain],
});
