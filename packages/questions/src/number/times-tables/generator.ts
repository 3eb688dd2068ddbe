/** m.tables: times table facts as products, groups, arrays, missing factors, divisions and balances. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import { array, division, groupStory, missingFactor, product, sharing } from './fact-questions.ts';
import type { Params } from './facts.ts';
import { balance, compare, multiples } from './puzzles.ts';

const counts = { 130301: { easy: 100, medium: 200, hard: 170 } } as const;

/** The generator of m.tables. By year 4 the tables of 2, 10 and 11 are known and no longer asked. */
export const tables = generatorOfForms<Params>({
  generatorId: 'm.tables',
  version: 8,
  see: seeNumbers,
  serves: {
    130301: {
      tables: { easy: [3, 4, 8], medium: [3, 4, 8], hard: [3, 4, 8] },
      factors: {
        easy: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        medium: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        hard: [6, 7, 8, 9, 11, 12],
      },
    },
    140301: {
      tables: { easy: [3, 4, 5, 6, 8], medium: [6, 7, 8, 9, 12], hard: [6, 7, 8, 9, 12] },
      factors: { easy: [3, 4, 5, 6, 7, 8, 9, 11, 12], medium: [3, 4, 5, 6, 7, 8, 9, 12], hard: [6, 7, 8, 9, 11, 12] },
    },
  },
  forms: [product, groupStory, array, missingFactor, division, multiples, balance, compare, sharing],
  capacity: ({ subTopicId, difficulty }) => (subTopicId === 130301 ? counts[130301][difficulty] : 200),
});
