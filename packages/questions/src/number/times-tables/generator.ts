/** m.tables: times table facts as products, groups, arrays, missing factors, divisions and balances. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import { array, division, groupStory, missingFactor, product, sharing } from './fact-questions.ts';
import type { Params } from './facts.ts';
import { balance, compare, multiples } from './puzzles.ts';

/** What 6, 7, 9 and 12 are multiplied by at easy. */
const firstFactors = [3, 4, 6, 7, 8, 9, 11, 12];
const hardFactors = [6, 7, 8, 9, 11, 12];

/**
 * The facts of each year and difficulty. Those of 2, 5 and 10 are known from year 2; by year 4 those of 3, 4, 8 and 11
 * are too, and stand only beside a harder factor.
 */
const yearThree: Params['facts'] = {
  easy: [
    [3, [3, 4, 6, 7, 8, 9, 11, 12]],
    [4, [3, 4, 6, 7, 8, 9, 11, 12]],
    [8, [3, 4, 5, 6]],
  ],
  medium: [
    [3, [6, 7, 8, 9, 11, 12]],
    [4, [4, 6, 7, 8, 9, 11, 12]],
    [8, [3, 4, 6, 7, 8, 9, 11, 12]],
  ],
  hard: [
    [3, hardFactors],
    [4, hardFactors],
    [8, hardFactors],
  ],
};
const yearFour: Params['facts'] = {
  easy: [
    [6, firstFactors],
    [7, firstFactors],
    [9, firstFactors],
    [12, firstFactors],
  ],
  medium: [6, 7, 8, 9, 12].map((table) => [table, [6, 7, 8, 9, 12]] as const),
  hard: [6, 7, 8, 9, 12].map((table) => [table, hardFactors] as const),
};

/** The generator of m.tables. */
export const tables = generatorOfForms<Params>({
  generatorId: 'm.tables',
  version: 12,
  see: seeNumbers,
  serves: {
    130301: { facts: yearThree },
    140301: { facts: yearFour },
  },
  forms: [product, groupStory, array, missingFactor, division, multiples, balance, compare, sharing],
  // Twenty facts, as products, groups and rows.
  capacity: ({ subTopicId, difficulty }) => (subTopicId === 130301 && difficulty === 'easy' ? 80 : 200),
});
