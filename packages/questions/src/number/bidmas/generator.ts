/** m.bidmas: the order of operations: what to do first, the value, where brackets go, which sign is missing. */

import { makerOfForms } from '../../kernel/forms.ts';
import { first, missingNumber, placeBrackets, whoIsRight, work } from './questions.ts';

/** The maker of m.bidmas. */
export const bidmas = makerOfForms<null>({
  makerId: 'm.bidmas',
  version: 1,
  serves: { 160204: null },
  forms: [work, first, placeBrackets, missingNumber, whoIsRight],
});
