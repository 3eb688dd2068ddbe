/** m.fracEquiv: equal fractions in pictures and numbers, and fractions in their simplest form. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeFractions } from '../maths-text.ts';
import type { Params } from './equal-pairs.ts';
import { missingBottom, missingTop, pattern, tapTwo, which, whichNot } from './in-numbers.ts';
import { bars, namePicture, pictures } from './in-pictures.ts';
import { common, simplest, story } from './simplest-form.ts';

/** The generator of m.fracEquiv. */
export const equiv = generatorOfForms<Params>({
  generatorId: 'm.fracEquiv',
  version: 12,
  see: seeFractions,
  serves: {
    130403: {
      levels: {
        easy: { asks: ['bars', 'pictures', 'namePicture'], bottoms: [2, 3, 4, 5, 6, 8], by: [2, 3, 4], most: 16 },
        medium: {
          asks: ['bars', 'pictures', 'namePicture', 'missingTop'],
          bottoms: [3, 4, 5, 6, 8],
          by: [2, 3, 4, 5],
          most: 20,
        },
        hard: {
          asks: ['bars', 'pictures', 'namePicture', 'missingTop'],
          bottoms: [3, 4, 5, 6, 7, 8],
          by: [3, 4, 5, 6],
          least: 12,
          most: 24,
        },
      },
    },
    140401: {
      levels: {
        easy: {
          asks: ['pattern', 'missingTop', 'which', 'which'],
          bottoms: [3, 4, 5, 6, 7, 8, 9, 10],
          by: [3, 4, 5],
          most: 40,
        },
        medium: {
          asks: ['pattern', 'missingTop', 'missingBottom', 'tapTwo'],
          bottoms: [3, 4, 5, 6, 7, 8, 9, 10],
          by: [4, 5, 6, 7],
          most: 63,
        },
        hard: {
          asks: ['missingTop', 'missingBottom', 'tapTwo', 'whichNot'],
          bottoms: [3, 4, 5, 6, 7, 8, 9, 10, 12],
          by: [4, 5, 6, 7, 8, 9],
          most: 80,
        },
      },
    },
    150501: {
      levels: {
        easy: {
          asks: ['missingTop', 'missingBottom', 'which'],
          bottoms: [5, 6, 7, 8, 9, 11, 12],
          by: [4, 5, 6, 7],
          most: 84,
        },
        medium: {
          asks: ['missingTop', 'missingBottom', 'tapTwo', 'whichNot'],
          bottoms: [3, 4, 5, 6, 7, 8],
          by: [4, 5, 6, 7],
          most: 56,
        },
        hard: {
          asks: ['missingTop', 'missingBottom', 'story'],
          bottoms: [5, 6, 7, 8, 9, 10, 11, 12],
          by: [6, 7, 8, 9, 10],
          most: 100,
        },
      },
    },
    160401: {
      levels: {
        easy: {
          asks: ['simplest', 'simplest', 'common'],
          bottoms: [7, 8, 9, 10, 11, 12],
          by: [5, 6, 7, 8, 9],
          most: 108,
        },
        medium: {
          asks: ['simplest', 'simplest', 'common', 'story'],
          bottoms: [5, 7, 8, 9, 10, 11, 12],
          by: [9, 11, 12, 14, 15],
          least: 60,
          most: 144,
        },
        hard: {
          asks: ['simplest', 'common', 'story', 'story'],
          bottoms: [5, 7, 8, 9, 11, 12, 13, 15, 16, 20],
          by: [9, 12, 14, 15, 16, 18, 24],
          least: 120,
          most: 360,
        },
      },
    },
  },
  // Few fractions can be drawn so that a child counts their parts.
  capacity: ({ subTopicId, difficulty }) =>
    subTopicId === 130403 ? { easy: 95, medium: 170, hard: 100 }[difficulty] : 200,
  forms: [
    bars,
    pictures,
    namePicture,
    missingTop,
    missingBottom,
    which,
    whichNot,
    pattern,
    simplest,
    common,
    story,
    tapTwo,
  ],
});
