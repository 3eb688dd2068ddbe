/** What a digit is worth, where it stands, and how many tens make a number. */

import type { Form } from '../../kernel/forms.ts';
import { andList } from '../../kernel/list-text.ts';
import { type NumberMistake, withGiven } from '../../kernel/mistakes.ts';
import { decimalText, showNumber } from '../../kernel/number-text.ts';
import { answered, chosen, typed } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import {
  columnFact,
  countOf,
  decimals,
  drawScaled,
  features,
  mistake,
  named,
  nameOf,
  type Params,
  shown,
} from './places.ts';

/** The value of a digit. */
export const digitValue: Form<Params> = {
  // The other forms build and split numbers, which is harder.
  weight: ({ params, difficulty }) => (params.asks === 'value' && difficulty === 'easy' ? 3 : 0),
  make(random, cell) {
    const { places } = cell.params;
    const scaled = drawScaled(random, cell);
    if (scaled === undefined) return undefined;
    const text = String(scaled);
    const options = [...text].flatMap((digit, at) => (digit !== '0' && text.split(digit).length === 2 ? [at] : []));
    if (options.length === 0) return undefined;
    // The tenths are known from year 4.
    const first = text.length - places + 1;
    const decimalPart = options.filter((at) => at >= first);
    const at = random.pick(places > 0 && decimalPart.length > 0 ? decimalPart : options);
    if (places === 0 && at >= text.length - (text.length > 5 ? 3 : 1)) return undefined;
    const digit = Number(text.charAt(at));
    const power = text.length - 1 - at;
    const value = decimalText(digit * 10 ** power, places);
    const inColumn = (other: number): NumberMistake => [
      decimalText(digit * 10 ** other, places),
      named.neighbour(
        `That is ${countOf(digit, other - places)}. The ${digit} is in the ${nameOf(power - places)} column.`,
      ),
    ];
    const mistakes: NumberMistake[] = [
      [digit, named.face],
      ...[power + 1, power - 1].filter((other) => other >= 0 && other - places <= 7).map(inColumn),
      [decimalText(Number(text.slice(at)), places), named.follows],
      // Two columns beyond the number nobody would think of.
      ...(power + 2 <= Math.min(text.length, places + 6) ? [inColumn(power + 2)] : []),
      ...(power > 1 ? [inColumn(power - 2)] : []),
    ];
    const questionText = {
      prompt: `What is the value of the ${digit} in ${shown(scaled, places)}?`,
      hint: 'Name the columns: which column is this digit in?',
      steps: [
        `The ${digit} is in the ${nameOf(power - places)} column.`,
        `${countOf(digit, power - places)} is **${showNumber(value)}**.`,
      ],
      variant: `value ${digit} in ${scaled}`,
      features: features(scaled, 1),
    };
    const namedSteps = [
      `The ${digit} is in the ${nameOf(power - places)} column.`,
      `Its value is **${countOf(digit, power - places)}**, which is ${showNumber(value)}.`,
    ];
    // Beside shorter numbers and names, thousandths would always be the longest.
    if (places > 0 && power === 0) return writeNumber(questionText, value, mistakes);
    if (places > 0 && power < places && random.chance(1, 2))
      return chooseText(random, { ...questionText, steps: namedSteps }, countOf(digit, power - places), [
        [countOf(digit, places - power), mistake('mirrors-places', columnFact(places - power))],
        // The decimal columns first: beside whole columns alone, theirs would always be the longest name.
        ...[-1, -2, -3, 1, 0]
          .filter((other) => other !== power - places && other !== places - power)
          .map((other) => [countOf(digit, other), named.neighbour(columnFact(other))] as const),
      ]);
    if (random.chance(1, 2)) return writeNumber(questionText, value, mistakes);
    return chooseText(
      random,
      questionText,
      showNumber(value),
      mistakes.map(([given, because]) => [showNumber(given), because] as const),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, digit = '', number = ''] = /value of the (\d) in ([\d.]+)\?$/.exec(seen.text) ?? [];
    if (number === '') return undefined;
    const masked = number.replace(/\d/g, (each) => (each === digit ? each : '0'));
    const [option = ''] = seen.options;
    if (/[a-z]/.test(option)) {
      const fraction = masked.split('.')[1] ?? '';
      return chosen(seen, (each) =>
        `${each}s`.replace(/ss$/, 's').endsWith(` ${decimals[fraction.indexOf(digit) + 1]}`),
      );
    }
    return answered(
      seen,
      masked.includes('.') ? masked.replace(/^0+(?=\d)/, '').replace(/\.?0*$/, '') : Number(masked),
    );
  },
};

