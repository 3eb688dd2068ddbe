/** m.angles: unknown angles at points, in rectangles, triangles and polygons, where lines cross, and on parallel lines. */

import { sideBySide } from './angles-beside.ts';
import { triangleBetween } from './angles-between.ts';
import { crossingTriangle, threeLines, twoLines } from './angles-crossing.ts';
import type { Params } from './angles-ground.ts';
import { acrossParallels, equationPair, namePair } from './angles-parallel.ts';
import { degreesOfTurn, fitTogether, missingSector } from './angles-point.ts';
import { byFormula, howManySides, missingInPolygon } from './angles-polygon.ts';
import { fourthAngle, specialQuad } from './angles-quad.ts';
import { cutCorner, pointOnSide } from './angles-rectangle.ts';
import { isosceles, thirdAngle } from './angles-triangle.ts';
import { makerOfForms } from './forms.ts';
import { fromPerimeter, lShape } from './rectangle-lengths.ts';
import { rowOfRectangles } from './rectangle-rows.ts';

/** The maker of m.angles. */
export const angles = makerOfForms<Params>({
  makerId: 'm.angles',
  version: 1,
  serves: {
    150802: { about: 'point' },
    150803: { about: 'rectangle' },
    160901: { about: 'triangle' },
    160902: { about: 'crossing' },
    170601: { about: 'parallel' },
    170602: { about: 'polygon' },
  },
  forms: [
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
