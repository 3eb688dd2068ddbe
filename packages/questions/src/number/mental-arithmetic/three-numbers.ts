/** Questions on multiplying three numbers in a clever order. */

import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { productByDoubling } from '../column-multiplication.ts';
import { mistake, named, type Params } from './mistakes.ts';

interface Triple {
  readonly factors: readonly [number, number, number];
  readonly result: number;
}

function drawTriple(random: Random, { difficulty }: Cell<Params>): Triple | undefined {
  const pool = {
    easy: [2, 3, 4, 5, 6, 7, 8, 9],
    medium: [2, 3, 4, 5, 6, 7, 8, 9],
    hard: [2, 4, 5, 6, 7, 8, 9, 11, 12, 20, 25],
  }[difficulty];
  const [a, b, c] = [random.pick(pool), random.pick(pool), random.pick(pool)];
  const result = a * b * c;
  const limit = { easy: 120, medium: 360, hard: 1200 }[difficulty];
  const low = { easy: 36, medium: 96, hard: 240 }[difficulty];
  if (result > limit || result < low) return undefined;
  // Three single digits are multiplied at medium.
  if (difficulty === 'hard' && Math.max(a, b, c) < 10) return undefined;
  // A pair makes tens: the order helps.
  if (difficulty === 'hard' && ![a * b, a * c, b * c].some((pair) => pair % 10 === 0)) return undefined;
  // 9 × 4 × 8 has no pair that leads to a table or to tens.
  const leadsOn = (pair: number): boolean => pair <= 12 || pair % 10 === 0;
  if (difficulty === 'medium' && ![a * b, a * c, b * c].some(leadsOn)) return undefined;
  return { factors: [a, b, c], result };
}

/** The pair that makes the easiest first product: a multiple of ten, else the smallest. */
function bestPair([a, b, c]: Triple['factors']): readonly [number, number, number] {
  const ways = [
    [a, b, c],
    [a, c, b],
    [b, c, a],
  ] as const;
  const round = ways.filter(([one, other]) => (one * other) % 10 === 0);
  return (round.length > 0 ? round : ways).reduce((best, way) => (way[0] * way[1] < best[0] * best[1] ? way : best));
}

function tripleMistakes({ factors: [a, b, c], result }: Triple): NumberMistake[] {
  return [
    [a * b, named.two(a, b)],
    [a + b + c, named.adds],
    [a * b + c, named.part],
    [result + a * b, named.group(a, b, c + 1)],
    [b * c, named.two(b, c)],
    [result - c, named.pair(a, b)],
    [result * 2, named.twice],
  ];
}

const tripleFeatures = ({ result }: Triple, steps: number): Record<string, number> => ({ result, steps });

function tripleSteps(triple: Triple): string[] {
  const [one, other, last] = bestPair(triple.factors);
  return [
    `The order doesn’t change the product, so start with an easy pair: ${one} × ${other} = ${one * other}.`,
    `${one * other} × ${last} = **${showNumber(triple.result)}**.`,
  ];
}

/** A product of three numbers. */
export const three: Form<Params> = {
  weight: ({ params, difficulty }) => (params.of === 'three' ? (difficulty === 'hard' ? 2 : 4) : 0),
  make(random, cell) {
    const triple = drawTriple(random, cell);
    if (triple === undefined) return undefined;
    const [a, b, c] = triple.factors;
    const questionText = {
      prompt: `What is ${a} × ${b} × ${c}?`,
      hint: 'You may multiply in any order. Which two are easy to start with?',
      steps: tripleSteps(triple),
      variant: `${a}×${b}×${c}`,
      features: tripleFeatures(triple, 2),
    };
    return writeNumber(questionText, triple.result, tripleMistakes(triple));
  },
  solve(seen) {
    const [, a, b, c] = /^What is (\d+) × (\d+) × (\d+)\?$/.exec(seen.text) ?? [];
    return a === undefined
      ? undefined
      : answered(seen, productByDoubling(productByDoubling(Number(c), Number(b)), Number(a)));
  },
};

