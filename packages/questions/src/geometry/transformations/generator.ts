/** m.transform: translations, reflections and rotations on squared paper and on coordinate grids. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeSentences } from '../../kernel/seen.ts';
import type { Params } from './mistakes.ts';
import { moveInFull } from './moves-in-full.ts';
import { cornerBefore, cornerMoved } from './on-a-coordinate-grid.ts';
import { mirrorLine, sameMove } from './points-alone.ts';
import { cornerReflected } from './reflections-on-a-grid.ts';
import { kindOfMove, pickMirror } from './reflections-on-squared-paper.ts';
import { cornerRotated } from './rotations-on-a-grid.ts';
import { describeMove, pickMove } from './translations-on-squared-paper.ts';
import { cornerAfterTwo } from './two-moves.ts';

/** The generator of m.transform. */
export const transform = generatorOfForms<Params>({
  generatorId: 'm.transform',
  version: 13,
  see: seeSentences,
  serves: {
    140903: { about: 'move4' },
    150901: { about: 'reflect' },
    150902: { about: 'move5' },
    160906: { about: 'four' },
    170604: { about: 'all' },
  },
  forms: [
    describeMove,
    pickMove,
    pickMirror,
    kindOfMove,
    // Before those whose words it holds.
    cornerAfterTwo,
    cornerMoved,
    cornerBefore,
    sameMove,
    cornerReflected,
    mirrorLine,
    cornerRotated,
    moveInFull,
  ],
});
