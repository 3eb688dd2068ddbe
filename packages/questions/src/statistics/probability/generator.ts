/** m.probability: the scale from 0 to 1, single events, and probabilities that sum to one. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeSentences } from '../../kernel/seen.ts';
import { arrowOnScale, betterChance, notProbability, wordOfBag, wordOfSpinner } from './probability-scale.ts';
import type { Params } from './sample-spaces.ts';
import { expected, fractionOfEvent, fromProbability } from './single-events.ts';
import { missingEntry, opposite, sharedRest } from './summing-to-one.ts';

/** The generator of m.probability. */
export const probability = generatorOfForms<Params>({
  generatorId: 'm.probability',
  version: 13,
  see: seeSentences,
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
