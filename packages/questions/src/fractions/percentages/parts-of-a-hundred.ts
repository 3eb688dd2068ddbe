/** Per cent as parts of a hundred: seen on grids, out of totals that go into 100, and what is left of 100%. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { drawn } from '../../kernel/question-text.ts';
import { numbersIn, typed } from '../../kernel/seen.ts';
import { answered } from '../answered.ts';
import { chooseNumber, writeNumber } from '../ask.ts';
import { isLowest } from '../fraction.ts';
import { countParts, firstShaded, gridFigure } from '../fraction-figures.ts';
import { asks, named, outOfHundredChain, type Params } from './percentage-shares.ts';

const box = { after: '%', unit: '%' } as const;
const show = (value: number | string): string => `${value}%`;

/** A grid with some squares shaded; fewer squares than a hundred on harder ones. */
export const grid: Form<Params> = {
  weight: (cell) => asks(cell, 'grid'),
  make(random, { difficulty }) {
    const [parts, columns] =
      difficulty === 'easy'
        ? [100, 10]
        : random.pick([
            [50, 10],
            [25, 5],
            [20, 5],
          ] as const);
    const count = random.int(1, parts - 1);
    const isShaded = random.chance(difficulty === 'easy' ? 3 : 1, 4);
    const each = 100 / parts;
    if (count * 2 === parts) return undefined;
    const asked = (isShaded ? count : parts - count) * each;
    const alt = `A grid of ${parts} equal squares. Some squares are shaded.`;
    const questionText = {
      prompt: [
        `What percentage of the grid is ${isShaded ? '' : '**not** '}shaded?`,
        drawn(gridFigure(firstShaded(count, parts), columns, alt)),
      ],
      hint:
        parts === 100
          ? 'There are 100 squares. Each square is 1%.'
          : `There are ${parts} squares. What percentage is one square?`,
      steps: [
        `The grid has ${parts} equal squares, so each is ${each}%.`,
        `${asked / each} ${asked / each === 1 ? 'square is' : 'squares are'} ${isShaded ? 'shaded' : 'not shaded'}${each === 1 ? '' : `: ${asked / each} × ${each} = ${asked}`}.`,
        `The answer is **${asked}%**.`,
      ],
      variant: `grid ${isShaded ? '' : 'not '}${count}/${parts}`,
      features: { steps: parts === 100 ? 1 : 2, amount: parts },
    };
    const mistakes: NumberMistake[] = [
      [100 - asked, named.says('other-part', `That is the part that is ${isShaded ? 'not ' : ''}shaded.`)],
      each === 1
        ? [asked + 10, named.fact('That is ten squares too many.')]
        : [asked / each, named.says('counts-as-percent', `You counted the squares. Each square is ${each}%.`)],
      [asked + each, named.fact('That is one square too many.')],
      [asked - each, named.fact('That is one square too few.')],
      [asked + 2 * each, named.fact('That is two squares too many.')],
      [asked - 2 * each, named.fact('That is two squares too few.')],
    ];
    const fit = mistakes.filter(([given]) => Number(given) > 0 && Number(given) <= 100);
    return random.chance(2, 3)
      ? writeNumber(questionText, asked, fit, box)
      : chooseNumber(random, questionText, asked, fit, show);
  },
  solve(seen) {
    const [figure] = seen.figures;
    if (!seen.text.startsWith('What percentage of the grid') || figure === undefined) return undefined;
    const { shaded, parts } = countParts(figure);
    const counted = seen.text.includes('not shaded') ? parts - shaded : shaded;
    for (let percent = 0; percent <= 100; percent++)
      if (percent * parts === 100 * counted) return answered(seen, percent);
    return undefined;
  },
};

const groups = [
  ['children', 'walk to school'],
  ['books', 'are about animals'],
  ['apples', 'are green'],
  ['trees', 'are oaks'],
  ['cars', 'are red'],
  ['counters', 'are blue'],
  ['birds', 'are ducks'],
  ['pencils', 'are sharp'],
] as const;

