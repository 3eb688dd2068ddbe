/** m.barChart: bar charts with many scales, two series, and frequency tables. */

import { setSizes } from '@comet/domain/attempts/question-sets';
import { generatorOfForms } from '../../kernel/forms.ts';
import { formsAbout } from '../../kernel/parts.ts';
import { seeSentences } from '../../kernel/seen.ts';
import { askedInOrder } from '../count-questions.ts';
import { chartIds, drawChart, type Params } from './charts.ts';
import { askFrequency } from './frequency-tables.ts';
import { askBars, whichBar } from './one-series.ts';
import { askDual } from './two-series.ts';

/** The generator of m.barChart. */
export const barChart = generatorOfForms<Params>({
  generatorId: 'm.barChart',
  version: 16,
  see: seeSentences,
  serves: {
    130803: {
      about: 'bars',
      levels: {
        easy: { steps: [2, 5], ends: 'lines', kinds: ['read', 'difference', 'difference'] },
        medium: { steps: [2, 10], ends: 'halves', kinds: ['read', 'difference', 'both'] },
        hard: { steps: [4, 20], ends: 'halves', kinds: ['difference', 'both', 'spread'] },
      },
    },
    130804: {
      about: 'bars',
      levels: {
        easy: { steps: [2, 5], ends: 'lines', kinds: ['difference', 'both'] },
        medium: { steps: [2, 5, 10], ends: 'lines', kinds: ['pairMinus', 'pairMinus', 'spread'] },
        hard: { steps: [10, 20], ends: 'halves', kinds: ['pairMinus', 'pairs', 'total'] },
      },
    },
    141001: {
      about: 'bars',
      levels: {
        easy: { steps: [50, 100], ends: 'halves', kinds: ['read', 'difference', 'both'] },
        medium: { steps: [10, 20, 50, 100], ends: 'fifths', kinds: ['read', 'difference', 'both'] },
        hard: { steps: [20, 50, 100], ends: 'fifths', kinds: ['pairMinus', 'pairs', 'total'] },
      },
    },
    170902: {
      about: 'frequency',
      levels: {
        easy: { steps: [10, 20], ends: 'halves', kinds: [] },
        medium: { steps: [20, 50], ends: 'halves', kinds: [] },
        hard: { steps: [10, 20, 50], ends: 'fifths', kinds: [] },
      },
    },
  },
  stimuli: chartIds,
  setSize: setSizes.parts,
  forms: [
    ...formsAbout({ ids: chartIds, draw: drawChart, order: askedInOrder }, [askBars, whichBar]),
    askDual,
    askFrequency,
  ],
});
