/** e.antonym: words of opposite meaning. */
import { makerOfForms } from '../forms.ts';
import { type MeaningParams, meaningForms } from '../synonyms/questions.ts';

export const antonym = makerOfForms<MeaningParams>({
  makerId: 'e.antonym',
  version: 2,
  serves: {
    230302: { relations: ['opposite'] },
    240302: { relations: ['opposite'] },
    250302: { relations: ['opposite'] },
  },
  forms: meaningForms,
});
