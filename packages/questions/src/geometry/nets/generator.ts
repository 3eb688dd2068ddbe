/** m.nets: nets of cubes and of other solids. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeSentences } from '../../kernel/seen.ts';
import { countFromNet, dieNet, foldsToCube, oppositeSide, type Params, solidOfNet } from './questions.ts';

/** The generator of m.nets. */
export const nets = generatorOfForms<Params>({
  generatorId: 'm.nets',
  version: 7,
  see: seeSentences,
  serves: { 160904: {} },
  forms: [foldsToCube, oppositeSide, dieNet, solidOfNet, countFromNet],
});
