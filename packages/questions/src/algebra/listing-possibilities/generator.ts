/** m.enumerate: listing possibilities in year 6, sample spaces in year 7. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeAlgebra } from '../maths-text.ts';
import { between, choosing, coins, rectangles } from './counting.ts';
import { digits, menu, orders } from './lists.ts';
import type { Params } from './mistakes.ts';
import { chance, fitting, space } from './sample-spaces.ts';

/** The generator of m.enumerate. */
export const enumerate = generatorOfForms<Params>({
  generatorId: 'm.enumerate',
  version: 12,
  see: seeAlgebra,
  serves: {
    160705: {
      easy: ['menu', 'digits', 'coins', 'orders'],
      medium: ['menu', 'digits', 'choose', 'coins', 'between'],
      hard: ['digits', 'orders', 'choose', 'rectangles', 'coins'],
    },
    170803: {
      easy: ['space', 'twoDice', 'spinners'],
      medium: ['space', 'twoDice', 'spinners'],
      hard: ['chance'],
    },
  },
  forms: [menu, digits, orders, choosing, coins, rectangles, between, space, fitting, chance],
});