/** So many out of a total. */
export const outOf: Form<Params> = {
  weight: (cell) => asks(cell, 'outOf'),
  make(random, { difficulty }) {
    const total =
      difficulty === 'easy'
        ? random.pick([100, 100, 10])
        : difficulty === 'medium'
          ? random.pick([50, 20, 25])
          : random.pick([200, 300, 500, 40, 60]);
    const count = random.int(2, total - 2);
    const percent = (count * 100) / total;
    if (!Number.isInteger(percent) || percent === 50) return undefined;
    const [things, are] = random.pick(groups);
    const asksRest = difficulty === 'hard' && random.chance(1, 2);
    const answer = asksRest ? 100 - percent : percent;
    return writeNumber(
      {
        prompt:
          `${count} out of ${total} ${things} ${are}. What percentage ${asksRest ? `**do not**` : 'is that'}?`.replace(
            '**do not**',
            are.startsWith('are') ? '**are not**' : '**do not**',
          ),
        hint:
          total === 100 ? 'What does per cent mean?' : 'Per cent means out of 100. How many would it be out of 100?',
        steps: [
          total === 100
            ? `Per cent means out of 100, so ${count} out of 100 is ${count}%.`
            : [`Write it as a fraction. Then make it out of 100.`, outOfHundredChain(count, total)],
          asksRest ? `The rest is 100% − ${percent}% = **${answer}%**.` : `The answer is **${answer}%**.`,
        ],
        variant: `${count} of ${total} ${asksRest ? 'rest' : ''}${are}`,
        features: { steps: total === 100 ? 1 : asksRest ? 3 : 2, amount: total },
      },
      answer,
      [
        [total === 100 ? Number.NaN : count, named.counts],
        [
          100 - answer,
          asksRest
            ? named.says('other-part', `That is the percentage that ${are}. The question asks for the rest.`)
            : named.other,
        ],
        [
          asksRest ? total - count : Number.NaN,
          named.says('counts-as-percent', `That is how many of ${total}. How many would it be out of 100?`),
        ],
        [answer / 10, named.tooSmall],
        [answer < 10 ? answer * 10 : Number.NaN, named.tooLarge],
      ],
      box,
    );
  },
  solve(seen) {
    const [, count, total] = /^(\d+) out of (\d+) .*What percentage/.exec(seen.text)?.map(Number) ?? [];
    if (count === undefined || total === undefined) return undefined;
    const asked = / (?:are|do) not\?$/.test(seen.text) ? total - count : count;
    for (let percent = 0; percent <= 100; percent++) if (percent * total === 100 * asked) return typed(percent);
    return undefined;
  },
};

const halves: readonly ((name: string, percent: number) => string)[] = [
  (_, percent) => `${percent}% of the seats in a theatre are taken. What percentage are free?`,
  (name, percent) => `${name} has read ${percent}% of a book. What percentage is left?`,
  (_, percent) => `${percent}% of a farm is woodland. What percentage is **not** woodland?`,
  (name, percent) => `${name} has walked ${percent}% of a path. What percentage is still to go?`,
  (_, percent) => `A tank is ${percent}% full. What percentage is empty?`,
];

/** What is left of 100%. */
export const rest: Form<Params> = {
  weight: (cell) => asks(cell, 'rest'),
  make(random) {
    const percent = random.int(2, 98);
    // Of two halves either is right.
    if (percent === 50) return undefined;
    const text = random.pick(halves)(pickName(random), percent);
    const answer = 100 - percent;
    return writeNumber(
      {
        prompt: text,
        hint: 'How much is the whole, as a percentage?',
        steps: [`The whole is 100%.`, `100% − ${percent}% = **${answer}%**.`],
        variant: text.replace(/[A-Z][a-z]+ has/, ''),
        features: { steps: 1, amount: 100 },
      },
      answer,
      [
        [percent, named.says('other-part', 'That is the part you are told. Find the rest.')],
        ...[answer + 10, answer - 10].map(
          (given): NumberMistake => [given, named.fact(`${percent}% + ${given}% is ${percent + given}%, not 100%.`)],
        ),
      ],
      box,
    );
  },
  solve(seen) {
    if (
      seen.text.includes('The rest') ||
      !/^(?:\d+% of|[A-Z][a-z]+ has (?:read|walked) \d+%|A tank is)/.test(seen.text) ||
      !/What percentage (?:is|are)/.test(seen.text)
    )
      return undefined;
    const [percent = 0] = numbersIn(seen.text);
    let left = 0;
    while (percent + left < 100) left++;
    return typed(left);
  },
};

