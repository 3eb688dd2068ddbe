/** The mistakes children make between fractions, decimals and percentages. */

import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import { type Fraction, fraction, lowest, mixed } from '../fraction.ts';
import {
  asAsked,
  asDecimal,
  asPercent,
  type FractionForm,
  hasEnd,
  inPlace,
  isPower,
  placeName,
  placesOf,
  type Shape,
  shape,
} from './forms.ts';

const mistake = mistakesIn('m.fdp');

/** The mistakes children make here. */
export const named = {
  glued: mistake(
    'glues-digits',
    'You used the two numbers of the fraction as digits. The line in a fraction means divide.',
  ),
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
  zeroMore: mistake('drops-zero', 'You wrote a zero too many. It moves the other digits to the wrong places.'),
  wholes: mistake('forgets-wholes', 'You left out the whole number.'),
  near: (says: string) => mistake('near-value', says),
  both: mistake('two-slips', ''),
  longer: (says: string) => mistake('longer-is-larger', says),
  form: (says: string) => mistake('compares-digits', says),
  rest: mistake('other-part', 'That is the rest of the whole. Read the question again.'),
  rounding: mistake('rounds-wrongly', 'Look at the next digit: five or more rounds up.'),
  otherPlaces: (given: number, asked: number) =>
    mistake(
      'rounds-to-other-place',
      `That is rounded to ${given} decimal ${given === 1 ? 'place' : 'places'}. The question asks for ${asked}.`,
    ),
  turned: mistake('divides-wrong-way', 'Divide the numerator by the denominator.'),
  sharedTheWrongWay: mistake('divides-wrong-way', 'Divide the metres by the number of children.'),
  cutOff: (says: string) => mistake('stops-recurring', says),
};

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

/** Wrong answers of writing `value`, seen as `from`, in the form `to`. */
export function mistakesFor(value: Fraction, from: Shape, to: Shape, form: FractionForm = 'any'): NumberMistake[] {
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
  /** A decimal whose digits stand so many places to the right: what the first of them is worth there. */
  const movedSays = (by: number): string => {
    const says = `That is ten times too ${by > 0 ? 'small' : 'large'}.`;
    const decimal = asDecimal(value);
    const at = decimal.replace('.', '').search(/[1-9]/);
    const first = decimal.replace('.', '').charAt(at);
    return from === 'fraction' && to === 'decimal' && value.top < value.bottom && at + by >= 0
      ? `That makes the ${first} worth ${inPlace(first, at + by)}, not ${inPlace(first, at)}.`
      : says;
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
  const digitsAfter = (rest * 10 ** places) / bottom;
  const isRead = from === 'decimal' && to === 'fraction';
  const overPower = (power: number): Fraction => fraction(whole * power + (rest * 10 ** places) / bottom, power);
  const hasZero = from === 'fraction' && to === 'decimal' && isPower(bottom) && rest * 10 < bottom;
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
          // Of 0.5 that is 1/5; a single 1 would be a whole one, and 10 hundredths are 1/10.
          ...when(100 % bottom === 0 && digitsAfter > 1 && digitsAfter ** 2 !== 10 ** places, () => [
            fraction(whole * digitsAfter + 1, digitsAfter),
            place('The digits after the point don’t become the denominator.'),
          ]),
        ]
      : [
          ...when(to !== 'fraction' || whole === 0, () => [tenth(moved), place(movedSays(1))]),
          // Nobody takes a part of one for several ones when both are fractions.
          ...when(to !== 'fraction' || (whole === 0 && ten(value).top < ten(value).bottom), () => [
            ten(moved),
            place(movedSays(-1)),
          ]),
        ]),
    // A zero too few or too many: 3 67/1000 as 3.67 or 3.0067.
    ...when(hasZero, () => [afterPoint(String(rest)), named.zero]),
    ...when(hasZero, () => [fraction(whole * bottom * 10 + rest, bottom * 10), named.zeroMore]),
    ...when(whole > 0, () => [fraction(rest, bottom), named.wholes]),
    // As a percentage 13/25 is 13.25 by its digits, and 1/25 is no number of them.
    ...when(isTyped && (to !== 'percent' || (whole === 0 ? rest >= 10 : digits.length === 2)), () => [
      afterPoint(digits),
      named.glued,
    ]),
    ...when(isTyped, () => [
      to === 'percent' ? fraction(whole * 100 + bottom, 100) : afterPoint(String(bottom)),
      named.bottomAsDecimal(bottom, to),
    ]),
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
    ...(to === 'fraction' || movesPoint || (hasZero && whole > 0) ? [] : neighbours(value).slice(0, 2))
      .flatMap((near) => [tenth(near), ten(near)])
      .filter((wrong) => wrong.top % wrong.bottom !== 0)
      .map((wrong): Wrong => [wrong, named.both]),
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
