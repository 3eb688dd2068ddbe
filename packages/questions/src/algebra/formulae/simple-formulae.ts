/** Simple formulae (year 6): in words, with letters, backwards, found from a table. */

import type { Form } from '../../kernel/forms.ts';
import { pickName } from '../../kernel/names.ts';
import { chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { decimalOf, evaluate, exactOf, rootsOf } from '../evaluate.ts';
import { setOut } from '../maths-text.ts';
import { asks, mistake, named, type Params } from './mistakes.ts';

interface Story {
  readonly wording: (fixed: number, each: number, count: number, name: string) => string;
  readonly before?: '£';
  readonly after?: string;
  readonly ranges: readonly [fixed: readonly [number, number], each: readonly [number, number]];
}

const stories: readonly Story[] = [
  {
    wording: (fixed, each, count, name) =>
      `A taxi costs £${fixed} plus £${each} for each mile. ${name} rides ${count} miles. How much does it cost?`,
    before: '£',
    ranges: [
      [2, 6],
      [2, 4],
    ],
  },
  {
    wording: (fixed, each, count, name) =>
      `Hiring a boat costs £${fixed} plus £${each} for each hour. ${name} hires it for ${count} hours. How much is that?`,
    before: '£',
    ranges: [
      [5, 30],
      [4, 15],
    ],
  },
  {
    wording: (fixed, each, count) =>
      `To cook a turkey, allow ${each} minutes for each kilogram and ${fixed} minutes more. How many minutes does a turkey of ${count} kg need?`,
    after: 'minutes',
    ranges: [
      [15, 35],
      [20, 45],
    ],
  },
  {
    wording: (fixed, each, count, name) =>
      `A club costs £${fixed} to join, then £${each} a month. ${name} joins for ${count} months. How much is that altogether?`,
    before: '£',
    ranges: [
      [5, 40],
      [6, 20],
    ],
  },
  {
    wording: (fixed, each, count) =>
      `A tree was ${fixed} cm tall. It grows ${each} cm a year. How many centimetres tall is it after ${count} years?`,
    after: 'cm',
    ranges: [
      [40, 150],
      [8, 35],
    ],
  },
];

/** A rule in words. */
export const words: Form<Params> = {
  weight: (cell) => asks(cell, 'words'),
  make(random) {
    const kind = random.int(0, stories.length - 1);
    const scenario = stories[kind];
    if (scenario === undefined) return undefined;
    const fixed = random.int(...scenario.ranges[0]);
    const each = random.int(...scenario.ranges[1]);
    const count = random.int(4, 9);
    const total = fixed + each * count;
    const { before, after } = scenario;
    return writeNumber(
      {
        prompt: scenario.wording(fixed, each, count, pickName(random)),
        hint: 'Which part comes once? Which part comes again and again?',
        steps: [
          `The part that comes again and again: ${count} × ${each} = ${count * each}.`,
          `Add the part that comes once: ${count * each} + ${fixed} = **${total}**.`,
        ],
        variant: `words ${kind} ${fixed} ${each} ${count}`,
        features: { steps: 2, size: total },
      },
      total,
      [
        [(fixed + each) * count, named.fixed],
        [count * each, mistake('forgets-fixed-part', 'You left out the part that comes once.')],
        [fixed * count + each, mistake('swaps-parts', 'You multiplied the part that comes only once.')],
        [fixed + each + count, named.addsInStory],
      ],
      before === undefined ? { after: after ?? '' } : { before },
    );
  },
  solve(seen) {
    if (!/^(?:A taxi|Hiring|To cook|A club|A tree)/.test(seen.text)) return undefined;
    const [one = 0, two = 0, count = 0] = numbersIn(seen.text);
    const [fixed, each] = seen.text.startsWith('To cook') ? [two, one] : [one, two];
    let total = fixed;
    for (let done = 0; done < count; done++) total += each;
    return typed(total);
  },
};

const settings = [
  ['cost in pounds of n tickets and the bus fare', 'C', 'n'],
  ['number of tiles in pattern n', 'T', 'n'],
  ['cost in pounds of hiring a boat for h hours and having a picnic', 'C', 'h'],
  ['time in minutes to wash c cars and tidy up', 'M', 'c'],
  ['number of seats at t tables and along the wall', 'S', 't'],
] as const;

/** A formula with letters: what comes out, or what was put in. */
export const letters: Form<Params> = {
  weight: (cell) => asks(cell, 'letters') + asks(cell, 'reverse'),
  make(random, cell) {
    const isBack = random.int(1, asks(cell, 'letters') + asks(cell, 'reverse')) > asks(cell, 'letters');
    const [what, out, letter] = random.pick(settings);
    const [a, more, value] = isBack
      ? [random.int(6, 12), random.int(11, 40), random.int(6, 15)]
      : [random.int(3, 12), random.int(2, 20), random.int(4, 15)];
    // Only tiles can be fewer than so many for each, and pattern 1 has some too.
    const minus = /tiles/.test(what) && random.chance(1, 2);
    const b = minus ? random.int(1, a - 1) : more;
    const result = minus ? a * value - b : a * value + b;
    const formula = `${a}${letter} ${minus ? '−' : '+'} ${b}`;
    return writeNumber(
      {
        prompt: [
          isBack
            ? `This expression gives the ${what}. It comes to **${result}**. What is ${letter}?`
            : `This expression gives the ${what}. What does it come to when **${letter} = ${value}**?`,
          setOut(formula),
        ],
        hint: isBack
          ? 'Work backwards: undo the last step first.'
          : `Put ${value} in for ${letter}. ${a}${letter} means ${a} times ${letter}.`,
        steps: isBack
          ? [
              `Undo ${minus ? '−' : '+'} ${b}: ${result} ${minus ? '+' : '−'} ${b} = ${a * value}.`,
              `Undo × ${a}: ${a * value} ÷ ${a} = **${value}**.`,
            ]
          : [
              `${a}${letter} is ${a} × ${value} = ${a * value}.`,
              `Then ${minus ? 'subtract' : 'add'} ${b}: ${a * value} ${minus ? '−' : '+'} ${b} = **${result}**.`,
            ],
        variant: `${out} ${formula} ${value} ${isBack ? 'back' : ''}`,
        features: { steps: isBack ? 4 : 2, size: result },
      },
      isBack ? value : result,
      isBack
        ? [
            [a * result + (minus ? -b : b), named.forwards(result, letter)],
            [a * value, named.stopsAt(`${a}${letter}`)],
            [value + 1, named.fact],
          ]
        : [
            [Number(`${a}${value}`) + (minus ? -b : b), named.digitsOf(a, letter, value)],
            [a + value + (minus ? -b : b), named.adds],
            [a * value, named.stopsAt(`${a}${letter}`)],
            [a * (value + (minus ? -b : b)), named.order],
          ],
    );
  },
  solve(seen) {
    const [, value, formula] = /when [a-z] = (\d+)\?\n(.+)$/.exec(seen.text) ?? [];
    const [, letter = ''] = /(?:when|What is) ([a-z])(?: =|\?)/.exec(seen.text) ?? [];
    if (value !== undefined && formula !== undefined)
      return typed(decimalOf(evaluate(formula, { [letter]: exactOf(value) })) ?? '');
    const [, result, line] = /It comes to (\d+)\. What is [a-z]\?\n(.+)$/.exec(seen.text) ?? [];
    if (line === undefined) return undefined;
    const [only] = rootsOf(`${line} = ${result}`, letter);
    return only === undefined ? undefined : typed(only);
  },
};

/** Which formula fits a story. */
export const which: Form<Params> = {
  weight: (cell) => asks(cell, 'which'),
  make(random) {
    const kind = random.int(0, 3);
    const [fixed, each] =
      kind === 0 ? [random.int(30, 60), random.int(25, 45)] : [random.int(2, 30), random.int(2, 15)];
    const text = [
      `A plumber charges £${fixed} to come and £${each} for each hour. Which expression gives the cost in pounds for n hours?`,
      `A comic club costs £${fixed} to join and £${each} a month. Which expression gives the cost in pounds for n months?`,
      `A bath has ${fixed} litres of water. A tap adds ${each} litres a minute. Which expression gives the number of litres after n minutes?`,
      `A gym costs £${fixed} to join and £${each} a visit. Which expression gives the cost in pounds for n visits?`,
    ][kind];
    if (text === undefined || fixed === each) return undefined;
    return chooseText(
      random,
      {
        prompt: text,
        hint: 'Which part is multiplied by n?',
        steps: [
          `For n ${['hours', 'months', 'minutes', 'visits'][kind]} it is ${each} × n, or ${each}n.`,
          `Add the part that comes once: **${each}n + ${fixed}**.`,
        ],
        variant: `which ${kind} ${fixed} ${each}`,
        features: { steps: 3, size: fixed },
      },
      `${each}n + ${fixed}`,
      [
        [`${fixed}n + ${each}`, mistake('swaps-parts', 'Here the part that comes once is multiplied by n.')],
        [`${fixed + each}n`, named.fixed],
        [`n + ${fixed + each}`, mistake('adds-instead-of-multiplies', 'Here each n adds only 1.')],
        [`${each}n − ${fixed}`, mistake('wrong-sign', 'Is the part that comes once added or subtracted?')],
        [`${fixed}n − ${each}`, mistake('swaps-parts', 'Here the part that comes once is multiplied by n.')],
      ],
      { layout: 'grid' },
    );
  },
  solve(seen) {
    if (!/Which expression gives the (?:cost in pounds|number of litres)/.test(seen.text)) return undefined;
    const [fixed = 0, each = 0] = numbersIn(seen.text);
    return chosen(seen, (option) =>
      [1, 4, 9].every(
        (count) => decimalOf(evaluate(option, { n: exactOf(String(count)) })) === String(fixed + each * count),
      ),
    );
  },
};

const checks = mistake(
  'wrong-constant',
  'The bottom row does go up in these steps. Put the first n in and check the result.',
);
const wrongGrowth = mistake(
  'wrong-growth',
  'How much does the bottom row go up by each time? That number goes in front of n.',
);

/** Which formula fits a table. */
export const table: Form<Params> = {
  weight: (cell) => asks(cell, 'table'),
  make(random) {
    const [a, b] = [random.int(2, 9), random.int(1, 12)];
    const minus = random.chance(1, 3);
    const start = random.int(1, 4);
    const inputs = [0, 1, 2, 3].map((at) => start + at);
    const value = (n: number): number => a * n + (minus ? -b : b);
    if (value(start) <= 0) return undefined;
    const sign = minus ? '−' : '+';
    return chooseText(
      random,
      {
        prompt: [
          'Which expression gives the bottom row?',
          {
            type: 'table',
            caption: 'Numbers in and out',
            head: ['n', ...inputs.map(String)],
            rows: [['out', ...inputs.map((n) => String(value(n)))]],
          },
        ],
        spoken: `Which expression gives the bottom row? ${inputs.map((n) => `When n is ${n}, out comes ${value(n)}.`).join(' ')}`,
        hint: 'How much does the bottom row grow each time?',
        steps: [
          `The bottom row grows by ${a} each time, so it starts with ${a}n.`,
          `${a} × ${start} = ${a * start}, and the table says ${value(start)}: ${minus ? 'subtract' : 'add'} ${b}.`,
          `The expression is **${a}n ${sign} ${b}**.`,
        ],
        variant: `table ${a} ${minus ? '-' : ''}${b} ${start}`,
        features: { steps: 4, size: value(start + 3) },
      },
      `${a}n ${sign} ${b}`,
      [
        [
          `n + ${a}`,
          mistake('adds-instead-of-multiplies', 'With this one, the bottom row goes up by only 1 each time.'),
        ],
        [`${b}n ${sign} ${a}`, mistake('swaps-parts', 'What the bottom row goes up by goes in front of n.')],
        [`${a}n ${minus ? '+' : '−'} ${b}`, checks],
        [`${a}n ${sign} ${b + 1}`, checks],
        [`${a + 1}n ${sign} ${b}`, wrongGrowth],
        [`${a + 1}n ${minus ? '+' : '−'} ${b}`, wrongGrowth],
      ],
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [grid] = seen.question.prompt.flatMap((block) => (block.type === 'table' ? [block] : []));
    if (seen.text !== 'Which expression gives the bottom row?' || grid === undefined) return undefined;
    const outs = grid.rows[0] ?? [];
    return chosen(seen, (option) =>
      grid.head.slice(1).every((n, at) => decimalOf(evaluate(option, { n: exactOf(n) })) === outs[at + 1]),
    );
  },
};
