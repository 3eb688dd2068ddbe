/** What all mental questions share: their parameters and the mistakes. */

import { mistakesIn } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { placeName } from '../digits.ts';

/** What a sub-topic asks of this family. */
export interface Params {
  readonly of: 'places' | 'three' | 'strategies';
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.mental');

/** The mistakes children make here. */
export const named = {
  place: (says: string) => mistake('place-value-slip', says),
  carry: (place: number) =>
    mistake(
      'loses-exchange',
      place === 1 ? 'You crossed a ten. The tens change too.' : 'You crossed a hundred. The hundreds change too.',
    ),
  other: (sign: '+' | '−') =>
    mistake('other-operation', sign === '+' ? 'You subtracted. Add instead.' : 'You added. Subtract instead.'),
  way: mistake('compensates-wrong-way', 'You adjusted the wrong way. Was the round number too big or too small?'),
  none: mistake('forgets-to-adjust', 'You stopped at the round number. Now adjust your answer.'),
  two: (one: number, other: number) =>
    mistake('multiplies-two', `That is ${one} × ${other}. Multiply by the third number as well.`),
  adds: mistake('adds', 'You added. Multiply all three numbers.'),
  group: (a: number, b: number, c: number) => mistake('one-group-more', `That is ${a} × ${b} × ${c}.`),
  pair: (a: number, b: number) => mistake('table-fact', `${a} × ${b} is ${a * b}, not ${a * b - 1}.`),
  twice: mistake('doubles', 'That is twice as much as it should be.'),
  part: mistake('adds-last', 'You added one of the numbers. Multiply by it.'),
  /** No one way leads there: which digit is wrong, by a whole number of ones, tens and so on. */
  off: (by: number) => {
    const size = Math.abs(by);
    return mistake(
      'slip',
      `That is ${showNumber(size)} too ${by > 0 ? 'large' : 'small'}. Check the ${placeName(String(size).length - 1)}.`,
    );
  },
};
