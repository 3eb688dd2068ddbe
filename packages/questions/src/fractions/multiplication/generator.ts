/** m.fracMul: fractions times whole numbers, and fractions times fractions. */

import type { Form } from '../../kernel/forms.ts';
import { generatorOfForms } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { typed } from '../../kernel/seen.ts';
import { answered } from '../answered.ts';
import { chooseValue, reasoned, writeFraction, writeNumber } from '../ask.ts';
import { boxBySearch, reckonText } from '../calculate.ts';
import { fraction, lowest, mixed, times, written } from '../fraction.ts';
import { seeFractions, setOut } from '../maths-text.ts';
import {
  cancelsTwice,
  drawProduct,
  features,
  named,
  type Params,
  productMistakes,
  productSteps,
  rightText,
} from './products.ts';

const asksLowest = 'Give the answer in its simplest form.';

/** A product to work out. */
const product: Form<Params> = {
  weight: () => 5,
  make(random, cell) {
    const own = drawProduct(random, cell);
    const { byWhole, form } = cell.params;
    if (own === undefined || (!byWhole && cell.difficulty === 'hard' && !cancelsTwice(own))) return undefined;
    const swapped = own.other.bottom === 1 && random.chance(1, 3);
    const line = swapped ? `${own.right} × ${own.left}` : `${own.left} × ${own.right}`;
    const questionText = {
      hint:
        own.left.includes(' ') && own.other.bottom === 1
          ? 'Multiply the whole number and the fraction. Or start with an improper fraction.'
          : own.other.bottom === 1
            ? 'How many parts are there in all? The size of the parts stays the same.'
            : 'What do you do with the numerators? What do you do with the denominators?',
      steps: productSteps(own, form),
      variant: line,
      features: features(own, 1),
    };
    if (random.chance(1, 3))
      return chooseValue(
        random,
        { ...questionText, prompt: ['Work this out.', setOut(line)] },
        rightText(own, form),
        reasoned(productMistakes(own)),
      );
    return writeFraction(
      { ...questionText, prompt: ['Work out:', setOut(line), ...(form === 'simplest' ? [asksLowest] : [])] },
      form === 'simplest' ? lowest(own.result) : own.result,
      productMistakes(own),
      form,
    );
  },
  solve(seen) {
    const [, line] =
      /^(?:Work out:|Work this out\.)\n([^\n□]+)(?:\nGive the answer in its simplest form\.)?$/.exec(seen.text) ?? [];
    return line === undefined ? undefined : answered(seen, reckonText(line));
  },
};

interface Scenario {
  readonly tells: (name: string, each: string, count: string) => string;
  /** Parts in which this is measured. */
  readonly bottoms: readonly number[];
  /** The largest whole number of each that makes sense, and of the count. */
  readonly most: readonly [each: number, count: number];
}
const scenarios: readonly Scenario[] = [
  {
    tells: (name, each, count) =>
      `${name} pours ${each} of a litre into each of ${count} jugs. How many litres is that?`,
    bottoms: [3, 4, 5, 8, 10],
    most: [9, 9],
  },
  {
    tells: (name, each, count) =>
      `One lap is ${each} of a kilometre. ${name} cycles ${count} laps. How many kilometres is that?`,
    bottoms: [3, 4, 5, 8, 10],
    most: [9, 9],
  },
  {
    tells: (name, each, count) =>
      `One batch of buns needs ${each} of a kilogram of flour. ${name} makes ${count} batches. How many kilograms is that?`,
    bottoms: [4, 5, 8, 10],
    most: [0, 9],
  },
  {
    tells: (name, each, count) =>
      `${name} practises the drums for ${each} of an hour on each of ${count} days. How many hours is that in all?`,
    bottoms: [3, 4, 5, 6, 10, 12],
    // There are seven days in a week, and nobody drums for half of one.
    most: [1, 7],
  },
];

