/** What equations share: what a line holds, the mistakes, how terms are written. */

import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Step } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';

/** The kinds of equations, easy ones first. */
export type Kind =
  | 'add'
  | 'times'
  | 'balance'
  | 'twoStep'
  | 'minusFrom'
  | 'brackets'
  | 'over'
  | 'allOver'
  | 'bothSides'
  | 'bothBrackets'
  | 'negative';

/** An equation and all that is told of it. */
export interface Line {
  readonly text: string;
  readonly root: number;
  readonly steps: readonly Step[];
  readonly mistakes: readonly NumberMistake[];
  readonly hint: string;
  /** Steps of the way. */
  readonly rank: number;
}

export const mistake = mistakesIn('m.equation');

/** The mistakes children make here. */
export const named = {
  visible: mistake(
    'does-visible-operation',
    'You did the calculation that you see. Undo it instead, with the opposite operation.',
  ),
  order: mistake(
    'inverse-in-wrong-order',
    'Undo the steps in the other order: the last thing done to the letter is undone first.',
  ),
  sign: mistake('wrong-inverse', 'To undo adding, subtract. To undo subtracting, add.'),
  stops: mistake('stops-too-soon', 'You are not there yet. There is one more step to do.'),
  balance: mistake('ignores-balance', 'Put this number into the equation. Both sides must be the same amount.'),
  onlyFirst: mistake('multiplies-first-term-only', 'Both terms in the brackets are multiplied.'),
  digits: mistake('juxtaposition-as-digits', 'A number in front of a letter means times. It isn’t a digit.'),
  negative: mistake('loses-minus', 'Put this number in. The answer must be negative here.'),
  subtracts: mistake('wrong-inverse', 'You subtracted. To undo times, divide.'),
  addsBack: mistake('wrong-inverse', 'You added. To undo times, divide.'),
  subtractsForTimes: mistake('wrong-inverse', 'You subtracted. To undo a division, multiply.'),
  addsForTimes: mistake('wrong-inverse', 'You added. To undo a division, multiply.'),
  addsNumbers: mistake(
    'adds-the-numbers',
    'You added the two numbers. What must be subtracted to leave the one on the right?',
  ),
  oneMoreLot: mistake('one-lot-too-many', 'You took one lot too many.'),
  /** What no single mistake leads to: the question tells it by trying the number. */
  fact: mistake('two-slips', ''),
};

export const term = (count: number, letter: string): string => (count === 1 ? letter : `${count}${letter}`);

/** '+ 3' or '− 3'. */
export const plus = (value: number): string => (value < 0 ? `− ${-value}` : `+ ${value}`);

export const show = (value: number): string => showNumber(value);

export const ends = (letter: string, root: number): string =>
  `So ${letter === '□' ? 'the box is' : `${letter} =`} **${show(root)}**.`;

export type Draw = (random: Random, letter: string, large: boolean) => Line | undefined;
