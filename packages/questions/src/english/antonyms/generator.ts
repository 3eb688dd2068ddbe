/** e.antonym: words of opposite meaning. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { type Seen, seeTexts } from '../seen.ts';
import { type MeaningParams, meaningForms } from '../synonyms/questions.ts';

export const antonym = generatorOfForms<MeaningParams, Seen>({
  generatorId: 'e.antonym',
  version: 21,
  see: seeTexts,
  capacity: 'weights',
  serves: {
    230302: { relations: ['opposite'] },
    240302: { relations: ['opposite'] },
    250302: { relations: ['opposite'] },
  },
  forms: meaningForms,
});
