/** e.cloze: words for gaps, in sentences and in passages. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { type Seen, seeTexts } from '../seen.ts';
import type { ClozeParams } from './linked-sentences.ts';
import { passageForms } from './passages.ts';
import { sentenceForms } from './sentences.ts';
import { unclearPronounForms } from './unclear-pronouns.ts';

export const cloze = generatorOfForms<ClozeParams, Seen>({
  generatorId: 'e.cloze',
  version: 19,
  see: seeTexts,
  capacity: 'weights',
  serves: {
    230502: { asks: 'sentences', set: 'join3' },
    240502: { asks: 'sentences', set: 'pronoun4' },
    250503: { asks: 'sentences', set: 'link5' },
    251001: { asks: 'passages', set: 'word5' },
    251003: { asks: 'passages', set: 'grammar5' },
    260505: { asks: 'sentences', set: 'link6' },
    261001: { asks: 'passages', set: 'word6' },
    270801: { asks: 'passages', set: 'word7' },
  },
  forms: [...sentenceForms, ...unclearPronounForms, ...passageForms],
});
