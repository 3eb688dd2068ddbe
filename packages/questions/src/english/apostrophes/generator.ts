/** e.apostrophe: letters left out, and whose it is. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { type Seen, seeTexts } from '../seen.ts';
import { contractionForms } from './contractions.ts';
import type { ApostropheParams } from './owners.ts';
import { ownerForms } from './possession.ts';

export const apostrophe = generatorOfForms<ApostropheParams, Seen>({
  generatorId: 'e.apostrophe',
  version: 15,
  see: seeTexts,
  capacity: 'weights',
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
