/** m.longDiv: dividing by two digits, with remainders as whole numbers, fractions and decimals. */

import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import { decimalText, showNumber } from '../../kernel/number-text.ts';
import { pluralOf } from '../../kernel/plural.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, seeNumbers, typed } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { greatestCommonFactor } from '../divisors.ts';
import { pickGroup } from '../equal-groups.ts';
import { decimalStep, divideByTaking, multipliedBack } from '../short-division/divisions.ts';

interface Division {
  readonly total: number;
  readonly by: number;
  readonly quotient: number;
  readonly rest: number;
}
const mistake = mistakesIn('m.longDiv');
const named = {
  zero: mistake('missing-zero', 'You left out a 0. When the divisor does not fit, write 0 in the answer.'),
  large: mistake('remainder-too-large', 'The remainder must be smaller than the divisor. Take out one more lot.'),
  decimal: mistake('remainder-as-decimal', 'You wrote the remainder after the point. Divide it too.'),
};
function drawDivision(random: Random, { difficulty }: Cell<null>, wantsRest: boolean): Division | undefined {
  const by =
    difficulty === 'easy'
      ? random.pick([13, 14, 15, 16, 17, 18, 19, 21, 22, 24, 25])
      : random.int(13, difficulty === 'medium' ? 48 : 97);
  const size = difficulty === 'easy' ? 3 : 4;
  const quotient = random.int(Math.ceil(10 ** (size - 1) / by), Math.floor((10 ** size - 1) / by));
  const rest = wantsRest ? random.int(1, by - 1) : 0;
  const total = quotient * by + rest;
  if (String(total).length !== size || by % 10 === 0) return undefined;
  const zeros = String(quotient).includes('0');
  if (difficulty === 'easy' ? zeros : difficulty === 'hard' && !zeros && random.chance(1, 2)) return undefined;
  return { total, by, quotient, rest };
}
/** The same check as in short division, counted here. */
function checked(total: number, by: number, lots: number, said: number): Mistake {
  const { id, says } = multipliedBack({ total, by }, lots, said);
  return mistake(id.split('/')[1] ?? id, says);
}
const features = ({ total, by, quotient, rest }: Division, steps: number): Record<string, number> => ({
  digits: String(total).length,
  divisor: by,
  zeros: (String(quotient).match(/0/g) ?? []).length,
  remainder: rest > 0 ? 1 : 0,
  steps,
});
/** How to make so many lots from 1, 2, 5 and 10 of them: 6 is 5 + 1, and 8 is 10 − 2. */
const fromEasyLots: Readonly<Record<string, readonly [lots: number, sign: '+' | '−', more: number]>> = {
  3: [2, '+', 1],
  4: [2, '+', 2],
  6: [5, '+', 1],
  7: [5, '+', 2],
  8: [10, '−', 2],
  9: [10, '−', 1],
};
/** The lots of one digit from the multiples that are written down: '6 × 16 = 80 + 16 = 96, so 60 × 16 = 960'. */
function lotsFrom(part: number, by: number): string {
  const digit = Number(String(part)[0]);
  const made = fromEasyLots[digit];
  const whole = `${showNumber(part)} × ${by} = ${showNumber(part * by)}`;
  if (made === undefined) return whole;
  const [lots, sign, more] = made;
  const single = `${digit} × ${by} = ${lots * by} ${sign} ${more * by} = ${digit * by}`;
  return part < 10 ? single : `${single}, so ${whole}`;
}
function stepsOf({ total, by, quotient, rest }: Division): string[] {
  const parts = [...String(quotient)]
    .map((digit, at, all) => Number(digit) * 10 ** (all.length - 1 - at))
    .filter((part) => part > 0);
  let left = total;
  const lines = parts.map((part) => {
    const before = left;
    left -= part * by;
    return `${lotsFrom(part, by)}. That leaves ${showNumber(before)} − ${showNumber(part * by)} = ${showNumber(left)}.`;
  });
  return [
    `Write some multiples of ${by}: ${[1, 2, 5, 10].map((each) => each * by).join(', ')}.`,
    lines.join('\n\n'),
    rest > 0
      ? `${parts.length === 1 ? 'That is' : `${parts.map(showNumber).join(' + ')} =`} ${showNumber(quotient)} lots, and ${rest} is left.`
      : parts.length === 1
        ? `Nothing is left, so the answer is **${showNumber(quotient)}**.`
        : `${parts.map(showNumber).join(' + ')} = **${showNumber(quotient)}**.`,
  ];
}
const hintOf = ({ by }: Division): string =>
  `Work out 2, 5 and 10 times ${by} first. They show how many lots you can take out.`;
function mistakesOf({ total, quotient, by }: Division): NumberMistake[] {
  return [
    ...(String(quotient).includes('0') ? [[Number(String(quotient).replaceAll('0', '')), named.zero] as const] : []),
    ...[1, -1, 10, -10]
      .map((off) => quotient + off)
      .filter((lots) => lots > 0)
      .map((lots) => [lots, checked(total, by, lots, 0)] as const),
    [quotient * 10, mistake('extra-zero', 'That is ten times too large.')],
  ];
}

