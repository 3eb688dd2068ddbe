/** e.register: formal and informal words and sentences, and what words make us feel. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { type Seen, seeTexts } from '../seen.ts';
import { otherTone, toneOrder, typeTone, whichTone } from './connotations.ts';
import { isFormal, sameFormally, whatMakes, whichFormal } from './formal-sentences.ts';
import { formalFor, whichPair, whichSentence } from './formal-words.ts';
import type { Params } from './mistakes.ts';

export const register = generatorOfForms<Params, Seen>({
  generatorId: 'e.register',
  version: 21,
  see: seeTexts,
  capacity: 'weights',
  serves: { 260302: { asks: 'words' }, 260504: { asks: 'structures' }, 270202: { asks: 'connotation' } },
  forms: [
    formalFor,
    whichSentence,
    whichPair,
    isFormal,
    whichFormal,
    sameFormally,
    whatMakes,
    whichTone,
    otherTone,
    toneOrder,
    typeTone,
  ],
});
