/** The slips behind wrong answers: how they are named, which of them can be typed, and what two of them together give. */
import type { Mistake } from './key.ts';
import { decimalText, plainNumber } from './number-text.ts';

/** A wrong number and the mistake that leads to it. */
export type Slip = readonly [given: number | string, because: Mistake];

/** A wrong text and the mistake that leads to it. */
export type TextSlip = readonly [text: string, because: Mistake];

/** Names the mistakes of a family: `mistakesIn('m.tables')('adds', 'You added.')`. */
export function mistakesIn(family: string): (name: string, says: string) => Mistake {
  return (name, says) => ({ id: `${family}/${name}`, says });
}

/** The first slip of each number. */
export function firstOnce(slips: readonly Slip[]): Slip[] {
  const textOf = ([given]: Slip): string => plainNumber(String(given));
  return slips.filter((slip, place) => slips.findIndex((other) => textOf(other) === textOf(slip)) === place);
}

/** The same slips without repeats: of those that mean the same, the first one's mistake stands where the last one stood. */
export function eachOnce<Given>(
  slips: readonly (readonly [Given, Mistake])[],
  meaning: (given: Given) => string,
): (readonly [Given, Mistake])[] {
  return [...new Map(slips.map((slip) => [meaning(slip[0]), slip] as const).reverse()).values()].reverse();
}

const differs = (given: number, right: number): boolean => Number.isFinite(given) && given !== right;

/** Slips as a child would type them, without repeats; those that are no number, unfit, or right after all are left out. */
export function typedSlips(
  right: number | string,
  slips: readonly Slip[],
  isFit: (given: number) => boolean = () => true,
): { given: string; because: Mistake }[] {
  const own = Number(plainNumber(String(right)));
  return eachOnce(slips, (given) => plainNumber(String(given)))
    .map(([given, because]) => ({ given: plainNumber(String(given)), because }))
    .filter(({ given }) => differs(Number(given), own) && isFit(Number(given)));
}

/** Two slips at once, counted within the family of the first. */
const twoSlips = ({ id }: Mistake): Mistake => ({
  id: `${id.split('/')[0]}/two-slips`,
  says: 'Two things went wrong here. Work it out again, one step at a time.',
});

const decimalsOf = (value: number | string): number => String(value).split('.')[1]?.length ?? 0;

/** What a child who makes two of the slips gets. Beside single slips alone the right answer would be the one most like all. */
export function bothSlips(
  right: number | string,
  slips: readonly Slip[],
  isFit: (given: number) => boolean = () => true,
): Slip[] {
  const places = Math.max(decimalsOf(right), ...slips.map(([given]) => decimalsOf(given)));
  const scaled = (value: number | string): number => Math.round(Number(value) * 10 ** places);
  const all = slips.map(([given]) => scaled(given));
  const hasNegative = Math.min(...all, scaled(right)) < 0;
  const found = slips.slice(0, 4).flatMap(([one, because], place) =>
    slips.slice(place + 1, 5).flatMap(([other]): Slip[] => {
      const value = scaled(one) + scaled(other) - scaled(right);
      const isFresh = value !== scaled(right) && !all.includes(value) && (value > 0 || hasNegative);
      return isFresh && isFit(value / 10 ** places) ? [[decimalText(value, places), twoSlips(because)]] : [];
    }),
  );
  return found.slice(0, 4);
}

/** The first `count` slips that are fit numbers other than the right one. */
export function realSlips(
  right: number | string,
  slips: readonly Slip[],
  isFit: (given: number) => boolean = () => true,
  count = 6,
): Slip[] {
  return slips.filter(([given]) => differs(Number(given), Number(right)) && isFit(Number(given))).slice(0, count);
}

/** Real slips, and after them what two of them give. */
export function slipsAndBoth(
  right: number | string,
  slips: readonly Slip[],
  isFit?: (given: number) => boolean,
): Slip[] {
  const real = realSlips(right, slips, isFit);
  return [...real, ...bothSlips(right, real)];
}
