/** m.table: tables of counts and two-way tables. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeSentences } from '../../kernel/seen.ts';
import type { Params } from './count-tables.ts';
import { askTable, missingCount } from './tables-of-counts.ts';
import { compareTotals, missingEntry, missingTotal } from './two-way-tables.ts';

/** The generator of m.table. */
export const table = generatorOfForms<Params>({
  generatorId: 'm.table',
  version: 12,
  see: seeSentences,
  serves: {
    130801: { about: 'tables' },
    141003: { about: 'sums' },
    151002: { about: 'twoWay' },
  },
  forms: [askTable, missingCount, compareTotals, missingEntry, missingTotal],
});
