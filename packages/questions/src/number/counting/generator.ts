/** m.count: counting on and back in steps: the next number, a gap, the step, a wrong number, a number that is said. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import type { Params } from './number-runs.ts';
import { afterSteps, gapNumber, nextNumber, spokenNumbers, theStep, wrongNumber } from './questions.ts';

const never = Number.POSITIVE_INFINITY;

/** The generator of m.count. */
export const count = generatorOfForms<Params>({
  generatorId: 'm.count',
  version: 7,
  see: seeNumbers,
  serves: {
    130101: {
      steps: { easy: [4, 8, 50, 100], medium: [4, 8, 50, 100], hard: [4, 8, 50, 100] },
      limit: 1000,
      anyStartFrom: { easy: never, medium: 100, hard: 50 },
    },
    140101: {
      steps: { easy: [6, 7, 9, 25, 1000], medium: [6, 7, 9, 25, 1000], hard: [6, 7, 9, 25, 1000] },
      limit: 10000,
      anyStartFrom: { easy: never, medium: 1000, hard: 25 },
    },
    150102: {
      steps: {
        easy: [1000, 10000, 100000],
        // Steps of 100 are known from year 3.
        medium: [1000, 10000, 100000],
        // In a count in 100,000s only one digit ever changes.
        hard: [1000, 10000],
      },
      limit: 1000000,
      anyStartFrom: { easy: 0, medium: 0, hard: 0 },
      changesMoreDigits: true,
    },
  },
  forms: [nextNumber, gapNumber, afterSteps, wrongNumber, spokenNumbers, theStep],
});
