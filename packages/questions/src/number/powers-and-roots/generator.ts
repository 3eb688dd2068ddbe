/** m.squares: square and cube numbers, powers and roots. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import type { Level, Params } from './powers.ts';
import { between, compare, sum, tap } from './using.ts';
import { higher, pattern, root, rootSum, work } from './working-out.ts';

const level = (easy: number, medium: number, hard: number): Readonly<Record<Level, number>> => ({ easy, medium, hard });

/** The generator of m.squares. */
export const squares = generatorOfForms<Params>({
  generatorId: 'm.squares',
  version: 13,
  see: seeNumbers,
  serves: {
    150404: { of: ['square'], most: { square: level(12, 15, 20), cube: level(5, 5, 6) }, roots: false },
    150405: { of: ['cube'], most: { square: level(12, 12, 15), cube: level(6, 8, 10) }, roots: false },
    160304: { of: ['square', 'cube'], most: { square: level(15, 18, 20), cube: level(5, 6, 10) }, roots: false },
    170103: { of: ['square', 'cube'], most: { square: level(20, 20, 25), cube: level(8, 8, 10) }, roots: true },
  },
  forms: [work, pattern, tap, sum, root, rootSum, between, compare, higher],
  capacity: ({ subTopicId, difficulty }) =>
    difficulty === 'easy' ? (subTopicId === 150405 ? 60 : 90) : subTopicId === 150405 ? 110 : 150,
});
