/** Fractions in their simplest form. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { numbersIn, typed } from '../../kernel/seen.ts';
import { writeFraction, writeNumber } from '../ask.ts';
import { lcm, written } from '../fraction.ts';
import { setOut } from '../maths-text.ts';
import { asks, drawPair, features, lowestBySearch, named, type Pair, type Params } from './equal-pairs.ts';
import { divided } from './in-numbers.ts';

const simplestMistakes = ({ low, high, by }: Pair): NumberMistake[] => {
  const partly = [2, 3, 4, 5, 6].filter((step) => by % step === 0 && step < by);
  return [
    ...partly.map((step) => [`${high.top / step}/${high.bottom / step}`, named.notYet] as const),
    [`${low.top}/${high.bottom}`, named.onePart],
    [`${high.top}/${low.bottom}`, named.onePart],
    [`${low.bottom}/${low.top}`, named.upsideDown],
    [
      high.top > by ? `${high.top - by}/${high.bottom - by}` : 'NaN',
      named.says('adds-same', `You subtracted ${by} from both parts. Divide both by ${by}.`),
    ],
    [
      `${low.top + 1}/${low.bottom}`,
      named.says(
        'miscount',
        `${high.bottom} ÷ ${by} = ${low.bottom} is right, but ${high.top} ÷ ${by} is not ${low.top + 1}.`,
      ),
    ],
  ];
};

/** Why no larger number divides both parts. */
const commonFactor = ({ low, high, by }: Pair): string =>
  `${high.top} = ${by} × ${low.top} and ${high.bottom} = ${by} × ${low.bottom}.${low.top === 1 ? '' : ` Only 1 divides both ${low.top} and ${low.bottom}.`} So ${by} is the highest common factor.`;

/** Lowest terms. */
export const simplest: Form<Params> = {
  weight: (cell) => asks(cell, 'simplest'),
  make(random, cell) {
    const pair = drawPair(random, cell);
    if (pair === undefined) return undefined;
    return writeFraction(
      {
        prompt: ['Write this fraction in its simplest form.', setOut(written(pair.high))],
        hint: 'Which is the largest number that divides both the numerator and the denominator?',
        steps: [commonFactor(pair), divided(pair), `The simplest form is **${written(pair.low)}**.`],
        variant: `simplest ${written(pair.high)}`,
        features: features(pair, 2),
      },
      pair.low,
      simplestMistakes(pair),
      'simplest',
    );
  },
  solve(seen) {
    const [, top, bottom] = /simplest form\.\n(\d+)\/(\d+)$/.exec(seen.text) ?? [];
    return top === undefined ? undefined : typed(written(lowestBySearch(Number(top), Number(bottom))));
  },
};

/** The largest number to divide both parts by. */
export const common: Form<Params> = {
  weight: (cell) => asks(cell, 'common'),
  make(random, cell) {
    const pair = drawPair(random, cell);
    if (pair === undefined || pair.by < 2) return undefined;
    const { high, by } = pair;
    const noFactor = (given: number): string =>
      [high.top, high.bottom].every((each) => each % given === 0)
        ? ''
        : `${given} does not divide both ${high.top} and ${high.bottom}.`;
    return writeNumber(
      {
        prompt: [
          'You want to write this fraction in its simplest form in **one** step. Which number do you divide by?',
          setOut(written(high)),
        ],
        hint: 'Find the highest common factor of the numerator and the denominator.',
        steps: [commonFactor(pair), divided(pair), `Divide by **${by}**.`],
        variant: `common ${written(high)}`,
        features: features(pair, 2),
      },
      by,
      [
        ...[2, 3].map((small): NumberMistake => {
          const part = by / small;
          const says = `${part} divides both, but a larger number does as well.`;
          return [by % small === 0 && part > 1 ? part : Number.NaN, named.says('not-lowest', says)];
        }),
        [high.top, named.says('different-factors', `${high.top} does not divide ${high.bottom}.`)],
        [high.bottom - high.top, named.says('adds-same', noFactor(high.bottom - high.top))],
        [
          lcm(high.top, high.bottom),
          named.says('different-factors', 'That is a common multiple. Look for a number that divides both.'),
        ],
      ],
    );
  },
  solve(seen) {
    if (!seen.text.includes('in one step')) return undefined;
    const [, top, bottom] = /\n(\d+)\/(\d+)$/.exec(seen.text) ?? [];
    for (let by = Number(top); by > 0; by--) if (Number(top) % by === 0 && Number(bottom) % by === 0) return typed(by);
    return undefined;
  },
};

