/** e.register: formal and informal words and sentences, and what words make us feel. */
import { makerOfForms } from './forms.ts';
import type { Params } from './register-ground.ts';
import { isFormal, sameFormally, whatMakes, whichFormal } from './register-sentences.ts';
import { otherTone, toneOrder, typeTone, whichTone } from './register-tones.ts';
import { formalFor, whichPair, whichSentence } from './register-words.ts';

export const register = makerOfForms<Params>({
  makerId: 'e.register',
  version: 2,
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
