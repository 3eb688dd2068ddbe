/** Changing units: a number with one unit, and sizes written with two units. */

import type { Form } from '../../kernel/forms.ts';
import { fitMistakes, type NumberMistake, toldBySide } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { answered, chosen, typed } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { compound, exactDecimal, inUnits, quantity, unitAfter, unitWords, worth } from '../units.ts';
import {
  downMistakes,
  drawSize,
  features,
  hundredForSixty,
  named,
  type Params,
  rule,
  type Size,
  takenFor,
  upMistakes,
  weightOf,
  wrongPower,
} from './sizes.ts';

const downSteps = ({ pair, big, small }: Size): string[] => [
  rule(pair),
  `From ${unitWords(pair.big)} to ${unitWords(pair.small)}, multiply by ${showNumber(pair.ratio)}.`,
  `${showNumber(big)} × ${showNumber(pair.ratio)} = **${showNumber(small)}**.`,
];

const upSteps = ({ pair, big, small }: Size): string[] => [
  rule(pair),
  `From ${unitWords(pair.small)} to ${unitWords(pair.big)}, divide by ${showNumber(pair.ratio)}.`,
  `${showNumber(small)} ÷ ${showNumber(pair.ratio)} = **${showNumber(big)}**.`,
];

/** Whether children of year 4 know such a number: no three decimal places, and no parts of a minute or a day. */
const isKnown = ({ of }: Size['pair'], given: number | string): boolean =>
  of === 'time' ? Number.isInteger(Number(given)) : !/\.\d{3}/.test(String(given));

/** From one unit to another. */
export const plain: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'plain', difficulty),
  make(random, { params, difficulty, year }) {
    const size = drawSize(random, params, difficulty);
    if (size === undefined) return undefined;
    const { pair, big, small } = size;
    const way = params.way[difficulty];
    const isUp = way === 'up' || (way === 'both' && random.chance(1, 2));
    const [given, from, to, value] = isUp
      ? [String(small), pair.small, pair.big, big]
      : [big, pair.big, pair.small, String(small)];
    const questionText = {
      prompt: isUp
        ? `Write ${quantity(given, from)} in ${unitWords(to)}.`
        : `How many ${unitWords(to)} are there in ${quantity(given, from)}?`,
      hint: `How many ${unitWords(pair.small)} make 1 ${pair.big}?`,
      steps: isUp ? upSteps(size) : downSteps(size),
      variant: `${given} ${from} to ${to}`,
      features: { ...features(size, 1), up: isUp ? 1 : 0 },
    };
    const mistakes = (isUp ? upMistakes(size) : downMistakes(size)).filter(
      ([given]) => year > 4 || isKnown(pair, given),
    );
    if (random.chance(3, 4))
      return writeNumber(questionText, value, mistakes, { after: unitAfter(to, 2), unit: unitAfter(to, 2) });
    const wrong = fitMistakes(value, mistakes).map(
      ([given, because]) => [quantity(given, to), toldBySide(given, value, because)] as const,
    );
    return chooseText(random, questionText, quantity(value, to), wrong, { layout: 'grid' });
  },
  solve(seen) {
    const [, to = '', given = ''] = /^How many (.*) are there in (\d\S* \S+)\?$/.exec(seen.text) ?? [];
    const [, given2 = '', to2 = ''] = /^Write (\S+ \S+) in (\S+)\.$/.exec(seen.text) ?? [];
    if (given + given2 === '') return undefined;
    return answered(seen, inUnits(worth(given + given2), to + to2));
  },
};

