/** m.symmetry: mirror lines, completing patterns, and rotation symmetry. */
import { makerOfForms } from './forms.ts';
import { howManyMore, pickWhole, whichSquare } from './symmetry-complete.ts';
import type { Params } from './symmetry-ground.ts';
import { countOfPattern, countOfShape, pickCount, pickLine } from './symmetry-lines.ts';
import { bothOfShape, orderOfPattern, orderOfShape } from './symmetry-turns.ts';

/** The maker of m.symmetry. */
export const symmetry = makerOfForms<Params>({
  makerId: 'm.symmetry',
  version: 1,
  serves: {
    140804: { about: 'lines' },
    140805: { about: 'complete' },
    170605: { about: 'turns' },
  },
  forms: [
    countOfShape,
    countOfPattern,
    pickLine,
    pickCount,
    howManyMore,
    whichSquare,
    pickWhole,
    orderOfShape,
    orderOfPattern,
    bothOfShape,
  ],
});
