/** m.fracAdd: adding and taking away fractions, and in year 7 all four operations. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeFractions } from '../maths-text.ts';
import { fourOperations, twoOperations } from './four-operations.ts';
import type { Params } from './fraction-sums.ts';
import { chosenSum, fromWhole, missingTop, plainSum, story, three } from './questions.ts';
import { twoSteps } from './two-steps.ts';

const none = { asks: [], relation: 'same', bottoms: [], size: 'any', wholes: 0 } as const;

/** The generator of m.fracAdd. */
export const fractionAdd = generatorOfForms<Params>({
  generatorId: 'm.fracAdd',
  version: 15,
  see: seeFractions,
  serves: {
    130404: {
      form: 'any',
      levels: {
        easy: {
          asks: ['sum', 'choose', 'story'],
          relation: 'same',
          bottoms: [4, 5, 6, 7, 8, 9, 10],
          size: 'under',
          wholes: 0,
        },
        medium: {
          asks: ['box', 'box', 'fromWhole'],
          relation: 'same',
          bottoms: [5, 6, 7, 8, 9, 10, 12],
          size: 'under',
          wholes: 0,
        },
        hard: {
          asks: ['twoSteps'],
          relation: 'same',
          bottoms: [7, 8, 9, 10, 11, 12],
          size: 'under',
          wholes: 0,
        },
      },
    },
    140403: {
      form: 'any',
      levels: {
        easy: {
          // The answer, a mixed number, would be the longest option.
          asks: ['sum', 'story'],
          relation: 'same',
          bottoms: [4, 5, 6, 7, 8, 9, 10, 12],
          size: 'over',
          wholes: 0,
          sign: '+',
        },
        medium: {
          asks: ['sum', 'choose', 'box', 'story'],
          relation: 'same',
          bottoms: [5, 6, 7, 8, 9, 10, 12],
          size: 'over',
          wholes: 0,
          sign: '−',
        },
        hard: {
          asks: ['three', 'three', 'sum', 'sum', 'sum'],
          relation: 'same',
          bottoms: [5, 6, 7, 8, 9, 10, 11, 12],
          size: 'over',
          wholes: 1,
        },
      },
    },
    150504: {
      form: 'any',
      levels: {
        easy: { asks: ['sum', 'choose'], relation: 'related', bottoms: [2, 3, 4, 5, 6], size: 'under', wholes: 0 },
        medium: {
          asks: ['sum', 'box', 'story', 'choose'],
          relation: 'related',
          bottoms: [3, 4, 5, 6, 7, 8],
          size: 'over',
          wholes: 0,
        },
        hard: {
          asks: ['sum', 'choose', 'story'],
          relation: 'related',
          bottoms: [2, 3, 4, 5, 6, 7, 8],
          size: 'any',
          wholes: 2,
        },
      },
    },
    160403: {
      form: 'simplest',
      levels: {
        easy: { asks: ['sum', 'choose'], relation: 'different', bottoms: [2, 3, 4, 5, 6], size: 'any', wholes: 0 },
        medium: {
          asks: ['sum', 'choose', 'story'],
          relation: 'different',
          bottoms: [3, 4, 5, 6, 7, 8, 9, 10],
          size: 'any',
          wholes: 1,
        },
        hard: {
          asks: ['sum', 'story', 'three'],
          relation: 'different',
          bottoms: [3, 4, 5, 6, 7, 8, 9, 10, 12],
          size: 'any',
          wholes: 2,
        },
      },
    },
    170201: { form: 'simplest', levels: { easy: none, medium: none, hard: none } },
  },
  forms: [plainSum, chosenSum, three, twoSteps, fromWhole, missingTop, story, fourOperations, twoOperations],
});
