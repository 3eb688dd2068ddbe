/** m.round: rounding whole numbers and decimals to a place or to significant figures. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import type { Params } from './numbers-to-round.ts';
import { addRounded, limits, roundIt, whichRounds } from './questions.ts';

const level = (easy: number, medium = easy, hard = medium): Params['digits'] => ({ easy, medium, hard });

/** The generator of m.round. */
export const round = generatorOfForms<Params>({
  generatorId: 'm.round',
  version: 13,
  see: seeNumbers,
  serves: {
    140105: { places: 0, digits: level(3, 4), to: [1, 2, 3] },
    140504: { places: 1, digits: level(2, 3, 3), to: [0] },
    150104: { places: 0, digits: level(5, 6), to: [2, 3, 4, 5] },
    150603: { places: 2, digits: level(3, 4), to: [0, -1] },
    160102: { places: 0, digits: level(7), to: [3, 4, 5, 6] },
    160506: { places: 3, digits: level(4, 5, 5), to: [0, -1, -2] },
    170106: { places: 4, digits: level(5, 5, 6), to: [0], figures: true },
  },
  forms: [roundIt, addRounded, whichRounds, limits],
  capacity: ({ subTopicId, difficulty }) =>
    subTopicId === 140504 ? { easy: 150, medium: 160, hard: 120 }[difficulty] : 200,
});
