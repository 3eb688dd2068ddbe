/** m.shortMul: multiplying by one digit, as a sum, with a digit hidden, in stories and as an error to find. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import type { Params } from './products.ts';
import { calculation, compare, hidden, story, whoIsRight } from './questions.ts';
import { groupsAndMore } from './two-steps.ts';

/** The generator of m.shortMul. */
export const shortMultiplication = generatorOfForms<Params>({
  generatorId: 'm.shortMul',
  version: 11,
  see: seeNumbers,
  serves: {
    130303: {
      easy: { digits: 2, factors: [2, 3, 4], carries: [0, 0], more: [3, 9] },
      medium: { digits: 2, factors: [3, 4, 5], carries: [1, 1], more: [3, 19] },
      hard: { digits: 2, factors: [4, 8], plain: [8], carries: [1, 1], more: [13, 49] },
    },
    140304: {
      easy: { digits: 2, factors: [6, 7, 8, 9], carries: [1, 1], more: [13, 49] },
      medium: { digits: 3, factors: [3, 4, 5, 6], carries: [1, 2], more: [23, 99] },
      hard: { digits: 3, factors: [6, 7, 8, 9], plain: [7, 8, 9], carries: [2, 2], more: [123, 498] },
    },
    150301: {
      easy: { digits: 4, factors: [3, 4, 5, 6], carries: [1, 2], more: [123, 498] },
      medium: { digits: 4, factors: [6, 7, 8, 9], carries: [2, 3], more: [234, 987] },
      hard: { digits: 4, factors: [6, 7, 8, 9], carries: [3, 3], more: [1234, 4987] },
    },
  },
  forms: [calculation, story, hidden, whoIsRight, compare, groupsAndMore],
});
