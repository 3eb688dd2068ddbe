/** Equal fractions in numbers: a part that is missing, families, which are equal and which are not. */

import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, tapWords, writeNumber } from '../ask.ts';
import { type Fraction, fraction, readValue, sameValue, written } from '../fraction.ts';
import { equalBars } from '../fraction-figures.ts';
import { setOut } from '../maths-text.ts';
import { asks, drawPair, features, named, notEqual, type Pair, type Params, topBySearch } from './equal-pairs.ts';

const multiplied = ({ low, high, by }: Pair): readonly [string, string] => [
  `Multiply the numerator and the denominator by ${by}.`,
  `${written(low)} = ${written(high)}`,
];

export const divided = ({ low, high, by }: Pair): readonly [string, string] => [
  `Divide the numerator and the denominator by ${by}.`,
  `${written(high)} = ${written(low)}`,
];

/** One part missing of two equal fractions. */
const missing = (way: 'missingTop' | 'missingBottom'): Form<Params> => ({
  weight: (cell) => asks(cell, way),
  make(random, cell) {
    const drawnPair = drawPair(random, cell);
    if (drawnPair === undefined) return undefined;
    // In year 4 the smaller fraction is not in lowest terms on hard, 6/8 = 9/12, in year 5 outside easy. Bars don't show it.
    const isScaled = cell.year === 5 ? cell.difficulty !== 'easy' : cell.year === 4 && cell.difficulty === 'hard';
    const between = !isScaled ? 1 : cell.year === 5 && cell.difficulty === 'hard' ? random.int(3, 5) : random.int(2, 3);
    const { low, by } = drawnPair;
    const one = fraction(low.top * between, low.bottom * between);
    const high = fraction(low.top * by, low.bottom * by);
    if (one.bottom === high.bottom) return undefined;
    const up = random.chance(2, 3);
    const [from, to] = up ? [one, high] : [high, one];
    const isTop = way === 'missingTop';
    const isSeen = cell.year === 3;
    const shown = `${written(from)} = ${isTop ? `□/${to.bottom}` : `${to.top}/□`}`;
    const answer = isTop ? to.top : to.bottom;
    const off = (given: number): string =>
      between > 1
        ? ''
        : isTop
          ? `The denominator is ${up ? 'multiplied' : 'divided'} by ${by}. Do the same to ${from.top}: it does not give ${given}.`
          : `The numerator is ${up ? 'multiplied' : 'divided'} by ${by}. Do the same to ${from.bottom}: it does not give ${given}.`;
    // One step leads from the one to the other, as from 8/10 to 32/40: nothing has to be made simpler first.
    const isDirect = by % between === 0;
    if (isScaled && isDirect) return undefined;
    const gap = isTop ? from.top + to.bottom - from.bottom : from.bottom + to.top - from.top;
    return writeNumber(
      {
        prompt: ['What number goes in the box?', setOut(shown), ...(isSeen ? [drawn(equalBars(from, to.bottom))] : [])],
        hint: isSeen
          ? 'Look straight down from the end of the shading. How many parts of the lower bar is that?'
          : !isDirect
            ? 'First write the fraction you know in its simplest form.'
            : isTop
              ? 'Look at the two denominators first.'
              : 'Look at the two numerators first.',
        steps: [
          ...(isDirect
            ? []
            : [['First simplify the fraction you know.', `${written(from)} = ${written(low)}`] as const]),
          [
            isSeen
              ? up
                ? `Each part of the upper bar is as long as ${by} parts of the lower bar.`
                : `Each part of the lower bar is as long as ${by} parts of the upper bar.`
              : isDirect
                ? `${isTop ? `${from.bottom} ${up ? '×' : '÷'} ${by / between} = ${to.bottom}` : `${from.top} ${up ? '×' : '÷'} ${by / between} = ${to.top}`}. So ${up ? 'multiply' : 'divide'} the numerator and the denominator by ${by / between}.`
                : `Multiply the numerator and the denominator by ${up ? by : between}.`,
            `${written(isDirect ? from : low)} = ${written(to)}`,
          ],
          `The missing number is **${answer}**.`,
        ],
        variant: shown,
        features: features(drawnPair, between === 1 ? (up ? 1 : 2) : 3),
      },
      answer,
      [
        [gap > 0 ? gap : Number.NaN, up ? named.adds : named.takesAway],
        [isTop ? from.top : from.bottom, isSeen ? named.counts : named.onePart],
        [answer + 1, isSeen ? named.pastShading : named.says('miscount', off(answer + 1))],
        [answer - 1, isSeen ? named.beforeShading : named.says('miscount', off(answer - 1))],
        [answer * 2, isSeen ? named.pastShading : named.says('different-factors', off(answer * 2))],
      ],
    );
  },
  solve(seen) {
    const [, top, bottom, newTop = '', newBottom = ''] =
      /box\?\n(\d+)\/(\d+) = (\d+|□)\/(\d+|□)$/.exec(seen.text) ?? [];
    if (top === undefined || (newTop === '□') !== (way === 'missingTop')) return undefined;
    return typed(
      newTop === '□'
        ? topBySearch(Number(top), Number(bottom), Number(newBottom))
        : topBySearch(Number(bottom), Number(top), Number(newTop)),
    );
  },
});

