/** m.probability: the scale from 0 to 1, single events, and probabilities that sum to one. */

import type { Params } from './chance-ground.ts';
import { arrowOnScale, betterChance, notProbability, wordOfBag, wordOfSpinner } from './chance-scale.ts';
import { expected, fractionOfEvent, fromProbability } from './chance-single.ts';
import { missingEntry, opposite, sharedRest } from './chance-sum.ts';
import { makerOfForms } from './forms.ts';

/** The maker of m.probability. */
export const probability = makerOfForms<Params>({
  makerId: 'm.probability',
  version: 1,
  serves: {
    170801: { about: 'scale' },
    170802: { about: 'single' },
    170804: { about: 'sum' },
  },
  forms: [
    wordOfSpinner,
    wordOfBag,
    arrowOnScale,
    betterChance,
    notProbability,
    fractionOfEvent,
    expected,
    fromProbability,
    opposite,
    missingEntry,
    sharedRest,
  ],
});
