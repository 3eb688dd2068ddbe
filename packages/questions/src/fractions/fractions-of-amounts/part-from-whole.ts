/** Fractions of amounts: plain, of counters, in stories, of measures. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import { numbersIn, typed } from '../../kernel/seen.ts';
import { answered } from '../answered.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { isLowest } from '../fraction.ts';
import { countersFigure, countParts } from '../fraction-figures.ts';
import { setOut } from '../maths-text.ts';
import {
  drawPart,
  features,
  named,
  type Params,
  partBySearch,
  partHint,
  partMistakes,
  partSteps,
} from './parts-of-amounts.ts';

/** A fraction of a number. */
export const plain: Form<Params> = {
  // By itself it is too little for hard cells, and for medium ones of year 4.
  weight: ({ params: { measures }, difficulty }) =>
    difficulty === 'hard' ? 0 : measures ? (difficulty === 'easy' ? 2 : 0) : 3,
  make(random, cell) {
    const of = drawPart(random, cell);
    const questionText = {
      prompt: ['Work out:', setOut(`${of.top}/${of.bottom} of ${showNumber(of.amount)}`)],
      hint: partHint(of),
      steps: partSteps(of),
      variant: `${of.top}/${of.bottom} of ${of.amount}`,
      features: features(of, 1),
    };
    return random.chance(2, 3)
      ? writeNumber(questionText, of.part, partMistakes(of))
      : chooseText(
          random,
          questionText,
          String(of.part),
          random
            .shuffle(partMistakes(of).filter(([given]) => Number(given) > 0 && Number(given) < of.amount))
            .map(([given, because]) => [String(given), because] as const),
          { layout: 'grid' },
        );
  },
  solve(seen) {
    const [, top, bottom, amount] = /^Work out:\n(\d+)\/(\d+) of (\d+)$/.exec(seen.text) ?? [];
    return top === undefined ? undefined : answered(seen, partBySearch(Number(top), Number(bottom), Number(amount)));
  },
};

/** A fraction of the counters in a picture. */
export const counters: Form<Params> = {
  weight: ({ params: { measures }, difficulty }) => (measures || difficulty === 'hard' ? 0 : 1),
  make(random, cell) {
    const of = drawPart(random, cell);
    if (of.amount > 36 || of.each > 8) return undefined;
    const rowsAreParts = random.chance(1, 2);
    const columns = rowsAreParts ? of.each : of.bottom;
    const none = Array.from({ length: of.amount }, () => false);
    // The other of the two numbers would be the answer.
    const alt = `${of.amount} counters in ${rowsAreParts ? `${of.bottom} equal rows` : `rows of ${of.bottom}`}.`;
    return writeNumber(
      {
        prompt: [
          `Find ${of.top}/${of.bottom} of these counters. How many is that?`,
          drawn(countersFigure(none, columns, alt)),
        ],
        hint: `Share the counters into ${of.bottom} equal groups.`,
        steps: [`There are ${of.amount} counters.`, ...partSteps(of)],
        variant: `counters ${columns} ${of.top}/${of.bottom} of ${of.amount}`,
        features: features(of, 1),
      },
      of.part,
      partMistakes(of),
    );
  },
  solve(seen) {
    const [, top, bottom] = /^Find (\d+)\/(\d+) of these counters\./.exec(seen.text) ?? [];
    const [figure] = seen.figures;
    if (top === undefined || figure === undefined) return undefined;
    return typed(partBySearch(Number(top), Number(bottom), countParts(figure).parts));
  },
};

interface Story {
  readonly wording: (name: string, amount: string, share: string) => string;
  readonly asksRest: boolean;
  readonly fewest: number;
  readonly most: number;
}
const stories: readonly Story[] = [
  {
    wording: (name, amount, share) => `${name} has ${amount} stickers. ${share} of them are gold. How many are gold?`,
    asksRest: false,
    fewest: 6,
    most: 300,
  },
  {
    wording: (name, amount, share) =>
      `${name} picks ${amount} apples and gives away ${share} of them. How many apples does ${name} give away?`,
    asksRest: false,
    fewest: 6,
    most: 60,
  },
  {
    wording: (name, amount, share) => `${name} has ${amount} cards and gives away ${share} of them. How many are left?`,
    asksRest: true,
    fewest: 6,
    most: 300,
  },
  {
    wording: (name, amount, share) =>
      `${name} has read ${share} of a book with ${amount} pages. How many pages are left?`,
    asksRest: true,
    fewest: 20,
    most: 400,
  },
  {
    wording: (_, amount, share) => `A car park has ${amount} spaces. ${share} of them are full. How many are empty?`,
    asksRest: true,
    fewest: 12,
    most: 2000,
  },
  {
    wording: (_, amount, share) => `A school has ${amount} children. ${share} of them walk there. How many walk?`,
    asksRest: false,
    fewest: 60,
    most: 1200,
  },
];

