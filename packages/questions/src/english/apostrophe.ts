/** e.apostrophe: letters left out, and whose it is. */
import { contractionForms } from './apostrophe-contractions.ts';
import type { ApostropheParams } from './apostrophe-ground.ts';
import { ownerForms } from './apostrophe-owners.ts';
import { makerOfForms } from './forms.ts';

export const apostrophe = makerOfForms<ApostropheParams>({
  makerId: 'e.apostrophe',
  version: 2,
  serves: {
    230603: { asks: 'contraction' },
    230604: { asks: 'singular' },
    240203: { asks: 'plural' },
    240504: { asks: 'pluralOrPossessive' },
    240603: { asks: 'plural' },
    250604: { asks: 'revision' },
  },
  forms: [...contractionForms, ...ownerForms],
});
