/** m.averages: mean, median, mode and range. */

import { clues, largerAverage, meanOfTable } from './averages-compare.ts';
import { meanAndTotal, meanOfList, missingForMean, otherOfList } from './averages-forms.ts';
import type { Params } from './averages-ground.ts';
import { makerOfForms } from './forms.ts';

/** The maker of m.averages. */
export const averages = makerOfForms<Params>({
  makerId: 'm.averages',
  version: 2,
  serves: {
    161003: { about: 'mean' },
    170901: { about: 'all' },
  },
  forms: [meanOfList, otherOfList, missingForMean, meanAndTotal, largerAverage, clues, meanOfTable],
});
