/** What algebra to simplify shares: how terms are written, the mistakes, what a task holds. */

import { mistakesIn, type TextMistake } from '../../kernel/mistakes.ts';
import type { Step } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';

const mistake = mistakesIn('m.simplify');

export const named = {
  unlike: mistake(
    'adds-unlike-terms',
    'Only like terms can be put together: a with a, b with b, numbers with numbers.',
  ),
  square: mistake('product-as-double', 'a × a is a², and a + a is 2a.'),
  firstOnly: mistake('multiplies-first-term-only', 'Everything in the brackets is multiplied.'),
  sign: mistake('wrong-sign', 'The sign belongs to the term after it.'),
  adds: mistake('adds-instead-of-multiplies', 'A number in front of brackets multiplies them.'),
  one: mistake('forgets-one', 'a on its own is 1a.'),
  counts: mistake('adds-numbers-in-product', 'In a product the numbers are multiplied.'),
  fact: mistake('fact-slip', 'Close. Check your working.'),
  partly: mistake('not-whole-factor', 'Check by multiplying out again.'),
};

/** '4a', 'a', '−3b'. */
export const term = (count: number, letter: string): string => {
  const size = Math.abs(count) === 1 && letter !== '' ? letter : `${Math.abs(count)}${letter}`;
  return count < 0 ? `−${size}` : size;
};

/** Terms as a sum: '4a − 3b + 2'; terms with nothing are left out. */
export function sum(...terms: readonly (readonly [count: number, letter: string])[]): string {
  const shown = terms.filter(([count]) => count !== 0);
  if (shown.length === 0) return '0';
  return shown
    .map(([count, letter], at) =>
      at === 0 ? term(count, letter) : `${count < 0 ? '−' : '+'} ${term(Math.abs(count), letter)}`,
    )
    .join(' ');
}

export interface Task {
  readonly from: string;
  readonly to: string;
  readonly mistakes: readonly TextMistake[];
  readonly steps: readonly Step[];
  readonly hint: string;
  readonly rank: number;
}

export const sort = 'Put like terms side by side.';

export type Draw = (random: Random, letters: readonly [string, string], hard: boolean) => Task | undefined;
