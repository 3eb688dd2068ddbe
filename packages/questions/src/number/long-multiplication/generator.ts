/** m.longMul: multiplying by two digits, as a sum, line by line, in stories and as an error to explain. */

import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { upper } from '../../kernel/letter-case.ts';
import { pickName } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { pluralOf } from '../../kernel/plural.ts';
import { answered, chosen, seeNumbers, typed } from '../../kernel/seen.ts';
import { chooseInOrder, writeNumber } from '../ask.ts';
import { productByDoubling } from '../column-multiplication.ts';
import { pickGroup, placed } from '../equal-groups.ts';
import { drawProduct, features, hintOf, mistake, mistakesOf, named, type Params, stepsOf } from './products.ts';
import { groupsAndMore, thenMore } from './two-steps.ts';

/** In year 6 a product by itself is easy: medium looks into the method or adds, and hard has a second step. */
const isOneStepTooFew = ({ difficulty, year }: Cell<Params>): boolean => difficulty !== 'easy' && year > 5;

const calculation: Form<Params> = {
  weight: (cell) => (isOneStepTooFew(cell) ? 0 : 4),
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
    // Typed: options would need numbers that no one mistake leads to.
    return writeNumber(questionText, product.result, mistakesOf(product));
  },
  solve(seen) {
    const [, one, other] = /^Work out (\d+) × (\d+)\.$/.exec(seen.text) ?? [];
    return one === undefined ? undefined : answered(seen, productByDoubling(Number(one), Number(other)));
  },
};

const story: Form<Params> = {
  weight: (cell) => (isOneStepTooFew(cell) ? 0 : 2),
  make(random, cell) {
    const product = drawProduct(random, cell);
    if (product === undefined) return undefined;
    const { value, by, result } = product;
    const group = pickGroup(random, value);
    if (group === undefined) return undefined;
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
  // The other line is one short product: easy beside products of two lines.
  weight: ({ difficulty }) => (difficulty === 'easy' ? 1 : 0),
  make(random, cell) {
    const product = drawProduct(random, cell);
    if (product === undefined) return undefined;
    const { value, by, tens, ones, result } = product;
    const second = random.chance(1, 2);
    const [first, next] = [value * ones, value * tens * 10];
    const answer = second ? next : first;
    const name = pickName(random);
    return writeNumber(
      {
        // With the product as well, a subtraction would do.
        prompt: `${name} works out ${showNumber(value)} × ${by} in two lines, then adds them. One line is ${showNumber(second ? first : next)}. What is the other line?`,
        hint: `${showNumber(second ? first : next)} is ${showNumber(value)} × ${second ? ones : tens * 10}. What still has to be multiplied?`,
        steps: [
          `The lines are ${showNumber(value)} × ${ones} and ${showNumber(value)} × ${tens * 10}.`,
          `The other line is ${showNumber(value)} × ${second ? tens * 10 : ones} = **${showNumber(answer)}**.`,
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
    const [, value, by, one] = / works out (\d+) × (\d+) in two lines .*\. One line is (\d+)\./.exec(seen.text) ?? [];
    return one === undefined ? undefined : typed(productByDoubling(Number(value), Number(by)) - Number(one));
  },
};

const explain: Form<Params> = {
  weight: (cell) => (cell.difficulty === 'hard' ? 0 : isOneStepTooFew(cell) ? 3 : 1),
  make(random, cell) {
    const product = drawProduct(random, cell);
    if (product === undefined) return undefined;
    const { value, by, tens, ones, result } = product;
    const name = pickName(random);
    // A 0 at the end tells at a glance that only 10 times was done.
    if (tens < 2) return undefined;
    const swapped = ones * 10 + tens;
    const faults = [
      {
        text: `multiplied by ${ones} and by ${tens}, not by ${tens * 10}`,
        working: `${showNumber(value * ones)} + ${showNumber(value * tens)}`,
        wrong: value * ones + value * tens,
      },
      { text: `multiplied only by ${ones}`, working: `${showNumber(value)} × ${ones}`, wrong: value * ones },
      {
        text: `multiplied only by ${tens * 10}`,
        working: `${showNumber(value)} × ${tens * 10}`,
        wrong: value * tens * 10,
      },
      {
        text: `multiplied by ${swapped}, not by ${by}`,
        working: `${showNumber(value)} × ${swapped}`,
        wrong: value * swapped,
      },
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
          `${showNumber(value)} × ${by} should be ${showNumber(value * ones)} + ${showNumber(value * tens * 10)} = ${showNumber(result)}.`,
          `${name} **${fault.text}**: ${fault.working} = ${showNumber(fault.wrong)}.`,
        ],
        variant: `explain ${value}×${by} ${at}`,
        features: features(product, 4),
      },
      faults.map(({ text }) => upper(text)),
      upper(fault.text),
      (_, place) => mistake('misreads-error', `That would give ${showNumber(faults[place]?.wrong ?? 0)}.`),
    );
  },
  solve(seen) {
    const [, value = '', wrong] = /says (\d+) × \d+ = (\d+)/.exec(seen.text) ?? [];
    if (wrong === undefined) return undefined;
    const a = Number(value);
    return chosen(seen, (option) => {
      const [first = 0, second = 0] = (option.match(/\d+/g) ?? []).map(Number);
      const gives = option.includes(' and by ')
        ? productByDoubling(a, first) + productByDoubling(a, second)
        : productByDoubling(a, first);
      return gives === Number(wrong);
    });
  },
};

/** The generator of m.longMul. */
export const longMultiplication = generatorOfForms<Params>({
  generatorId: 'm.longMul',
  version: 13,
  see: seeNumbers,
  serves: {
    150302: {
      easy: { digits: 2, by: [12, 49], zeros: 'never' },
      medium: { digits: 3, by: [23, 79], zeros: 'sometimes' },
      hard: { digits: 4, by: [13, 59], zeros: 'sometimes' },
    },
    160201: {
      easy: { digits: 4, by: [23, 69], zeros: 'never' },
      medium: { digits: 4, by: [46, 98], zeros: 'always' },
      hard: { digits: 4, by: [36, 98], zeros: 'often' },
    },
  },
  forms: [calculation, story, line, explain, thenMore, groupsAndMore],
});
