/** m.powers10: multiplying and dividing by 10, 100 and 1,000. */

import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn, type NumberMistake, withGiven } from '../../kernel/mistakes.ts';
import { decimalText, showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen, seeNumbers, typed } from '../../kernel/seen.ts';
import { chooseText, tapOne, writeNumber } from '../ask.ts';

interface Params {
  readonly signs: readonly ('×' | '÷')[];
  readonly powers: readonly number[];
  /** Most decimal places in the question or the answer. */
  readonly places: number;
}
const mistake = mistakesIn('m.powers10');
const named = {
  off: (says: string) => mistake('one-place-off', says),
  way: (sign: '×' | '÷') =>
    mistake(
      'wrong-way',
      `You moved the digits the wrong way. ${sign === '×' ? 'The answer must be larger than the number you start with.' : 'The answer must be smaller than the number you start with.'}`,
    ),
  zero: (number: string) =>
    mistake(
      'adds-a-zero',
      `The digits have not moved. Writing a 0 at the end makes ${number}0, which is still ${number}.`,
    ),
  dropped: mistake('loses-place', 'You left out a zero. It keeps the other digits in their places.'),
};
interface Move {
  /** Scaled by 10^6. */
  readonly from: number;
  readonly to: number;
  readonly sign: '×' | '÷';
  readonly power: number;
}
const scale = 6;
const text = (scaled: number): string => decimalText(scaled, scale);
const shown = (scaled: number): string => showNumber(text(scaled));
const placesOf = (scaled: number): number => text(scaled).split('.')[1]?.length ?? 0;

function drawMove(random: Random, { params, difficulty, year }: Cell<Params>): Move | undefined {
  const sign = random.pick(params.signs);
  const isYearFour = year === 4;
  const easyPowers = params.powers.slice(0, isYearFour ? 1 : 2);
  const power = random.pick(difficulty === 'easy' ? easyPowers : params.powers);
  const digits = difficulty === 'hard' ? random.int(3, 4) : difficulty === 'easy' && !isYearFour ? 2 : random.int(2, 3);
  const core = random.int(10 ** (digits - 1), 10 ** digits - 1);
  if (core % 10 === 0 || (difficulty === 'hard' && digits > 2 && !/.0/.test(String(core)) && random.chance(1, 2)))
    return undefined;
  // Year 4 divides whole numbers; a decimal is divided at hard only.
  const most = isYearFour ? (difficulty === 'hard' ? 1 : 0) : difficulty === 'easy' ? 1 : Math.min(3, params.places);
  const places = random.int(0, most);
  // A whole number times a power of ten only gets zeros, and a whole number by 10 is easy; from year 5, too easy.
  if (difficulty !== 'easy' && places === 0 && (sign === '×' || power === 1)) return undefined;
  if (year > 4 && places === 0 && power === 1) return undefined;
  // A whole number times 100 is for year 4, and so is one divided by 100, above the easy level.
  if (year > 4 && places === 0 && power === 2 && (sign === '×' || difficulty !== 'easy')) return undefined;
  const from = core * 10 ** (scale - places);
  const to = sign === '×' ? from * 10 ** power : from / 10 ** power;
  if (
    !Number.isInteger(to) ||
    placesOf(to) > Math.max(params.places, 0) ||
    from > 10 ** (scale + 5) ||
    to > 10 ** (scale + 6)
  )
    return undefined;
  const easyPlaces = sign === '×' ? 1 : 2;
  if (difficulty === 'easy' && Math.max(placesOf(from), placesOf(to)) > easyPlaces && params.places > 2)
    return undefined;
  return { from, to, sign, power };
}
function mistakesOf({ from, to, sign, power }: Move): NumberMistake[] {
  const moved = (by: number): number => Math.round(from * 10 ** by);
  const way = sign === '×' ? 1 : -1;
  // A zero written after a decimal leaves the number as it was.
  const addsZero = placesOf(from) > 0 && sign === '×';
  /** `by`: how far the digits moved, to the left where it is more than 0. */
  const off = (by: number): NumberMistake => [
    text(moved(by)),
    by === 0
      ? addsZero
        ? named.zero(text(from))
        : named.off('You did not move the digits at all.')
      : by * way < 0
        ? named.way(sign)
        : named.off(`You moved the digits ${places(Math.abs(by))}. They should move ${places(power)}.`),
  ];
  const digits = Number(text(to).replace('.', ''));
  const withoutInner = text(to).replace(/(?<=[1-9.].*)0(?=.*[1-9])/g, '');
  const mistakes: NumberMistake[] = [
    off(way * power + 1),
    off(way * power - 1),
    off(-way * power),
    off(way * power - 2),
    off(way * power + 2),
    ...(addsZero ? [[text(from), named.zero(text(from))] as const] : []),
    ...(/[1-9]0+[1-9]/.test(String(digits)) && withoutInner.length === text(to).length - 1
      ? [[withoutInner, named.dropped] as const]
      : []),
  ];
  return mistakes.filter(
    ([given]) => Number(given) > 0 && Number(given) < 1e8 && placesOf(Math.round(Number(given) * 10 ** scale)) <= 5,
  );
}
const features = ({ from, to, power }: Move, steps: number): Record<string, number> => ({
  power,
  places: Math.max(placesOf(from), placesOf(to)),
  digits: text(from).replace('.', '').length,
  steps,
});
const places = (power: number): string => (power === 1 ? '1 place' : `${power} places`);

