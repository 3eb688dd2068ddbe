/** m.mental: adding, subtracting and multiplying in the head: by place, over a ten, near a round number, in a clever order. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import { calculate, findMissing, sameAs } from './adding-questions.ts';
import type { Params } from './mistakes.ts';
import { boxes, firstStep, three, threeMissing } from './three-numbers.ts';

/** The generator of m.mental. */
export const mental = generatorOfForms<Params>({
  generatorId: 'm.mental',
  version: 11,
  see: seeNumbers,
  serves: { 130201: { of: 'places' }, 140302: { of: 'three' }, 150202: { of: 'strategies' } },
  forms: [calculate, findMissing, sameAs, three, threeMissing, boxes, firstStep],
});