/** A fraction of an amount in a story; what is left on harder ones. */
export const story: Form<Params> = {
  // What is left is for medium in year 3.
  weight: ({ params: { measures }, difficulty }) =>
    difficulty === 'easy' ? 1 : difficulty === 'hard' && !measures ? 0 : 3,
  make(random, cell) {
    const of = drawPart(random, cell);
    // Nobody says that two twelfths of the children walk to school.
    if (!isLowest(of)) return undefined;
    const isRoundOrSmall = of.amount <= 120 || of.amount % 100 === 0;
    if (cell.difficulty === 'hard' && (isRoundOrSmall || of.bottom - of.top === 1)) return undefined;
    const asksRest = cell.difficulty !== 'easy' && random.chance(1, cell.difficulty === 'hard' ? 1 : 2);
    // Half taken leaves as much: what is left would need no thought.
    if (asksRest && of.top * 2 === of.bottom) return undefined;
    const fit = stories.filter(
      (questionText) =>
        questionText.asksRest === asksRest && questionText.fewest <= of.amount && of.amount <= questionText.most,
    );
    if (fit.length === 0) return undefined;
    const text = random.pick(fit).wording(pickName(random), showNumber(of.amount), `${of.top}/${of.bottom}`);
    const answer = asksRest ? of.amount - of.part : of.part;
    const mistakes: NumberMistake[] = [
      ...(asksRest ? [[of.part, named.isTaken] as const] : []),
      ...(asksRest
        ? [[of.each, named.rest('That is one part only. Find all the parts that are left.')] as const]
        : partMistakes(of)),
      ...(asksRest && of.top > 1 && of.amount % of.top === 0
        ? [[of.amount - of.amount / of.top, named.restByTop(of)] as const]
        : []),
    ];
    return writeNumber(
      {
        prompt: text,
        hint: asksRest ? `${partHint(of)} Then think: does the question ask for that part?` : partHint(of),
        steps: [
          ...partSteps(of).map((step) => (asksRest ? step.replaceAll('**', '') : step)),
          ...(asksRest ? [`Subtract it: ${showNumber(of.amount)} − ${of.part} = **${answer}**.`] : []),
        ],
        variant: text.replace(/[A-Z][a-z]+ (?=has|picks)|(?<=does )[A-Z][a-z]+/g, ''),
        features: features(of, asksRest ? 3 : 2),
      },
      answer,
      mistakes,
    );
  },
  solve(seen) {
    if (!/stickers|apples|cards|book|car park|school/.test(seen.text) || !/\d\/\d/.test(seen.text)) return undefined;
    const [, top, bottom] = /(\d+)\/(\d+)/.exec(seen.text) ?? [];
    const [amount = 0] = numbersIn(seen.text.replace(/\d+\/\d+/, ''));
    const asked = /left|empty/.test(seen.text) ? Number(bottom) - Number(top) : Number(top);
    return typed(partBySearch(asked, Number(bottom), amount));
  },
};

const measures = [
  { large: '1 metre', small: 'cm', count: 100 },
  { large: '1 kilogram', small: 'g', count: 1000 },
  { large: '1 litre', small: 'ml', count: 1000 },
  { large: '1 hour', small: 'minutes', count: 60 },
  { large: '1 kilometre', small: 'm', count: 1000 },
  { large: '1 day', small: 'hours', count: 24 },
  { large: '£1', small: 'p', count: 100 },
  { large: '1 minute', small: 'seconds', count: 60 },
] as const;
const sizes = [1, 1, 1, 2, 3, 4, 5] as const;

/** A fraction of a measure, in the smaller unit. */
export const ofMeasure: Form<Params> = {
  weight: ({ params: { measures: isAsked }, difficulty }) =>
    !isAsked || difficulty === 'easy' ? 0 : difficulty === 'medium' ? 5 : 2,
  make(random, { params, difficulty }) {
    const { large, small, count } = random.pick(measures);
    const times = difficulty === 'hard' ? random.int(2, 5) : random.pick(sizes.slice(0, 4));
    const bottom = random.pick([...params.bottoms[difficulty], 100, 20]);
    const amount = count * times;
    // A half or a quarter of an hour is known by heart.
    if (count === 60 && times === 1 && bottom < 5) return undefined;
    if (amount % bottom !== 0 || (bottom === 100 && amount < 1000)) return undefined;
    const top = random.int(1, bottom - 1);
    if ((bottom > 12 && top > 12) || 2 * top === bottom) return undefined;
    const of = { top, bottom, each: amount / bottom, amount, part: (amount / bottom) * top };
    const whole = large === '£1' ? `£${times}` : times === 1 ? large : `${times}${large.slice(1)}s`;
    const mistakes: NumberMistake[] = [
      ...partMistakes(of),
      [(of.part * 10) / 6, named.unit(count === 60 ? `${large} is 60 ${small}, not 100.` : '')],
      [
        count % 100 === 0 ? of.part / 10 : Number.NaN,
        named.unit(
          `${whole} is ${showNumber(amount)}${small === 'p' ? 'p' : ` ${small}`}, ten times as much as you took.`,
        ),
      ],
    ];
    return writeNumber(
      {
        prompt: `What is ${top}/${bottom} of ${whole}, in ${small === 'p' ? 'pence' : small}?`,
        hint: `How many ${small === 'p' ? 'pence' : small} are in ${whole}? Then share.`,
        steps: [
          `${whole} = ${showNumber(amount)} ${small}.`.replace(' p.', 'p.'),
          ...partSteps(of, small === 'p' ? 'p' : ` ${small}`),
        ],
        variant: `${top}/${bottom} of ${whole}`,
        features: features(of, times === 1 ? 2 : 3),
      },
      of.part,
      mistakes.filter(([given]) => Number.isInteger(given)),
      { after: small },
    );
  },
  solve(seen) {
    const [, top, bottom, pounds, times = '', unit = ''] =
      /^What is (\d+)\/(\d+) of (£?)(\d+) ?([a-z]*?)s?, in /.exec(seen.text) ?? [];
    if (top === undefined) return undefined;
    const size = pounds === '£' ? 100 : measures.find(({ large }) => large.endsWith(unit))?.count;
    return typed(partBySearch(Number(top), Number(bottom), Number(times) * (size ?? 0)));
  },
};
