/** What all mental questions share: their parameters and the mistakes. */

import { mistakesIn } from '../../kernel/mistakes.ts';

/** What a sub-topic asks of this family. */
export interface Params {
  readonly of: 'places' | 'three' | 'strategies';
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.mental');

/** The mistakes children make here. */
export const named = {
  place: mistake('place-value-slip', 'Check the place of each digit: is it ones, tens or hundreds?'),
  carry: mistake('loses-exchange', 'You crossed a ten or a hundred. The next digit changes too.'),
  other: mistake('other-operation', 'Look at the sign again: add or subtract?'),
  way: mistake('compensates-wrong-way', 'You adjusted the wrong way. Did you take too much or too little?'),
  none: mistake('forgets-to-adjust', 'You used the round number. Now put right the difference.'),
  two: mistake('multiplies-two', 'You used two of the numbers. Multiply by the third as well.'),
  adds: mistake('adds', 'You added. Multiply all three numbers.'),
  part: mistake('adds-last', 'Multiply by the last number. Do not add it.'),
  miscalculated: mistake('slip', 'Close. Try it in smaller steps.'),
};
