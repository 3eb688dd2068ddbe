/** m.pictogram: reading, comparing and making pictograms with a key. */
import { makerOfForms } from '../forms.ts';
import { askPictogram, type Params, symbolsNeeded, whichRow } from './questions.ts';

/** The maker of m.pictogram. */
export const pictogram = makerOfForms<Params>({
  makerId: 'm.pictogram',
  version: 1,
  serves: { 130802: {} },
  forms: [askPictogram, whichRow, symbolsNeeded],
});
