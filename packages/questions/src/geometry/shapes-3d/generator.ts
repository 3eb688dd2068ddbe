/** m.shape3d: solids by name and by faces, edges and vertices; piles of cubes and their views. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeSentences } from '../../kernel/seen.ts';
import { countCubes, pickView } from './cube-views.ts';
import { countOnSolid, solidsTogether } from './faces-edges-vertices.ts';
import type { Params } from './mistakes.ts';
import { findSolid, nameOfSolid, solidRiddle } from './names.ts';

/** The generator of m.shape3d. */
export const shape3d = generatorOfForms<Params>({
  generatorId: 'm.shape3d',
  version: 12,
  see: seeSentences,
  serves: {
    130705: { about: 'names' },
    150805: { about: 'drawings' },
  },
  forms: [nameOfSolid, findSolid, solidRiddle, countOnSolid, solidsTogether, countCubes, pickView],
});
