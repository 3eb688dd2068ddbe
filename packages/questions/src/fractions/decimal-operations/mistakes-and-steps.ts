/** What questions on multiplying and dividing decimals share: the draw, the mistakes, the way. */
import type { Cell } from '../../kernel/generator.ts';
import { andList } from '../../kernel/list-text.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import { decimalFixed, decimalText, showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';

interface Level {
  /** Decimal places of the decimal. */
  readonly places: readonly number[];
  /** The whole number to multiply or divide by. */
  readonly by: readonly [number, number];
  /** Largest scaled size of the decimal, in its last place. */
  readonly most: number;
}

export interface Params {
  readonly levels: Readonly<Record<'easy' | 'medium' | 'hard', Level>>;
}

const mistake = mistakesIn('m.decimalOps');

export const named = {
  point: (says: string) => mistake('point-misplaced', `The digits are right, but not the point. ${says}`),
  drops: mistake('drops-point', 'You left out the point.'),
  parts: mistake('works-on-sides-alone', 'You multiplied each side of the point by itself and did not carry.'),
  fact: (says: string) => mistake('fact-slip', says),
  /** The point and a digit are wrong at once. */
  both: (says: string) => mistake('two-slips', says),
  adds: mistake('adds', 'You added. Multiply instead.'),
  zero: mistake('loses-zero', 'A zero holds a place. Do not lose it.'),
};

interface Drawn {
  /** The decimal × `by` = the product, both scaled by 10^`places`. */
  readonly scaled: number;
  readonly by: number;
  readonly places: number;
  readonly decimal: string;
  readonly product: string;
}

export function draw(random: Random, { params, difficulty }: Cell<Params>): Drawn | undefined {
  const { places: choices, by: range, most } = params.levels[difficulty];
  const places = random.pick(choices);
  const scaled = random.int(places === 1 ? 11 : 101, most);
  const by = random.int(...range);
  if (scaled % 10 === 0 || by % 10 === 0) return undefined;
  // Worked digit by digit, with nothing carried into the ones, it is no harder than with whole numbers.
  if (by < 10 && (scaled % 10 ** places) * by < 10 ** places) return undefined;
  return { scaled, by, places, decimal: decimalFixed(scaled, places), product: decimalText(scaled * by, places) };
}

export const features = ({ scaled, by, places }: Drawn, steps: number): Record<string, number> => ({
  steps: steps + (by > 9 ? 2 : 0),
  places,
  digits: String(scaled).length,
});

/** What working on both sides of the point alone gives, and why: 3.7 × 4 → 12.28, and 2.03 × 2 → 4.6. */
function sidesAlone({ scaled, by, places }: Drawn): NumberMistake {
  const size = 10 ** places;
  const behind = String((scaled % size) * by);
  return [`${Math.floor(scaled / size) * by}.${behind}`, behind.length < places ? named.zero : named.parts];
}

/** About how much the product is. */
function estimateOf({ scaled, by, places, decimal }: Drawn): string {
  const near = Math.round(scaled / 10 ** places);
  return `${decimal} is about ${near}, and ${near} × ${by} is ${showNumber(near * by)}.`;
}

/** A wrong quotient multiplied back. */
const backOf = ({ by, product }: Drawn, given: number, at: number): string =>
  `${showNumber(decimalText(given, at))} × ${by} is ${showNumber(decimalText(given * by, at))}, not ${showNumber(product)}.`;

/** The digits of the answer with the point elsewhere: where the digits are given, nothing else tempts. */
export function pointMistakes(own: Drawn, isProduct: boolean): NumberMistake[] {
  const digits = isProduct ? own.scaled * own.by : own.scaled;
  return [own.places - 1, own.places + 1, own.places - 2, own.places + 2].map((places): NumberMistake => {
    if (places === 0) return [digits, named.drops];
    const [scaled, at] = places < 0 ? [digits * 10 ** -places, 0] : [digits, places];
    return [decimalText(scaled, at), named.point(isProduct ? estimateOf(own) : backOf(own, scaled, at))];
  });
}

