/** What algebra to simplify shares: how terms are written, the mistakes, what a task holds. */

import { mistakesIn, type TextMistake } from '../../kernel/mistakes.ts';
import type { Step } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';

export const mistake = mistakesIn('m.simplify');

export const named = {
  unlike: mistake(
    'adds-unlike-terms',
    'Only like terms can be put together: the same letter, or numbers with numbers.',
  ),
  square: mistake('product-as-double', 'A letter times itself is squared. A letter plus itself is doubled.'),
  squareNot: (letter: string, wrong: string) =>
    mistake('product-as-double', `${letter} × ${letter} is ${letter}², not ${wrong}.`),
  firstOnly: mistake('multiplies-first-term-only', 'Each term in the brackets is multiplied.'),
  dividesOne: mistake('multiplies-first-term-only', 'Divide both terms by the number in front of the brackets.'),
  sign: mistake('wrong-sign', 'A term has the wrong sign. Look at the + or − in front of each one.'),
  adds: mistake('adds-instead-of-multiplies', 'Here everything is multiplied. Nothing is added.'),
  addsOutside: mistake(
    'adds-instead-of-multiplies',
    'You added the number in front. It multiplies each term in the brackets.',
  ),
  lots: mistake('miscounts-lots', 'How many lots of the letter are there? Count them again.'),
  one: mistake('forgets-one', 'A letter on its own counts as one.'),
  counts: mistake('adds-numbers-in-product', 'You added the numbers. In a product they are multiplied.'),
  fact: mistake('fact-slip', 'One of the numbers is not right. Work it out again.'),
  power: (letter: string) =>
    mistake('product-as-double', `Adding makes no power: ${letter} + ${letter} is 2${letter}.`),
  partly: (letter: string) =>
    mistake('not-whole-factor', `Is ${letter} a factor of both terms? Multiply out to check.`),
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
