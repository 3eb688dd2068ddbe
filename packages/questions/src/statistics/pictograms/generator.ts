/** m.pictogram: reading, comparing and making pictograms with a key. */

import { setSizes } from '@comet/domain/attempts/question-sets';
import { generatorOfForms } from '../../kernel/forms.ts';
import { formsAbout } from '../../kernel/parts.ts';
import { seeSentences } from '../../kernel/seen.ts';
import { askedInOrder } from '../count-questions.ts';
import { askPictogram, drawPictogram, type Params, pictogramIds, symbolsNeeded, whichRow } from './questions.ts';

/** The generator of m.pictogram. */
export const pictogram = generatorOfForms<Params>({
  generatorId: 'm.pictogram',
  version: 10,
  see: seeSentences,
  serves: { 130802: {} },
  stimuli: pictogramIds,
  setSize: setSizes.parts,
  forms: formsAbout({ ids: pictogramIds, draw: drawPictogram, order: askedInOrder }, [
    askPictogram,
    whichRow,
    symbolsNeeded,
  ]),
});
