/** Hides letters of a word so that the visible ones leave no other word, not even a rare one. */

import { type Difficulty, difficulties } from '@comet/domain/curriculum/subjects';
import { unfitWordsIn } from '../../words/unfit-words.ts';
import { wordsMatching } from '../../words/word-index.ts';
import { box, masked } from '../cloze-letters/masks.ts';

const fewestBoxes: Readonly<Record<Difficulty, number>> = { easy: 2, medium: 2, hard: 3 };
/** Letters that may be shown again where a mask leaves more than one word. */
const mostShown = 2;

export const boxesIn = (hidden: string): number => hidden.split(box).length - 1;

/** Whether no other word fits, and the letters in a row spell nothing unfit for children. */
const isFit = (hidden: string): boolean =>
  wordsMatching(hidden.replaceAll(box, '.'), 'wide').length === 1 && unfitWordsIn(hidden).length === 0;

/** Every way to show so many more letters of a hidden word. */
function showing(word: string, hidden: string, count: number): string[] {
  if (count === 0) return [hidden];
  return [...hidden].flatMap((letter, place) =>
    letter === box
      ? showing(word, hidden.slice(0, place) + word.charAt(place) + hidden.slice(place + 1), count - 1)
      : [],
  );
}

function hiddenAt(word: string, difficulty: Difficulty, fewest: number): string | undefined {
  for (let shown = 0; shown <= mostShown; shown++)
    for (const from of [0, 1, 2]) {
      const found = showing(word, masked(word, difficulty, from), shown).find(
        (hidden) => boxesIn(hidden) >= fewest && isFit(hidden),
      );
      if (found !== undefined) return found;
    }
  return undefined;
}

/** The word as each difficulty shows it; none shows more of it than an easier one. */
export function hiddenLetters(word: string): Partial<Record<Difficulty, string>> {
  const found: Partial<Record<Difficulty, string>> = {};
  let most = 0;
  for (const difficulty of difficulties) {
    const hidden = hiddenAt(word, difficulty, Math.max(most, fewestBoxes[difficulty]));
    if (hidden === undefined) continue;
    found[difficulty] = hidden;
    most = boxesIn(hidden);
  }
  return found;
}
