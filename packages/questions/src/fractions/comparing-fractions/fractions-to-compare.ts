/** What questions on comparing fractions share: sets of fractions, the mistakes, the way. */

import type { Cell } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { compare, type Fraction, fraction, lcm, mixed, readValue, written } from '../fraction.ts';

type Level = 'easy' | 'medium' | 'hard';
/** How the fractions of a set go together. */
export type Kind = 'same' | 'unit' | 'sameTop' | 'related' | 'different' | 'nearOne';
/** The ways of asking. */
export type Asked = 'sign' | 'bars' | 'largest' | 'order' | 'between' | 'story' | 'box' | 'half';

/** What a sub-topic asks of this family, by difficulty. */
export interface Params {
  readonly levels: Readonly<
    Record<
      Level,
      { readonly kinds: readonly Kind[]; readonly asks: readonly Asked[]; readonly bottoms: readonly number[] }
    >
  >;
  /** Whether fractions are more than one, some of them written as mixed numbers. */
  readonly aboveOne: boolean;
}

/** How often this way is asked at a cell. */
export function asks({ params, difficulty }: Cell<Params>, way: Asked): number {
  return params.levels[difficulty].asks.filter((asked) => asked === way).length;
}

/** A fraction and how it is shown. */
export interface Shown {
  readonly value: Fraction;
  readonly text: string;
}

/** `count` fractions of different values, not in order; undefined when none of four draws is fit. */
export function drawSet(random: Random, cell: Cell<Params>, count: number): Shown[] | undefined {
  for (let draw = 0; draw < 4; draw++) {
    const set = drawOnce(random, cell, count);
    if (set !== undefined) return set;
  }
  return undefined;
}

function drawOnce(random: Random, { params, difficulty }: Cell<Params>, count: number): Shown[] | undefined {
  const { kinds, bottoms } = params.levels[difficulty];
  const kind = random.pick(kinds);
  const shared = random.pick(bottoms);
  const whole = params.aboveOne ? random.int(1, 3) : 0;
  const topOf = (bottom: number): number => (bottom < 2 ? 1 : random.int(1, bottom - 1));
  const family =
    kind === 'related'
      ? [shared, shared * 2, shared * 3, shared * 4].filter((size) => size <= (params.aboveOne ? 16 : 24))
      : bottoms.filter((size) => kind !== 'different' || params.aboveOne || 24 % size === 0);
  const top = random.int(2, 5);
  const set = Array.from({ length: count }, (): Fraction => {
    const bottom = kind === 'same' ? shared : random.pick(family);
    const size = kind === 'unit' ? 1 : kind === 'sameTop' ? top : kind === 'nearOne' ? bottom - 1 : topOf(bottom);
    const ones = params.aboveOne ? whole + (count > 2 && random.chance(1, 5) ? 1 : 0) : 0;
    return fraction(size + ones * bottom, bottom);
  });
  const shown = set.map((value) => ({
    value,
    text: params.aboveOne && random.chance(1, 2) ? mixed(value) : written(value),
  }));
  const all = set.reduce((so, { bottom }) => lcm(so, bottom), 1);
  const isFit =
    set.every(({ top: size, bottom }) => params.aboveOne || size < bottom) &&
    set.every((one, at) => set.slice(at + 1).every((other) => compare(one, other) !== 0)) &&
    // Unit fractions are compared long before related ones.
    (kind !== 'related' || set.some(({ top: size }) => size !== 1)) &&
    (kind === 'same' || new Set(set.map(({ bottom }) => bottom)).size > Math.min(2, count - 1)) &&
    // Where the numerators are the same, nobody looks for a common denominator.
    (kind !== 'related' || count > 2 || new Set(set.map(({ top: size, bottom }) => size % bottom)).size > 1) &&
    (kind === 'unit' ||
      kind === 'sameTop' ||
      all <= (kind === 'related' ? Math.max(...set.map(({ bottom }) => bottom)) : params.aboveOne ? 72 : 24));
  return isFit ? shown : undefined;
}

/** Smallest first. */
export function sorted(set: readonly Shown[]): Shown[] {
  return [...set].sort((one, other) => compare(one.value, other.value));
}

