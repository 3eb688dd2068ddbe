/** m.negative: counting through zero, temperatures and other scales, differences, and the four operations. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import type { Params } from './mistakes.ts';
import { counting, onLine } from './on-a-line.ts';
import { before, change, coldest, difference } from './stories.ts';
import { sums } from './sums.ts';
import { beforeTwo, double, halfway, undoTwo, upAndDown } from './two-steps.ts';

const levels = (easy: number, medium: number, hard: number): Params['reach'] => ({ easy, medium, hard });

/** The generator of m.negative. */
export const negative = generatorOfForms<Params>({
  generatorId: 'm.negative',
  version: 16,
  see: seeNumbers,
  serves: {
    140104: { asks: 'line', reach: levels(10, 15, 30) },
    150103: { asks: 'context', reach: levels(12, 20, 40) },
    160103: { asks: 'across', reach: levels(20, 50, 150) },
    170102: { asks: 'operations', reach: levels(20, 20, 40) },
  },
  forms: [counting, onLine, change, before, difference, coldest, sums, upAndDown, beforeTwo, halfway, double, undoTwo],
});