/** So many times the same part. */
const story: Form<Params> = {
  weight: ({ params: { byWhole }, difficulty }) => (byWhole ? (difficulty === 'easy' ? 5 : 3) : 0),
  make(random, cell) {
    const own = drawProduct(random, cell);
    if (own === undefined || own.other.bottom !== 1) return undefined;
    const scenario = random.pick(scenarios);
    const [mostEach, mostCount] = scenario.most;
    if (!scenario.bottoms.includes(own.one.bottom) || own.other.top > mostCount) return undefined;
    if (Math.floor(own.one.top / own.one.bottom) > mostEach) return undefined;
    const storyText = scenario.tells(pickName(random), own.left, own.right);
    const text = own.left.includes(' ')
      ? storyText.replace(/ of an? (litre|kilometre|kilogram|hour)/, ' $1s').replace('jugs', 'buckets')
      : storyText;
    return writeFraction(
      {
        prompt: text,
        hint: `It is ${own.right} lots of ${own.left}.`,
        steps: [`It is ${own.right} × ${own.left}.`, ...productSteps(own, cell.params.form)],
        variant: `story ${scenarios.indexOf(scenario)} ${own.left} × ${own.right}`,
        features: features(own, 2),
      },
      own.result,
      productMistakes(own),
    );
  },
  solve(seen) {
    const [, each] = /((?:\d+ )?\d+\/\d+)/.exec(seen.text) ?? [];
    const [, count] = / (\d+) (?:jugs|buckets|laps|batches|days)/.exec(seen.text) ?? [];
    return each === undefined || count === undefined ? undefined : typed(reckonText(`${each} × ${count}`));
  },
};

/** A number missing in a product, whose answer is shown in its simplest form: one part cannot be read off alone. */
const box: Form<Params> = {
  weight: ({ params: { byWhole }, difficulty }) => (byWhole || difficulty === 'easy' ? 0 : 2),
  make(random, cell) {
    const own = drawProduct(random, cell);
    if (own === undefined || own.left.includes(' ') || own.other.bottom === 1) return undefined;
    const { one, other, result } = own;
    const simple = lowest(result);
    const hidesTop = random.chance(1, 2);
    const line = `${written(one)} × ${hidesTop ? `□/${other.bottom}` : `${other.top}/□`} = ${written(simple)}`;
    const answer = hidesTop ? other.top : other.bottom;
    const [known, all, shown] = hidesTop
      ? [one.top, result.top, simple.top]
      : [one.bottom, result.bottom, simple.bottom];
    // Whoever copies the number that is printed would be right.
    if (answer === shown) return undefined;
    const tried = (given: number): NumberMistake => {
      const value = times(one, hidesTop ? fraction(given, other.bottom) : fraction(other.top, given));
      return [given, named.fact(`With ${given} in the box, the answer is ${mixed(lowest(value))}.`)];
    };
    const [seen, hidden] = hidesTop ? ['denominator', 'numerator'] : ['numerator', 'denominator'];
    const [first, second, made] = hidesTop
      ? [one.bottom, other.bottom, result.bottom]
      : [one.top, other.top, result.top];
    return writeNumber(
      {
        prompt: ['What number goes in the box?', setOut(line)],
        hint: `The answer has been simplified. Multiply the two ${seen}s: which equal fraction has that ${seen}?`,
        steps: [
          `Multiply the ${seen}s: ${first} × ${second} = ${made}.`,
          [`Write the answer with ${made} as the ${seen}.`, `${written(simple)} = ${written(result)}`],
          `Now the ${hidden}s: ${known} × □ = ${all}.`,
          `The missing number is **${answer}**.`,
        ],
        variant: line,
        features: features(own, 2),
      },
      answer,
      [
        ...(shown % known === 0 ? [tried(shown / known)] : []),
        tried(shown),
        tried(answer + 1),
        ...(answer > 1 ? [tried(answer - 1)] : []),
      ],
    );
  },
  solve(seen) {
    const [, line] = /^What number goes in the box\?\n(.*□.*=.*)$/.exec(seen.text) ?? [];
    const found = line === undefined ? undefined : boxBySearch(line, 200);
    return found === undefined ? undefined : typed(found);
  },
};

