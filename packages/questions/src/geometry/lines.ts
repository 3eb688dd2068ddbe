/** m.lines: parallel, perpendicular, horizontal and vertical lines, alone and as the sides of shapes. */
import { makerOfForms } from './forms.ts';
import type { Params } from './lines-ground.ts';
import { lettered, levelOrUpright, pairs, relationName } from './lines-pairs.ts';
import { countPairs, sidePartner } from './lines-shapes.ts';

/** The maker of m.lines. */
export const lines = makerOfForms<Params>({
  makerId: 'm.lines',
  version: 1,
  serves: { 130703: {} },
  forms: [pairs, lettered, levelOrUpright, relationName, sidePartner, countPairs],
});
