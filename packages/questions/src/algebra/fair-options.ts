/** Fair wrong options beside lines of algebra. */
import { fairWrongBy } from '../kernel/fair-options.ts';
import { plainNumber } from '../kernel/number-text.ts';
import { optionBlock } from './maths-text.ts';

/** `count` of the wrong options; 'x = 5' counts as 5. */
export const fairWrong = fairWrongBy({
  sizeOf: (text) => Number(plainNumber(text).replace(/^[a-z] = /, '')),
  lengthOf: (text) => JSON.stringify(optionBlock(text)).length,
  longestCost: 1.5,
});