const exact: Form<null> = {
  weight: ({ difficulty }) => ({ easy: 4, medium: 2, hard: 0 })[difficulty],
  make(random, cell) {
    const division = drawDivision(random, cell, false);
    if (division === undefined) return undefined;
    const { total, by, quotient } = division;
    const questionText = {
      prompt: `Work out ${showNumber(total)} ÷ ${by}.`,
      hint: hintOf(division),
      steps: stepsOf(division),
      variant: `${total}÷${by}`,
      features: features(division, 1),
    };
    // Typed: options would need numbers that no one mistake leads to.
    return writeNumber(questionText, quotient, mistakesOf(division));
  },
  solve(seen) {
    const [, total, by] = /^Work out (\d+) ÷ (\d+)\.$/.exec(seen.text) ?? [];
    return total === undefined ? undefined : answered(seen, divideByTaking(Number(total), Number(by)).quotient);
  },
};

const remainder: Form<null> = {
  weight: ({ difficulty }) => ({ easy: 1, medium: 3, hard: 0 })[difficulty],
  make(random, cell) {
    const division = drawDivision(random, cell, true);
    if (division === undefined) return undefined;
    const { total, by, quotient, rest } = division;
    const show = (whole: number, left: number): string => `${showNumber(whole)} r ${left}`;
    if (random.chance(1, 3))
      return writeNumber(
        {
          prompt: `What is the remainder when ${showNumber(total)} is divided by ${by}?`,
          hint: hintOf(division),
          steps: [...stepsOf(division), `The remainder is **${rest}**.`],
          variant: `rest ${total}÷${by}`,
          features: features(division, 2),
        },
        rest,
        [
          [quotient, mistake('gives-quotient', 'That is the answer to the division. What is left over?')],
          [
            by - rest,
            mistake('up-to-next', `That is how many more make the next multiple of ${by}. What is left over?`),
          ],
          [rest + by, named.large],
        ],
      );
    const noZero = Number(String(quotient).replaceAll('0', ''));
    return chooseText(
      random,
      {
        prompt: `${showNumber(total)} ÷ ${by} has a remainder. Which answer is right?`,
        hint: hintOf(division),
        steps: [...stepsOf(division), `The answer is **${show(quotient, rest)}**.`],
        variant: `r ${total}÷${by}`,
        features: features(division, 2),
      },
      show(quotient, rest),
      [
        [show(quotient - 1, rest + by), named.large],
        [
          noZero === quotient ? show(quotient + 1, rest) : show(noZero, rest),
          noZero === quotient ? checked(total, by, quotient + 1, rest) : named.zero,
        ],
        ...(
          [
            [quotient, rest > 2 ? rest - 2 : rest + 1],
            [quotient - 1, rest],
            [quotient - 1, rest > 2 ? rest - 2 : rest + 1],
          ] as const
        ).map(([lots, left]) => [show(lots, left), checked(total, by, lots, left)] as const),
        [`${showNumber(quotient)}.${rest}`, named.decimal],
      ],
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, total, by] = /^(?:What is the remainder when )?(\d+) (?:÷|is divided by) (\d+)/.exec(seen.text) ?? [];
    if (total === undefined || !seen.text.includes('remainder')) return undefined;
    const { quotient, rest } = divideByTaking(Number(total), Number(by));
    if (seen.question.answer.type === 'writeAnswer') return typed(rest);
    return seen.options.flatMap((option, place) =>
      option === `${quotient} r ${rest}` ? [{ type: 'multipleChoice' as const, option: place }] : [],
    );
  },
};

