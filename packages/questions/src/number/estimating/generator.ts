/** m.estimate: rounding to estimate, checking with the opposite operation, and judging an estimate or an answer. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import { inverseCheck, overUnder, possible } from './checking.ts';
import type { Params } from './estimates.ts';
import { bestEstimate, roundBoth, story } from './rounding-first.ts';

/** The generator of m.estimate. */
export const estimate = generatorOfForms<Params>({
  generatorId: 'm.estimate',
  version: 6,
  see: seeNumbers,
  serves: {
    130204: {
      signs: { easy: ['+', '−'], medium: ['+', '−'], hard: ['+', '−'] },
      digits: { easy: 2, medium: 3, hard: 3 },
    },
    140203: {
      signs: { easy: ['+', '−'], medium: ['+', '−'], hard: ['+', '−'] },
      digits: { easy: 3, medium: 4, hard: 4 },
    },
    150203: {
      signs: { easy: ['+', '−'], medium: ['×'], hard: ['×'] },
      digits: { easy: 4, medium: 3, hard: 4 },
    },
    160205: {
      signs: { easy: ['×'], medium: ['×', '÷'], hard: ['×', '÷'] },
      digits: { easy: 3, medium: 4, hard: 5 },
    },
  },
  forms: [roundBoth, bestEstimate, inverseCheck, overUnder, possible, story],
});
