/** m.scales: weighing scales, balances, jugs, thermometers and rulers. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import { balanced, onRuler, twoScales } from './comparing-and-balancing.ts';
import { afterChange, markWorth, readScale } from './one-scale.ts';
import type { Params } from './scale-marks.ts';

/** The generator of m.scales. */
export const scales = generatorOfForms<Params>({
  generatorId: 'm.scales',
  version: 13,
  see: seeNumbers,
  serves: {
    130502: { kinds: ['dial', 'dial', 'balance'] },
    130503: { kinds: ['jug'] },
    140605: { kinds: ['dial', 'jug', 'thermometer', 'thermometer', 'ruler'] },
  },
  forms: [readScale, markWorth, afterChange, twoScales, balanced, onRuler],
});
