/** m.angles: unknown angles at points, in rectangles, triangles and polygons, where lines cross, and on parallel lines. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeSentences } from '../../kernel/seen.ts';
import { sideBySide } from './adjacent-polygons.ts';
import { degreesOfTurn, fitTogether, missingSector } from './at-a-point.ts';
import type { Params } from './mistakes.ts';
import { acrossParallels, equationPair, namePair } from './parallel-lines.ts';
import { byFormula, howManySides, missingInPolygon } from './polygons.ts';
import { fourthAngle, specialQuad } from './quadrilaterals.ts';
import { fromPerimeter, lShape } from './rectangle-lengths.ts';
import { rowOfRectangles } from './rectangle-rows.ts';
import { cutCorner, pointOnSide } from './rectangles.ts';
import { regularAngle } from './regular-polygons.ts';
import { triangleBetween } from './triangle-between-parallels.ts';
import { isosceles, thirdAngle } from './triangles.ts';
import { crossingTriangle, threeLines, twoLines } from './vertically-opposite.ts';

/** The generator of m.angles. */
export const angles = generatorOfForms<Params>({
  generatorId: 'm.angles',
  version: 13,
  see: seeSentences,
  serves: {
    150802: { about: 'point' },
    150803: { about: 'rectangle' },
    160901: { about: 'triangle' },
    160902: { about: 'crossing' },
    160907: { about: 'regular' },
    170601: { about: 'parallel' },
    170602: { about: 'polygon' },
  },
  capacity: ({ params }) => (params.about === 'regular' ? 150 : 200),
  forms: [
    regularAngle,
    missingSector,
    degreesOfTurn,
    fitTogether,
    cutCorner,
    pointOnSide,
    lShape,
    fromPerimeter,
    rowOfRectangles,
    thirdAngle,
    isosceles,
    fourthAngle,
    specialQuad,
    twoLines,
    threeLines,
    crossingTriangle,
    acrossParallels,
    namePair,
    equationPair,
    triangleBetween,
    missingInPolygon,
    byFormula,
    howManySides,
    sideBySide,
  ],
});
