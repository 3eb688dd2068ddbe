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
  /** The number beside the letter was not undone but done once more. */
  sign: (other: number) =>
    mistake('wrong-inverse', `To undo ${plus(other)}, ${other < 0 ? 'add' : 'subtract'} ${Math.abs(other)}.`),
  /** What was found is this part of the equation: 8y, or the brackets. */
  stops: (part: string, letter: string) =>
    mistake('stops-too-soon', `That is ${part}, not ${letter === '□' ? 'the number in the box' : letter}.`),
  balance: mistake('ignores-balance', 'Put this number into the equation. Both sides must be the same amount.'),
  /** The equation that was solved instead: the number in the brackets was left as it is. */
  onlyFirst: (solved: string, by: number, other: number) =>
    mistake(
      'multiplies-first-term-only',
      `That solves ${solved}. In the brackets, ${Math.abs(other)} is multiplied by ${by} as well.`,
    ),
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

/** What a slip leads to, where it comes out whole; elsewhere it would not be taken for an answer. */
export const whole = (part: number, by: number): number => (part % by === 0 ? part / by : Number.NaN);

export type Draw = (random: Random, letter: string, large: boolean) => Line | undefined;
