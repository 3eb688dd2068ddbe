/** m.pieChart: reading pie charts by eye, percent and degrees; finding totals; making them. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeSentences } from '../../kernel/seen.ts';
import { angleForCount, twoPies } from './making-pie-charts.ts';
import type { Params } from './pies.ts';
import { countInSector, fractionOfSectors, totalFromSector } from './questions.ts';

/** The generator of m.pieChart. */
export const pieChart = generatorOfForms<Params>({
  generatorId: 'm.pieChart',
  version: 15,
  see: seeSentences,
  serves: {
    161001: { year: 6, ways: { easy: ['eye'], medium: ['percent'], hard: ['degrees'] } },
    170903: { year: 7, ways: { easy: ['degrees'], medium: ['degrees', 'percent'], hard: ['degrees'] } },
  },
  forms: [countInSector, fractionOfSectors, totalFromSector, angleForCount, twoPies],
});
