/** m.angleType: turns, right angles, acute and obtuse angles, estimating and measuring. */

import { extreme, findKind, inOrder, nameKind } from './angle-compare.ts';
import { estimate, kindByDegrees, reflexOf, tapKind } from './angle-degrees.ts';
import type { Params } from './angle-ground.ts';
import { protractor } from './angle-protractor.ts';
import { countInShape, namedCorner } from './angle-shapes.ts';
import { makerOfForms } from './forms.ts';
import { facing, whichTurn } from './turns-facing.ts';
import { pointerEnds, pointerTurns } from './turns-pointer.ts';

/** The maker of m.angleType. */
export const angleType = makerOfForms<Params>({
  makerId: 'm.angleType',
  version: 1,
  serves: {
    130701: { about: 'turns' },
    130702: { about: 'rightAngle' },
    140803: { about: 'acuteObtuse' },
    150801: { about: 'measure' },
  },
  forms: [
    facing,
    whichTurn,
    pointerEnds,
    pointerTurns,
    nameKind,
    findKind,
    extreme,
    inOrder,
    countInShape,
    namedCorner,
    protractor,
    estimate,
    kindByDegrees,
    tapKind,
    reflexOf,
  ],
});