/** The digit in a place. */
export const whichDigit: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'value' && difficulty === 'easy' ? 2 : 0),
  make(random, cell) {
    const { places } = cell.params;
    const scaled = drawScaled(random, cell);
    if (scaled === undefined) return undefined;
    const text = String(scaled);
    // In a long number the last three are known from year 3, the ones of a whole number from year 1, and tenths from year 4.
    const from = places > 0 ? text.length - places + 1 : 0;
    const at = random.int(from, text.length - (text.length > 5 ? 4 : places === 0 ? 2 : 1));
    const digit = text.charAt(at);
    const power = text.length - 1 - at - places;
    // A digit that stands twice is right for the wrong place too.
    if (text.split(digit).length > 2) return undefined;
    // In 383 only one other digit could be taken for it.
    if (text.length < 5 && new Set(text).size < text.length) return undefined;
    const others = [...new Set(text)].filter((other) => other !== digit);
    const columnsOf = (other: string): string[] =>
      [...text].flatMap((each, index) => (each === other ? [nameOf(text.length - 1 - index - places)] : []));
    return writeNumber(
      {
        prompt: `Which digit is in the ${nameOf(power)} place in ${shown(scaled, places)}?`,
        hint:
          places === 0
            ? 'Start at the right: ones, tens, hundreds.'
            : power < 0
              ? 'The first place after the point is tenths.'
              : 'The ones are just before the point.',
        steps: [
          `Name each place: ${[...text].map((each, index) => countOf(Number(each), text.length - 1 - index - places)).join(', ')}.`,
          `The digit is **${digit}**.`,
        ],
        variant: `digit ${power} ${scaled}`,
        features: features(scaled, 1),
      },
      digit,
      [
        ...others.map((other) => {
          const columns = columnsOf(other);
          const where = `the ${andList(columns)} column${columns.length > 1 ? 's' : ''}`;
          return [other, mistake('wrong-digit', `The ${other} is in ${where}.`)] as const;
        }),
        [
          decimalText(Number(digit) * 10 ** (power + places), places),
          mistake('value-for-digit', `That is what the ${digit} is worth. The question asks for the digit only.`),
        ],
      ],
    );
  },
  solve(seen) {
    const [, name = '', number = ''] = /Which digit is in the (.*) place in ([\d.]+)\?$/.exec(seen.text) ?? [];
    if (number === '') return undefined;
    const [whole = '', part = ''] = number.split('.');
    const power = [7, 6, 5, 4, 3, 2, 1, 0, -1, -2, -3].find((each) => nameOf(each) === name) ?? 0;
    return typed(power >= 0 ? whole.charAt(whole.length - 1 - power) : part.charAt(-power - 1));
  },
};

/** How many of a place make a number. */
export const howMany: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'value' && difficulty === 'hard' && params.places === 0 ? 2 : 0),
  make(random, cell) {
    const scaled = drawScaled(random, cell);
    if (scaled === undefined) return undefined;
    const power = random.int(1, Math.min(4, String(scaled).length - 2));
    const value = Math.floor(scaled / 10 ** power) * 10 ** power;
    // Hundreds in 5,000 are no more than ten in each thousand.
    if (Math.floor(scaled / 10 ** power) % 10 === 0) return undefined;
    const each = 10 ** power;
    const larger = value < 100 * each ? nameOf(power + 1) : `${nameOf(power + 1)} and all the larger places`;
    return writeNumber(
      {
        prompt: `How many ${nameOf(power)} make ${showNumber(value)}?`,
        hint: `Count the ${nameOf(power)} in the ${larger} too.`,
        steps: [
          `${countOf(1, power)} is ${showNumber(each)}, so find how many times ${showNumber(each)} goes into ${showNumber(value)}.`,
          `${showNumber(value)} ÷ ${showNumber(each)} = **${showNumber(value / each)}**.`,
        ],
        variant: `how many ${power} ${value}`,
        features: features(value, 3),
      },
      value / each,
      withGiven(
        [
          [
            Number(String(value).charAt(String(value).length - 1 - power)),
            mistake(
              'digit-only',
              `That is only the ${nameOf(power)} digit. Count the ${nameOf(power)} in the ${larger} too.`,
            ),
          ],
          [value / each / 10, named.neighbour(`That is how many ${nameOf(power + 1)} make it.`)],
          [(value / each) * 10, named.neighbour(`That is how many ${nameOf(power - 1)} make it.`)],
        ],
        Number.isInteger,
      ),
    );
  },
  solve(seen) {
    const [, name, value] = /^How many (.*) make (\d+)\?$/.exec(seen.text) ?? [];
    if (value === undefined) return undefined;
    const power = [1, 2, 3, 4, 5, 6].find((each) => nameOf(each) === name) ?? 0;
    return typed(value.slice(0, value.length - power));
  },
};
