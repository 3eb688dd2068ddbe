/** m.zeroOne: multiplying by 0 and 1, and dividing by 1. */
import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn, type TextMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { pluralOf } from '../../kernel/plural.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen, numbersIn, seeNumbers, typed } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { productsIn, workedOut } from './products.ts';

type Params = Record<string, never>;

const mistake = mistakesIn('m.zeroOne');
const named = {
  keeps: mistake('zero-changes-nothing', '0 groups of a number are nothing, so multiplying by 0 makes 0.'),
  writesZero: mistake('writes-a-zero', 'You wrote a 0 at the end. That is multiplying by 10, not by 0.'),
  countsEmpty: mistake('counts-the-empty', 'You counted the empty ones too. There is nothing in them.'),
  tried: (says: string) => mistake('does-not-fit', says),
  one: mistake('one-like-zero', 'Multiplying by 1 makes one group, not none. The number stays.'),
  adds: mistake('adds-one', 'You added 1. One group of a number is the number itself.'),
  divides: mistake('divides-to-one', 'Dividing by 1 makes one group, and everything is in it. The number stays.'),
  part: mistake('one-part-only', 'You left out a part. Work out each multiplication, then put them together.'),
  zero: mistake('zero-left-out', 'You left the 0 out. When one factor is 0, the whole product is 0.'),
  added: mistake('adds-the-factors', 'You added the factors. Multiply them: one factor is 0.'),
  shares: mistake('nothing-left', 'Nothing is lost when everything goes into one group.'),
  byZero: mistake('divides-by-zero', 'Nothing can be divided by 0.'),
  itself: mistake('divides-by-itself', 'A number divided by itself is 1: each group gets 1.'),
  nothing: mistake('shares-nothing', 'When there is nothing to share, every group gets 0.'),
  table: (one: number, other: number) => mistake('table-fact', `That is ${one} × ${other}.`),
};

const size = (random: Random, { difficulty }: Cell<Params>): number =>
  difficulty === 'easy' ? random.int(11, 99) : difficulty === 'medium' ? random.int(102, 999) : random.int(1002, 9999);

const rules = {
  zero: 'Multiplying by 0 means no groups at all, so the product is 0.',
  one: 'Multiplying by 1 means one group, so the number stays the same.',
  divide: 'Dividing by 1 puts everything into one group, so the number stays the same.',
};

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

/** A factor is missing: what makes 0, or leaves the number as it is? Too easy for hard cells, where the answer would be in sight. */
const missing: Form<Params> = {
  weight: ({ difficulty }) => ({ easy: 3, medium: 3, hard: 0 })[difficulty],
  make(random, cell) {
    const number = size(random, cell);
    const kind = random.pick(['zero', 'one', 'divide', 'self'] as const);
    const shown = showNumber(number);
    const [text, right] =
      kind === 'zero'
        ? [`${shown} × □ = 0`, 0]
        : kind === 'one'
          ? [`□ × ${shown} = ${shown}`, 1]
          : kind === 'divide'
            ? [`${shown} ÷ □ = ${shown}`, 1]
            : [`□ ÷ 1 = ${shown}`, number];
    return writeNumber(
      {
        prompt: `Which number is missing?\n\n${text}`,
        hint:
          kind === 'divide'
            ? 'Which number can you divide by so that nothing changes?'
            : kind === 'self'
              ? 'What happens to a number when you divide it by 1?'
              : 'Try 0 and try 1. What happens to the number?',
        steps: [
          kind === 'zero' ? rules.zero : kind === 'one' ? rules.one : rules.divide,
          `The missing number is **${showNumber(right)}**.`,
        ],
        variant: text,
        features: { steps: 2, digits: String(number).length },
      },
      right,
      [
        [
          kind === 'zero' ? 1 : 0,
          kind === 'zero'
            ? named.tried(`${shown} × 1 is ${shown}, not 0.`)
            : kind === 'divide'
              ? named.byZero
              : named.tried(kind === 'self' ? `0 ÷ 1 is 0, not ${shown}.` : `0 × ${shown} is 0, not ${shown}.`),
        ],
        kind === 'self'
          ? [1, named.tried(`1 ÷ 1 is 1, not ${shown}.`)]
          : [
              number,
              named.tried(
                kind === 'divide'
                  ? `${shown} ÷ ${shown} is 1, not ${shown}.`
                  : `${shown} × ${shown} is much more than ${kind === 'zero' ? '0' : shown}.`,
              ),
            ],
      ],
    );
  },
  solve(seen) {
    const [, text] = /^Which number is missing\?\n\n(.*)$/.exec(seen.text) ?? [];
    const [left, right] = text?.split(' = ') ?? [];
    if (left === undefined || right === undefined) return undefined;
    for (let number = 0; number < 10_000; number++)
      if (!(left.endsWith('÷ □') && number === 0) && workedOut(left.replace('□', String(number))) === Number(right))
        return typed(number);
    return [];
  },
};

/** Three factors, one of them 0 or 1; on hard four, one of two digits, and no 0 that gives the answer away. */
const three: Form<Params> = {
  weight: () => 3,
  make(random, cell) {
    const { difficulty } = cell;
    const isHard = difficulty === 'hard';
    const [one, other] = isHard
      ? [random.int(13, 39), random.int(3, 9)]
      : difficulty === 'medium'
        ? [random.int(6, 12), random.int(6, 12)]
        : [random.int(2, 12), random.int(3, 12)];
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
    const [one, other] = [size(random, cell), random.int(12, 99)];
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
          ? [
              sign === '+' ? one - other : one + other,
              mistake(
                'other-operation',
                sign === '+' ? 'You subtracted. The sign says add.' : 'You added. The sign says subtract.',
              ),
            ]
          : [sign === '+' ? one + other : one - other, named.keeps],
        [one, factors[0] === 0 ? named.keeps : named.part],
        [other, factors[1] === 0 ? named.keeps : named.part],
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
        prompt: `${name} sees ${empty} empty ${box}. Each of ${single} other ${box} has 1 ${thing} in it.${isHard ? ` Each of ${full} more ${box} has ${each} ${pluralOf(thing)}.` : ''} How many ${pluralOf(thing)} are there?`,
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
      /sees (\d+) empty \w+\. Each of (\d+) other \w+ has 1 \w+ in it\.( Each of (\d+) more \w+ has (\d+) \w+\.)?/.exec(
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
  weight: ({ difficulty }) => ({ easy: 0, medium: 2, hard: 2 })[difficulty],
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
  version: 9,
  see: seeNumbers,
  serves: { 140307: {} },
  forms: [single, three, missing, together, story, odd],
});