/** The top is missing. */
export const missingTop = missing('missingTop');

/** The bottom is missing. */
export const missingBottom = missing('missingBottom');

/** Which fraction is equal to this one. */
export const which: Form<Params> = {
  weight: (cell) => asks(cell, 'which'),
  make(random, cell) {
    const pair = drawPair(random, cell);
    if (pair === undefined) return undefined;
    const down = cell.difficulty === 'hard' && random.chance(1, 2);
    const [from, to] = down ? [pair.high, pair.low] : [pair.low, pair.high];
    const wrong = notEqual(pair, from).filter(([text]) => !sameValue(String(text), written(to)));
    return chooseText(
      random,
      {
        prompt: ['Which fraction is equal to this one?', setOut(written(from))],
        hint: 'Take one option at a time. How has the denominator changed? Has the numerator changed in the same way?',
        steps: [
          down ? divided(pair) : multiplied(pair),
          'The same was done to numerator and denominator, so the fraction has kept its size.',
          `The answer is **${written(to)}**.`,
        ],
        variant: `${written(from)} equals ${written(to)}`,
        features: features(pair, 1),
      },
      written(to),
      wrong.map(([text, because]) => [String(text), because] as const),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, shown] = /^Which fraction is equal to this one\?\n(\d+\/\d+)$/.exec(seen.text) ?? [];
    return shown === undefined ? undefined : chosen(seen, (option) => sameValue(option, shown));
  },
};

/** Whether a fraction is near another in size, with a denominator like those of equal ones. */
function isClose(text: string, { top, bottom }: Fraction): boolean {
  const value = readValue(text);
  if (value === undefined || value.bottom > 90) return false;
  const ratio = (value.top * bottom) / (value.bottom * top);
  return ratio > 2 / 3 && ratio < 3 / 2;
}

/** What the fraction to compare with is a multiple of: from year 4 hard on it may have to be simplified first. */
const scaleOf = (random: Random, { year, difficulty }: Cell<Params>): number =>
  year === 5 || (difficulty === 'hard' && random.chance(1, 2)) ? random.int(2, 3) : 1;

const simplified = (shown: Fraction, low: Fraction): readonly (readonly [string, string])[] =>
  shown.bottom === low.bottom ? [] : [['First simplify the fraction.', `${written(shown)} = ${written(low)}`]];

/** The one fraction that is not equal. */
export const whichNot: Form<Params> = {
  weight: (cell) => asks(cell, 'whichNot'),
  make(random, cell) {
    const pair = drawPair(random, cell);
    if (pair === undefined) return undefined;
    const { low } = pair;
    const between = scaleOf(random, cell);
    const shown = fraction(low.top * between, low.bottom * between);
    const [scale = 2, ...others] = random.sample(
      [2, 3, 4, 5, 6, 10].filter((by) => by !== between),
      4,
    );
    const equals = others.map((by) => fraction(low.top * by, low.bottom * by)).filter(({ bottom }) => bottom <= 72);
    // One that is far larger or smaller would be found at a glance.
    const close = notEqual({ low, high: low, by: scale }, low).filter(([text]) => isClose(String(text), low));
    // A whole, or more, is seen at a glance, and so is a denominator that the others cannot have.
    const [odd] = random.shuffle(close).filter(([text]) => {
      const value = readValue(String(text));
      return (
        value !== undefined &&
        value.top < value.bottom &&
        value.bottom % low.bottom === 0 &&
        value.bottom !== shown.bottom
      );
    });
    if (odd === undefined || equals.length < 3 || sameValue(String(odd[0]), written(low))) return undefined;
    const bottom = readValue(String(odd[0]))?.bottom ?? low.bottom;
    const alike = written(fraction((low.top * bottom) / low.bottom, bottom));
    const because = between > 1 ? named.simplifiesToo(written(low)) : named.isEqual;
    const fits: readonly [string, (typeof named)['adds']][] = equals.map((equal) => [written(equal), because]);
    return chooseText(
      random,
      {
        prompt: [`Which fraction is **not** equal to this one?`, setOut(written(shown))],
        hint:
          between > 1
            ? 'First write the fraction in its simplest form.'
            : 'Multiply the numerator and the denominator by the same number. Which fraction can you not make?',
        steps: [
          ...simplified(shown, low),
          [
            `Multiply by 2, 3, 4 and so on, and cross out what you can make. These are all equal.`,
            `${written(low)} = ${equals.map(written).join(' = ')}`,
          ],
          [
            `To compare with ${odd[0]}, write ${written(low)} with ${bottom} as the denominator, too.`,
            `${written(low)} = ${alike}`,
          ],
          `So **${odd[0]}** is not equal.`,
        ],
        variant: `not ${written(shown)} ${odd[0]} ${equals.map(written).sort().join()}`,
        features: features(pair, 3),
      },
      String(odd[0]),
      fits,
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, shown] = /^Which fraction is not equal to this one\?\n(\d+\/\d+)$/.exec(seen.text) ?? [];
    return shown === undefined ? undefined : chosen(seen, (option) => !sameValue(option, shown));
  },
};

