/** m.fracBasic: tenths and hundredths seen, said, counted, and as parts of a whole. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeFractions } from '../maths-text.ts';
import { counting, inWords, makeWhole, wholesAndParts } from './in-numbers.ts';
import { largerPieces, onLine, shaded } from './in-pictures.ts';
import { dividing, ofAmount, ofUnit, story } from './in-use.ts';
import type { Params } from './mistakes.ts';

/** The generator of m.fracBasic. */
export const basic = generatorOfForms<Params>({
  generatorId: 'm.fracBasic',
  version: 12,
  see: seeFractions,
  serves: { 130401: { parts: 10 }, 140402: { parts: 100 } },
  forms: [
    shaded,
    largerPieces,
    onLine,
    inWords,
    makeWhole,
    story,
    counting,
    dividing,
    ofUnit,
    wholesAndParts,
    ofAmount,
  ],
  // Nine fractions, each asked in eleven ways.
  capacity: ({ params: { parts }, difficulty }) =>
    parts === 10 ? { easy: 95, medium: 150, hard: 200 }[difficulty] : 200,
});
