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
  version: 7,
  see: seeFractions,
  serves: {
    130403: {
      levels: {
        easy: { asks: ['bars', 'pictures', 'namePicture'], bottoms: [2, 3, 4, 5, 6, 8], by: [2, 3, 4], most: 16 },
        medium: {
          asks: ['bars', 'pictures', 'namePicture', 'missingTop'],
          bottoms: [2, 3, 4, 5, 6],
          by: [2, 3, 4, 5],
          most: 20,
        },
        hard: {
          asks: ['bars', 'pictures', 'namePicture', 'missingTop', 'missingBottom'],
          bottoms: [3, 4, 5, 6, 7, 8],
          by: [4, 5, 6],
          most: 24,
        },
      },
    },
    140401: {
      levels: {
        easy: {
          asks: ['pattern', 'missingTop', 'which', 'which', 'namePicture'],
          bottoms: [3, 4, 5, 6, 8],
          by: [2, 3, 4],
          most: 24,
        },
        medium: {
          asks: ['pattern', 'missingTop', 'missingBottom', 'which', 'tapTwo'],
          bottoms: [3, 4, 5, 6, 7, 8, 9],
          by: [3, 4, 5, 6],
          most: 50,
        },
        hard: {
          asks: ['pattern', 'missingBottom', 'whichNot', 'tapTwo', 'whichNot'],
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
          asks: ['missingTop', 'missingBottom', 'which', 'tapTwo', 'whichNot'],
          bottoms: [4, 5, 6, 7, 8, 9, 10, 11, 12],
          by: [4, 5, 6, 7, 8, 9],
          most: 100,
        },
        hard: {
          asks: ['missingTop', 'missingBottom', 'simplest', 'story'],
          bottoms: [5, 6, 7, 8, 9, 10, 11, 12],
          by: [6, 7, 8, 9, 11, 12],
          most: 144,
        },
      },
    },
    160401: {
      levels: {
        easy: {
          asks: ['simplest', 'simplest', 'common'],
          bottoms: [7, 8, 9, 10, 11, 12],
          by: [3, 4, 5, 6],
          most: 72,
        },
        medium: {
          asks: ['simplest', 'simplest', 'common', 'story'],
          bottoms: [5, 7, 8, 9, 10, 11, 12],
          by: [6, 8, 9, 12],
          most: 144,
        },
        hard: {
          asks: ['simplest', 'common', 'story', 'story'],
          bottoms: [5, 7, 8, 9, 11, 12, 13, 15, 16, 20],
          by: [9, 12, 14, 15, 16, 18, 24],
          most: 360,
        },
      },
    },
  },
  // Few fractions can be drawn so that a child counts their parts.
  capacity: ({ subTopicId, difficulty }) =>
    subTopicId === 130403 ? { easy: 95, medium: 200, hard: 140 }[difficulty] : 200,
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