/** Between one unit and two: '3 m 45 cm' and '345 cm'. */
export const twoUnits: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'compound', difficulty),
  make(random, { params, difficulty }) {
    const drawn = drawSize(random, { ...params, places: { easy: 0, medium: 0, hard: 0 } }, difficulty);
    if (drawn === undefined) return undefined;
    const { pair } = drawn;
    const { ratio } = pair;
    const isTime = pair.of === 'time';
    // Digits that only have to be parted are easy: after that, the part begins with a nought.
    if (!isTime && ratio === 10 && difficulty !== 'easy') return undefined;
    const most = isTime ? ratio - 1 : ratio / 10 - 1;
    const rest = difficulty === 'easy' ? Math.ceil(ratio / 10) * random.int(1, 9) : random.int(1, most);
    if (rest >= ratio || (difficulty === 'medium' && ratio === 1000 && rest % 10 !== 0)) return undefined;
    const small = drawn.small + rest;
    const whole = Math.floor(small / ratio);
    const both = compound(small, pair);
    const size = { pair, big: exactDecimal(small, ratio) ?? String(whole), small };
    const base = {
      hint: `How many ${unitWords(pair.small)} make 1 ${pair.big}?`,
      features: features({ ...size, big: String(whole) }, 2),
    };
    const joined = Number(`${whole}${rest}`);
    const tens = isTime ? 100 : ratio === 1000 ? 100 : ratio * 10;
    if (isTime && difficulty === 'hard' ? false : random.chance(difficulty === 'hard' ? 1 : 2, 3))
      return writeNumber(
        {
          ...base,
          prompt: `How many ${unitWords(pair.small)} are there in ${both}?`,
          steps: [
            rule(pair),
            `${quantity(whole, pair.big)} is ${whole} × ${showNumber(ratio)} = ${quantity(whole * ratio, pair.small)}.`,
            `${showNumber(whole * ratio)} + ${rest} = **${showNumber(small)}**.`,
          ],
          variant: `join ${both}`,
        },
        small,
        [
          // Side by side, hours and minutes are counted in hundreds.
          ...(joined === whole * tens + rest ? [] : [[joined, named.joined] as const]),
          [whole * tens + rest, pair.ratio === 60 ? hundredForSixty(pair) : wrongPower(pair)],
          [whole * ratio, named.ignored],
          [whole + rest, named.unchanged(unitWords(pair.big))],
        ],
        { after: unitAfter(pair.small, 2), unit: unitAfter(pair.small, 2) },
      );
    const show = (value: number): string => compound(value, pair);
    const wrong: [number, NumberMistake[1]][] = [];
    for (const by of isTime ? takenFor(pair).slice(0, 1) : takenFor(pair)) {
      const left = small % by;
      if (small < by || left === 0 || left >= ratio) continue;
      wrong.push([
        Math.floor(small / by) * ratio + left,
        isTime && by === 100 ? hundredForSixty(pair) : wrongPower(pair),
      ]);
    }
    if (!isTime && small % (ratio / 10) === 0) wrong.push([(small / (ratio / 10)) * ratio, wrongPower(pair)]);
    if (!isTime && rest % 10 === 0) wrong.push([whole * ratio + rest / 10, wrongPower(pair)]);
    if (!isTime && rest * 10 < ratio) wrong.push([whole * ratio + rest * 10, wrongPower(pair)]);
    if (ratio === 1000 && small < 10000) wrong.push([Math.floor(small / 10) * ratio + (small % 10), wrongPower(pair)]);
    // Ten minutes or seconds are easily lost in a subtraction. Two wholes by two rests: neither part of the right one stands alone.
    if (isTime) {
      const bit = ratio === 60 ? 10 : Math.ceil(ratio / 10);
      const by = whole === 1 || random.chance(1, 2) ? 1 : -1;
      const other = rest + bit < ratio && (rest <= bit || random.chance(1, 2)) ? bit : -bit;
      wrong.push(
        [small + other, named.miscalculated],
        [small + by * ratio, named.miscalculated],
        [small + by * ratio + other, named.miscalculated],
      );
    }
    for (const by of isTime ? [] : [1, -1]) {
      const bit = by * Math.ceil(ratio / 10);
      wrong.push(
        [small + by * ratio, named.miscalculated],
        [small + bit, named.miscalculated],
        [small + by * (ratio - bit * by), named.miscalculated],
      );
    }
    return chooseText(
      random,
      {
        ...base,
        prompt: `Write ${quantity(small, pair.small)} in ${unitWords(pair.big)} and ${unitWords(pair.small)}.`,
        steps: [
          rule(pair),
          `${whole} × ${showNumber(ratio)} = ${showNumber(whole * ratio)}, and ${showNumber(small)} − ${showNumber(whole * ratio)} = ${rest}.`,
          `So it is **${both}**.`,
        ],
        variant: `part ${small} ${pair.small} ${pair.big}`,
      },
      both,
      wrong
        .filter(([value]) => value > 0)
        .map(
          ([value, because]) =>
            [
              show(value),
              because.says === ''
                ? {
                    ...because,
                    says: `${show(value)} is ${quantity(value, pair.small)}, not ${quantity(small, pair.small)}.`,
                  }
                : because,
            ] as const,
        ),
    );
  },
  solve(seen) {
    const [, to, both = ''] = /^How many (.*) are there in (\d\S* \S+ \d\S* \S+)\?$/.exec(seen.text) ?? [];
    if (to !== undefined) return typed(inUnits(worth(both), to));
    const [, one] = /^Write (\S+ \S+) in \S+ and \S+\.$/.exec(seen.text) ?? [];
    return one === undefined ? undefined : chosen(seen, (option) => worth(option) === worth(one));
  },
};