/** From year 5 a hard question takes two steps. */
const isOneStepTooFew = ({ difficulty, year }: Cell<Params>): boolean => difficulty === 'hard' && year > 4;

/** Three whole digits are moved in one step at medium; at hard the step begins at a decimal or a longer number. */
const isForMedium = ({ difficulty }: Cell<Params>, { from }: Move): boolean =>
  difficulty === 'hard' && placesOf(from) === 0 && from < 1000 * 10 ** scale;

const calculate: Form<Params> = {
  weight: (cell) => (isOneStepTooFew(cell) ? 0 : cell.difficulty === 'hard' ? 1 : 4),
  make(random, cell) {
    const move = drawMove(random, cell);
    if (move === undefined || isForMedium(cell, move)) return undefined;
    const { from, to, sign, power } = move;
    const sum = `${shown(from)} ${sign} ${showNumber(10 ** power)}`;
    const questionText = {
      prompt: `What is ${sum}?`,
      hint: `Count the zeros in ${showNumber(10 ** power)}. Do the digits move left or right?`,
      steps: [
        `${showNumber(10 ** power)} has ${power} zero${power === 1 ? '' : 's'}, so the digits move ${places(power)} to the ${sign === '×' ? 'left' : 'right'}.`,
        `${sum} = **${shown(to)}**.`,
      ],
      variant: sum,
      features: features(move, 1),
    };
    return random.chance(1, 2)
      ? writeNumber(questionText, text(to), mistakesOf(move))
      : chooseText(
          random,
          questionText,
          shown(to),
          // Nobody chooses the number that is divided.
          withGiven(mistakesOf(move), (given) => sign === '×' || given !== from / 10 ** scale).map(
            ([given, because]) => [showNumber(given), because] as const,
          ),
          { layout: 'grid' },
        );
  },
  solve(seen) {
    const [, from = '', sign, by = ''] = /^What is ([\d.]+) ([×÷]) (10+)\?$/.exec(seen.text) ?? [];
    return sign === undefined ? undefined : answered(seen, shift(from, sign === '×' ? by.length - 1 : 1 - by.length));
  },
};

/** Moves the point in the written number: digits stay, the point goes. */
function shift(number: string, by: number): string {
  const [whole = '', part = ''] = number.split('.');
  const digits = `${'0'.repeat(8)}${whole}${part}${'0'.repeat(8)}`;
  const point = 8 + whole.length + by;
  const moved = `${digits.slice(0, point)}.${digits.slice(point)}`.replace(/^0+(?=\d)/, '').replace(/0+$/, '');
  return moved.endsWith('.') ? moved.slice(0, -1) : moved;
}

