/** m.fracOf: fractions of amounts and measures, and the whole from a part. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeFractions } from '../maths-text.ts';
import { counters, ofMeasure, plain, story } from './part-from-whole.ts';
import type { Params } from './parts-of-amounts.ts';
import { findWhole, whichIsMore } from './whole-from-part.ts';

/** The generator of m.fracOf. */
export const fractionsOf = generatorOfForms<Params>({
  generatorId: 'm.fracOf',
  version: 12,
  see: seeFractions,
  serves: {
    130402: {
      bottoms: { easy: [3, 4, 5, 8, 10], medium: [3, 4, 5, 8], hard: [3, 4, 5, 8, 10] },
      each: { easy: [2, 12], medium: [3, 10], hard: [4, 10] },
      unitOnEasy: true,
      measures: false,
    },
    140404: {
      bottoms: { easy: [6, 7, 8, 9, 12], medium: [3, 4, 5, 6, 8, 10, 12], hard: [4, 5, 6, 7, 8, 9, 12] },
      each: { easy: [6, 12], medium: [13, 19], hard: [16, 30] },
      unitOnEasy: false,
      measures: true,
    },
  },
  forms: [plain, counters, story, ofMeasure, findWhole, whichIsMore],
});