/** The next of a family. */
export const pattern: Form<Params> = {
  weight: (cell) => asks(cell, 'pattern'),
  make(random, cell) {
    const pair = drawPair(random, cell);
    if (pair === undefined || pair.by < 2) return undefined;
    const { low } = pair;
    const isEasy = cell.difficulty === 'easy';
    const start = isEasy ? random.int(1, 3) : random.int(3, 5);
    const row = [0, 1, 2, 3].map((at) => fraction(low.top * (start + at), low.bottom * (start + at)));
    const hole = isEasy ? 3 : random.int(1, 2);
    const own = row[hole];
    const before = row[hole - 1];
    if (own === undefined || before === undefined) return undefined;
    const shown = row.map((one, at) => (at === hole ? '□' : written(one))).join(', ');
    const further = fraction(own.top + 2 * low.top, own.bottom + 2 * low.bottom);
    const mistakes: NumberMistake[] = [
      [`${before.top + 1}/${before.bottom + 1}`, named.adds],
      [
        `${before.top}/${own.bottom}`,
        named.says('scales-one-part', 'The denominator has gone up, but the numerator has not.'),
      ],
      [
        `${own.top}/${before.bottom}`,
        named.says('scales-one-part', 'The numerator has gone up, but the denominator has not.'),
      ],
      [`${own.top + 1}/${own.bottom}`, named.tooMany],
      [written(further), named.skips],
      [
        `${own.top}/${own.bottom + 1}`,
        named.says('miscount', 'The numerator fits, but the denominator is one too large.'),
      ],
      [
        `${own.top}/${further.bottom}`,
        named.says('miscount', 'The numerator fits, but the denominator has gone up too far.'),
      ],
    ];
    return chooseText(
      random,
      {
        prompt: ['These fractions are all equal and follow a pattern. Which one is missing?', setOut(shown)],
        hint: 'Look at the numerators on their own. Then look at the denominators.',
        steps: [
          `The numerators go up by ${low.top}. The denominators go up by ${low.bottom}.`,
          `Go on in the same way at the top and at the bottom: the missing fraction is **${written(own)}**.`,
        ],
        variant: `pattern ${shown}`,
        features: features(pair, 2),
      },
      written(own),
      mistakes.map(([text, because]) => [String(text), because] as const),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('These fractions are all equal')) return undefined;
    const terms = (seen.text.split('\n')[1] ?? '').split(',').map((term) => term.trim());
    const [tops, bottoms] = [0, 1].map((part) => terms.map((term) => Number(term.split('/')[part])));
    const hole = terms.indexOf('□');
    const fill = (row: readonly number[] = []): number => {
      const steps = row.flatMap((value, at) =>
        Number.isNaN((row[at + 1] ?? Number.NaN) - value) ? [] : [(row[at + 1] ?? 0) - value],
      );
      return (row[hole - 1] ?? 0) + (steps[0] ?? Number.NaN);
    };
    return chosen(seen, (option) => option === `${fill(tops)}/${fill(bottoms)}`);
  },
};

/** Two of six that are equal to the one shown. */
export const tapTwo: Form<Params> = {
  weight: (cell) => asks(cell, 'tapTwo'),
  make(random, cell) {
    const pair = drawPair(random, cell);
    if (pair === undefined) return undefined;
    const { low, high } = pair;
    const between = scaleOf(random, cell);
    const shown = fraction(low.top * between, low.bottom * between);
    const also = random.pick([2, 3, 4, 5, 10].filter((by) => by !== pair.by && by !== between));
    const second: Fraction = fraction(low.top * also, low.bottom * also);
    if (second.bottom > 80 || high.bottom === shown.bottom) return undefined;
    const wrong = random
      .shuffle(notEqual(pair, shown))
      .filter(([text]) => {
        const value = readValue(String(text));
        // More than one whole is not like any of the others.
        return value !== undefined && value.top < value.bottom && !sameValue(String(text), written(low));
      })
      .slice(0, 4);
    return tapWords(
      random,
      {
        prompt: ['Choose the **two** fractions that are equal to this one.', setOut(written(shown))],
        hint:
          between > 1
            ? 'First write the fraction in its simplest form.'
            : 'Multiply the numerator and the denominator by the same number.',
        steps: [
          ...simplified(shown, low),
          multiplied(pair),
          [`Multiply the numerator and the denominator by ${also}.`, `${written(low)} = ${written(second)}`],
          `The two are **${written(high)}** and **${written(second)}**.`,
        ],
        variant: `two ${written(shown)} ${[pair.by, also].sort().join()}`,
        features: features(pair, 3),
      },
      [written(high), written(second)],
      wrong.map(([text, because]) => [String(text), because] as const),
    );
  },
  solve(seen) {
    const [, shown] = /^Choose the two fractions that are equal to this one\.\n(\d+\/\d+)$/.exec(seen.text) ?? [];
    return shown === undefined ? undefined : chosen(seen, (option) => sameValue(option, shown));
  },
};