const missingPart: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 0 : difficulty === 'medium' ? 2 : 4),
  make(random, cell) {
    const move = drawMove(random, cell);
    if (move === undefined) return undefined;
    const { from, to, sign, power } = move;
    // One place is soon moved back.
    if (isOneStepTooFew(cell) && power === 1) return undefined;
    // With the sign given, the power alone is for medium in year 5.
    const hidesPower = !isOneStepTooFew(cell) && random.chance(1, 3);
    const by = showNumber(10 ** power);
    const sum = hidesPower ? `${shown(from)} ${sign} □ = ${shown(to)}` : `□ ${sign} ${by} = ${shown(to)}`;
    return writeNumber(
      {
        prompt: `What number goes in the box?\n\n${sum}`,
        hint: hidesPower ? 'How many places did the digits move?' : 'Work backwards with the opposite operation.',
        steps: hidesPower
          ? [
              `From ${shown(from)} to ${shown(to)} the digits moved ${places(power)}.`,
              `${sign === '×' ? 'Multiplying' : 'Dividing'} by ${by} moves them that far: the missing number is **${by}**.`,
            ]
          : [
              `The opposite of ${sign} ${by} is ${sign === '×' ? '÷' : '×'} ${by}.`,
              `${shown(to)} ${sign === '×' ? '÷' : '×'} ${by} = **${shown(from)}**.`,
            ],
        variant: sum,
        features: features(move, 3),
      },
      hidesPower ? 10 ** power : text(from),
      hidesPower
        ? [
            [10 ** (power + 1), named.off(`That would move the digits ${places(power + 1)}.`)],
            [
              10 ** (power - 1),
              named.off(
                power === 1 ? `${sign} 1 changes nothing.` : `That would move the digits only ${places(power - 1)}.`,
              ),
            ],
            [power, mistake('counts-places', 'That is how many places. Which number moves the digits that far?')],
          ]
        : [
            [
              text(Math.round(sign === '×' ? to * 10 ** power : to / 10 ** power)),
              mistake('same-operation', `You worked out ${shown(to)} ${sign} ${by}. Use the opposite operation.`),
            ],
            [text(from * 10), named.off('That is ten times too big.')],
          ],
    );
  },
  solve(seen) {
    const [, from = '', sign, by = '', to = ''] =
      /box\?\n\n([\d.]+|□) ([×÷]) (10+|□) = ([\d.]+)$/.exec(seen.text) ?? [];
    if (sign === undefined) return undefined;
    if (by !== '□') return typed(shift(to, sign === '×' ? 1 - by.length : by.length - 1));
    const power = [1, 2, 3, 4].find((each) => shift(from, sign === '×' ? each : -each) === to);
    return power === undefined ? [] : typed(10 ** power);
  },
};

const twoMoves: Form<Params> = {
  weight: ({ difficulty, params }) => (difficulty === 'hard' && params.powers.length > 1 ? 2 : 0),
  make(random, cell) {
    const move = drawMove(random, cell);
    if (move === undefined || move.power < (cell.year > 4 ? 3 : 2)) return undefined;
    const { from, to, sign, power } = move;
    const first = random.int(1, power - 1);
    const sum = `${shown(from)} ${sign} ${10 ** first} ${sign} ${10 ** (power - first)}`;
    return writeNumber(
      {
        prompt: `What is ${sum}?`,
        hint: 'How many places do the digits move altogether?',
        steps: [
          `The digits move ${places(first)}, then ${places(power - first)}: ${places(power)} altogether.`,
          `${sum} = **${shown(to)}**.`,
        ],
        variant: sum,
        features: features(move, 4),
      },
      text(to),
      [
        [
          text(sign === '×' ? from * 10 ** first : Math.round(from / 10 ** first)),
          mistake('stops-early', `You stopped after ${sign} ${10 ** first}. There’s another step.`),
        ],
        ...mistakesOf(move),
      ],
    );
  },
  solve(seen) {
    const [, from = '', sign, one = '', other = ''] =
      /^What is ([\d.]+) ([×÷]) (10+) [×÷] (10+)\?$/.exec(seen.text) ?? [];
    if (sign === undefined) return undefined;
    const by = one.length + other.length - 2;
    return typed(shift(from, sign === '×' ? by : -by));
  },
};

/** Things shared into 10, 100 or 1,000 parts, with how little and how much a part may be in life. */
const shares = [
  {
    start: 'm of ribbon is cut into',
    end: 'equal pieces. How long is each piece, in metres?',
    unit: 'm',
    least: 0.05,
    most: 20,
  },
  {
    start: 'm of rope is cut into',
    end: 'equal lengths. How long is each one, in metres?',
    unit: 'm',
    least: 0.3,
    most: 100,
  },
  {
    start: 'litres of juice is poured equally into',
    end: 'cups. How many litres are in each?',
    unit: 'litres',
    least: 0.05,
    most: 0.6,
  },
  {
    start: 'kg of sand is shared equally into',
    end: 'bags. How many kg are in each?',
    unit: 'kg',
    least: 0.3,
    most: 40,
  },
] as const;

