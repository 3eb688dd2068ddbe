/** m.symmetry: mirror lines, completing patterns, and rotation symmetry. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeSentences } from '../../kernel/seen.ts';
import { howManyMore, pickWhole, whichSquare } from './completing-patterns.ts';
import { countOfPattern, countOfShape, pickCount, pickLine } from './mirror-lines.ts';
import { bothOfShape, orderOfPattern, orderOfShape } from './rotation-symmetry.ts';
import type { Params } from './symmetric-shapes.ts';

/** The generator of m.symmetry. */
export const symmetry = generatorOfForms<Params>({
  generatorId: 'm.symmetry',
  version: 11,
  see: seeSentences,
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
