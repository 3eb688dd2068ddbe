/** m.pictogram: reading, comparing and making pictograms with a key. */
import { generatorOfForms } from '../forms.ts';
import { askPictogram, type Params, symbolsNeeded, whichRow } from './questions.ts';

/** The generator of m.pictogram. */
export const pictogram = generatorOfForms<Params>({
  generatorId: 'm.pictogram',
  version: 1,
  serves: { 130802: {} },
  forms: [askPictogram, whichRow, symbolsNeeded],
});
