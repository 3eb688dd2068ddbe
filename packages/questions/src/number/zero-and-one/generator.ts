/** m.zeroOne: multiplying by 0 and 1, and dividing by 1. */
import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { pluralOf } from '../../kernel/plural.ts';
import { answered, chosen, numbersIn, seeNumbers, typed } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { missing, missingOfTwo } from './missing-factors.ts';
import { named, type Params, rules, size } from './mistakes.ts';
import { productsIn, workedOut } from './products.ts';

/** One calculation with 0 or 1. */
const single: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 4 : 0),
  make(random, cell) {
    const number = size(random, cell);
    const kind = random.pick(['zero', 'one', 'divide'] as const);
    const isFirst = random.chance(1, 2);
    const factor = kind === 'zero' ? 0 : 1;
    const text =
      kind === 'divide'
        ? `${showNumber(number)} ÷ 1`
        : isFirst
          ? `${factor} × ${showNumber(number)}`
          : `${showNumber(number)} × ${factor}`;
    const right = kind === 'zero' ? 0 : number;
    return writeNumber(
      {
        prompt: `Work out ${text}.`,
        hint:
          kind === 'divide' ? 'How many groups are made? What is in them?' : 'How many groups of the number are there?',
        steps: [rules[kind], `${text} = **${showNumber(right)}**.`],
        variant: text,
        features: { steps: 1, digits: String(number).length },
      },
      right,
      kind === 'zero'
        ? [
            [number, named.keeps],
            [number * 10, named.writesZero],
          ]
        : [
            [kind === 'divide' ? 1 : number + 1, kind === 'divide' ? named.divides : named.adds],
            [0, kind === 'divide' ? named.shares : named.one],
          ],
    );
  },
  solve(seen) {
    const [, text] = /^Work out ([\d ×÷]+)\.$/.exec(seen.text) ?? [];
    return text === undefined ? undefined : typed(workedOut(text));
  },
};

/** Three factors, one of them 0 or 1; on hard four, one of two digits, and no 0 that gives the answer away. */
const three: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'medium' ? 0 : 3),
  make(random, cell) {
    const isHard = cell.difficulty === 'hard';
    const [one, other] = isHard ? [random.int(13, 39), random.int(3, 9)] : [random.int(2, 12), random.int(3, 12)];
    if (one % 10 === 0) return undefined;
    const factor = isHard ? 1 : random.pick([0, 1, 1]);
    const extra = isHard ? [1] : [];
    const factors = random.shuffle([one, other, factor, ...extra]);
    const right = factors.reduce((product, each) => product * each, 1);
    const text = factors.join(' × ');
    return writeNumber(
      {
        prompt: `Work out ${text}.`,
        hint: 'Look at all the factors before you start. Is one of them 0 or 1?',
        steps: [
          right === 0
            ? 'Multiplying by 0 means no groups, whatever the other factors are.'
            : 'The factor 1 changes nothing, so leave it out.',
          right === 0 ? `${text} = **0**.` : `${one} × ${other} = **${right}**.`,
        ],
        variant: `three ${text}`,
        features: { steps: factors.length, digits: String(one * other).length },
      },
      right,
      right === 0
        ? [
            [one * other, named.zero],
            [factors.reduce((sum, each) => sum + each, 0), named.added],
          ]
        : [
            [one * other + 1, named.adds],
            [0, named.one],
            [one * other + one, named.table(one, other + 1)],
          ],
    );
  },
  solve: (seen, cell) => single.solve(seen, cell),
};

