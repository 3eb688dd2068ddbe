/** m.bidmas: the order of operations: what to do first, the value, where brackets go, which sign is missing. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import { first, missingNumber, placeBrackets, whoIsRight, work } from './questions.ts';

/** The generator of m.bidmas. */
export const bidmas = generatorOfForms<null>({
  generatorId: 'm.bidmas',
  version: 13,
  see: seeNumbers,
  serves: { 160204: null },
  forms: [work, first, placeBrackets, missingNumber, whoIsRight],
});
