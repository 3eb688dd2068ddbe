/** m.shortDiv: dividing by one digit, exactly and with remainders. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import type { Params } from './divisions.ts';
import { exact, missingOne, story, withRemainder } from './questions.ts';
import { asDecimal, thenTimes, upToMultiple } from './two-steps.ts';

/** The generator of m.shortDiv. */
export const shortDivision = generatorOfForms<Params>({
  generatorId: 'm.shortDiv',
  version: 12,
  see: seeNumbers,
  serves: {
    130304: {
      digits: { easy: 2, medium: 2, hard: 2 },
      divisors: { easy: [2, 3, 4], medium: [3, 4, 5], hard: [3, 4, 5, 8] },
      remainders: { easy: false, medium: false, hard: true },
    },
    140305: {
      digits: { easy: 2, medium: 3, hard: 3 },
      // The tables of 3, 4 and 8 are learnt in year 3.
      divisors: { easy: [6, 7, 9, 11, 12], medium: [6, 7, 9, 11, 12], hard: [6, 7, 9, 11, 12] },
      remainders: { easy: false, medium: false, hard: false },
      facts: true,
    },
    150303: {
      digits: { easy: 3, medium: 3, hard: 4 },
      divisors: { easy: [3, 4, 6, 7, 8], medium: [4, 6, 7, 8, 9], hard: [6, 7, 8, 9] },
      remainders: { easy: false, medium: true, hard: true },
    },
    160202: {
      digits: { easy: 4, medium: 4, hard: 4 },
      divisors: { easy: [7, 8, 9, 11, 12], medium: [11, 12], hard: [7, 8, 9, 11, 12] },
      remainders: { easy: false, medium: true, hard: true },
    },
  },
  forms: [exact, withRemainder, missingOne, story, asDecimal, thenTimes, upToMultiple],
  capacity: ({ subTopicId, difficulty }) =>
    subTopicId === 130304
      ? { easy: 90, medium: 110, hard: 200 }[difficulty]
      : subTopicId === 140305
        ? { easy: 120, medium: 130, hard: 120 }[difficulty]
        : 200,
});
