/** m.transform: translations, reflections and rotations on squared paper and on coordinate grids. */
import { makerOfForms } from './forms.ts';
import { cornerMoved } from './transform-grid.ts';
import type { Params } from './transform-ground.ts';
import { kindOfMove, pickMirror } from './transform-mirror.ts';
import { cornerReflected } from './transform-reflected.ts';
import { cornerRotated } from './transform-rotated.ts';
import { pickMove, sayMove } from './transform-shift.ts';

/** The maker of m.transform. */
export const transform = makerOfForms<Params>({
  makerId: 'm.transform',
  version: 1,
  serves: {
    140903: { about: 'move4' },
    150901: { about: 'reflect' },
    150902: { about: 'move5' },
    160906: { about: 'four' },
    170604: { about: 'all' },
  },
  forms: [sayMove, pickMove, pickMirror, kindOfMove, cornerMoved, cornerReflected, cornerRotated],
});
