/** m.twoUnknowns: pairs of numbers that fit one or two conditions (year 6). */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeAlgebra } from '../maths-text.ts';
import type { Params } from './mistakes.ts';
import { count, mostLeast, pairOf, partner } from './pairs.ts';
import { countStory, legs, prices, twoNumbers } from './stories.ts';

/** The generator of m.twoUnknowns. */
export const twoUnknowns = generatorOfForms<Params>({
  generatorId: 'm.twoUnknowns',
  version: 11,
  see: seeAlgebra,
  serves: {
    160704: {
      easy: ['pairOf', 'partner', 'count', 'sumDifference'],
      medium: ['count', 'mostLeast', 'sumDifference', 'prices'],
      hard: ['count', 'sumProduct', 'legs', 'prices', 'countStory', 'mostLeast'],
    },
  },
  forms: [
    pairOf,
    count,
    partner,
    twoNumbers('sumDifference'),
    twoNumbers('sumProduct'),
    prices,
    legs,
    countStory,
    mostLeast,
  ],
});
