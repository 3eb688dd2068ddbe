/** m.squares: square and cube numbers, powers and roots. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import { cubesOfYear5, powersOfYear6, powersOfYear7, squaresOfYear5 } from './ladder.ts';
import type { Params } from './powers.ts';
import { higher, higherSum, rootSum } from './roots-and-higher.ts';
import { between, compare, sum, tap } from './using.ts';
import { pattern, root, work } from './working-out.ts';

/** The generator of m.squares. */
export const squares = generatorOfForms<Params>({
  generatorId: 'm.squares',
  version: 16,
  see: seeNumbers,
  serves: {
    150404: { of: ['square'], ladder: squaresOfYear5, roots: false },
    150405: { of: ['cube'], ladder: cubesOfYear5, roots: false },
    160304: { of: ['square', 'cube'], ladder: powersOfYear6, roots: false },
    170103: { of: ['square', 'cube'], ladder: powersOfYear7, roots: true },
  },
  forms: [work, pattern, tap, sum, root, rootSum, between, compare, higher, higherSum],
  capacity: ({ subTopicId, difficulty }) =>
    difficulty === 'easy' ? (subTopicId === 150405 ? 60 : 90) : subTopicId === 150405 ? 110 : 150,
});
