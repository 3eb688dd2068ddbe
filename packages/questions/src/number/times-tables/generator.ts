/** m.tables: times table facts as products, groups, arrays, missing factors, divisions and balances. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import { array, division, groupStory, missingFactor, product, sharing } from './fact-questions.ts';
import type { Params } from './facts.ts';
import { balance, compare, multiples } from './puzzles.ts';

const upTo12 = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

const counts = { 130301: { easy: 100, medium: 200, hard: 170 } } as const;

/** The generator of m.tables. */
export const tables = generatorOfForms<Params>({
  generatorId: 'm.tables',
  version: 6,
  see: seeNumbers,
  serves: {
    130301: {
      tables: { easy: [3, 4, 8], medium: [3, 4, 8], hard: [3, 4, 8] },
      factors: { easy: [1, ...upTo12], medium: upTo12, hard: [4, 6, 7, 8, 9, 11, 12, 3] },
    },
    140301: {
      tables: { easy: [2, 3, 4, 5, 6, 10], medium: [3, 4, 6, 7, 8, 9], hard: [6, 7, 8, 9, 11, 12] },
      factors: { easy: [1, ...upTo12], medium: upTo12, hard: [4, 6, 7, 8, 9, 11, 12] },
    },
  },
  forms: [product, groupStory, array, missingFactor, division, multiples, balance, compare, sharing],
  capacity: ({ subTopicId, difficulty }) => (subTopicId === 130301 ? counts[130301][difficulty] : 200),
});
