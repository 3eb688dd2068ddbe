/** m.shape2d: flat shapes by name, by what they have, regular and irregular, and what is always true of them. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeSentences } from '../../kernel/seen.ts';
import { alwaysHas, hasProperty, isAlso } from './always-sometimes-never.ts';
import { deduce } from './deducing-angles.ts';
import { findTriangle } from './finding-triangles.ts';
import type { Params } from './mistakes-and-names.ts';
import { countParts, findShape, nameOfShape, sidesTogether } from './names.ts';
import { countInQuad, findQuad, quadDrawn, quadRiddle } from './quadrilaterals.ts';
import { findRegular, regularLengths, whyNotRegular } from './regular-polygons.ts';
import { sideOfTriangle, triangleDrawn, triangleInWords } from './triangles.ts';

/** The generator of m.shape2d. */
export const shape2d = generatorOfForms<Params>({
  generatorId: 'm.shape2d',
  version: 14,
  see: seeSentences,
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
    triangleInWords,
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
