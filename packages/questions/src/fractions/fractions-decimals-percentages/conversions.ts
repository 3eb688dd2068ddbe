/** What questions on fractions, decimals and percentages share: values, how each form is written, the mistakes from form to form. */

import type { Cell } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import { decimalText, showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { type Fraction, fraction, isLowest, lowest, mixed, written } from '../fraction.ts';

type Level = 'easy' | 'medium' | 'hard';
/** The three forms of a number. */
export type Shape = 'fraction' | 'decimal' | 'percent';
/** The ways of asking. */
export type Asked =
  | 'convert'
  | 'choose'
  | 'sign'
  | 'picture'
  | 'line'
  | 'build'
  | 'digit'
  | 'largest'
  | 'odd'
  | 'divide'
  | 'recurring'
  | 'score'
  | 'measure'
  | 'sum';

interface Sort {
  readonly asks: readonly Asked[];
  readonly bottoms: readonly number[];
  /** Largest number of whole ones. */
  readonly wholes: number;
  /** Smallest number of whole ones, where there must be some. */
  readonly least?: number;
  /** Whether a decimal to write or read must have a zero after the point: 2.07. */
  readonly zeros?: boolean;
  /** The fewest decimal places. */
  readonly places?: number;
  /** From which form to which: those that are asked, as often as they stand here. */
  readonly ways: readonly (readonly [Shape, Shape])[];
}

/** What a sub-topic asks of this family, by difficulty. */
export interface Params {
  readonly levels: Readonly<Record<Level, Sort>>;
  /** Whether fractions are left as they come (7/10, 40/100) or brought to lowest terms. */
  readonly form: 'any' | 'simplest';
}

/** How often this way is asked at a cell. */
export function asks({ params, difficulty }: Cell<Params>, way: Asked): number {
  return params.levels[difficulty].asks.filter((asked) => asked === way).length;
}

/** A value that ends as a decimal. */
export function drawValue(random: Random, { params, difficulty }: Cell<Params>): Fraction | undefined {
  const { bottoms, wholes, least = 0, places = 0 } = params.levels[difficulty];
  const bottom = random.pick(bottoms);
  const top = random.int(1, bottom - 1) + (wholes === 0 ? 0 : random.int(least, wholes)) * bottom;
  if (placesOf({ top, bottom }) < places) return undefined;
  // Eighths that are quarters are not worth a division.
  if (bottom % 8 === 0 && !isLowest({ top, bottom })) return undefined;
  if (params.form === 'simplest' && !isLowest({ top, bottom })) return undefined;
  return top % 10 === 0 && bottom % 10 === 0 && params.form === 'any' ? undefined : fraction(top, bottom);
}

/** Whether the value does for a plain change of form: one with a zero after the point where the cell wants that. */
export function isForConverting({ top, bottom }: Fraction, { params, difficulty }: Cell<Params>): boolean {
  return params.levels[difficulty].zeros !== true || (top % bottom) * 10 < bottom;
}

/** The exact decimal text of a fraction whose bottom divides a power of ten. */
export function asDecimal({ top, bottom }: Fraction): string {
  let places = 0;
  while ((top * 10 ** places) % bottom !== 0 && places < 7) places++;
  return showNumber(decimalText((top * 10 ** places) / bottom, places));
}

/** How many decimal places a value has. */
export const placesOf = (value: Fraction): number => asDecimal(value).split('.')[1]?.length ?? 0;

/** The percentage, without its sign. */
export function asPercent({ top, bottom }: Fraction): string {
  return asDecimal(fraction(top * 100, bottom));
}

/** The value in a form, as a child reads it. */
export function shape(value: Fraction, as: Shape): string {
  if (as === 'fraction') return mixed(value);
  return as === 'decimal' ? asDecimal(value) : `${asPercent(value)}%`;
}

const mistake = mistakesIn('m.fdp');

/** The mistakes children make here. */
export const named = {
  glued: mistake('glues-digits', 'You wrote the two numbers of the fraction as digits. Think how large it is.'),
  place: (says: string) => mistake('wrong-place', says),
  bottomAsDecimal: (bottom: number, to: Shape = 'decimal') =>
    mistake(
      'denominator-as-decimal',
      `The denominator ${bottom} does not become the ${to === 'percent' ? 'percentage' : 'decimal'}.`,
    ),
  percentPlace: (says: string) => mistake('percent-ten-times-out', `${says} Per cent means out of 100.`),
  percentAsIs: mistake('ignores-percent-sign', 'The % sign means out of 100.'),
  unitPercent: (percent: string) =>
    mistake('one-over-percent', `${percent}% is ${percent} out of 100, not 1/${percent}.`),
  zero: mistake('drops-zero', 'You left out a zero. It keeps the other digits in their places.'),
  wholes: mistake('forgets-wholes', 'You left out the whole number.'),
  near: (says: string) => mistake('near-value', says),
  both: mistake('two-slips', ''),
  longer: (says: string) => mistake('longer-is-larger', says),
  form: (says: string) => mistake('compares-digits', says),
  rest: mistake('other-part', 'That is the other part, not the one that is asked for.'),
  rounding: mistake('rounds-wrongly', 'Look at the next digit: five or more rounds up.'),
  otherPlaces: (given: number, asked: number) =>
    mistake(
      'rounds-to-other-place',
      `That is rounded to ${given} decimal ${given === 1 ? 'place' : 'places'}. The question asks for ${asked}.`,
    ),
  turned: mistake('divides-wrong-way', 'Divide the numerator by the denominator.'),
  cutOff: (says: string) => mistake('stops-recurring', says),
};

/** Whether a denominator is that of tenths, hundredths or thousandths. */
export const isPower = (bottom: number): boolean => bottom === 10 || bottom === 100 || bottom === 1000;
const ten = ({ top, bottom }: Fraction): Fraction =>
  bottom % 10 === 0 ? fraction(top, bottom / 10) : fraction(top * 10, bottom);
const tenth = ({ top, bottom }: Fraction): Fraction => fraction(top, bottom * 10);

/** Values a little more and less than this one, which end as decimals too. */
export function nearBy({ top, bottom }: Fraction): Fraction[] {
  // Halves and quarters are compared with each other and with tenths: twentieths come later.
  if (bottom === 2 || bottom === 4) {
    const tenths = (top * 10) / bottom;
    const [below, above] = [Math.ceil(tenths) - 1, Math.floor(tenths) + 1];
    return [
      fraction(below, 10),
      fraction(above, 10),
      lowest(fraction((top * 4) / bottom - 1, 4)),
      lowest(fraction((top * 4) / bottom + 1, 4)),
    ].filter((value) => value.top > 0 && value.top % value.bottom !== 0);
  }
  const found = isPower(bottom)
    ? [1, -1, bottom === 10 ? 2 : 10, bottom === 10 ? -2 : -10].map((by) => fraction(top + by, bottom))
    : [1, -1, 3, -2].map((by) => lowest(fraction(top * 20 + by * bottom, bottom * 20)));
  return found.filter((value) => value.top > 0 && value.top % value.bottom !== 0);
}

/** Values with one part more or fewer, or two: what a slip in the parts gives. */
function neighbours(value: Fraction): Fraction[] {
  const { top, bottom } = value;
  if (isPower(bottom) || bottom <= 5) return nearBy(value);
  return [1, -1, 2, -2]
    .map((by) => fraction(top + by, bottom))
    .filter(
      (near) => near.top > 0 && near.top % bottom !== 0 && Math.floor(near.top / bottom) === Math.floor(top / bottom),
    );
}

/** The value as it is asked for as a fraction: as it comes, or in lowest terms. */
export function asAsked(value: Fraction, form: Params['form']): Fraction {
  return form === 'simplest' ? lowest(value) : value;
}

/** Wrong answers of writing `value`, seen as `from`, in the form `to`. */
export function mistakesFor(value: Fraction, from: Shape, to: Shape, form: Params['form'] = 'any'): NumberMistake[] {
  const { top, bottom } = value;
  const rest = top % bottom;
  const whole = (top - rest) / bottom;
  const digits = `${rest}${bottom}`;
  const place = to === 'percent' || from === 'percent' ? named.percentPlace : named.place;
  /** A near value as the question would show it; a fraction with another denominator would explain nothing. */
  const nearSays = (near: Fraction): string => {
    const parts = (near.top * bottom) / near.bottom;
    if (from === 'fraction' ? !Number.isInteger(parts) : !hasEnd(lowest(near).bottom)) return '';
    return `That is ${shape(from === 'fraction' ? fraction(parts, bottom) : near, from)}, not ${shape(value, from)}.`;
  };
  type Wrong = [Fraction, Mistake];
  const when = (holds: boolean, wrong: () => Wrong): Wrong[] => (holds ? [wrong()] : []);
  const isTyped = from === 'fraction' && !isPower(bottom);
  /** These digits after the point of the whole number that is shown: 10 1/2 → 10.12. */
  const afterPoint = (text: string): Fraction => fraction(Number(`${whole}${text}`), 10 ** text.length);
  /** A percentage is moved as so many out of 100, not as its simplest form. */
  const moved =
    from === 'percent' && to === 'fraction' && 100 % bottom === 0 ? fraction((top * 100) / bottom, 100) : value;
  /** The digits after the point with this power of ten below them: 4.5 → 4 5/100. */
  const places = placesOf(value);
  const isRead = from === 'decimal' && to === 'fraction';
  const overPower = (power: number): Fraction => fraction(whole * power + (rest * 10 ** places) / bottom, power);
  const movesPoint = from !== 'fraction' && to !== 'fraction';
  const out: Wrong[] = [
    ...(isRead
      ? [
          ...when(true, () => [
            overPower(10 ** (places + 1)),
            place(`The last digit of ${asDecimal(value)} stands for ${placeName(10 ** places)}.`),
          ]),
          ...when(places > 1 && (rest * 10) / bottom < 1, () => [
            overPower(10 ** (places - 1)),
            place(`The last digit of ${asDecimal(value)} stands for ${placeName(10 ** places)}.`),
          ]),
          // The tenths alone, and the digits as a denominator: 4.25 → 4 2/10 and 4 1/25.
          ...when(places > 1 && (rest * 10) / bottom >= 1, () => [
            fraction(Math.floor((top * 10) / bottom), 10),
            place(
              `That is ${asDecimal(fraction(Math.floor((top * 10) / bottom), 10))}. You left out the digits after the tenths.`,
            ),
          ]),
          ...when(!isPower(bottom) && 100 % bottom === 0, () => {
            const digits = (rest * 10 ** places) / bottom;
            return [
              fraction(whole * digits + 1, digits),
              place(`The digits after the point don't become the denominator.`),
            ];
          }),
        ]
      : [
          ...when(to !== 'fraction' || whole === 0, () => [tenth(moved), place('That is ten times too small.')]),
          // Nobody takes a part of one for several ones when both are fractions.
          ...when(to !== 'fraction' || (whole === 0 && ten(value).top < ten(value).bottom), () => [
            ten(moved),
            place('That is ten times too large.'),
          ]),
        ]),
    ...when(whole > 0, () => [fraction(rest, bottom), named.wholes]),
    ...when(isTyped, () => [afterPoint(digits), named.glued]),
    ...when(isTyped, () => [afterPoint(String(bottom)), named.bottomAsDecimal(bottom, to)]),
    ...when(from === 'fraction' && to === 'percent' && bottom !== 100, () => [fraction(top, 100), named.percentAsIs]),
    ...when(from === 'decimal' && to === 'percent', () => [fraction(top, bottom * 100), named.percentAsIs]),
    ...when(from === 'percent' && to === 'decimal', () => [fraction(top * 100, bottom), named.percentAsIs]),
    ...when(from === 'percent' && to === 'fraction', () => [
      lowest(fraction(bottom, 100 * top)),
      named.unitPercent(asPercent(value)),
    ]),
    // Between a decimal and a percentage only the point moves: nobody changes a digit.
    ...(movesPoint
      ? [
          ...when(true, () => [fraction(top, bottom * 100), place('That is a hundred times too small.')]),
          ...when(true, () => [fraction(top * 100, bottom), place('That is a hundred times too large.')]),
        ]
      : neighbours(value).map((near): Wrong => [near, named.near(nearSays(near))])),
    // Beside single mistakes alone the right answer would be the one most like all.
    ...(to === 'fraction' || movesPoint ? [] : neighbours(value).slice(0, 2)).flatMap((near): Wrong[] => [
      [tenth(near), named.both],
      [ten(near), named.both],
    ]),
  ];
  const ends = (wrong: Fraction): boolean => hasEnd(lowest(wrong).bottom);
  const show = (wrong: Fraction): string => {
    if (to !== 'fraction') return to === 'decimal' ? asDecimal(wrong) : asPercent(wrong);
    return mixed(asAsked(wrong, form));
  };
  return (
    out
      .filter(([wrong]) => wrong.top > 0 && wrong.bottom < 10001)
      // A whole number among fractions would be no choice.
      .filter(([wrong]) => (to === 'fraction' ? wrong.top % wrong.bottom !== 0 : ends(wrong)))
      .map(([wrong, because]) => [show(wrong), because])
  );
}

/** Whether fractions with this bottom end as decimals: nothing but 2s and 5s in it. */
function hasEnd(bottom: number): boolean {
  let left = bottom;
  for (const by of [2, 5]) while (left % by === 0) left /= by;
  return left === 1;
}

/** The way from one fraction to an equal one with another denominator. */
function toDenominator(from: Fraction, to: Fraction, show: (value: Fraction) => string): (readonly [string, string])[] {
  const low = from.bottom % to.bottom === 0 ? to : lowest(from);
  return [
    ...(low.bottom === from.bottom ? [] : [['Simplify.', `${show(from)} = ${mixed(low)}`] as const]),
    ...(to.bottom === low.bottom
      ? []
      : [
          [
            `Multiply the numerator and the denominator by ${to.bottom / low.bottom}.`,
            `${mixed(low)} = ${mixed(to)}`,
          ] as const,
        ]),
  ];
}

/** The way from one form to another, ending with the answer. */
export function waySteps(
  value: Fraction,
  from: Shape,
  to: Shape,
  form: Params['form'],
): (string | readonly [string, string])[] {
  const { top, bottom } = value;
  const simple = asAsked(value, form);
  const power = [10, 100, 1000].find((size) => size % bottom === 0);
  const ofHundred = asPercent(value);
  const last = `The answer is **${shape(to === 'fraction' ? simple : value, to)}**.`;
  const improper = `${top}/${bottom}`;
  const rest = top % bottom;
  const whole = (top - rest) / bottom;
  if (from === 'fraction' && to === 'decimal')
    return power === undefined
      ? [`Divide the numerator by the denominator: ${top} ÷ ${bottom} = ${asDecimal(value)}.`, last]
      : [
          ...(whole === 0 ? [] : [`The whole number ${whole} stays. Look at the part.`]),
          ...(power === bottom
            ? []
            : [
                [
                  `Write it over ${showNumber(power)}.`,
                  `${rest}/${bottom} = ${(rest * power) / bottom}/${power}`,
                ] as const,
              ]),
          `${showNumber((rest * power) / bottom)} ${placeName(power, (rest * power) / bottom)} is ${asDecimal(fraction(rest, bottom))} as a decimal.`,
          last,
        ];
  if (from === 'decimal' && to === 'fraction') {
    const size = 10 ** (asDecimal(value).split('.')[1]?.length ?? 0);
    const scaled = fraction((top * size) / bottom, size);
    return [
      [`The last digit stands for ${placeName(size)}.`, `${asDecimal(value)} = ${mixed(scaled)}`],
      ...toDenominator(scaled, simple, mixed),
      last,
    ];
  }
  if (from === 'decimal') return [`Multiply by 100: ${asDecimal(value)} × 100 = ${ofHundred}.`, last];
  if (from === 'percent' && to === 'decimal') return [`Divide by 100: ${ofHundred} ÷ 100 = ${asDecimal(value)}.`, last];
  if (from === 'percent') {
    const outOf = 100 * 10 ** (ofHundred.split('.')[1]?.length ?? 0);
    const scaled = fraction((top * outOf) / bottom, outOf);
    return [
      outOf === 100
        ? [`Per cent means out of 100.`, `${ofHundred}% = ${written(scaled)}`]
        : `${ofHundred}% is ${ofHundred} out of 100, which is ${showNumber(scaled.top)} out of ${showNumber(outOf)}.`,
      ...toDenominator(scaled, simple, written),
      last,
    ];
  }
  return [
    ...(whole === 0 ? [] : [['Write it as an improper fraction.', `${mixed(value)} = ${improper}`] as const]),
    bottom === 100
      ? 'Per cent means out of 100, and this is out of 100 already.'
      : 100 % bottom === 0
        ? [`Write it over 100.`, `${improper} = ${(top * 100) / bottom}/100`]
        : `Divide the numerator by the denominator: ${top} ÷ ${bottom} = ${asDecimal(value)}. Then multiply by 100.`,
    last,
  ];
}

/** 'tenths', 'hundredths', 'thousandths'; '1 tenth' where there is only one. */
export function placeName(power: number, count = 2): string {
  const names =
    power === 10 ? 'tenths' : power === 100 ? 'hundredths' : power === 1000 ? 'thousandths' : 'ten thousandths';
  return count === 1 ? names.slice(0, -1) : names;
}

/** The hint. */
export function hintFor(value: Fraction, from: Shape, to: Shape): string {
  if (from === 'percent') return 'What does per cent mean? How many out of 100 is this?';
  if (to === 'percent')
    return value.top > value.bottom
      ? 'The whole is 100%, and this is more than one whole. How much more?'
      : 'How many out of 100 is this?';
  if (from === 'decimal') return 'Which place is the last digit in?';
  return [10, 100, 1000].includes(value.bottom)
    ? `Which place is for ${placeName(value.bottom)}?`
    : 100 % value.bottom === 0
      ? 'Can you write the fraction out of 100?'
      : 'Can you write it with 1,000 as the denominator? If not, divide.';
}

/** What makes a question hard. */
export const features = (value: Fraction, steps: number): Record<string, number> => ({
  steps: steps + ([10, 100].includes(value.bottom) ? 0 : 1),
  places: placesOf(value),
  bottom: value.bottom,
  wholes: Math.floor(value.top / value.bottom),
});

/** A decimal by long division, digit by digit: the second way. Undefined where it does not end in twelve places. */
export function divideOut(top: number, bottom: number): string | undefined {
  let text = String(Math.floor(top / bottom));
  let rest = top % bottom;
  for (let place = 0; rest !== 0; place++) {
    if (place > 12) return undefined;
    text += `${place === 0 ? '.' : ''}${Math.floor((rest * 10) / bottom)}`;
    rest = (rest * 10) % bottom;
  }
  return text;
}
