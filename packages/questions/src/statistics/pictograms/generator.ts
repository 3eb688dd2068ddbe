/** m.pictogram: reading, comparing and making pictograms with a key. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeSentences } from '../../kernel/seen.ts';
import { askPictogram, type Params, symbolsNeeded, whichRow } from './questions.ts';

/** The generator of m.pictogram. */
export const pictogram = generatorOfForms<Params>({
  generatorId: 'm.pictogram',
  version: 5,
  see: seeSentences,
  serves: { 130802: {} },
  forms: [askPictogram, whichRow, symbolsNeeded],
});
