/** e.voice: active and passive, and moods. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { type Seen, seeTexts } from '../seen.ts';
import { tapAgent, turned, typePassive, whichSentence, whichVoice } from './active-and-passive.ts';
import { sentenceOfMood, whichMood } from './moods.ts';
import type { Params } from './voice-sentences.ts';

export const voice = generatorOfForms<Params, Seen>({
  generatorId: 'e.voice',
  version: 14,
  see: seeTexts,
  capacity: 'weights',
  serves: { 260501: { moods: false }, 270303: { moods: true } },
  forms: [whichVoice, whichSentence, turned, typePassive, tapAgent, whichMood, sentenceOfMood],
});
