/** m.count: counting on and back in steps: the next number, a gap, the step, a wrong number, a number that is said. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import type { Params } from './number-runs.ts';
import { afterSteps, gapNumber, nextNumber, spokenNumbers, theStep, wrongNumber } from './questions.ts';

const never = Number.POSITIVE_INFINITY;

/** The generator of m.count. */
export const count = generatorOfForms<Params>({
  generatorId: 'm.count',
  version: 9,
  see: seeNumbers,
  serves: {
    130101: {
      // In a count in 100s only one digit ever changes.
      steps: { easy: [4, 8, 50, 100], medium: [4, 8, 50], hard: [4, 8, 50] },
      limit: 1000,
      anyStartFrom: { easy: 100, medium: 50, hard: 50 },
      passes: { hard: { 4: 100, 8: 100 } },
    },
    140101: {
      // In a count in 1,000s only one digit ever changes.
      steps: { easy: [6, 7, 9, 25, 1000], medium: [6, 7, 9, 25], hard: [6, 7, 9, 25] },
      limit: 10000,
      anyStartFrom: { easy: 1000, medium: never, hard: 25 },
      passes: { hard: { 6: 100, 7: 100, 9: 100 } },
    },
    150102: {
      steps: {
        easy: [1000, 10000, 100000],
        medium: [1000, 10000],
        hard: [1000, 10000],
      },
      least: 10000,
      limit: 1000000,
      anyStartFrom: { easy: 0, medium: 0, hard: 0 },
      passes: { medium: { 1000: 10000, 10000: 100000 }, hard: { 1000: 100000, 10000: 100000 } },
    },
  },
  forms: [nextNumber, gapNumber, afterSteps, wrongNumber, spokenNumbers, theStep],
});