/** One of three factors is missing. */
export const threeMissing: Form<Params> = {
  weight: ({ params, difficulty }) => (params.of === 'three' ? (difficulty === 'easy' ? 0 : 2) : 0),
  make(random, cell) {
    const triple = drawTriple(random, cell);
    if (triple === undefined) return undefined;
    const hidden = random.int(0, 2);
    const value = triple.factors[hidden] ?? 1;
    const shown = triple.factors.filter((_, at) => at !== hidden);
    const [one = 1, other = 1] = shown;
    const text = `${triple.factors.map((factor, at) => (at === hidden ? '□' : factor)).join(' × ')} = ${showNumber(triple.result)}`;
    return writeNumber(
      {
        prompt: `What number goes in the box?\n\n${text}`,
        hint: 'Multiply the two numbers you know first.',
        steps: [
          `${one} × ${other} = ${one * other}.`,
          `How many times does ${one * other} go into ${showNumber(triple.result)}?`,
          `${one * other} × ${value} = ${showNumber(triple.result)}, so the answer is **${value}**.`,
        ],
        variant: text,
        features: tripleFeatures(triple, 3),
      },
      value,
      [
        [
          one * other,
          mistake(
            'multiplies-known',
            `That is ${one} × ${other}. How many times does it go into ${showNumber(triple.result)}?`,
          ),
        ],
        [triple.result / one, mistake('divides-once', `You divided by ${one}. Divide by ${other} as well.`)],
        [triple.result / other, mistake('divides-once', `You divided by ${other}. Divide by ${one} as well.`)],
        [
          value + 1,
          mistake(
            'wrong-fact',
            `${one * other} × ${value + 1} is ${showNumber(one * other * (value + 1))}, not ${showNumber(triple.result)}.`,
          ),
        ],
        [triple.result - one * other, mistake('subtracts', `You subtracted ${one * other}. Divide by it.`)],
      ],
    );
  },
  solve(seen) {
    if (!/box\?\n\n.* × .* × .* = \d+$/.test(seen.text)) return undefined;
    const numbers = numbersIn(seen.text);
    const total = numbers.at(-1) ?? 0;
    return Array.from({ length: 200 }, (_, at) => at + 1)
      .filter((each) => each * (numbers[0] ?? 1) * (numbers[1] ?? 1) === total)
      .flatMap((each) => typed(each));
  },
};

/** Boxes of packets of things. */
export const boxes: Form<Params> = {
  weight: ({ params }) => (params.of === 'three' ? 2 : 0),
  make(random, cell) {
    const triple = drawTriple(random, cell);
    if (triple === undefined || Math.min(...triple.factors) < 2) return undefined;
    const [a, b, c] = triple.factors;
    const [big, middle, small] = random.pick([
      ['boxes', 'packets', 'biscuits'],
      ['shelves', 'jars', 'sweets'],
      ['crates', 'trays', 'plants'],
      ['bags', 'tins', 'pencils'],
      ['tables', 'plates', 'sandwiches'],
    ] as const);
    const single = big === 'boxes' ? 'box' : big === 'shelves' ? 'shelf' : big.slice(0, -1);
    return writeNumber(
      {
        prompt: `There are ${a} ${big}. Each ${single} has ${b} ${middle}. Each ${middle.slice(0, -1)} has ${c} ${small}. How many ${small} are there?`,
        hint: 'Multiply all three numbers. Choose an easy order.',
        steps: [`Work out ${a} × ${b} × ${c}.`, ...tripleSteps(triple)],
        variant: `boxes ${a} ${b} ${c}`,
        features: tripleFeatures(triple, 3),
      },
      triple.result,
      tripleMistakes(triple),
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('There are')) return undefined;
    const [a = 0, b = 0, c = 0] = numbersIn(seen.text);
    let things = 0;
    for (let big = 0; big < a; big++) for (let middle = 0; middle < b; middle++) things += c;
    return typed(things);
  },
};

/** Which product of two is equal. */
export const firstStep: Form<Params> = {
  weight: ({ params, difficulty }) => (params.of === 'three' && difficulty === 'medium' ? 2 : 0),
  make(random, cell) {
    const triple = drawTriple(random, cell);
    if (triple === undefined) return undefined;
    const [a, b, c] = triple.factors;
    const right = `${a} × ${b * c}`;
    return chooseText(
      random,
      {
        prompt: `Which is equal to ${a} × ${b} × ${c}?`,
        hint: 'Multiply two of the numbers and keep the third.',
        steps: [
          `${b} × ${c} = ${b * c}, so write ${b * c} instead of ${b} × ${c}.`,
          `The ${a} stays as it is, so the answer is **${right}**.`,
        ],
        variant: `equal ${a}×${b}×${c}`,
        features: tripleFeatures(triple, 2),
      },
      right,
      [
        [`${a} × ${b + c}`, mistake('adds-pair', 'You added two of the numbers. Multiply them.')],
        [`${a * b} + ${c}`, named.part],
        [`${a * b} × ${b * c}`, mistake('uses-number-twice', 'Use each number once only.')],
        [`${a + b} × ${c}`, mistake('adds-pair', 'You added two of the numbers. Multiply them.')],
        [`${a} + ${b * c}`, named.part],
      ],
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, a, b, c] = /^Which is equal to (\d+) × (\d+) × (\d+)\?$/.exec(seen.text) ?? [];
    if (a === undefined) return undefined;
    const target = Number(a) * Number(b) * Number(c);
    return chosen(seen, (option) => {
      const [one = 0, other = 0] = numbersIn(option);
      return (option.includes('×') ? productByDoubling(one, other) : one + other) === target;
    });
  },
};
