/** m.lines: parallel, perpendicular, horizontal and vertical lines, alone and as the sides of shapes. */
import { makerOfForms } from '../forms.ts';
import { lettered, levelOrUpright, pairs, relationName } from './pair-questions.ts';
import type { Params } from './pairs-of-lines.ts';
import { countPairs, sidePartner } from './sides-of-shapes.ts';

/** The maker of m.lines. */
export const lines = makerOfForms<Params>({
  makerId: 'm.lines',
  version: 1,
  serves: { 130703: {} },
  forms: [pairs, lettered, levelOrUpright, relationName, sidePartner, countPairs],
});
