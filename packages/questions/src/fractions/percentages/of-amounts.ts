/** Percentages of amounts: plain, in stories, what is left, the whole from a part. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { numbersIn, typed } from '../../kernel/seen.ts';
import { answered } from '../answered.ts';
import { chooseNumber, writeNumber } from '../ask.ts';
import { setOut } from '../maths-text.ts';
import {
  asks,
  drawShare,
  features,
  named,
  type Params,
  partBySearch,
  shareMistakes,
  shareSteps,
  showAmount,
} from './percentage-shares.ts';

const hintOf = (percent: number): string => {
  // The way of these is one step, and the hint would be all of it.
  if ([10, 25, 50].includes(percent)) return `Which simple fraction is ${percent}%?`;
  if (percent === 75) return 'Find 25% first. How many of those make 75%?';
  return percent % 5 === 0 ? 'Find 10% first: divide by 10.' : 'Find 10% and 1% first.';
};

/** A percentage of a number. */
export const amount: Form<Params> = {
  weight: (cell) => asks(cell, 'amount'),
  make(random, cell) {
    const share = drawShare(random, cell);
    if (share === undefined) return undefined;
    const questionText = {
      prompt: ['Work out:', setOut(`${share.percent}% of ${showNumber(share.amount)}`)],
      hint: hintOf(share.percent),
      steps: shareSteps(share),
      variant: `${share.percent}% of ${share.amount}`,
      features: features(share, 1),
    };
    return random.chance(2, 3)
      ? writeNumber(questionText, share.part, shareMistakes(share))
      : chooseNumber(random, questionText, share.part, shareMistakes(share));
  },
  solve(seen) {
    const [, percent, whole] = /^Work out:\n(\d+)% of (\d+)$/.exec(seen.text)?.map(Number) ?? [];
    return percent === undefined || whole === undefined ? undefined : answered(seen, partBySearch(percent, whole));
  },
};

interface Story {
  readonly wording: (name: string, percent: number, whole: string) => string;
  readonly fewest: number;
  readonly most: number;
  readonly before?: '£';
  /** The largest percentage that a shop or a child would have. */
  readonly mostPercent?: number;
}
const parts: readonly Story[] = [
  {
    wording: (_, percent, whole) =>
      `There are ${whole} children at a school. ${percent}% of them play music. How many play music?`,
    fewest: 40,
    most: 1500,
  },
  {
    wording: (name, percent, whole) => `${name} saves ${percent}% of £${whole}. How much does ${name} save?`,
    fewest: 10,
    most: 400,
    before: '£',
  },
  {
    wording: (_, percent, whole) =>
      `A train has ${whole} seats. ${percent}% of them are full. How many seats are full?`,
    fewest: 80,
    most: 900,
  },
  {
    wording: (name, percent, whole) => `${name} has ${whole} cards. ${percent}% of them are shiny. How many are shiny?`,
    fewest: 10,
    most: 400,
  },
  {
    wording: (_, percent, whole) => `A charity gets ${percent}% of £${whole}. How much does it get?`,
    fewest: 20,
    most: 5000,
    before: '£',
  },
];
const lefts: readonly Story[] = [
  {
    wording: (_, percent, whole) => `A coat costs £${whole}. It is ${percent}% off in a sale. What is the sale price?`,
    fewest: 20,
    most: 200,
    before: '£',
    mostPercent: 70,
  },
  {
    wording: (name, percent, whole) => `${name} has £${whole} and spends ${percent}% of it. How much is left?`,
    fewest: 10,
    most: 300,
    before: '£',
  },
  {
    wording: (_, percent, whole) => `A tank holds ${whole} litres. ${percent}% is used. How many litres are left?`,
    fewest: 40,
    most: 2000,
  },
  {
    wording: (name, percent, whole) =>
      `${name} reads ${percent}% of a book with ${whole} pages. How many pages are left?`,
    fewest: 40,
    most: 500,
  },
  {
    wording: (_, percent, whole) => `A hall has ${whole} chairs. ${percent}% are in use. How many are not?`,
    fewest: 40,
    most: 1000,
  },
];

