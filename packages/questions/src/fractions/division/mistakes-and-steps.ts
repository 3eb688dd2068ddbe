/** What questions on dividing fractions share: the draw, the mistakes, the way. */

import type { Cell } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { type Fraction, fraction, gcd, isLowest, lowest, mixed, over, plus, times, written } from '../fraction.ts';

/** What is divided by what. */
type Kind = 'exact' | 'unit' | 'byWhole' | 'cancels' | 'wholeByFraction' | 'fractions' | 'mixed' | 'product';

export interface Params {
  readonly kinds: Readonly<Record<'easy' | 'medium' | 'hard', readonly Kind[]>>;
}

const mistake = mistakesIn('m.fracDiv');

export const named = {
  multiplies: (by: number, of: string) =>
    mistake('multiplies', `You multiplied. Dividing by ${by} must give less than ${of}.`),
  unchanged: mistake('divides-both', 'That is the fraction you started with. Dividing it makes it smaller.'),
  wrongOne: (right: string, left: string) => mistake('inverts-wrong-one', `Turn ${right} over, not ${left}.`),
  parts: mistake('gives-denominator', 'That is how many parts make the whole. How many parts does each share have?'),
  wrongWay: mistake('inverts-wrong-one', 'You divided the whole number by the fraction. Divide the fraction.'),
  adds: mistake('subtracts', 'You added. Multiply instead.'),
  notTurned: (right: string) => mistake('forgets-to-invert', `Turn ${right} over before you multiply.`),
  wasTurned: mistake('inverts-to-multiply', 'To multiply, nothing is turned over.'),
  subtracts: mistake('subtracts', 'You subtracted. Divide instead.'),
  fact: (says: string) => mistake('fact-slip', says),
  addsToBottom: (by: number) =>
    mistake('adds-to-denominator', `You added ${by} to the denominator. Multiply it by ${by}.`),
  halfCancelled: (common: number, rest: number) =>
    mistake(
      'cancels-one-only',
      `The numerator is divided by ${common} already, so multiply the denominator by ${rest} only.`,
    ),
  whole: mistake(
    'divides-whole-only',
    'You multiplied the wholes and the fractions separately. Write improper fractions first.',
  ),
  other: mistake('other-part', 'Share the shaded part only.'),
};

/** A quotient, or in year 7 a product, with its result. */
export interface Quotient {
  readonly one: Fraction;
  readonly other: Fraction;
  readonly left: string;
  readonly right: string;
  readonly sign: '×' | '÷';
  readonly result: Fraction;
}

const bottoms = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12] as const;

const moreBottoms = [5, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 19, 20] as const;

export function drawLowest(random: Random, most = 12): Fraction {
  const bottom = random.pick(bottoms.filter((size) => size <= most));
  return lowest(fraction(random.int(1, bottom - 1), bottom));
}

export function draw(random: Random, { params, difficulty }: Cell<Params>): Quotient | undefined {
  const kind = random.pick(params.kinds[difficulty]);
  const isProduct = kind === 'product';
  const isShared = kind === 'exact' || kind === 'unit' || kind === 'byWhole' || kind === 'cancels';
  const whole = random.int(2, kind === 'exact' ? 6 : kind === 'cancels' ? 12 : 9);
  const parts = random.pick(kind === 'exact' ? moreBottoms : kind === 'cancels' ? [...bottoms, 15, 16, 20] : bottoms);
  const tops = kind === 'exact' ? whole * random.int(1, 4) : kind === 'unit' ? 1 : random.int(1, parts - 1);
  const proper = isShared ? fraction(tops, parts) : drawLowest(random);
  // One part shared again is asked where it is easy.
  if (kind === 'byWhole' && tops === 1) return undefined;
  if (proper.top >= proper.bottom || !isLowest(proper)) return undefined;
  const hasWhole = kind === 'mixed' || isProduct;
  const one =
    kind === 'wholeByFraction' ? fraction(whole) : hasWhole ? plus(proper, fraction(random.int(1, 3))) : proper;
  const other = isShared
    ? fraction(whole)
    : hasWhole && difficulty === 'hard'
      ? plus(drawLowest(random, 6), fraction(random.int(1, 3)))
      : drawLowest(random, 8);
  const result = isProduct ? times(one, other) : over(one, other);
  if (kind === 'byWhole' && !isLowest(result)) return undefined;
  // With parts of one size only the numerators are divided, and dividing by one part is a whole number of times.
  if (kind === 'fractions' && one.bottom === other.bottom) return undefined;
  if (kind === 'mixed' && (difficulty === 'hard' ? lowest(result) : other).top === 1) return undefined;
  // Two mixed numbers are for hard cells, and what they make has to be simplified.
  if (hasWhole && difficulty === 'hard' && isLowest(result)) return undefined;
  if (kind === 'cancels' && (isLowest(result) || one.top % whole === 0)) return undefined;
  if (result.bottom > 200 || lowest(result).bottom > 96 || lowest(result).bottom === 1) return undefined;
  const text = (value: Fraction): string => (value.bottom === 1 ? String(value.top) : mixed(value));
  return { one, other, left: text(one), right: text(other), sign: isProduct ? '×' : '÷', result };
}

