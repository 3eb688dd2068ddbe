/** Building a number from its parts and splitting it, with words and sums. */

import type { Form } from '../../kernel/forms.ts';
import { andList } from '../../kernel/list-text.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { decimalText, showNumber } from '../../kernel/number-text.ts';
import { typed } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { countOf, drawScaled, features, mistake, named, nameOf, type Params, shown } from './places.ts';

/** What more than nine of a place are: '14 tens are 1 hundred and 4 tens.' */
function exchangeOf(digit: number, power: number): string {
  const left = digit - 10;
  return `${countOf(digit, power)} are ${countOf(1, power + 1)}${left > 0 ? ` and ${countOf(left, power)}` : ''}.`;
}

/** A number from its parts. */
export const build: Form<Params> = {
  weight: ({ params }) => (params.asks === 'value' ? 3 : 0),
  make(random, cell) {
    const { places } = cell.params;
    const scaled = drawScaled(random, cell);
    if (scaled === undefined) return undefined;
    const digits = [...String(scaled)].map(Number);
    const parts = digits.map((digit, at) => ({ digit, power: digits.length - 1 - at }));
    if (cell.difficulty === 'hard') {
      const at = random.int(0, parts.length - 2);
      const [from, into] = [parts[at], parts[at + 1]];
      // With nothing left to add the exchanged one to, 4 hundreds and 16 ones are only written side by side.
      if (from === undefined || into === undefined || from.digit < 2) return undefined;
      from.digit -= 1;
      into.digit += 10;
    }
    const listed = parts.filter(({ digit }) => digit > 0);
    // With a digit for every column and the parts in order, the digits are only copied.
    const isFull = cell.difficulty === 'medium' && listed.length === parts.length;
    // In long numbers the parts in order are for easy, with or without an empty column.
    const isLong = parts.length > 5 && places === 0;
    const isMixed = cell.difficulty === 'medium' && (isFull || isLong);
    const isShuffled = isMixed || random.chance(1, 3);
    // In 4.666 hardly any order of the parts would show.
    if (isFull && new Set(digits).size < Math.min(3, digits.length)) return undefined;
    const shownParts = cell.difficulty !== 'easy' && listed.length > 2 && isShuffled ? random.shuffle(listed) : listed;
    if (isMixed && shownParts.every((part, at) => part === listed[at])) return undefined;
    const named1 = shownParts.map(({ digit, power }) => countOf(digit, power - places));
    const exchanged = parts.find(({ digit }) => digit > 9);
    const inOrder = shownParts.reduce((sum, { digit }) => sum * 10 + digit, 0);
    const withoutZeros = decimalText(scaled, places).replace(/(?<=\..*)0/g, '');
    const strung = parts.map(({ digit }) => (digit > 0 || exchanged !== undefined ? digit : '')).join('');
    const whole = parts
      .filter(({ power }) => power >= places)
      .map(({ digit }) => digit)
      .join('').length;
    const oneColumn =
      exchanged &&
      named.carry(
        `You wrote ${exchanged.digit} in one column. ${countOf(10, exchanged.power - places)} make ${countOf(1, exchanged.power + 1 - places)}.`,
      );
    return writeNumber(
      {
        prompt: `Which number is made of these parts?\n\n${andList(named1)}`,
        hint:
          cell.difficulty === 'hard'
            ? 'Ten of one place make one of the next place. Exchange first.'
            : 'Draw the columns and write each digit in its column.',
        steps: [
          ...(exchanged === undefined ? [] : [exchangeOf(exchanged.digit, exchanged.power - places)]),
          `Each part: ${shownParts.map(({ digit, power }) => showNumber(decimalText(digit * 10 ** power, places))).join(' + ')}.`,
          `${exchanged === undefined ? 'Put each part in its own column and add them' : 'Add the parts'}: **${shown(scaled, places)}**.`,
        ],
        variant: `build ${named1.join(' ')}`,
        features: features(scaled, cell.difficulty === 'hard' ? 3 : 2),
      },
      decimalText(scaled, places),
      places === 0
        ? [
            [strung, oneColumn ?? named.zero],
            ...(exchanged === undefined && shownParts !== listed ? [[inOrder, named.order] as const] : []),
          ]
        : oneColumn !== undefined
          ? [[`${strung.slice(0, whole)}.${strung.slice(whole)}`, oneColumn]]
          : [
              ...(withoutZeros === String(decimalText(scaled, places)) ? [] : [[withoutZeros, named.zero] as const]),
              ...(shownParts !== listed && listed.length === parts.length
                ? [[decimalText(inOrder, places), named.order] as const]
                : []),
            ],
    );
  },
  solve(seen, { params: { places } }) {
    const [, parts = ''] = /^Which number is made of these parts\?\n\n(.*)$/.exec(seen.text) ?? [];
    if (parts === '') return undefined;
    let scaled = 0n;
    for (const [, amount = '', name = ''] of parts.matchAll(/(\d+) ([a-z ]+?)(?= and| {1,2}\d| \d|$)/g)) {
      const plural = name.trim().endsWith('s') ? name.trim() : `${name.trim()}s`;
      const power = [7, 6, 5, 4, 3, 2, 1, 0, -1, -2, -3].find((each) => nameOf(each) === plural) ?? 0;
      scaled += BigInt(amount) * 10n ** BigInt(power + places);
    }
    const text = scaled.toString().padStart(places + 1, '0');
    return typed(places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`.replace(/\.?0+$/, ''));
  },
};

/** A part missing in a split number. */
export const partition: Form<Params> = {
  weight: ({ params }) => (params.asks === 'value' ? 2 : 0),
  make(random, cell) {
    const { places } = cell.params;
    const scaled = drawScaled(random, cell);
    if (scaled === undefined) return undefined;
    const digits = [...String(scaled)]
      .map((digit, at, all) => Number(digit) * 10 ** (all.length - 1 - at))
      .filter((part) => part > 0);
    const parts = [...digits];
    const joins = cell.difficulty === 'medium' && digits.length > 3;
    const lastJoined = String(scaled).length > 5 && places === 0 ? 3 : 2;
    const joined = joins ? random.int(0, digits.length - lastJoined) : 0;
    if (joins) parts.splice(joined, 2, (digits[joined] ?? 0) + (digits[joined + 1] ?? 0));
    // Hard: one of a part is moved to the next one. Among decimals, whole numbers are known from year 4.
    const from = parts.findIndex((_, at) => places === 0 || (parts[at + 1] ?? 0) < 10 ** places);
    if (cell.difficulty === 'hard') {
      const [first = 0, second = 0] = parts.slice(from);
      const unit = 10 ** (String(first).length - 1);
      if (first <= unit || second === 0 || parts.length < 3) return undefined;
      parts.splice(from, 2, first - unit, second + unit);
    }
    if (parts.length < 3) return undefined;
    // Ones are copied, and so are the last three digits of a long number and the whole number before a decimal point.
    const open = parts.flatMap((part, at) => {
      const power = String(part).length - 1;
      return (places > 0 ? power < places : power >= (String(scaled).length > 5 ? 3 : 1)) ? [at] : [];
    });
    if (open.length === 0) return undefined;
    const hidden = cell.difficulty === 'hard' ? from + 1 : joins ? joined : random.pick(open);
    const value = parts[hidden] ?? 0;
    const shownParts = parts.map((part, at) => (at === hidden ? '□' : shown(part, places)));
    const seenParts = shownParts.filter((part) => part !== '□').join(' + ');
    const order = cell.difficulty === 'medium' && !joins ? random.shuffle(shownParts) : shownParts;
    // In order the sum is for easy.
    if (cell.difficulty === 'medium' && !joins && order.every((part, at) => part === shownParts[at])) return undefined;
    const text = `${shown(scaled, places)} = ${order.join(' + ')}`;
    const twoParts = digits
      .slice(joined, joined + 2)
      .map((part) => [part, nameOf(String(part).length - 1 - places)] as const);
    // In 6,250 = 5,000 + □ + 50, who subtracts only the 5,000 gets 1,250.
    const after = parts.slice(hidden + 1);
    const leavesOut: NumberMistake[] =
      hidden === 0 || after.length === 0
        ? []
        : [
            [
              decimalText(
                after.reduce((sum, part) => sum + part, value),
                places,
              ),
              mistake(
                'leaves-out-part',
                after.length > 2
                  ? 'You left out the smaller parts. Subtract them as well.'
                  : `You left out the ${after.map((part) => shown(part, places)).join(' and the ')}. Subtract ${after.length > 1 ? 'them' : 'it'} as well.`,
              ),
            ],
          ];
    return writeNumber(
      {
        prompt: `What number goes in the box?\n\n${text}`,
        hint: 'Add the parts you can see. Which part of the number is missing?',
        steps: [
          `The parts you see: ${seenParts} = ${shown(scaled - value, places)}.`,
          `The box must make up the rest: ${shown(scaled, places)} − ${shown(scaled - value, places)} = **${shown(value, places)}**.`,
        ],
        variant: text,
        features: features(scaled, cell.difficulty === 'hard' ? 3 : 2),
      },
      decimalText(value, places),
      [
        ...(/^[1-9]0*$/.test(String(value)) ? [[String(value).charAt(0), named.face] as const] : []),
        // Nobody puts more in the box than the whole number.
        ...(value * 10 < scaled
          ? [
              [
                decimalText(value * 10, places),
                named.neighbour('That is ten times as much as the missing part.'),
              ] as const,
            ]
          : value >= 100
            ? [[decimalText(value / 10, places), named.neighbour('That is only a tenth of the missing part.')] as const]
            : []),
        ...leavesOut,
        ...(joins
          ? twoParts.map(
              ([part]) =>
                [
                  decimalText(part, places),
                  mistake(
                    'one-part-only',
                    `Two parts are missing: the ${twoParts.map(([, name]) => name).join(' and the ')}.`,
                  ),
                ] as const,
            )
          : []),
        ...(cell.difficulty === 'hard'
          ? [
              [
                decimalText(digits[from + 1] ?? 0, places),
                named.carry(
                  `The part before it is only ${shown(parts[from] ?? 0, places)} here, so the box holds more.`,
                ),
              ] as const,
            ]
          : []),
      ],
    );
  },
  solve(seen, { params: { places } }) {
    const [, total = '', parts = ''] = /box\?\n\n([\d.]+) = (.*□.*)$/.exec(seen.text) ?? [];
    if (total === '') return undefined;
    const whole = (text: string): number => Math.round(Number(text) * 10 ** places);
    let left = whole(total);
    for (const part of parts.split(' + ')) if (part !== '□') left -= whole(part);
    return typed(decimalText(left, places));
  },
};