/** What is told of a part, and how it or all the others are asked for. */
interface Story {
  readonly tells: (name: string, part: number, whole: number) => string;
  readonly ofPart: (name: string) => string;
  readonly ofRest: (name: string) => string;
}
const stories: readonly Story[] = [
  {
    tells: (_, part, whole) => `${part} of the ${whole} children at a summer camp can swim.`,
    ofPart: () => 'children can swim',
    ofRest: () => 'children cannot swim',
  },
  {
    tells: (name, part, whole) => `${name} plays ${whole} games and wins ${part} of them.`,
    ofPart: (name) => `games does ${name} win`,
    ofRest: (name) => `games does ${name} not win`,
  },
  {
    tells: (name, part, whole) => `${name} has read ${part} pages of a book with ${whole} pages.`,
    ofPart: (name) => `book has ${name} read`,
    ofRest: (name) => `book has ${name} not read yet`,
  },
  {
    tells: (_, part, whole) => `${part} of the ${whole} eggs on a farm are brown.`,
    ofPart: () => 'eggs are brown',
    ofRest: () => 'eggs are not brown',
  },
  {
    tells: (name, part, whole) => `${name} has ${whole} cards. ${part} of them are shiny.`,
    ofPart: () => 'cards are shiny',
    ofRest: () => 'cards are not shiny',
  },
];

/** A part of a group as a fraction in lowest terms; of the rest on some. */
export const story: Form<Params> = {
  weight: (cell) => asks(cell, 'story'),
  make(random, cell) {
    const pair = drawPair(random, cell);
    if (pair === undefined || pair.high.bottom < 12) return undefined;
    const { low, high } = pair;
    const asksRest = random.chance(1, 3);
    const { tells, ofPart, ofRest } = random.pick(stories);
    const name = pickName(random);
    const told = asksRest ? high.bottom - high.top : high.top;
    return writeFraction(
      {
        prompt: `${tells(name, told, high.bottom)} What fraction of the ${(asksRest ? ofRest : ofPart)(name)}? Write it in its simplest form.`,
        hint: `${asksRest ? 'Subtract first. Write what you get' : 'Write the part'} over the whole. Then divide the numerator and the denominator by the same number.`,
        steps: [
          ...(asksRest ? [`Subtract: ${high.bottom} − ${told} = ${high.top}.`] : []),
          `The fraction is ${written(high)}.`,
          commonFactor(pair),
          divided(pair),
          `The answer is **${written(low)}**.`,
        ],
        variant: `${asksRest ? 'rest ' : ''}${tells('', told, high.bottom)}`,
        features: features(pair, asksRest ? 4 : 3),
      },
      low,
      [
        [
          `${low.bottom - low.top}/${low.bottom}`,
          named.says(
            'other-part',
            `That answers another question: what fraction of the ${(asksRest ? ofPart : ofRest)(name)}?`,
          ),
        ],
        [written(high), named.notYet],
        ...simplestMistakes(pair),
      ],
      'simplest',
    );
  },
  solve(seen) {
    if (!seen.text.includes('What fraction of the')) return undefined;
    const numbers = numbersIn(seen.text);
    const [part, whole] = [Math.min(...numbers), Math.max(...numbers)];
    return typed(written(lowestBySearch(/\bnot\b|cannot/.test(seen.text) ? whole - part : part, whole)));
  },
};
