/** Direct proportion through one: so much for so many, and so many for so much (year 7). */

import type { Form } from '../../kernel/forms.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { numbersIn, typed } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { asks, mistake, mistakesThroughOne, type Params, severalOf } from './ratios.ts';

interface Work {
  readonly one: string;
  /** The question that leads to it. */
  readonly asksOne: string;
  /** What is known of `from` of them. */
  readonly known: (from: number, cost: string) => string;
  readonly forward: (to: number) => string;
  readonly back: (all: string) => string;
  /** How much one of them is in life, at least and at most. */
  readonly least: number;
  readonly most: number;
}
const works: readonly Work[] = [
  {
    one: 'one bun',
    asksOne: 'How many grams does one bun weigh?',
    known: (from, cost) => `${from} identical buns weigh ${cost} g.`,
    forward: (to) => `How many grams do ${to} of them weigh?`,
    back: (all) => `How many of these buns weigh ${all} g?`,
    least: 25,
    most: 95,
  },
  {
    one: '1 second',
    asksOne: 'How many millilitres run in 1 second?',
    known: (from, cost) => `Water runs from a tap at a steady rate: ${cost} ml in ${from} seconds.`,
    forward: (to) => `How many millilitres is that in ${to} seconds?`,
    back: (all) => `How many seconds does it take to fill a bowl that holds ${all} ml?`,
    least: 15,
    most: 95,
  },
  {
    one: 'one box',
    asksOne: 'How many pencils are in one box?',
    known: (from, cost) => `${from} full boxes of the same size hold ${cost} pencils.`,
    forward: (to) => `How many pencils do ${to} of these boxes hold?`,
    back: (all) => `How many of these boxes are needed for ${all} pencils?`,
    least: 15,
    most: 60,
  },
  {
    one: '1 minute',
    asksOne: 'How many pages are printed in 1 minute?',
    known: (from, cost) => `A printer prints ${cost} pages in ${from} minutes.`,
    forward: (to) => `How many pages does it print in ${to} minutes?`,
    back: (all) => `How many minutes does it take to print ${all} pages?`,
    least: 15,
    most: 60,
  },
  {
    one: '1 hour',
    asksOne: 'How many kilometres does it go in 1 hour?',
    known: (from, cost) => `A coach goes ${cost} km in ${from} hours.`,
    forward: (to) => `At the same speed, how many kilometres does it go in ${to} hours?`,
    back: (all) => `At the same speed, how many hours does it take to go ${all} km?`,
    least: 45,
    most: 90,
  },
];

/** What a question says: `from` of a work make `cost`, and how much others make, or how many make so much. */
function readProportion(text: string): { from: number; cost: number; other: number; isBack: boolean } | undefined {
  const [first = 1, second = 0, other = 0] = numbersIn(text.replaceAll(',', ''));
  const [given = ''] = text.split(/(?<=\.) /);
  const fits = (from: number, cost: number): boolean =>
    works.some(({ known }) => known(from, showNumber(cost)).replaceAll(',', '') === given.replaceAll(',', ''));
  const isBack = /How many of these|how many hours|How many (?:seconds|minutes) does it take/.test(text);
  if (fits(first, second)) return { from: first, cost: second, other, isBack };
  return fits(second, first) ? { from: second, cost: first, other, isBack } : undefined;
}

/** Through one, where neither amount is a multiple of the other. */
export const proportion: Form<Params> = {
  weight: (cell) => asks(cell, 'proportion'),
  make(random, { difficulty }) {
    const from = random.int(3, 9);
    const to = random.int(2, 14);
    const each = difficulty === 'easy' ? random.int(2, 15) * 5 : random.int(18, 95);
    const { one, asksOne, known, forward, least, most } = random.pick(works);
    // Where one amount is a multiple of the other, nobody goes through one.
    if (each < least || each > most || to % from === 0 || from % to === 0) return undefined;
    return writeNumber(
      {
        prompt: `${known(from, showNumber(from * each))} ${forward(to)}`,
        hint: asksOne,
        steps: [
          `For ${one}: ${showNumber(from * each)} ÷ ${from} = ${each}.`,
          `For ${severalOf(one, to)}: ${to} × ${each} = **${showNumber(to * each)}**.`,
        ],
        variant: `proportion ${one} ${from} ${from * each} ${to}`,
        features: { steps: 3, parts: from, size: to * each },
      },
      to * each,
      mistakesThroughOne(one, each, from, to),
    );
  },
  solve(seen) {
    const read = readProportion(seen.text);
    if (read === undefined || read.isBack) return undefined;
    const { from, cost, other } = read;
    for (let found = 0; found <= cost * other; found++) if (found * from === cost * other) return typed(found);
    return undefined;
  },
};

/** The way back through one: how many make so much. */
export const proportionBack: Form<Params> = {
  weight: (cell) => asks(cell, 'proportionBack'),
  make(random) {
    const from = random.int(3, 9);
    const to = random.int(11, 30);
    const each = random.int(18, 95);
    const { one, asksOne, known, back, least, most } = random.pick(works);
    if (each < least || each > most || to % from === 0) return undefined;
    const [cost, all] = [from * each, to * each];
    return writeNumber(
      {
        prompt: `${known(from, showNumber(cost))} ${back(showNumber(all))}`,
        hint: `${asksOne} How many times does that go into ${showNumber(all)}?`,
        steps: [
          `For ${one}: ${showNumber(cost)} ÷ ${from} = ${each}.`,
          `How many times ${each} is ${showNumber(all)}? ${showNumber(all)} ÷ ${each} = **${to}**.`,
        ],
        variant: `back ${one} ${from} ${cost} ${all}`,
        features: { steps: 4, parts: from, size: all },
      },
      to,
      [
        [
          each,
          mistake('stops-too-soon', `That is for ${one} only. How many times does it go into ${showNumber(all)}?`),
        ],
        [
          all % from === 0 ? all / from : Number.NaN,
          mistake('divides-by-known', `You divided by ${from}. Divide by how much it is for ${one}.`),
        ],
        [to + 1, mistake('one-too-many', `${to + 1} × ${each} is ${showNumber(all + each)}, not ${showNumber(all)}.`)],
        [to - 1, mistake('one-too-few', `${to - 1} × ${each} is ${showNumber(all - each)}, not ${showNumber(all)}.`)],
      ],
    );
  },
  solve(seen) {
    const read = readProportion(seen.text);
    if (read === undefined || !read.isBack) return undefined;
    const { from, cost, other } = read;
    for (let found = 0; found <= other; found++) if (found * cost === from * other) return typed(found);
    return undefined;
  },
};
