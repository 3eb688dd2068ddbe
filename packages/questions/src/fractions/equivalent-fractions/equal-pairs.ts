/** What questions on equal fractions share: pairs of equal fractions, the mistakes, the way. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { type Fraction, fraction, gcd, written } from '../fraction.ts';

type Level = 'easy' | 'medium' | 'hard';

/** The ways of asking. */
export type Asked =
  | 'bars'
  | 'pictures'
  | 'namePicture'
  | 'missingTop'
  | 'missingBottom'
  | 'which'
  | 'whichNot'
  | 'pattern'
  | 'simplest'
  | 'common'
  | 'story'
  | 'tapTwo';

/** What a sub-topic asks of this family, by difficulty. */
export interface Params {
  readonly levels: Readonly<
    Record<
      Level,
      {
        readonly asks: readonly Asked[];
        /** Denominators in lowest terms. */
        readonly bottoms: readonly number[];
        /** What top and bottom are multiplied by. */
        readonly by: readonly number[];
        /** Smallest and largest denominator. */
        readonly least?: number;
        readonly most: number;
      }
    >
  >;
}

/** A fraction in lowest terms and an equal one. */
export interface Pair {
  readonly low: Fraction;
  readonly high: Fraction;
  readonly by: number;
}

/** How often this way is asked at a cell. */
export function asks({ params, difficulty }: Cell<Params>, way: Asked): number {
  return params.levels[difficulty].asks.filter((asked) => asked === way).length;
}

/** Two equal fractions, or undefined when this draw is unfit. */
export function drawPair(random: Random, { params, difficulty, year }: Cell<Params>): Pair | undefined {
  const { bottoms, by: factors, least = 0, most } = params.levels[difficulty];
  const bottom = random.pick(bottoms);
  const top = random.int(1, bottom - 1);
  const by = random.pick(factors);
  // From year 5 on it is seen at once what 3/12 or 10/30 comes to. In year 3 one part of the bars is read off.
  // Beyond easy year 4 has more than one part as well: 1/4 = 3/□ is the table of 4.
  if (top === 1 && (year > 4 || (year === 4 && difficulty !== 'easy') || (year === 3 && difficulty === 'hard')))
    return undefined;
  if (gcd(top, bottom) !== 1 || bottom * by < least || bottom * by > most) return undefined;
  return { low: fraction(top, bottom), high: fraction(top * by, bottom * by), by };
}

const mistake = mistakesIn('m.fracEquiv');

/** The mistakes children make here. */
export const named = {
  adds: mistake(
    'adds-same',
    'The same number was added to both parts. Equal fractions come from multiplying or dividing.',
  ),
  takesAway: mistake(
    'adds-same',
    'The same number was subtracted from both parts. Equal fractions come from multiplying or dividing.',
  ),
  onePart: mistake('scales-one-part', 'Only one part was changed. Do the same to the numerator and the denominator.'),
  notYet: mistake('not-lowest', 'That is equal, but it can be made simpler still.'),
  different: mistake('different-factors', 'The numerator and the denominator must be multiplied by the same number.'),
  says: (name: string, says: string) => mistake(name, says),
  other: mistake('other-part', 'That is the part that is not shaded.'),
  upsideDown: mistake('upside-down', 'The numerator and the denominator are swapped.'),
  tooMany: mistake('miscount', 'The denominator fits, but the numerator is one too large.'),
  tooFew: mistake('miscount', 'The denominator fits, but the numerator is one too small.'),
  pastShading: mistake('miscount', 'That many parts reach further than the shading.'),
  beforeShading: mistake('miscount', 'That many parts do not reach the end of the shading.'),
  isEqual: mistake(
    'takes-equal-one',
    'That one is equal: the numerator and the denominator were multiplied by the same number.',
  ),
  simplifiesToo: (low: string) => mistake('takes-equal-one', `That one is equal: it simplifies to ${low} too.`),
  skips: mistake('skips-a-term', 'That fraction is equal too, but it comes later in the pattern.'),
  counts: mistake(
    'counts-pieces',
    'The pieces are not the same size. Compare how much is shaded, not how many pieces.',
  ),
};

/** Fractions that look equal to `of` and are not, each with its mistake. */
export function notEqual({ low, by }: Pair, of: Fraction): NumberMistake[] {
  const list: [Fraction, (typeof named)['adds']][] = [
    [fraction(of.top + by, of.bottom + by), named.adds],
    [fraction(of.top + 1, of.bottom + 1), named.adds],
    [fraction(of.top * by, of.bottom), named.onePart],
    [fraction(of.top, of.bottom * by), named.onePart],
    [fraction(low.top * by + 1, low.bottom * by), named.tooMany],
    [fraction(low.top * by, low.bottom * (by + 1)), named.different],
    [fraction(low.top * (by + 1), low.bottom * by), named.different],
    [
      fraction((low.bottom - low.top) * by, low.bottom * by),
      named.says('other-part', `That is ${low.bottom - low.top}/${low.bottom}, the rest of the whole.`),
    ],
    [fraction(low.bottom * by, low.top * by), named.upsideDown],
    [fraction(low.top * by - 1, low.bottom * by), named.tooFew],
  ];
  const kept = fraction(of.top, of.bottom * by);
  return list
    .filter(
      ([wrong, { id }]) =>
        wrong.top > 0 &&
        // A whole is plainly none of the others.
        wrong.top !== wrong.bottom &&
        // Who changes the denominator alone, as in 3/12 for 3/4, did not think of the rest of the whole.
        !(id.endsWith('/other-part') && written(wrong) === written(kept)),
    )
    .map(([wrong, because]) => [written(wrong), because]);
}

/** What makes a question hard. */
export const features = ({ low, by }: Pair, steps: number): Record<string, number> => ({
  steps,
  by,
  bottom: low.bottom * by,
});

/** The top that makes `top`/`bottom` = □/`of`, by trying: the second way. */
export function topBySearch(top: number, bottom: number, of: number): number {
  for (let found = 0; found <= of * top; found++) if (found * bottom === top * of) return found;
  return Number.NaN;
}

/** In lowest terms by trying every smaller denominator: the second way. */
export function lowestBySearch(top: number, bottom: number): Fraction {
  for (let smaller = 1; smaller < bottom; smaller++)
    if ((top * smaller) % bottom === 0) return fraction((top * smaller) / bottom, smaller);
  return fraction(top, bottom);
}