const thirds: readonly ((a: string, b: number) => string)[] = [
  (a, b) => `In a box, ${a} of the beads are red and ${b}% are blue. The rest are green. What percentage are green?`,
  (a, b) => `${a} of a garden is grass and ${b}% is flowers. The rest is paths. What percentage is paths?`,
  (a, b) =>
    `${a} of the children in a club like chess best and ${b}% like painting best. The rest like reading best. What percentage is that?`,
  (a, b) => `On a farm, ${a} of the animals are sheep and ${b}% are cows. The rest are hens. What percentage are hens?`,
];

/** The third part of 100%; `isFraction`: one of the parts that are known is told as a fraction. */
const lastPart = (way: 'twoParts' | 'threeParts', isFraction: boolean): Form<Params> => ({
  weight: (cell) => asks(cell, way),
  make(random) {
    const bottom = isFraction ? random.pick([4, 5, 10, 20, 25, 50]) : 100;
    const top = random.int(1, bottom - 1);
    const a = (top * 100) / bottom;
    if (a < 5 || a > 75 || (isFraction && !isLowest({ top, bottom }))) return undefined;
    const b = random.int(5, 93 - a);
    const kind = random.int(0, thirds.length - 1);
    const shown = isFraction ? `${top}/${bottom}` : `${a}%`;
    const text = thirds[kind]?.(shown, b);
    if (text === undefined || a === b) return undefined;
    const answer = 100 - a - b;
    const misread = (percent: number): NumberMistake => [
      percent > 0 && percent + b < 100 ? 100 - percent - b : Number.NaN,
      named.says('misreads-fraction', `You took ${shown} as ${percent}%. It is ${a}%.`),
    ];
    return writeNumber(
      {
        prompt: text,
        hint: isFraction ? `How many per cent is ${shown}?` : 'All the parts together make 100%.',
        steps: [
          ...(isFraction ? [[`Write it out of 100.`, `${shown} = ${a}/100`] as const] : []),
          `${a}% + ${b}% = ${a + b}%.`,
          `100% − ${a + b}% = **${answer}%**.`,
        ],
        variant: `${way} ${kind} ${shown} ${b}`,
        features: { steps: isFraction ? 3 : 2, amount: 100 },
      },
      answer,
      [
        [a + b, named.says('only-the-part', `That is the first two parts together. What is left of 100%?`)],
        ...(isFraction ? [misread(bottom), misread(Number(`${top}${bottom}`)), misread(top)] : []),
        [100 - a, named.says('other-part', `You subtracted ${a}% only. Subtract ${b}% as well.`)],
        [100 - b, named.says('other-part', `You subtracted ${b}% only. Subtract ${shown} as well.`)],
        [answer + 10, named.fact(`${a}% + ${b}% + ${answer + 10}% is 110%, not 100%.`)],
      ],
      box,
    );
  },
  solve(seen) {
    if (!/The rest (?:are|is|like)/.test(seen.text) || /\d\/\d/.test(seen.text) !== isFraction) return undefined;
    const [a = 0, b = 0, c = 0] = numbersIn(seen.text);
    for (let left = 0; left <= 100; left++) {
      const isWhole = isFraction ? a * 100 + (c + left) * b === 100 * b : a + b + left === 100;
      if (isWhole) return typed(left);
    }
    return undefined;
  },
});

/** The third part beside two percentages. */
export const twoParts = lastPart('twoParts', false);
/** The third part beside a fraction and a percentage. */
export const threeParts = lastPart('threeParts', true);
