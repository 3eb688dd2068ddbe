/** m.factors: factors, factor pairs, multiples, common factors and multiples, highest and lowest of them. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import type { Params } from './mistakes.ts';
import { howMany, partner, statement, tapThem, whichPair } from './of-one-number.ts';
import { commonTap, extreme, story } from './of-two-numbers.ts';

/** The generator of m.factors. */
export const factors = generatorOfForms<Params>({
  generatorId: 'm.factors',
  version: 14,
  see: seeNumbers,
  serves: {
    140303: { asks: 'pairs' },
    150401: { asks: 'factors' },
    150402: { asks: 'commonFactors' },
    160301: { asks: 'commonFactors' },
    160302: { asks: 'commonMultiples' },
    170105: { asks: 'both' },
  },
  forms: [whichPair, partner, howMany, tapThem, commonTap, extreme, story, statement],
});