/** Slips beside a share of a fraction that are less than the fraction, too, so that its size does not rule them out. */
function sharingSlips(one: Fraction, by: number): [Fraction, Mistake][] {
  const common = gcd(one.top, by);
  return [
    [fraction(one.top, one.bottom + by), named.addsToBottom(by)],
    ...(common > 1 && common < by
      ? [[fraction(one.top / common, one.bottom * by), named.halfCancelled(common, by / common)] as [Fraction, Mistake]]
      : []),
  ];
}

export function mistakesOf({ one, other, sign, result }: Quotient): NumberMistake[] {
  const sameAsBefore: [Fraction, Mistake] = [one, named.unchanged];
  const list: [Fraction, Mistake][] =
    sign === '×'
      ? [
          [over(one, other), named.wasTurned],
          [plus(one, other), named.adds],
          [
            fraction(
              Math.floor(one.top / one.bottom) * Math.floor(other.top / other.bottom) * result.bottom +
                (one.top % one.bottom) * (other.top % other.bottom),
              result.bottom,
            ),
            named.whole,
          ],
        ]
      : [
          [
            times(one, other),
            other.bottom === 1 ? named.multiplies(other.top, mixed(one)) : named.notTurned(written(other)),
          ],
          [
            over(other, one),
            other.bottom === 1
              ? other.top === one.top
                ? named.parts
                : named.wrongWay
              : named.wrongOne(written(other), one.bottom === 1 ? `the ${one.top}` : written(one)),
          ],
          ...(other.bottom === 1 ? [sameAsBefore, ...sharingSlips(one, other.top)] : []),
          // Below nought nobody subtracts.
          [fraction(one.top * other.bottom - other.top * one.bottom, one.bottom * other.bottom), named.subtracts],
        ];
  const simple = lowest(result);
  const tooMuch: [Fraction, Mistake] = [
    fraction(simple.top + 1, simple.bottom),
    named.fact(`That is 1/${simple.bottom} too much.`),
  ];
  // Beside a share of a fraction nobody takes more than a whole.
  const near: [Fraction, Mistake][] =
    sign === '÷' && other.bottom === 1
      ? [other.top + 1, other.top - 1]
          .filter((by) => by > 1)
          .map((by) => [over(one, fraction(by)), named.fact(`That is what you get when you divide by ${by}.`)])
      : [
          [fraction(simple.top - 1, simple.bottom), named.fact(`That is 1/${simple.bottom} too little.`)],
          [fraction(result.top + result.bottom, result.bottom), named.fact('That is one whole too many.')],
        ];
  return [...list, tooMuch, ...near]
    .filter(([{ top, bottom }]) => top > 0 && bottom < 2000)
    .map(([value, because]) => [mixed(lowest(value)), because]);
}

export function stepsOf({ one, other, left, right, sign, result }: Quotient): (string | readonly [string, string])[] {
  const isExact = other.bottom === 1 && one.top % other.top === 0 && sign === '÷';
  const simple = isExact ? fraction(one.top / other.top, one.bottom) : lowest(result);
  const improper = [[left, one] as const, [right, other] as const].flatMap(([text, value]) =>
    text.includes(' ') ? [[`Write ${text} as an improper fraction.`, `${text} = ${written(value)}`] as const] : [],
  );
  const shown = (value: Fraction): string => (value.bottom === 1 ? String(value.top) : written(value));
  const last =
    simple.top > simple.bottom
      ? [['Write it as a mixed number.', `${written(simple)} = ${mixed(simple)}`] as const]
      : [];
  if (isExact)
    return [
      [
        `Share the ${one.top} parts: ${one.top} ÷ ${other.top} = ${simple.top}. The parts stay the same size.`,
        `${written(one)} ÷ ${other.top} = ${written(simple)}`,
      ],
      ...(isLowest(simple) ? [] : [['Simplify.', `${written(simple)} = ${written(lowest(simple))}`] as const]),
      `The answer is **${mixed(lowest(simple))}**.`,
    ];
  return [
    ...improper,
    ...(sign === '÷'
      ? [
          [
            `Dividing by ${right} is the same as multiplying by ${written(fraction(other.bottom, other.top))}.`,
            `${shown(one)} × ${written(fraction(other.bottom, other.top))}`,
          ] as const,
        ]
      : []),
    [
      'Multiply the numerators. Multiply the denominators.',
      `${shown(one)} × ${sign === '÷' ? written(fraction(other.bottom, other.top)) : shown(other)} = ${written(result)}`,
    ],
    ...(isLowest(result) ? [] : [['Simplify.', `${written(result)} = ${written(lowest(result))}`] as const]),
    ...last,
    `The answer is **${mixed(lowest(result))}**.`,
  ];
}

export const features = ({ left, right, other, result }: Quotient, steps: number): Record<string, number> => ({
  steps:
    steps +
    (other.bottom === 1 ? 0 : 1) +
    (left.includes(' ') ? 1 : 0) +
    (right.includes(' ') ? 1 : 0) +
    (isLowest(result) ? 0 : 1),
  bottom: result.bottom,
});
