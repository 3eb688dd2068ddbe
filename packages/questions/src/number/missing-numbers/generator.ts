/** m.missing: finding the unknown in sums, balances and fact families, and facts that follow from a known one. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import { family, notInFamily, scaled } from './fact-families.ts';
import type { Params } from './mistakes.ts';
import { balance, think, unknown } from './sums-and-balances.ts';

/** The generator of m.missing. */
export const missing = generatorOfForms<Params>({
  generatorId: 'm.missing',
  version: 12,
  see: seeNumbers,
  serves: { 130205: { of: 'sums' }, 130302: { of: 'facts' } },
  forms: [unknown, balance, think, family, scaled, notInFamily],
});
