/** e.tense: tenses, Standard English verb forms, agreement, the subjunctive. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { type Seen, seeTexts } from '../seen.ts';
import { agreementForms } from './agreement-and-subjunctive.ts';
import { tenseForms } from './past-present-perfect.ts';
import type { TenseParams } from './sentences-and-mistakes.ts';
import { standardForms } from './standard-english.ts';
import { subjunctiveOfBe } from './subjunctive-of-be.ts';

export const tense = generatorOfForms<TenseParams, Seen>({
  generatorId: 'e.tense',
  version: 21,
  see: seeTexts,
  capacity: 'weights',
  serves: {
    230503: { asks: 'pastPresent' },
    230504: { asks: 'presentPerfect' },
    240503: { asks: 'standard' },
    250504: { asks: 'perfect' },
    250505: { asks: 'agreement' },
    260502: { asks: 'subjunctive' },
    270304: { asks: 'consistency' },
  },
  forms: [...tenseForms, ...standardForms, ...agreementForms, subjunctiveOfBe],
});
