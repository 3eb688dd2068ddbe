/** m.shortDiv: dividing by one digit, exactly and with remainders. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import type { Params } from './divisions.ts';
import { exact, missingOne, story, withRemainder } from './questions.ts';
import { asDecimal, thenTimes, upToMultiple } from './two-steps.ts';

/** The generator of m.shortDiv. */
export const shortDivision = generatorOfForms<Params>({
  generatorId: 'm.shortDiv',
  version: 10,
  see: seeNumbers,
  serves: {
    130304: {
      digits: { easy: 2, medium: 2, hard: 2 },
      divisors: { easy: [2, 3, 4], medium: [3, 4, 5], hard: [3, 4, 5, 8] },
      remainders: { easy: false, medium: false, hard: true },
    },
    140305: {
      digits: { easy: 2, medium: 3, hard: 3 },
      divisors: { easy: [4, 6, 7, 8, 9, 11, 12], medium: [3, 4, 6, 7, 8, 9, 11, 12], hard: [4, 6, 7, 8, 9, 11, 12] },
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
      ? { easy: 100, medium: 120, hard: 200 }[difficulty]
      : subTopicId === 140305
        ? { easy: 110, medium: 160, hard: 150 }[difficulty]
        : 200,
});
