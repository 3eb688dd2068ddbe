/** m.nets: nets of cubes and of other solids. */
import { makerOfForms } from '../forms.ts';
import { countFromNet, dieNet, foldsToCube, oppositeSide, type Params, solidOfNet } from './questions.ts';

/** The maker of m.nets. */
export const nets = makerOfForms<Params>({
  makerId: 'm.nets',
  version: 1,
  serves: { 160904: {} },
  forms: [foldsToCube, oppositeSide, dieNet, solidOfNet, countFromNet],
});