/** A fraction of a fraction of something real. */
const partOfPart: Form<Params> = {
  weight: ({ params: { byWhole }, difficulty }) => (byWhole ? 0 : difficulty === 'easy' ? 1 : 3),
  make(random, cell) {
    const own = drawProduct(random, cell);
    if (own === undefined || own.other.bottom === 1 || own.left.includes(' ')) return undefined;
    const { one, other, result } = own;
    const [a, b] = [written(one), written(other)];
    const name = pickName(random);
    const kind = random.int(0, 2);
    const text = [
      `${a} of a garden is grass. ${b} of the grass is in the shade. What fraction of the garden is shady grass?`,
      `${name} has ${a} of a cake and eats ${b} of that piece. What fraction of the whole cake is eaten?`,
      `${a} of the books in a library are stories. ${b} of the stories are about animals. What fraction of the books is that?`,
    ][kind];
    if (text === undefined) return undefined;
    return writeFraction(
      {
        prompt: `${text} ${asksLowest}`,
        hint: '“Of” means multiply here.',
        steps: [[`Find ${b} of ${a}.`, `${b} × ${a} = ${written(result)}`], ...productSteps(own, 'simplest').slice(1)],
        variant: `part ${kind} ${a} ${b}`,
        features: features(own, 2),
      },
      lowest(result),
      productMistakes(own),
      'simplest',
    );
  },
  solve(seen) {
    if (!/garden|cake|library/.test(seen.text)) return undefined;
    const [one = '', other = ''] = seen.text.match(/\d+\/\d+/g) ?? [];
    return typed(reckonText(`${one} × ${other}`));
  },
};

/** A mixed number times a whole one, in two steps, when the parts make more than a whole. */
const wholesThenParts: Form<Params> = {
  weight: ({ params: { byWhole }, difficulty }) => (byWhole && difficulty === 'hard' ? 2 : 0),
  make(random, cell) {
    const own = drawProduct(random, cell);
    if (own === undefined || !own.left.includes(' ') || own.result.top % own.result.bottom === 0) return undefined;
    const whole = Math.floor(own.result.top / own.result.bottom);
    return writeNumber(
      {
        prompt: ['The answer is a mixed number. What is its **whole number**?', setOut(`${own.left} × ${own.right}`)],
        hint: 'Write the mixed number as an improper fraction first. How many wholes does the product make?',
        steps: [...productSteps(own, 'any'), `Its whole number is **${whole}**.`],
        variant: `wholes ${own.left} × ${own.right}`,
        features: features(own, 3),
      },
      whole,
      [
        [Math.floor(own.one.top / own.one.bottom) * own.other.top, named.wholesOnly],
        [own.result.top, named.fact(`Those are parts. It takes ${own.result.bottom} of them to make one whole.`)],
        [
          whole + 1,
          named.fact(
            `${whole + 1} wholes are ${(whole + 1) * own.result.bottom} parts, but there are only ${own.result.top}.`,
          ),
        ],
      ],
    );
  },
  solve(seen) {
    const [, line] = /^The answer is a mixed number\. What is its whole number\?\n(.+)$/.exec(seen.text) ?? [];
    return line === undefined ? undefined : typed(reckonText(line, true).split(' ')[0] ?? '');
  },
};

/** The generator of m.fracMul. */
export const fractionMul = generatorOfForms<Params>({
  generatorId: 'm.fracMul',
  version: 12,
  see: seeFractions,
  serves: {
    150505: {
      byWhole: true,
      form: 'any',
      levels: {
        easy: { bottoms: [5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 18, 20], mostTimes: 9, size: 'under', wholes: false },
        medium: { bottoms: [3, 4, 5, 6, 7, 8, 9, 10], mostTimes: 9, size: 'over', wholes: false },
        hard: { bottoms: [3, 4, 5, 6, 7, 8], mostTimes: 9, size: 'over', wholes: true },
      },
    },
    160404: {
      byWhole: false,
      form: 'simplest',
      levels: {
        easy: { bottoms: [2, 3, 4, 5, 6, 7, 8, 9], mostTimes: 0, size: 'lowest', wholes: false },
        medium: { bottoms: [3, 4, 5, 6, 7, 8, 9, 10], mostTimes: 0, size: 'cancels', wholes: false },
        hard: { bottoms: [4, 5, 6, 8, 9, 10, 12, 14, 15], mostTimes: 0, size: 'cancels', wholes: false },
      },
    },
  },
  forms: [product, story, box, partOfPart, wholesThenParts],
});
