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

const mistake = mistakesIn('m.equation');

/** The mistakes children make here. */
export const named = {
  visible: mistake('does-visible-operation', 'You did what you see. Undo it with the opposite operation.'),
  order: mistake('inverse-in-wrong-order', 'Undo the last thing first: the added number before the times.'),
  sign: mistake('wrong-inverse', 'To undo adding, subtract. To undo subtracting, add.'),
  stops: mistake('stops-too-soon', 'That is not the letter yet. One more step.'),
  balance: mistake('ignores-balance', 'The equals sign means both sides are the same amount.'),
  onlyFirst: mistake('multiplies-first-term-only', 'Everything in the brackets is multiplied.'),
  sides: mistake('wrong-side', 'When a term goes to the other side, do the opposite with it.'),
  digits: mistake('juxtaposition-as-digits', 'A number next to a letter means times, not a digit.'),
  negative: mistake('loses-minus', 'Mind the minus sign.'),
  fact: mistake('fact-slip', 'Close. Check your working.'),
};

export const term = (count: number, letter: string): string => (count === 1 ? letter : `${count}${letter}`);

/** '+ 3' or '− 3'. */
export const plus = (value: number): string => (value < 0 ? `− ${-value}` : `+ ${value}`);

export const show = (value: number): string => showNumber(value);

export const ends = (letter: string, root: number): string =>
  `So ${letter === '□' ? 'the box is' : `${letter} =`} **${show(root)}**.`;

export type Draw = (random: Random, letter: string, large: boolean) => Line | undefined;
