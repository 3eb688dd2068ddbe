/** m.column: adding and subtracting in columns, typed, chosen, with a digit missing, in a story, and as an error to find. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import { findError, missingDigit } from './puzzles.ts';
import { calculation, missingNumber, story } from './sum-questions.ts';
import type { Params } from './written-sums.ts';

/** The generator of m.column. */
export const column = generatorOfForms<Params>({
  generatorId: 'm.column',
  version: 10,
  see: seeNumbers,
  serves: {
    130202: { signs: ['+'], digits: { easy: 3, medium: 3, hard: 3 } },
    130203: { signs: ['−'], digits: { easy: 3, medium: 3, hard: 3 } },
    140201: { signs: ['+'], digits: { easy: 4, medium: 4, hard: 4 } },
    140202: { signs: ['−'], digits: { easy: 4, medium: 4, hard: 4 } },
    150201: {
      signs: ['+', '−'],
      digits: { easy: 5, medium: 5, hard: 6 },
      // Year 4 already adds and subtracts with one exchange.
      exchanges: { easy: [1, 1], medium: [2, 3], hard: [3, 6] },
    },
  },
  forms: [calculation, story, missingNumber, missingDigit, findError],
});
