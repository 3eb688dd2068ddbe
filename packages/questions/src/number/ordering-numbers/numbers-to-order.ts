/** What all questions on order share: sets of numbers that are hard to tell apart, and the mistakes. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { decimalFixed, decimalText, showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { placeName } from '../digits.ts';

/** What a sub-topic asks of this family. */
export interface Params {
  readonly kind: 'whole' | 'decimal' | 'integer';
  /** Digits (whole numbers) or decimal places, by difficulty. */
  readonly size: Readonly<Record<'easy' | 'medium' | 'hard', number>>;
}

/** Scaled by 1,000, with the text a child reads. */
export interface Term {
  readonly scaled: number;
  readonly text: string;
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.order');

/** The mistakes children make here. */
export const named = {
  longer: mistake(
    'longer-is-larger',
    'You put the numbers in order of their length. Compare the tenths first, then the hundredths.',
  ),
  zero: mistake('longer-is-larger', 'A zero at the end of a decimal does not change its value.'),
  sign: mistake('ignores-sign', 'You left out the signs. The further below 0 a number is, the smaller it is.'),
  below: mistake('orders-negatives-by-size', 'Below 0 it is the other way round: the further from 0, the smaller.'),
  other: (asked: string, chosen: string) =>
    mistake('other-end', `That is the ${chosen}. The question asks for the ${asked}.`),
};

function drawWhole(random: Random, size: number, difficulty: string, count: number): Term[] {
  const values = new Set<number>();
  const base = random.int(10 ** (size - 1), 10 ** size - 1);
  const digits = [...String(base)];
  // Digits at the front that all numbers share: with none of them, one look at the first digit is enough.
  const shared = difficulty === 'medium' ? (size > 4 ? 3 : 1) : size > 4 ? 1 : 0;
  const unit = 10 ** (size - shared);
  const lead = Math.floor(base / 10 ** (size - 1));
  // Two of them at the front, so that the first digit rarely decides.
  const firstDigits = size > 3 ? random.sample(digits, 2) : digits;
  for (let draw = 0; draw < 40 && values.size < count; draw++) {
    let value = random.int(10 ** (size - 1), 10 ** size - 1);
    if (difficulty !== 'hard' && shared > 0) value = Math.floor(base / unit) * unit + random.int(0, unit - 1);
    else if (difficulty === 'easy' && size > 3) {
      const first = Math.min(9, lead + random.int(0, 1));
      value = first * (unit / 10) + random.int(0, unit / 10 - 1);
    }
    if (difficulty === 'hard') {
      const mixed = random.shuffle(digits);
      if (mixed[0] === '0' || !firstDigits.includes(mixed[0] ?? '')) continue;
      value = Number(mixed.join(''));
      if (size > 4 && random.chance(1, 4)) value = Number(mixed.slice(1).join(''));
    }
    if (value > 9) values.add(value);
  }
  return [...values].map((value) => ({ scaled: value * 1000, text: showNumber(value) }));
}

function drawDecimals(random: Random, places: number, difficulty: string, count: number, negative: boolean): Term[] {
  const terms = new Map<number, Term>();
  const whole = random.int(0, difficulty === 'easy' ? 9 : 30);
  for (let draw = 0; draw < 40 && terms.size < count; draw++) {
    const own = difficulty === 'easy' ? places : random.int(1, places);
    // Mostly the ones are the same, so that the tenths are compared.
    const head = difficulty === 'easy' && !negative && random.chance(1, 4) ? whole + 1 : whole;
    const part =
      difficulty === 'hard' && random.chance(1, 2) ? random.int(1, 10 ** (own - 1)) : random.int(1, 10 ** own - 1);
    if (part % 10 === 0) continue;
    const sign = negative && random.chance(3, 4) ? -1 : 1;
    const scaled = sign * (head * 1000 + part * 10 ** (3 - own));
    if (!terms.has(scaled))
      terms.set(scaled, { scaled, text: showNumber(decimalFixed(scaled / 10 ** (3 - own), own)) });
  }
  return [...terms.values()];
}

function drawIntegers(random: Random, count: number, difficulty: string, size: number): Term[] {
  // Whole numbers below 0 are compared in years 4 and 5.
  if (difficulty !== 'easy') return drawDecimals(random, size, difficulty, count, true);
  const values = new Set<number>();
  while (values.size < count) values.add(random.int(-18, 9));
  return [...values].map((value) => {
    const whole = value * 1000;
    if (random.chance(1, 2)) return { scaled: whole, text: showNumber(value) };
    const scaled = whole + random.int(1, 9) * 100;
    return { scaled, text: showNumber(decimalText(scaled / 100, 1)) };
  });
}

/** Whether two of the numbers are less than this apart: 1,000 where the tenths decide, 100 where the hundredths do. */
const areTwoClose = (terms: readonly Term[], apart: number): boolean =>
  rising(terms).some(({ scaled }, at, sorted) => scaled - (sorted[at - 1]?.scaled ?? Number.NEGATIVE_INFINITY) < apart);

/** Whether two decimals have the same tenths and are not of one length, so that the longer one seems larger. */
export const shareTenths = (one: Term, other: Term): boolean =>
  Math.trunc(one.scaled / 100) === Math.trunc(other.scaled / 100) && one.text.length !== other.text.length;

/** Whether two numbers below 0, or two above it, come out the wrong way round for a child who reads what follows the point as a whole number. */
export function isMisleading(one: Term, other: Term): boolean {
  if (Math.trunc(one.scaled / 1000) !== Math.trunc(other.scaled / 1000)) return false;
  if (one.scaled < 0 !== other.scaled < 0) return false;
  const afterPoint = ({ text }: Term): number => Number(text.split('.')[1] ?? 0);
  const seems = afterPoint(one) - afterPoint(other);
  const is = Math.abs(one.scaled) - Math.abs(other.scaled);
  return seems * is < 0;
}

/** Different numbers fit for the cell, or undefined for an unfit draw. */
export function drawTerms(random: Random, { params, difficulty }: Cell<Params>, count: number): Term[] | undefined {
  const size = params.size[difficulty];
  const terms =
    params.kind === 'whole'
      ? drawWhole(random, size, difficulty, count)
      : params.kind === 'decimal'
        ? drawDecimals(random, size, difficulty, count, false)
        : drawIntegers(random, count, difficulty, size);
  const different = new Set(terms.map(({ scaled }) => scaled)).size === count;
  if (!different) return undefined;
  if (params.kind === 'integer' && terms.filter(({ scaled }) => scaled < 0).length < Math.min(3, count))
    return undefined;
  if (params.kind === 'integer' && difficulty === 'easy' && !areTwoClose(terms, 1000)) return undefined;
  if (params.kind === 'integer' && difficulty === 'hard') {
    const negative = terms.filter(({ scaled }) => scaled < 0);
    if (!negative.some((one) => negative.some((other) => isMisleading(one, other)))) return undefined;
  }
  if (params.kind === 'decimal' && difficulty !== 'easy' && new Set(terms.map(({ text }) => text.length)).size < 2)
    return undefined;
  // Decimals to three places are compared beyond their tenths.
  if (params.kind === 'decimal' && size > 2) {
    if (difficulty === 'easy' && !areTwoClose(terms, 100)) return undefined;
    if (terms.filter((term) => placesOf(term) === size).length < (difficulty === 'hard' ? 2 : 1)) return undefined;
  }
  if (params.kind === 'decimal' && difficulty === 'hard') {
    const most = terms.reduce((best, term) => (term.scaled > best.scaled ? term : best));
    if (terms.every(({ text }) => text.length <= most.text.length)) return undefined;
    // To three places, two of them are told apart beyond their tenths.
    const isUnlike = (one: Term): boolean => terms.some((other) => shareTenths(one, other));
    if (size > 2 && !terms.some(isUnlike)) return undefined;
  }
  return terms;
}

/** The terms, smallest first. */
export const rising = (terms: readonly Term[]): Term[] => [...terms].sort((one, other) => one.scaled - other.scaled);

/** The terms in a line. */
export const textsOf = (terms: readonly Term[]): string => terms.map(({ text }) => text).join('; ');

/** What makes a question hard, as numbers that rise with it. */
export const features = ({ params, difficulty }: Cell<Params>, steps: number): Record<string, number> => ({
  size: params.size[difficulty],
  mixedLengths: difficulty === 'hard' ? 1 : 0,
  steps,
});

/** Whether all numbers are negative. */
const areAllBelowZero = (terms: readonly Term[]): boolean => terms.every(({ scaled }) => scaled < 0);
/** How many decimal places it has. */
export const placesOf = ({ text }: Term): number => text.split('.')[1]?.length ?? 0;

/** Whether whole numbers can be compared digit by digit from the left at once. */
const haveOneLength = (terms: readonly Term[]): boolean => new Set(terms.map(({ text }) => text.length)).size === 1;

/** Where to begin. */
export const hintTo = ({ params }: Cell<Params>, terms: readonly Term[]): string =>
  params.kind === 'whole'
    ? haveOneLength(terms)
      ? 'Which digit is worth most? Begin there.'
      : 'Count the digits of each number first. Are they all equally long?'
    : params.kind === 'decimal'
      ? 'Write the numbers one under another, point under point. Where do you begin?'
      : areAllBelowZero(terms)
        ? 'Think of a number line. The further left a number is, the smaller it is.'
        : 'Think of a number line. Which numbers are to the left of 0?';

/** How such numbers are compared. */
export const howTo = ({ params }: Cell<Params>, terms: readonly Term[]): string =>
  params.kind === 'whole'
    ? haveOneLength(terms)
      ? 'Compare the digits from the left, place by place.'
      : 'A number with fewer digits is smaller. Where two have equally many, compare them from the left, place by place.'
    : params.kind === 'decimal'
      ? `Line up the decimal points. ${new Set(terms.map(placesOf)).size > 1 ? 'Write zeros in the empty places, then compare' : 'Compare'} from the left.`
      : `${areAllBelowZero(terms) ? 'All the numbers are negative.' : 'Negative numbers are smaller than positive ones.'} The further below 0, the smaller.`;

/** Why one number is smaller or larger than another: by its sign, its length or the first place that differs. */
export function comparedWith(one: Term, other: Term): string {
  const isSmaller = one.scaled < other.scaled;
  const claim = `${one.text} is ${isSmaller ? 'smaller' : 'larger'} than ${other.text}`;
  const [small, large] = isSmaller ? [one, other] : [other, one];
  if (small.scaled <= 0)
    return large.scaled < 0 ? `${claim}, because it is ${isSmaller ? 'further below' : 'closer to'} 0.` : `${claim}.`;
  const size = String(Math.floor(large.scaled / 1000)).length;
  if (String(Math.floor(small.scaled / 1000)).length < size)
    return `${claim}, because it has ${isSmaller ? 'fewer' : 'more'} ${/\./.test(claim) ? 'digits before the point' : 'digits'}.`;
  const [own = '', others = ''] = [one, other].map(({ scaled }) => decimalFixed(scaled, 3).replace('.', ''));
  const at = [...own].findIndex((digit, place) => digit !== others.charAt(place));
  const name = at < size ? placeName(size - 1 - at) : (['tenths', 'hundredths', 'thousandths'][at - size] ?? '');
  return `${claim}. Look at the ${name}: ${own.charAt(at)} is ${isSmaller ? 'less' : 'more'} than ${others.charAt(at)}.`;
}

/** Why the smaller of two numbers is smaller. */
export const compared = (one: Term, other: Term): string =>
  one.scaled < other.scaled ? comparedWith(one, other) : comparedWith(other, one);

/** Why each of these numbers, smallest first, comes before the next. */
export const allCompared = (sorted: readonly Term[]): string =>
  sorted
    .slice(1)
    .map((large, at) => compared(sorted[at] ?? large, large))
    .join('\n\n');

/** The mistake that takes this number for the right one. */
export function because(term: Term, best: Term, params: Params): ReturnType<typeof mistake> {
  return mistake(params.kind === 'integer' ? 'ignores-sign' : 'compares-wrong-place', compared(term, best));
}

/** A decimal as one whole number, every place filled: exact, without floating point. */
export function padded(text: string): bigint {
  const [whole = '0', part = ''] = text.replace('-', '').split('.');
  const size = BigInt(whole + part.padEnd(6, '0'));
  return text.startsWith('-') ? -size : size;
}
