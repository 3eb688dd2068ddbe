/** m.coords: reading and finding points, corners of shapes, moves between points, and midpoints. */

import type { Params } from './coords-ground.ts';
import { lengthBetween, midpoint, otherEnd } from './coords-midpoint.ts';
import { journey, moved } from './coords-moves.ts';
import { plainRectangle } from './coords-plain.ts';
import { oneCoordinate, readPoint, whichPoint } from './coords-read.ts';
import { fourthCorner, nameShape } from './coords-shapes.ts';
import { makerOfForms } from './forms.ts';

/** The maker of m.coords. */
export const coords = makerOfForms<Params>({
  makerId: 'm.coords',
  version: 1,
  serves: {
    140901: { about: 'first' },
    140902: { about: 'shapes' },
    150903: { about: 'describe' },
    160905: { about: 'four' },
    170403: { about: 'midpoint' },
  },
  forms: [
    readPoint,
    whichPoint,
    oneCoordinate,
    moved,
    journey,
    fourthCorner,
    nameShape,
    plainRectangle,
    midpoint,
    otherEnd,
    lengthBetween,
  ],
});
