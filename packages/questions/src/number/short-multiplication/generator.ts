/** m.shortMul: multiplying by one digit, as a sum, with a digit hidden, in stories and as an error to find. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import type { Params } from './products.ts';
import { calculation, compare, hidden, story, whoIsRight } from './questions.ts';

/** The generator of m.shortMul. */
export const shortMultiplication = generatorOfForms<Params>({
  generatorId: 'm.shortMul',
  version: 8,
  see: seeNumbers,
  serves: {
    130303: {
      digits: { easy: 2, medium: 2, hard: 2 },
      factors: { easy: [2, 3, 4], medium: [3, 4, 5], hard: [4, 8] },
      carries: { easy: [0, 0], medium: [1, 1], hard: [1, 1] },
    },
    140304: {
      digits: { easy: 2, medium: 3, hard: 3 },
      factors: { easy: [3, 4, 5], medium: [3, 4, 5, 6], hard: [6, 7, 8, 9] },
      carries: { easy: [1, 1], medium: [1, 2], hard: [1, 2] },
    },
    150301: {
      digits: { easy: 3, medium: 4, hard: 4 },
      factors: { easy: [3, 4, 5, 6], medium: [3, 4, 5, 6, 7], hard: [6, 7, 8, 9] },
      carries: { easy: [1, 2], medium: [1, 2], hard: [2, 3] },
    },
  },
  forms: [calculation, story, hidden, whoIsRight, compare],
});
