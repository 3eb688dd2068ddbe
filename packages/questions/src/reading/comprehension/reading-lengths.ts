/** How much a child of each year is asked to read in one question, beside the passage itself. */
import type { Year } from '@comet/domain/curriculum/subjects';

const limits: Readonly<Record<Year, readonly [all: number, sentence: number]>> = {
  3: [30, 14],
  4: [35, 16],
  5: [45, 18],
  6: [55, 20],
  7: [65, 22],
};

const words = (text: string): number => (text.match(/[\p{L}\p{N}£%°.,'’/-]+/gu) ?? []).length;

/** Whether a child of this year can be asked to read this much. */
export function isShortEnough(year: Year, asks: string): boolean {
  const [all, sentence] = limits[year];
  return words(asks) <= all && asks.split(/[.?!:](?:\s|$)|\n/).every((each) => words(each) <= sentence);
}
