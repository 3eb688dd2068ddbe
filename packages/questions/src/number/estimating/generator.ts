/** m.estimate: rounding to estimate, checking with the opposite operation, and judging an estimate or an answer. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import { inverseCheck, overUnder, possible } from './checking.ts';
import type { Params, Sign } from './estimates.ts';
import { bestEstimate, roundBoth, story } from './rounding-first.ts';

const level = (easy: number, medium = easy, hard = medium): Params['digits'] => ({ easy, medium, hard });
const every = (...signs: Sign[]): Params['signs'] => ({ easy: signs, medium: signs, hard: signs });

/** The generator of m.estimate. */
export const estimate = generatorOfForms<Params>({
  generatorId: 'm.estimate',
  version: 15,
  see: seeNumbers,
  serves: {
    130204: { signs: every('+', '−'), digits: level(3), isFine: { easy: false, medium: true, hard: true } },
    140203: { signs: every('+', '−'), digits: level(4), isFine: { easy: false, medium: true, hard: true } },
    150203: {
      signs: { easy: ['+', '−'], medium: ['×'], hard: ['×'] },
      digits: level(5, 3, 4),
      isFine: { easy: true, medium: false, hard: false },
    },
    160205: {
      signs: { easy: ['×'], medium: ['×', '÷'], hard: ['×', '÷'] },
      digits: level(3, 4, 5),
      isFine: { easy: false, medium: false, hard: false },
    },
  },
  forms: [roundBoth, bestEstimate, inverseCheck, overUnder, possible, story],
});
