/** m.placeValue: what digits are worth, building and splitting numbers, charts, and a power of ten more or less. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import { chain, undoneChain } from './chains.ts';
import { chart } from './counters.ts';
import { digitValue, howMany, whichDigit } from './digit-worth.ts';
import { moreOrLess } from './more-or-less.ts';
import { build, partition } from './number-parts.ts';
import type { Params } from './places.ts';

const level = (easy: number, medium = easy, hard = medium): Params['digits'] => ({ easy, medium, hard });

/** The generator of m.placeValue. */
export const placeValue = generatorOfForms<Params>({
  generatorId: 'm.placeValue',
  version: 17,
  see: seeNumbers,
  serves: {
    130102: { asks: 'more', digits: level(3), places: 0, steps: [1, 2] },
    130103: { asks: 'value', digits: level(3), places: 0, steps: [] },
    140102: { asks: 'more', digits: level(4), places: 0, steps: [3] },
    140103: { asks: 'value', digits: level(4), places: 0, steps: [] },
    160101: { asks: 'value', digits: level(7), places: 0, steps: [3, 4, 5] },
    160501: { asks: 'value', digits: level(4, 4, 5), places: 3, steps: [-3, -2, -1] },
  },
  forms: [digitValue, whichDigit, build, partition, chart, howMany, moreOrLess, chain, undoneChain],
});
