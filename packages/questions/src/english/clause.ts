/** e.clause: clauses and phrases, relative clauses, parenthesis, fronted adverbials. */
import { clauseForms } from './clause-forms.ts';
import { relativeForms } from './clause-relative.ts';
import type { ClauseParams } from './clause-text.ts';
import { makerOfForms } from './forms.ts';

export const clause = makerOfForms<ClauseParams>({
  makerId: 'e.clause',
  version: 3,
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