const bigger: Form<Params> = {
  weight: (cell) => (isOneStepTooFew(cell) ? 0 : 2),
  make(random, cell) {
    const move = drawMove(random, cell);
    if (move === undefined || isForMedium(cell, move)) return undefined;
    const { from, to, sign, power } = move;
    const by = showNumber(10 ** power);
    if (sign === '÷') {
      const each = to / 10 ** scale;
      const fit = shares.filter(({ least, most }) => least <= each && each <= most);
      if (fit.length === 0 || from <= 10 ** scale) return undefined;
      const { start, end, unit } = random.pick(fit);
      return writeNumber(
        {
          prompt: `${shown(from)} ${start} ${by} ${end}`,
          hint: 'Equal parts: do you multiply or divide? Which way do the digits move?',
          steps: [
            `Sharing into ${by} equal parts means dividing by ${by}.`,
            `${shown(from)} ÷ ${by}: the digits move ${places(power)} to the right. Each part is **${shown(to)}** ${unit}.`,
          ],
          variant: `share ${from} ${power} ${start}`,
          features: features(move, 2),
        },
        text(to),
        mistakesOf(move),
        { after: unit },
      );
    }
    return writeNumber(
      {
        prompt: `Which number is ${by} times as large as ${shown(from)}?`,
        hint: `“${by} times as large” means you multiply. Which way do the digits move?`,
        steps: [`The digits move ${places(power)} to the left.`, `${shown(from)} × ${by} = **${shown(to)}**.`],
        variant: `times ${from} ${power}`,
        features: features(move, 2),
      },
      text(to),
      mistakesOf(move),
    );
  },
  solve(seen) {
    const [, by = '', from = ''] = /^Which number is (10+) times as large as ([\d.]+)\?$/.exec(seen.text) ?? [];
    if (by !== '') return typed(shift(from, by.length - 1));
    const [, total = '', parts = ''] = /^([\d.]+) .* into (10+) (?:equal|cups|bags)/.exec(seen.text) ?? [];
    return total === '' ? undefined : typed(shift(total, 1 - parts.length));
  },
};

const whatHappened: Form<Params> = {
  weight: (cell) => (isOneStepTooFew(cell) ? 0 : 1),
  make(random, cell) {
    const move = drawMove(random, cell);
    if (move === undefined || isForMedium(cell, move)) return undefined;
    const { from, to, sign, power } = move;
    const shows = cell.params.powers.flatMap((each) =>
      cell.params.signs.map((other) => `${other} ${showNumber(10 ** each)}`),
    );
    if (shows.length < 3) return undefined;
    return tapOne(
      {
        prompt: `What was done to ${shown(from)} to get ${shown(to)}?`,
        hint: 'How many places did the digits move, and which way?',
        steps: [
          `The digits moved ${places(power)} to the ${sign === '×' ? 'left' : 'right'}.`,
          `That is **${sign} ${showNumber(10 ** power)}**.`,
        ],
        variant: `did ${from} ${to}`,
        features: features(move, 2),
      },
      shows,
      `${sign} ${showNumber(10 ** power)}`,
      (word) => {
        const zeros = word.replace(/[^0]/g, '').length;
        return word.startsWith(sign)
          ? named.off(`${word} moves the digits ${places(zeros)}. Here they moved ${places(power)}.`)
          : mistake(
              'wrong-way',
              sign === '×'
                ? 'Dividing would make the number smaller. Here it became larger.'
                : 'Multiplying would make the number larger. Here it became smaller.',
            );
      },
    );
  },
  solve(seen) {
    const [, from = '', to = ''] = /^What was done to ([\d.]+) to get ([\d.]+)\?$/.exec(seen.text) ?? [];
    if (from === '') return undefined;
    return chosen(seen, (option) => shift(from, (option.startsWith('×') ? 1 : -1) * (option.length - 3)) === to);
  },
};

/** The generator of m.powers10. */
export const powersTen = generatorOfForms<Params>({
  generatorId: 'm.powers10',
  version: 10,
  see: seeNumbers,
  serves: {
    140503: { signs: ['÷'], powers: [1, 2], places: 2 },
    150305: { signs: ['×', '÷'], powers: [1, 2, 3], places: 3 },
  },
  forms: [calculate, missingPart, twoMoves, bigger, whatHappened],
});
