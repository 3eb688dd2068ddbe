/** m.shape2d: flat shapes by name, by what they have, regular and irregular, and what is always true of them. */
import { makerOfForms } from './forms.ts';
import { deduce } from './shape-deduce.ts';
import type { Params } from './shape-ground.ts';
import { countParts, findShape, nameOfShape, sidesTogether } from './shape-names.ts';
import { countInQuad, findQuad, quadDrawn, quadRiddle } from './shape-quads.ts';
import { findRegular, regularLengths, whyNotRegular } from './shape-regular.ts';
import { alwaysHas, hasProperty, isAlso } from './shape-statements.ts';
import { findTriangle, sideOfTriangle, triangleDrawn, triangleTold } from './shape-triangles.ts';

/** The maker of m.shape2d. */
export const shape2d = makerOfForms<Params>({
  makerId: 'm.shape2d',
  version: 1,
  serves: {
    130704: { about: 'names' },
    140801: { about: 'triangles' },
    140802: { about: 'quadrilaterals' },
    150804: { about: 'regular' },
    170603: { about: 'facts' },
  },
  forms: [
    nameOfShape,
    findShape,
    countParts,
    sidesTogether,
    triangleDrawn,
    triangleTold,
    findTriangle,
    sideOfTriangle,
    quadDrawn,
    findQuad,
    countInQuad,
    quadRiddle,
    findRegular,
    whyNotRegular,
    regularLengths,
    hasProperty,
    isAlso,
    alwaysHas,
    deduce,
  ],
});
