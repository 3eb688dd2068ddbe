/** e.clause: clauses and phrases, relative clauses, parenthesis, fronted adverbials. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { type Seen, seeTexts } from '../seen.ts';
import { clauseForms } from './main-and-subordinate.ts';
import { relativeForms } from './relative-clauses.ts';
import type { ClauseParams } from './sentences-with-clauses.ts';

export const clause = generatorOfForms<ClauseParams, Seen>({
  generatorId: 'e.clause',
  version: 20,
  see: seeTexts,
  capacity: 'weights',
  serves: {
    230501: { asks: 'clauses' },
    240501: { asks: 'fronted' },
    250501: { asks: 'relative' },
    250502: { asks: 'parenthesis' },
    260503: { asks: 'phrases' },
    270302: { asks: 'analysis' },
  },
  forms: [...clauseForms, ...relativeForms],
});
