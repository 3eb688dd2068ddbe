/** m.circle: the parts of a circle, its circumference and its area. */

import { makerOfForms } from '../kernel/forms.ts';
import type { Params } from './circle-ground.ts';
import { inRow, radiusDiameter, touching } from './circle-lengths.ts';
import { backToRadius, inPi, measure } from './circle-measures.ts';
import { findPart, meaning, namePart } from './circle-parts.ts';
import { halfCircle, ring, wheel } from './circle-uses.ts';

/** The maker of m.circle. */
export const circle = makerOfForms<Params>({
  makerId: 'm.circle',
  version: 1,
  serves: { 160903: { asks: 'parts' }, 170702: { asks: 'measures' } },
  forms: [
    namePart,
    findPart,
    meaning,
    radiusDiameter,
    inRow,
    touching,
    measure,
    inPi,
    backToRadius,
    halfCircle,
    ring,
    wheel,
  ],
});
