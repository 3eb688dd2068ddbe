/** Hides letters of a word, and tells which words the visible ones leave. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { wordsMatching } from '../../words/word-index.ts';

/** A hidden letter. */
export const box = '□';

/** Which letters of a word are hidden: some vowels, every second letter, or two of every three from one of three places on. */
const masks: Readonly<Record<Difficulty, (letter: string, place: number, from: number) => boolean>> = {
  easy: (letter, place) => place > 0 && /[aeiou]/.test(letter),
  medium: (_, place) => place % 2 === 1,
  hard: (_, place, from) => place > 0 && (place + from) % 3 !== 0,
};

/** The word with boxes for its hidden letters. */
export function masked(word: string, difficulty: Difficulty, from: number): string {
  return [...word].map((letter, place) => (masks[difficulty](letter, place, from) ? box : letter)).join('');
}

const found = new Map<string, readonly string[]>();

/** Every word that fits the visible letters. */
export function wordsFor(hidden: string): readonly string[] {
  const words = found.get(hidden) ?? wordsMatching(hidden.replaceAll(box, '.'), 'known');
  found.set(hidden, words);
  return words;
}

/** The word that alone fits the visible letters, where letters are hidden and no other word fits them. */
export function onlyWordFor(hidden: string): string | undefined {
  const words = wordsFor(hidden);
  return hidden.includes(box) && words.length === 1 ? words[0] : undefined;
}