const mistake = mistakesIn('m.fracOrder');

/** Whether two fractions are one over `part` apart or less. */
export const areWithin = (one: Fraction, other: Fraction, part: number): boolean =>
  part * Math.abs(one.top * other.bottom - other.top * one.bottom) <= one.bottom * other.bottom;

export const isHalf = ({ value: { top, bottom } }: Shown): boolean => 2 * top === bottom;

/** Whether two fractions are compared without changing a denominator: one is a half, has fewer and smaller parts, or is far off. */
export function isSeenAtOnce(less: Shown, more: Shown): boolean {
  const [low, high] = [less.value, more.value];
  const hasLessOfBoth = low.top <= high.top && low.bottom >= high.bottom;
  return isHalf(less) || isHalf(more) || hasLessOfBoth || !areWithin(low, high, 6);
}

/** Whether the largest, or the smallest, is told from the next one only by comparing the two: they are an eighth apart or less. */
export function isCloseAtEnd(set: readonly Shown[], wantsMost: boolean, year: number): boolean {
  const order = wantsMost ? sorted(set).reverse() : sorted(set);
  const [first, second] = order;
  if (first === undefined || second === undefined || !areWithin(first.value, second.value, 8)) return false;
  return year !== 5 || !(wantsMost ? isSeenAtOnce(second, first) : isSeenAtOnce(first, second));
}

/** Whether a list has as many neighbours that have to be compared, an eighth apart or less; no half and no unit fraction helps. */
export function isCloseList(set: readonly Shown[], pairs: number): boolean {
  const row = sorted(set);
  const close = row.filter((shown, at) => {
    const next = row[at + 1];
    if (next === undefined || next.value.bottom === shown.value.bottom) return false;
    return areWithin(shown.value, next.value, 8) && !isSeenAtOnce(shown, next);
  });
  return close.length >= pairs && !set.some((shown) => isHalf(shown) || (pairs > 1 && shown.value.top === 1));
}

/** The mistakes children make here; each says what is true of the fractions shown. */
export const named = {
  bottom: (says: string) => mistake('larger-denominator', says),
  reversed: (says: string) => mistake('reversed', says),
  notCompared: (says: string) => mistake('not-compared', says),
  equal: (says: string) => mistake('takes-as-equal', says),
};

/** Whether every fraction is written as a mixed number. */
const areMixed = (set: readonly Shown[]): boolean => set.every(({ text }) => text.includes(' '));

/** Whether any fraction is written as a mixed number. */
const hasMixed = (set: readonly Shown[]): boolean => set.some(({ text }) => text.includes(' '));

/** The same value with another denominator, its whole ones in front where mixed numbers are compared. */
function scaledTo({ top, bottom }: Fraction, all: number, isMixed: boolean): string {
  const scaled = fraction(top * (all / bottom), all);
  return isMixed ? mixed(scaled) : written(scaled);
}

/** Why the one is less than the other, of two fractions as they are shown. */
export function whyLess(less: Shown, more: Shown): string {
  const claim = `${less.text} is less than ${more.text}`;
  const [low, high] = [less.value, more.value];
  const [wholes, moreWholes] = [low, high].map(({ top, bottom }) => Math.floor(top / bottom));
  if (wholes !== moreWholes) return `${claim}: compare the whole numbers first, ${wholes} and ${moreWholes}.`;
  const isMixed = areMixed([less, more]);
  /** How many parts are shown, beside the whole ones of a mixed number; undefined where one is mixed and the other not. */
  const partsOf = ({ top, bottom }: Fraction): number | undefined =>
    isMixed ? top % bottom : hasMixed([less, more]) ? undefined : top;
  if (partsOf(low) !== undefined && low.bottom === high.bottom)
    return `${claim}: the parts are the same size, and there are fewer of them.`;
  if (partsOf(low) !== undefined && partsOf(low) === partsOf(high))
    return `${claim}: a whole cut into ${low.bottom} has smaller parts than one cut into ${high.bottom}.`;
  const all = lcm(low.bottom, high.bottom);
  const [small, large] = [low, high].map((value) => scaledTo(value, all, hasMixed([less, more])));
  return `${claim}, because ${small} is less than ${large}.`;
}

