/** m.angleType: turns, right angles, acute and obtuse angles, estimating and measuring. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeSentences } from '../../kernel/seen.ts';
import { countInShape, namedCorner } from './angles-in-shapes.ts';
import { estimate, kindByDegrees, reflexOf, tapKind } from './estimating-degrees.ts';
import type { Params } from './mistakes.ts';
import { extreme, findKind, inOrder, nameKind } from './naming-and-ordering.ts';
import { protractor } from './protractor.ts';
import { facing, whichTurn } from './turns-facing.ts';
import { pointerEnds, pointerTurns } from './turns-of-a-pointer.ts';

/** The generator of m.angleType. */
export const angleType = generatorOfForms<Params>({
  generatorId: 'm.angleType',
  version: 10,
  see: seeSentences,
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
