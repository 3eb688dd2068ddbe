/** The whole from a part, and fractions of amounts compared. */

import type { Form } from '../../kernel/forms.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { tapOne, writeNumber } from '../ask.ts';
import { isLowest } from '../fraction.ts';
import { partName } from '../maths-text.ts';
import { drawPart, features, named, type Params, partBySearch, partSteps } from './parts-of-amounts.ts';

const stories: readonly ((name: string, share: string, part: string) => string)[] = [
  (_, share, part) => `${share} of a number is ${part}. What is the number?`,
  (name, share, part) =>
    `${name} spends ${share} of some money. That is £${part}. How many pounds did ${name} have at first?`,
  (_, share, part) => `${share} of a class are in a club. That is ${part} children. How many are in the class?`,
  (name, share, part) =>
    `${name} has run ${share} of a race. That is ${part} metres. How many metres long is the whole race?`,
  (_, share, part) => `${share} of a ribbon is ${part} cm long. How many cm long is the whole ribbon?`,
];

/** The whole, when a part is known. */
export const findWhole: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 4 : 0),
  make(random, cell) {
    const of = drawPart(random, cell);
    const top = cell.params.measures || random.chance(1, 2) ? of.top : 1;
    const { bottom, each, amount } = of;
    const part = top * each;
    const place = random.int(0, stories.length - 1);
    // Nobody says that two twelfths of a class are in a club.
    if (place > 0 && !isLowest({ top, bottom })) return undefined;
    if (place === 2 && (amount > 34 || amount < 16 || part < 3)) return undefined;
    if (place === 3 && amount < 60) return undefined;
    const text = stories[place]?.(pickName(random), `${top}/${bottom}`, showNumber(part));
    if (text === undefined) return undefined;
    return writeNumber(
      {
        prompt: text,
        hint: `How much is one ${partName(bottom, 1)}? The whole is ${bottom} of them.`,
        steps: [
          ...(top === 1 ? [] : [`${top} parts are ${part}, so one part is ${part} ÷ ${top} = ${each}.`]),
          `The whole is ${bottom} parts: ${bottom} × ${each} = ${showNumber(amount)}.`,
          `The answer is **${place === 1 ? '£' : ''}${showNumber(amount)}${[``, ``, ``, ` metres`, ` cm`][place]}**.`,
        ],
        variant: `whole ${place} ${top}/${bottom} is ${part}`,
        features: features({ ...of, top }, 3),
      },
      amount,
      [
        [part % bottom === 0 ? (part / bottom) * top : Number.NaN, named.partAsWhole(part, { ...of, top })],
        [
          part * bottom,
          named.fact(`You multiplied ${part} by ${bottom}, but ${part} is ${top} parts. Find one part first.`),
        ],
        [each, named.fact(`That is one part only. The whole has ${bottom} of them.`)],
        [part + bottom, named.fact(`You added ${bottom}. The whole is ${bottom} equal parts.`)],
        [
          amount - part,
          named.rest(
            2 * part === amount ? 'That is the part that you know already.' : 'That is the rest, not the whole.',
          ),
        ],
      ],
    );
  },
  solve(seen) {
    if (!/number\?$|at first\?$|class\?$|whole race\?$|whole ribbon\?$/.test(seen.text)) return undefined;
    const [, top, bottom] = /(\d+)\/(\d+)/.exec(seen.text) ?? [];
    const [part = 0] = numbersIn(seen.text.replace(/\d+\/\d+/, ''));
    for (let whole = part; whole <= part * Number(bottom); whole++)
      if (partBySearch(Number(top), Number(bottom), whole) === part) return typed(whole);
    return undefined;
  },
};

const mistake = mistakesIn('m.fracOf');

/** Which of two fractions of amounts is more. */
export const whichIsMore: Form<Params> = {
  weight: ({ params: { measures }, difficulty }) =>
    difficulty === 'hard' ? 2 : measures && difficulty === 'medium' ? 1 : 0,
  make(random, cell) {
    const [one, other] = [drawPart(random, cell), drawPart(random, cell)];
    const show = ({ top, bottom, amount }: typeof one): string => `${top}/${bottom} of ${amount}`;
    const gap = Math.abs(one.part - other.part);
    // Of one and the same fraction, or of one amount in the same parts, it is seen at once; and neither may be far off.
    const isSeen = one.bottom === other.bottom && (one.top === other.top || one.amount === other.amount);
    if (isSeen || gap > 6 || (gap === 0 && random.chance(1, 2))) return undefined;
    const words = [show(one), show(other), 'They are equal'];
    const right = gap === 0 ? 2 : one.part > other.part ? 0 : 1;
    return tapOne(
      {
        prompt: 'Which is more?',
        hint: 'Work out both amounts, then compare.',
        steps: [
          ...partSteps(one).map((step) => step.replaceAll('**', '')),
          ...partSteps(other).map((step) => step.replaceAll('**', '')),
          `So the answer is **${words[right]}**.`,
        ],
        variant: words.slice(0, 2).sort().join(' | '),
        features: features(one, 4),
      },
      words,
      words[right] ?? '',
      () => mistake('compares-fractions-only', `${words[0]} is ${one.part}, and ${words[1]} is ${other.part}.`),
    );
  },
  solve(seen) {
    if (seen.text !== 'Which is more?') return undefined;
    const parts = seen.options.slice(0, 2).map((option) => {
      const [top = 0, bottom = 1, amount = 0] = numbersIn(option);
      return partBySearch(top, bottom, amount);
    });
    const [left = 0, right = 0] = parts;
    return chosen(seen, (_, place) => place === (left === right ? 2 : left > right ? 0 : 1));
  },
};