/** The mistake behind calling `less` the larger of the two. */
export function whyLarger(less: Shown, more: Shown): Mistake {
  const [low, high] = [less.value, more.value];
  const says = whyLess(less, more);
  if (low.bottom - (low.top % low.bottom) === high.bottom - (high.top % high.bottom))
    return mistake('compares-gaps', says);
  if (low.bottom > high.bottom && low.top <= high.top) return named.bottom(says);
  return low.top > high.top ? mistake('larger-numerator', says) : named.notCompared(says);
}

type Step = string | readonly [string, string];

/** The way where mixed numbers are shown: whole numbers first, and a common denominator for those alone that share one. */
function mixedSteps(set: readonly Shown[]): Step[] {
  const row = sorted(set);
  const improper = row.filter(({ text }) => !text.includes(' '));
  const byWhole = [...Map.groupBy(row, ({ value }) => Math.floor(value.top / value.bottom)).values()];
  const changes = byWhole.flatMap((group) => {
    const all = group.map(({ value }) => value.bottom).reduce(lcm, 1);
    return group
      .filter(({ value }) => value.bottom !== all)
      .map(({ value }) => [mixed(value), scaledTo(value, all, true)] as const);
  });
  return [
    ...improper.map(({ value, text }) => [`Write ${text} as a mixed number.`, `${text} = ${mixed(value)}`] as const),
    ...(byWhole.length > 1 ? ['Start with the whole numbers.'] : []),
    ...changes.map(([text, same]) => [`Change ${text}.`, `${text} = ${same}`] as const),
    ...(byWhole.length < set.length ? ['Where the whole numbers are the same, compare the numerators.'] : []),
  ];
}

/** The way: the same bottom number for all, or the size of the parts; `named` are the fractions where more are shown. */
export function waySteps(set: readonly Shown[], named = set.length === 2 ? 'them both' : 'them all'): Step[] {
  if (hasMixed(set)) return mixedSteps(set);
  const bottoms = set.map(({ value }) => value.bottom);
  if (new Set(bottoms).size === 1)
    return ['The denominators are the same, so all parts are the same size. Compare the numerators.'];
  if (set.every(({ value }) => value.top === 1))
    return ['Each is one part. The more parts the whole is cut into, the smaller each part is.'];
  if (new Set(set.map(({ value }) => value.top)).size === 1)
    return ['The numerators are the same. The more parts a whole is cut into, the smaller each part is.'];
  const all = bottoms.reduce(lcm, 1);
  const changes = set
    .filter(({ value }) => value.bottom !== all)
    .map(({ value, text }) => [`Change ${text}.`, `${text} = ${scaledTo(value, all, false)}`] as const);
  return [`Write ${named} with ${all} as the denominator.`, ...changes, 'Now compare the numerators.'];
}

/** The hint for a set. */
export function hintFor(set: readonly Shown[]): string {
  if (areMixed(set)) return 'Compare the whole numbers first. Where they are the same, compare the fractions.';
  if (hasMixed(set))
    return set.length === 2
      ? 'Write both in the same way first: both mixed or both improper.'
      : 'Write them all in the same way first: all mixed or all improper.';
  if (new Set(set.map(({ value }) => value.bottom)).size === 1)
    return 'The parts are the same size. Which has more of them?';
  if (new Set(set.map(({ value }) => value.top)).size === 1)
    return 'The numerators are the same, so compare the sizes of the parts.';
  return `Find one denominator that works for ${set.length === 2 ? 'both' : 'all'} of them.`;
}

/** What makes a question hard. */
export const features = (set: readonly Shown[], steps: number): Record<string, number> => ({
  steps,
  count: set.length,
  denominator: set.map(({ value }) => value.bottom).reduce(lcm, 1),
});

/** Less than 0 where the first text shows less: by cross products of big whole numbers, the second way. */
export function crossCompare(one: string, other: string): number {
  const [left, right] = [readValue(one), readValue(other)];
  if (left === undefined || right === undefined) return Number.NaN;
  const difference = BigInt(left.top) * BigInt(right.bottom) - BigInt(right.top) * BigInt(left.bottom);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
