/** m.count: counting on and back in steps: the next number, a gap, the step, a wrong number, a number that is said. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import type { Params } from './number-runs.ts';
import { afterSteps, gapNumber, nextNumber, spokenNumbers, theStep, wrongNumber } from './questions.ts';

const multiplesOnly = { easy: false, medium: false, hard: true } as const;

/** The generator of m.count. */
export const count = generatorOfForms<Params>({
  generatorId: 'm.count',
  version: 3,
  see: seeNumbers,
  serves: {
    130101: { steps: [4, 8, 50, 100], limit: 1000, anyStart: multiplesOnly },
    140101: { steps: [6, 7, 9, 25, 1000], limit: 10000, anyStart: multiplesOnly },
    150102: {
      steps: [10, 100, 1000, 10000, 100000],
      leastHardStep: 100,
      limit: 1000000,
      anyStart: { easy: false, medium: true, hard: true },
    },
  },
  forms: [nextNumber, gapNumber, afterSteps, wrongNumber, spokenNumbers, theStep],
});
