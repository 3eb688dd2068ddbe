/** m.circle: the parts of a circle, its circumference and its area. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import { backToRadius, inPi, measure } from './circumference-and-area.ts';
import { halfCircle, ring, wheel } from './half-circles-rings-and-wheels.ts';
import type { Params } from './mistakes.ts';
import { findPart, meaning, namePart } from './parts.ts';
import { inRow, radiusDiameter, touching } from './radius-and-diameter.ts';

/** The generator of m.circle. */
export const circle = generatorOfForms<Params>({
  generatorId: 'm.circle',
  version: 13,
  see: seeNumbers,
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
