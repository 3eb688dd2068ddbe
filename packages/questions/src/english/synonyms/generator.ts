/** e.synonym: words of like meaning, and shades of meaning. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { type Seen, seeTexts } from '../seen.ts';
import { type MeaningParams, meaningForms } from './questions.ts';
import { shadeForms } from './shades-of-meaning.ts';

export const synonym = generatorOfForms<MeaningParams, Seen>({
  generatorId: 'e.synonym',
  version: 25,
  see: seeTexts,
  capacity: 'weights',
  serves: {
    230301: { relations: ['like'] },
    240301: { relations: ['like'], shades: 'too' },
    250301: { relations: ['like'] },
    260301: { relations: ['like', 'opposite'] },
    260304: { relations: [], shades: 'only' },
    270201: { relations: ['like', 'opposite'] },
  },
  forms: [...meaningForms, ...shadeForms],
});
