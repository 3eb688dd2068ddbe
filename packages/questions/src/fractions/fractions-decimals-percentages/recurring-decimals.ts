/** Decimals that go on for ever (year 7): named, and rounded. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseValue, writeNumber } from '../ask.ts';
import { fraction, isLowest, lowest, readValue, written } from '../fraction.ts';
import { setOut } from '../maths-text.ts';
import { asDecimal, divideOut } from './forms.ts';
import { named } from './mistakes.ts';
import { asks, type Params } from './params.ts';

/** To round. No thirds: 0.333… is known by heart. */
const bottoms = [6, 7, 9, 11, 12, 15, 18, 22, 24, 30] as const;

/** The first digits of a decimal, cut off and not rounded. */
function firstDigits(top: number, bottom: number, places: number): string {
  const digits = String(Math.floor((top * 10 ** places) / bottom)).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

const features = (bottom: number, steps: number): Record<string, number> => ({ steps, places: 6, bottom });

/** Which fraction goes on for ever like this. */
export const recurring: Form<Params> = {
  weight: (cell) => asks(cell, 'recurring'),
  make(random) {
    const bottom = random.pick([12, 15, 18, 22, 24, 30, 33, 36, 45]);
    const top = random.int(1, bottom - 1);
    const value = fraction(top, bottom);
    if (!isLowest(value) || divideOut(top, bottom) !== undefined) return undefined;
    const shown = `${firstDigits(top, bottom, bottom === 22 || bottom === 33 ? 6 : 5)}…`;
    const hundredths = Math.floor((top * 100) / bottom);
    const short = lowest(fraction(hundredths, 100));
    const mistakes: NumberMistake[] = [
      ...[
        [top + 1, bottom + 2],
        [top - 1, bottom],
        [top + 1, bottom],
        [top, bottom + 1],
        [top, bottom - 1],
        [top - 1, bottom - 2],
        [top + 1, bottom + 3],
        [top - 1, bottom - 3],
      ].flatMap(([upper = 1, lower = 1]): NumberMistake[] => {
        // One that ends, or that can be simplified, would be seen to be wrong.
        if (upper < 1 || upper >= lower || !isLowest({ top: upper, bottom: lower })) return [];
        if (divideOut(upper, lower) !== undefined) return [];
        return [[`${upper}/${lower}`, named.near(`${upper} ÷ ${lower} = ${firstDigits(upper, lower, 4)}…`)]];
      }),
      [
        hundredths > 0 ? written(short) : 'NaN',
        named.cutOff(`${written(short)} is ${asDecimal(short)}. That ends, but these digits go on for ever.`),
      ],
    ];
    return chooseValue(
      random,
      {
        prompt: `Which fraction is equal to ${shown}? The digits go on like this for ever.`,
        hint: 'Divide the numerator of each fraction by its denominator.',
        steps: [
          'A fraction is a division: go on until the digits repeat.',
          `${top} ÷ ${bottom} = ${shown}`,
          `The fraction is **${written(value)}**.`,
        ],
        variant: `recurring ${written(value)}`,
        features: features(bottom, 3),
      },
      written(value),
      mistakes,
    );
  },
  solve(seen) {
    const [, shown = ''] = /^Which fraction is equal to (0\.\d+)…\?/.exec(seen.text) ?? [];
    if (shown === '') return undefined;
    const places = shown.length - 2;
    return chosen(seen, (option) => {
      const value = readValue(option);
      if (value === undefined) return false;
      let digits = '0.';
      let rest = value.top;
      for (let place = 0; place < places; place++) {
        digits += Math.floor((rest * 10) / value.bottom);
        rest = (rest * 10) % value.bottom;
      }
      return rest !== 0 && digits === shown;
    });
  },
};

/** Such a fraction as a decimal, rounded. */
export const rounded: Form<Params> = {
  weight: (cell) => asks(cell, 'recurring'),
  make(random) {
    const bottom = random.pick(bottoms);
    const top = random.int(1, bottom - 1);
    // One place needs two digits only.
    const places = random.int(2, 3);
    if (!isLowest({ top, bottom }) || divideOut(top, bottom) !== undefined) return undefined;
    const size = 10 ** places;
    const down = Math.floor((top * size) / bottom);
    const isUp = (((top * size * 10) / bottom) | 0) % 10 >= 5;
    const right = asDecimal(fraction(down + (isUp ? 1 : 0), size));
    const show = (scaled: number): string => asDecimal(fraction(scaled, size));
    const roundedTo = (count: number): string =>
      asDecimal(fraction(Math.round((top * 10 ** count) / bottom), 10 ** count));
    return writeNumber(
      {
        prompt: [`Write this as a decimal, rounded to **${places} decimal places**.`, setOut(`${top}/${bottom}`)],
        hint: `Divide as far as ${places + 1} places. Then look at the last of them.`,
        steps: [
          `${top} ÷ ${bottom} = ${firstDigits(top, bottom, places + 2)}…`,
          `The next digit is ${isUp ? '5 or more: round up' : 'less than 5: round down'}.`,
          `The answer is **${right}**.`,
        ],
        variant: `rounded ${top}/${bottom} ${places}`,
        features: features(bottom, 4),
      },
      right,
      [
        [show(down + (isUp ? 0 : 1)), named.rounding],
        ...[1, 2, 3, 4]
          .filter((other) => other !== places)
          .map((other) => [roundedTo(other), named.otherPlaces(other, places)] as const),
        [divideOut(bottom, top) ?? 'NaN', named.turned],
        [`0.${top}${bottom}`, named.glued],
      ],
      { form: 'decimal' },
    );
  },
  solve(seen) {
    const [, places, top, bottom] =
      /rounded to (\d) decimal places\.\n(\d+)\/(\d+)$/.exec(seen.text)?.map(Number) ?? [];
    if (places === undefined || top === undefined || bottom === undefined) return undefined;
    const size = 10 ** places;
    for (let scaled = 0; scaled <= size; scaled++) {
      const twice = 2 * top * size;
      if (twice >= (2 * scaled - 1) * bottom && twice < (2 * scaled + 1) * bottom)
        return typed(divideOut(scaled, size) ?? '');
    }
    return undefined;
  },
};