const storyForm = (way: 'amountStory' | 'amountLeft', scenarios: readonly Story[], known: RegExp): Form<Params> => ({
  weight: (cell) => asks(cell, way),
  make(random, cell) {
    const share = drawShare(random, cell);
    if (share === undefined) return undefined;
    const fit = scenarios.filter(
      ({ fewest, most, mostPercent = 90 }) =>
        fewest <= share.amount && share.amount <= most && share.percent <= mostPercent,
    );
    if (fit.length === 0) return undefined;
    const scenario = random.pick(fit);
    const isLeft = way === 'amountLeft';
    const unit = scenario.before ?? '';
    const answer = isLeft ? share.amount - share.part : share.part;
    const mistakes: NumberMistake[] = isLeft
      ? [
          [share.part, named.onlyPart],
          [share.amount - share.percent, named.asUnits(share.percent)],
          [
            share.amount + share.part,
            named.says('wrong-direction', 'You added. What is left is less than the whole, so subtract.'),
          ],
        ]
      : shareMistakes(share);
    return writeNumber(
      {
        prompt: scenario.wording(pickName(random), share.percent, showNumber(share.amount)),
        hint: isLeft ? `${hintOf(share.percent)} Then read again what you need to find.` : hintOf(share.percent),
        steps: [
          ...shareSteps(share, unit).map((step) => (isLeft ? step.replaceAll('**', '') : step)),
          ...(isLeft
            ? [
                `Subtract it: ${unit}${showNumber(share.amount)} − ${unit}${showNumber(share.part)} = **${unit}${showNumber(answer)}**.`,
              ]
            : []),
        ],
        variant: `${way} ${scenarios.indexOf(scenario)} ${share.percent}% of ${share.amount}`,
        features: features(share, isLeft ? 3 : 2),
      },
      answer,
      mistakes,
      scenario.before === undefined ? {} : { before: scenario.before },
    );
  },
  solve(seen) {
    if (!known.test(seen.text)) return undefined;
    const [, percent = 0] = /(\d+)%/.exec(seen.text)?.map(Number) ?? [];
    const [whole = 0] = numbersIn(seen.text.replace(/\d+%/, ''));
    const part = partBySearch(percent, whole);
    return typed(way === 'amountLeft' ? whole - part : part);
  },
});

/** A part in a story. */
export const amountStory = storyForm(
  'amountStory',
  parts,
  /play music|does [A-Z][a-z]+ save|seats are full|are shiny|does it get/,
);
/** What is left in a story. */
export const amountLeft = storyForm('amountLeft', lefts, /sale price|left\?$|in use/);

const wholes: readonly ((name: string, percent: number, part: string) => readonly [string, '£' | undefined])[] = [
  (_, percent, part) => [`${percent}% of a number is ${part}. What is the number?`, undefined],
  (name, percent, part) => [
    `${name} spends ${percent}% of some money. That is £${part}. How much was there at first?`,
    '£',
  ],
  (_, percent, part) => [
    `${percent}% of the children in a school come by bike. That is ${part} children. How many children are in the school?`,
    undefined,
  ],
  (name, percent, part) => [
    `${name} has walked ${percent}% of a path. That is ${part} metres. How many metres long is the path?`,
    undefined,
  ],
];

/** The whole from a part. */
export const findWhole: Form<Params> = {
  weight: (cell) => asks(cell, 'findWhole'),
  make(random, cell) {
    const share = drawShare(random, cell);
    if (share === undefined) return undefined;
    const { percent, amount: whole, part } = share;
    const kind = random.int(0, wholes.length - 1);
    // A child sees at a glance that 36% of £100 is £36.
    if (whole === 100 || (kind === 2 && whole < 80) || (kind === 3 && whole < 50)) return undefined;
    const [text, before] = wholes[kind]?.(pickName(random), percent, showNumber(part)) ?? [];
    if (text === undefined) return undefined;
    const step =
      [50, 25, 20, 10, 5, 1].find((size) => percent % size === 0 && Number.isInteger((part * size) / percent)) ?? 1;
    const each = (part * step) / percent;
    const unit = before ?? '';
    return writeNumber(
      {
        prompt: text,
        hint:
          step === percent ? `How many lots of ${percent}% make 100%?` : `Find ${step}% first. Then build up to 100%.`,
        steps: [
          `${percent}% is ${unit}${showNumber(part)}.`,
          ...(step === percent
            ? []
            : [
                `${percent}% is ${percent / step} × ${step}%, so ${step}% is ${unit}${showNumber(part)} ÷ ${percent / step} = ${showAmount(each, unit)}.`,
              ]),
          `100% is ${100 / step} × ${showAmount(each, unit)} = **${unit}${showNumber(whole)}**.`,
        ],
        variant: `whole ${kind} ${percent}% ${part}`,
        features: features(share, 4),
      },
      whole,
      [
        [(part * percent) % 100 === 0 ? (part * percent) / 100 : Number.NaN, named.partAsWhole],
        [
          part * percent,
          named.fact(
            `You multiplied by ${percent}. ${step === percent ? `How many lots of ${percent}% make 100%?` : `Find ${step}% first, then 100%.`}`,
          ),
        ],
        [part + percent, named.asUnits(percent)],
        [part * 10, named.fact(`Ten times ${part} is ${percent * 10}%, not 100%.`)],
        [whole - part, named.says('other-part', 'That is the rest, not the whole.')],
      ],
      before === undefined ? {} : { before },
    );
  },
  solve(seen) {
    if (!/What is the number\?$|at first\?$|in the school\?$|long is the path\?$/.test(seen.text)) return undefined;
    const [, percent = 1] = /(\d+)%/.exec(seen.text)?.map(Number) ?? [];
    const [part = 0] = numbersIn(seen.text.replace(/\d+%/, ''));
    for (let whole = part; whole <= part * 100; whole++) if (whole * percent === part * 100) return typed(whole);
    return undefined;
  },
};
