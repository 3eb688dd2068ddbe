/** m.fracOrder: comparing and ordering fractions. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeFractions } from '../maths-text.ts';
import { bars, box, sign, story } from './comparing-two.ts';
import type { Params } from './fractions-to-compare.ts';
import { between, half, largest, order } from './ordering-several.ts';

/** The generator of m.fracOrder. */
export const fractionOrder = generatorOfForms<Params>({
  generatorId: 'm.fracOrder',
  version: 10,
  see: seeFractions,
  serves: {
    130405: {
      aboveOne: false,
      levels: {
        easy: { kinds: ['same', 'unit'], asks: ['sign', 'bars', 'bars'], bottoms: [2, 3, 4, 5, 6, 8, 10] },
        medium: {
          // One digit each: the longest would be the smallest.
          kinds: ['unit'],
          asks: ['largest', 'story', 'order', 'box'],
          bottoms: [3, 4, 5, 6, 7, 8, 9],
        },
        hard: {
          // Neither unit fractions nor those with one denominator are hard.
          kinds: ['sameTop'],
          asks: ['order', 'order', 'box'],
          bottoms: [5, 6, 7, 8, 9, 10, 11, 12],
        },
      },
    },
    150502: {
      aboveOne: false,
      levels: {
        easy: { kinds: ['related'], asks: ['sign', 'story', 'half'], bottoms: [2, 3, 4, 5, 6, 8, 10] },
        medium: { kinds: ['related'], asks: ['largest', 'order', 'story'], bottoms: [3, 4, 5, 6] },
        hard: {
          kinds: ['different', 'related'],
          asks: ['largest', 'order', 'between'],
          bottoms: [3, 4, 5, 6, 8, 12],
        },
      },
    },
    160402: {
      aboveOne: true,
      levels: {
        easy: { kinds: ['related'], asks: ['sign'], bottoms: [2, 3, 4, 5, 6, 8] },
        medium: { kinds: ['related'], asks: ['largest', 'order'], bottoms: [2, 3, 4, 5, 6] },
        hard: {
          kinds: ['different', 'nearOne'],
          asks: ['order', 'between', 'largest'],
          bottoms: [2, 3, 4, 5, 6, 8, 9, 10, 12, 15],
        },
      },
    },
  },
  forms: [sign, bars, largest, order, between, story, box, half],
});