/** Two products together: (4 × 1) + (6 × 0). */
const together: Form<Params> = {
  weight: ({ difficulty }) => ({ easy: 0, medium: 3, hard: 5 })[difficulty],
  make(random, cell) {
    const one = cell.difficulty === 'hard' ? size(random, cell) : random.int(12, 99);
    const other = random.int(12, 99);
    const factors = random.pick([
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const);
    const sign = random.pick(['+', '−'] as const);
    const [first, second] = [one * factors[0], other * factors[1]];
    if (first < second && sign === '−') return undefined;
    const right = sign === '+' ? first + second : first - second;
    const text = `(${showNumber(one)} × ${factors[0]}) ${sign} (${other} × ${factors[1]})`;
    return writeNumber(
      {
        prompt: `Work out ${text}.`,
        hint: 'Work out each pair of brackets first. What does each product make?',
        steps: [
          `${showNumber(one)} × ${factors[0]} = ${showNumber(first)}, and ${other} × ${factors[1]} = ${showNumber(second)}.`,
          `${showNumber(first)} ${sign} ${showNumber(second)} = **${showNumber(right)}**.`,
        ],
        variant: `together ${text}`,
        features: { steps: 3, digits: String(one).length },
      },
      right,
      [
        factors[0] + factors[1] === 2
          ? [sign === '+' ? one - other : one + other, named.sign(sign === '+')]
          : [sign === '+' ? one + other : one - other, named.keeps],
        [one, factors[0] === 0 ? named.swaps(one, other) : named.part],
        [other, factors[1] === 0 ? named.swaps(other, one) : named.part],
        [0, named.one],
      ],
    );
  },
  solve(seen) {
    const found = /^Work out \((.+) × ([01])\) [+-] \((.+) × ([01])\)\.$/.exec(seen.text);
    return found === null ? undefined : typed(productsIn(seen.text));
  },
};

const empties = [
  ['boxes', 'pen'],
  ['vases', 'rose'],
  ['nests', 'egg'],
  ['bags', 'apple'],
  ['jars', 'button'],
  ['cupboards', 'cup'],
  ['trays', 'seedling'],
  ['drawers', 'sock'],
  ['baskets', 'bun'],
] as const;

/** Boxes with nothing in them, and boxes with one thing each. */
const story: Form<Params> = {
  weight: ({ difficulty }) => ({ easy: 2, medium: 0, hard: 3 })[difficulty],
  make(random, { difficulty }) {
    const [box, thing] = random.pick(empties);
    const name = pickName(random);
    const [empty, single] = [
      random.int(3, difficulty === 'easy' ? 12 : 40),
      random.int(2, difficulty === 'easy' ? 12 : 40),
    ];
    const [full, each] = [random.int(3, 9), random.int(3, difficulty === 'easy' ? 5 : 12)];
    const isHard = difficulty === 'hard';
    const right = single + (isHard ? full * each : 0);
    return writeNumber(
      {
        prompt: `${name} sees ${empty} empty ${box} and ${single} ${box} with 1 ${thing} in each.${isHard ? ` Another ${full} ${box} have ${each} ${pluralOf(thing)} each.` : ''} How many ${pluralOf(thing)} are there altogether?`,
        hint: 'Write a multiplication for each kind: how many groups, and how many in each.',
        steps: [
          `The empty ones: ${empty} × 0 = 0. Those with one: ${single} × 1 = ${single}.`,
          ...(isHard ? [`The others: ${full} × ${each} = ${full * each}.`] : []),
          `Altogether there are **${right}** ${pluralOf(thing)}.`,
        ],
        variant: `story ${box} ${empty} ${single} ${isHard ? `${full} ${each}` : ''}`,
        features: { steps: isHard ? 4 : 2, digits: String(right).length },
      },
      right,
      [
        [right + empty, named.countsEmpty],
        ...(isHard ? [[full * each, named.part] as const, [single, named.part] as const] : []),
      ],
    );
  },
  solve(seen) {
    const [, empty, single, , full, each] =
      /sees (\d+) empty \w+ and (\d+) \w+ with 1 \w+ in each\.( Another (\d+) \w+ have (\d+) \w+ each\.)?/.exec(
        seen.text,
      ) ?? [];
    if (single === undefined) return undefined;
    let count = 0;
    for (let box = 0; box < Number(empty) + Number(single); box++) count += box < Number(empty) ? 0 : 1;
    for (let box = 0; box < Number(full ?? 0); box++) count += Number(each);
    return answered(seen, count);
  },
};

/** Which of four calculations has another answer than the rest? */
const odd: Form<Params> = {
  // At hard two of four that are plainly 0 would leave too little to work out.
  weight: ({ difficulty }) => (difficulty === 'medium' ? 2 : 0),
  make(random, cell) {
    const number = size(random, cell);
    const shown = showNumber(number);
    const same: readonly TextMistake[] = [
      [`${shown} × 1`, named.one],
      [`1 × ${shown}`, named.one],
      [`${shown} ÷ 1`, named.divides],
      [`${shown} × 1 × 1`, named.one],
      [`1 × 1 × ${shown}`, named.one],
      [`1 × ${shown} ÷ 1`, named.divides],
    ];
    const others: readonly TextMistake[] = [
      [`${shown} × 0`, named.keeps],
      [`0 × ${shown}`, named.keeps],
      [`${shown} ÷ ${shown}`, named.itself],
      [`1 × 0 × ${shown}`, named.keeps],
      [`0 ÷ ${shown}`, named.nothing],
    ];
    const worthOf = (text: string): number => workedOut(text.replaceAll(',', ''));
    const wantsNumber = random.chance(1, 2);
    const pool = wantsNumber ? others : same;
    const [right] = random.pick(wantsNumber ? same : others);
    // Two begin with the number and two end with it, so that the right one is not the most like the others.
    const sameSide = ([text]: TextMistake): boolean => text.startsWith(shown) === right.startsWith(shown);
    const wrong = [
      ...random.sample(pool.filter(sameSide), 1),
      ...random.sample(
        pool.filter((one) => !sameSide(one)),
        2,
      ),
    ];
    const workings = [...wrong.map(([text]) => text), right].map((text) => `${text} = ${showNumber(worthOf(text))}`);
    return chooseText(
      random,
      {
        prompt: wantsNumber ? `Which of these is ${shown}?` : `Which of these is **not** ${shown}?`,
        hint: 'Work out each one. Take care with 0 and with 1.',
        steps: [`${workings.join('; ')}.`, `So it is **${right}**.`],
        variant: `odd ${wantsNumber} ${right}`,
        features: { steps: 4, digits: String(number).length },
      },
      right,
      wrong,
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, not, number] = /^Which of these is (not )?(\d+)\?$/.exec(seen.text) ?? [];
    if (number === undefined) return undefined;
    return chosen(seen, (option) => (workedOut(option) === numbersIn(number)[0]) === (not === undefined));
  },
};

/** The generator of m.zeroOne. */
export const zeroOne = generatorOfForms<Params>({
  generatorId: 'm.zeroOne',
  version: 12,
  see: seeNumbers,
  serves: { 140307: {} },
  forms: [single, three, missing, missingOfTwo, together, story, odd],
});
