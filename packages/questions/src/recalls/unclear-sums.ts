/** Sums with a second answer: a mistake that two columns may claim, and numbers that no estimate tells apart. */
import { plainNumber } from '../kernel/number-text.ts';
import { seeNumbers } from '../kernel/seen.ts';
import { readColumns } from '../number/column-figure.ts';
import { textsOf } from './item-texts.ts';
import type { StoredItem } from './recall.ts';

/**
 * Whether the first wrong digit of a worked sum is what a forgotten carry or exchange leaves: the mistake was then made in the
 * column before as well, and the question asked for the first mistake, not for the first wrong digit.
 */
export function isMistakeOfTwoColumns({ question }: StoredItem): boolean {
  const { text, figure } = seeNumbers(question);
  if (!text.includes('In which column is the first mistake?') || figure === undefined) return false;
  const [top = 0, bottom = 0, written = 0] = readColumns(figure).map(Number);
  const isSum = figure.marks.some((mark) => mark.kind === 'text' && mark.text === '+');
  const right = isSum ? top + bottom : top - bottom;
  const digitAt = (value: number, unit: number): number => Math.floor(value / unit) % 10;
  let unit = 1;
  while (unit <= right && digitAt(right, unit) === digitAt(written, unit)) unit *= 10;
  const isMoved = isSum ? (top % unit) + (bottom % unit) >= unit : top % unit < bottom % unit;
  return isMoved && digitAt(written, unit) === (digitAt(right, unit) + (isSum ? 9 : 1)) % 10;
}

/** Whether another option comes as close to the estimate as the right one, or nearly so. */
export function isEstimateOfTwoOptions({ question, key, explanation }: StoredItem): boolean {
  const { text, options } = seeNumbers(question);
  if (!text.startsWith('Only one of these can be') || key.type !== 'multipleChoice') return false;
  const [, estimate] = /Estimate: .* = (\d+)\./.exec(plainNumber(textsOf(explanation.flat()).join(' '))) ?? [];
  if (estimate === undefined) return false;
  const gaps = options.map((option) => Math.abs(Number(option) - Number(estimate)));
  const own = gaps[key.option] ?? 0;
  return gaps.some((gap, place) => place !== key.option && gap <= 1.5 * own);
}

/** Whether an option called wrong comes as close to the product or quotient as the one called the best estimate. */
export function isBeatenEstimate({ question, key }: StoredItem): boolean {
  const { text, options } = seeNumbers(question);
  const [, asked] = /^Which calculation gives the best estimate for (.*)\?$/.exec(text) ?? [];
  if (asked === undefined || key.type !== 'multipleChoice') return false;
  const worth = (calculation: string): number => {
    const [, one, sign, other] = /^([\d.]+) ([×÷]) ([\d.]+)$/.exec(calculation) ?? [];
    return sign === '×' ? Number(one) * Number(other) : Number(one) / Number(other);
  };
  const gaps = options.map((option) => Math.abs(worth(option) - worth(asked)));
  const own = gaps[key.option] ?? 0;
  return gaps.some((gap, place) => place !== key.option && gap <= own);
}
