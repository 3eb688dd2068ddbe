/** m.transform: translations, reflections and rotations on squared paper and on coordinate grids. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeSentences } from '../../kernel/seen.ts';
import type { Params } from './mistakes.ts';
import { cornerMoved } from './on-a-coordinate-grid.ts';
import { cornerReflected } from './reflections-on-a-grid.ts';
import { kindOfMove, pickMirror } from './reflections-on-squared-paper.ts';
import { cornerRotated } from './rotations-on-a-grid.ts';
import { describeMove, pickMove } from './translations-on-squared-paper.ts';

/** The generator of m.transform. */
export const transform = generatorOfForms<Params>({
  generatorId: 'm.transform',
  version: 6,
  see: seeSentences,
  serves: {
    140903: { about: 'move4' },
    150901: { about: 'reflect' },
    150902: { about: 'move5' },
    160906: { about: 'four' },
    170604: { about: 'all' },
  },
  forms: [describeMove, pickMove, pickMirror, kindOfMove, cornerMoved, cornerReflected, cornerRotated],
});
