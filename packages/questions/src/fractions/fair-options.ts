/** Fair wrong options beside fractions, decimals and percentages. */
import { fairWrongBy } from '../kernel/fair-options.ts';
import { readValue } from './fraction.ts';
import { optionBlock } from './maths-text.ts';

/** `count` of the wrong options, ranked by value; a ratio, a list or a sentence has none. */
export const fairWrong = fairWrongBy({
  sizeOf(text) {
    const value = /[a-z]{3}|, |:/.test(text) ? undefined : readValue(text);
    return value === undefined ? Number.NaN : value.top / value.bottom;
  },
  lengthOf: (text) => JSON.stringify(optionBlock(text)).length,
  longestCost: 1.5,
});
