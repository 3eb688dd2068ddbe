/** e.wordFamily: words that belong together, roots and what they mean. */
import { generatorOfForms } from '../forms.ts';
import type { Params } from './families.ts';
import { oddOne, typeRoot, whichBelongs, whichPair } from './members.ts';
import { meaningOf, rootMeans, whichLanguage, whichWord, writeRoot } from './roots.ts';

export const wordFamily = generatorOfForms<Params>({
  generatorId: 'e.wordFamily',
  version: 1,
  serves: {
    230303: { asks: 'family' },
    240303: { asks: 'family' },
    260303: { asks: 'root' },
    270102: { asks: 'root' },
  },
  forms: [whichBelongs, oddOne, typeRoot, whichPair, rootMeans, whichWord, writeRoot, meaningOf, whichLanguage],
});
