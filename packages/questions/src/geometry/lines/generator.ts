/** m.lines: parallel, perpendicular, horizontal and vertical lines, alone and as the sides of shapes. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeSentences } from '../../kernel/seen.ts';
import { lettered, levelOrUpright, pairs, relationName } from './pair-questions.ts';
import type { Params } from './pairs-of-lines.ts';
import { countPairs, sidePartner } from './sides-of-shapes.ts';

/** The generator of m.lines. */
export const lines = generatorOfForms<Params>({
  generatorId: 'm.lines',
  version: 5,
  see: seeSentences,
  serves: { 130703: {} },
  forms: [pairs, lettered, levelOrUpright, relationName, sidePartner, countPairs],
});
