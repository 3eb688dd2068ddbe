/** m.coords: reading and finding points, corners of shapes, moves between points, and midpoints. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeSentences } from '../../kernel/seen.ts';
import { fourthCorner, nameShape } from './corners-of-shapes.ts';
import { lengthBetween, midpoint, otherEnd } from './midpoints.ts';
import type { Params } from './mistakes.ts';
import { journey, moved } from './moves-between-points.ts';
import { oneCoordinate, readPoint, whichPoint } from './reading-points.ts';
import { plainRectangle } from './rectangles-on-plain-axes.ts';

/** The generator of m.coords. */
export const coords = generatorOfForms<Params>({
  generatorId: 'm.coords',
  version: 16,
  see: seeSentences,
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