const otherForms: Form<null> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 4 : 0),
  make(random) {
    const by = random.pick([12, 15, 16, 20, 24, 25, 32, 40, 50]);
    const quotient = random.int(Math.ceil(1000 / by), Math.floor(9000 / by));
    const asDecimal = random.chance(1, 2);
    const rest = random.int(1, by - 1);
    // In year 6 written division goes to two decimal places.
    const hundredths = (rest * 100) / by;
    if (asDecimal ? !Number.isInteger(hundredths) || by > 40 : greatestCommonFactor(rest, by) > 1) return undefined;
    const total = quotient * by + rest;
    const division = { total, by, quotient, rest };
    if (asDecimal) {
      const value = decimalText(quotient * 100 + hundredths, 2);
      return writeNumber(
        {
          prompt: `Work out ${showNumber(total)} ÷ ${by}. Give your answer as a decimal.`,
          hint: 'Find the whole number first. Then change the remainder into tenths and divide on.',
          steps: [...stepsOf(division), decimalStep(rest, by), `The answer is **${showNumber(value)}**.`],
          variant: `decimal ${total}÷${by}`,
          features: features(division, 3),
        },
        value,
        [
          [`${quotient}.${rest}`, named.decimal],
          [quotient, mistake('drops-remainder', 'You left out the remainder. Divide it too.')],
        ],
      );
    }
    const show = (whole: number, top: number, bottom: number): string => `${showNumber(whole)} and ${top}/${bottom}`;
    const otherLots = quotient + random.pick([1, -1, 10, -10]);
    // All four look like a fraction under 1, so that the division has to be done.
    const otherBottom = quotient > rest && quotient !== by && random.chance(1, 2) ? quotient : 100;
    const notTheDivisor =
      otherBottom === 100
        ? mistake('hundredths-for-divisor', 'Divide the remainder by the divisor, not by 100.')
        : mistake('quotient-underneath', 'The divisor goes underneath, not the answer.');
    return chooseText(
      random,
      {
        prompt: `Work out ${showNumber(total)} ÷ ${by}. Which answer shows the remainder as a fraction?`,
        hint: 'Divide the remainder by the divisor too. Which number goes on top?',
        steps: [
          ...stepsOf(division),
          `The remainder is divided by ${by} too: ${rest} ÷ ${by} is ${rest}/${by}.`,
          `The answer is **${show(quotient, rest, by)}**.`,
        ],
        variant: `fraction ${total}÷${by}`,
        features: features(division, 3),
      },
      show(quotient, rest, by),
      [
        [show(otherLots, rest, by), checked(total, by, otherLots, rest)],
        [show(quotient, rest, otherBottom), notTheDivisor],
        [show(otherLots, rest, otherBottom), checked(total, by, otherLots, rest)],
      ],
    );
  },
  solve(seen) {
    const [, total, by, kind] = /^Work out (\d+) ÷ (\d+)\. (Give|Which)/.exec(seen.text) ?? [];
    if (total === undefined) return undefined;
    if (kind === 'Give') {
      const thousandths = divideByTaking(Number(total) * 1000, Number(by)).quotient;
      return typed(decimalText(thousandths, 3));
    }
    return seen.options.flatMap((option, place) => {
      const [whole = 0, top = 0, bottom = 1] = (option.match(/\d+/g) ?? []).map(Number);
      const fits = (whole * bottom + top) * Number(by) === Number(total) * bottom;
      return fits ? [{ type: 'multipleChoice' as const, option: place }] : [];
    });
  },
};

const story: Form<null> = {
  weight: () => 2,
  make(random, cell) {
    // Hard: something is left over, and it needs a container too.
    const hasRest = cell.difficulty === 'hard';
    const division = drawDivision(random, cell, hasRest);
    if (division === undefined) return undefined;
    const { total, by, quotient } = division;
    const group = pickGroup(random, by, true);
    if (group === undefined) return undefined;
    const { container, item } = group;
    return writeNumber(
      {
        prompt: `There are ${showNumber(total)} ${pluralOf(item)}. Each ${container} holds ${by}. ${hasRest ? `How many ${pluralOf(container)} are needed for all of them?` : `How many ${pluralOf(container)} do they fill?`}`,
        hint: hintOf(division),
        steps: [
          `Work out ${showNumber(total)} ÷ ${by}.`,
          ...stepsOf(division),
          ...(hasRest ? [`What is left over needs one more: **${showNumber(quotient + 1)}**.`] : []),
        ],
        variant: `story ${total}÷${by}`,
        features: features(division, hasRest ? 4 : 2),
      },
      hasRest ? quotient + 1 : quotient,
      hasRest
        ? [
            [quotient, mistake('rounds-down', `That leaves some over. One more ${container} is needed.`)],
            [division.rest, mistake('gives-remainder', `That is how many are in the last ${container}.`)],
          ]
        : mistakesOf(division),
    );
  },
  solve(seen) {
    const [, total, by] = /^There are (\d+) .* holds (\d+)\. How many/.exec(seen.text) ?? [];
    if (total === undefined) return undefined;
    const { quotient, rest } = divideByTaking(Number(total), Number(by));
    return typed(seen.text.includes('needed') && rest > 0 ? quotient + 1 : quotient);
  },
};

const missing: Form<null> = {
  weight: ({ difficulty }) => ({ easy: 2, medium: 1, hard: 0 })[difficulty],
  make(random, cell) {
    const division = drawDivision(random, cell, false);
    if (division === undefined) return undefined;
    const { total, by, quotient } = division;
    const text = random.pick([`${by} × □ = ${showNumber(total)}`, `□ × ${by} = ${showNumber(total)}`]);
    return writeNumber(
      {
        prompt: `What number goes in the box?\n\n${text}`,
        hint: `How many lots of ${by} make ${showNumber(total)}? Divide.`,
        steps: [`Work out ${showNumber(total)} ÷ ${by}.`, ...stepsOf(division)],
        variant: text,
        features: features(division, 2),
      },
      quotient,
      mistakesOf(division),
    );
  },
  solve(seen) {
    const [, one, other, total] = /box\?\n\n(?:□ × (\d+)|(\d+) × □) = (\d+)$/.exec(seen.text) ?? [];
    return total === undefined ? undefined : typed(divideByTaking(Number(total), Number(one ?? other)).quotient);
  },
};

/** The generator of m.longDiv. */
export const longDivision = generatorOfForms<null>({
  generatorId: 'm.longDiv',
  version: 8,
  see: seeNumbers,
  serves: { 160203: null },
  forms: [exact, remainder, otherForms, story, missing],
});