export function productMistakes(own: Drawn): NumberMistake[] {
  const { scaled, by, places, decimal } = own;
  const estimate = estimateOf(own);
  return [
    [decimalText(scaled * by, places + 1), named.point(estimate)],
    sidesAlone(own),
    [decimalText(scaled * by, places - 1), places === 1 ? named.drops : named.point(estimate)],
    [decimalText(scaled * (by + 1), places), named.fact(`That is ${decimal} × ${by + 1}.`)],
    [
      decimalText(scaled * by + 10, places),
      named.fact(`${showNumber(scaled)} × ${by} is ${showNumber(scaled * by)}, not ${showNumber(scaled * by + 10)}.`),
    ],
    [decimalText(scaled + by * 10 ** places, places), named.adds],
    [decimalText(scaled * (by + 1), places + 1), named.both(`Check the size first: ${estimate}`)],
    [decimalText(scaled * (by + 1), places - 1), named.both(`Check the size first: ${estimate}`)],
  ];
}

/** The decimal without its first 0: one place shorter where the 0 is behind the point. */
function withoutZero(scaled: number, places: number): NumberMistake[] {
  const digits = String(scaled);
  const at = digits.indexOf('0');
  const isBehind = digits.length - at <= places;
  return at < 0 ? [] : [[decimalText(Number(digits.replace('0', '')), isBehind ? places - 1 : places), named.zero]];
}

export function quotientMistakes(own: Drawn): NumberMistake[] {
  const { scaled, by, places } = own;
  const back = (given: number, at: number): string => backOf(own, given, at);
  const slip = (given: number): NumberMistake => [decimalText(given, places), named.fact(back(given, places))];
  return [
    [decimalText(scaled, places + 1), named.point(back(scaled, places + 1))],
    [decimalText(scaled, places - 1), places === 1 ? named.drops : named.point(back(scaled, places - 1))],
    slip(scaled + 1),
    slip(scaled + 10),
    [decimalText(scaled + 10, places + 1), named.both(back(scaled + 10, places + 1))],
    [decimalText(scaled + 10, places - 1), named.both(back(scaled + 10, places - 1))],
    slip(scaled - 2),
    ...withoutZero(scaled, places),
    slip(by % 2 === 0 ? scaled * 2 : scaled - 10),
  ];
}

export const scaleName = (places: number): string => (places === 1 ? 'tenths' : 'hundredths');

/** What a number makes times each digit of the other in its place: the 100, the 30 and the 6 of 136. */
const byPlaces = (number: number, other: number): string =>
  andList(
    [...String(other)].flatMap((digit, at, digits) => {
      const part = Number(digit) * 10 ** (digits.length - 1 - at);
      return part === 0 ? [] : [`${number} × ${part} = ${showNumber(number * part)}`];
    }),
  );

export const productSteps = ({ scaled, by, places, decimal, product }: Drawn): string[] => [
  `${decimal} is ${showNumber(scaled)} ${scaleName(places)}.`,
  ...(by < 10 ? [] : [`${byPlaces(scaled, by)}.`]),
  `${showNumber(scaled)} × ${by} = ${showNumber(scaled * by)}.`,
  `That is ${showNumber(scaled * by)} ${scaleName(places)}: **${showNumber(product)}**.`,
];

export const quotientSteps = ({ scaled, by, places, decimal, product }: Drawn): string[] => [
  `${showNumber(product)} is ${showNumber(scaled * by)} ${scaleName(places)}.`,
  ...(by < 10 ? [] : [`${byPlaces(by, scaled)}.`]),
  `${showNumber(scaled * by)} ÷ ${by} = ${showNumber(scaled)}.`,
  `That is ${showNumber(scaled)} ${scaleName(places)}: **${decimal}**.`,
];

/** To the whole number that is missing: both decimals in parts of the same size. */
export const factorSteps = ({ scaled, by, places, decimal, product }: Drawn): string[] => [
  `${decimal} is ${showNumber(scaled)} ${scaleName(places)}, and ${showNumber(product)} is ${showNumber(scaled * by)} ${scaleName(places)}.`,
  `${showNumber(scaled * by)} ÷ ${showNumber(scaled)} = **${by}**.`,
];
