/** e.wordFamily: words that belong together, roots and what they mean. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { type Seen, seeTexts } from '../seen.ts';
import type { Params } from './families.ts';
import { oddOne, typeRoot, whichBelongs, whichPair } from './members.ts';
import { meaningOf, rootMeans, whichLanguage, whichWord, writeRoot } from './roots.ts';

export const wordFamily = generatorOfForms<Params, Seen>({
  generatorId: 'e.wordFamily',
  version: 19,
  see: seeTexts,
  capacity: 'weights',
  serves: {
    230303: { asks: 'family' },
    240303: { asks: 'family' },
    260303: { asks: 'root' },
    270102: { asks: 'root' },
  },
  forms: [whichBelongs, oddOne, typeRoot, whichPair, rootMeans, whichWord, writeRoot, meaningOf, whichLanguage],
});
