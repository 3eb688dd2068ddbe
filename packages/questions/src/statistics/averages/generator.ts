/** m.averages: mean, median, mode and range. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeSentences } from '../../kernel/seen.ts';
import { clues, largerAverage, meanOfTable } from './comparing-sets.ts';
import type { Params } from './number-sets.ts';
import { meanOfList, missingForMean, nextMean, otherOfList } from './one-list.ts';

/** The generator of m.averages. */
export const averages = generatorOfForms<Params>({
  generatorId: 'm.averages',
  version: 17,
  see: seeSentences,
  serves: {
    161003: { about: 'mean' },
    170901: { about: 'all' },
  },
  forms: [meanOfList, otherOfList, missingForMean, nextMean, largerAverage, clues, meanOfTable],
});
