/** e.antonym: words of opposite meaning. */
import { generatorOfForms } from '../forms.ts';
import { type MeaningParams, meaningForms } from '../synonyms/questions.ts';

export const antonym = generatorOfForms<MeaningParams>({
  generatorId: 'e.antonym',
  version: 2,
  serves: {
    230302: { relations: ['opposite'] },
    240302: { relations: ['opposite'] },
    250302: { relations: ['opposite'] },
  },
  forms: meaningForms,
});
