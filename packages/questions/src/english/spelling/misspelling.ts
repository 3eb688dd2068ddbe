/** Compares a word with a misspelling of it: what went wrong, and what two mistakes at once look like. */
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';

const mistake = mistakesIn('e.spelling');

interface NumberMistake {
  readonly from: number;
  readonly until: number;
  readonly put: string;
}

/** The part of the word that a misspelling replaces. */
function mistakeOf(word: string, wrong: string): NumberMistake {
  let from = 0;
  while (from < Math.min(word.length, wrong.length) && word.charAt(from) === wrong.charAt(from)) from++;
  let tail = 0;
  while (
    tail < Math.min(word.length, wrong.length) - from &&
    word.charAt(word.length - 1 - tail) === wrong.charAt(wrong.length - 1 - tail)
  )
    tail++;
  return { from, until: word.length - tail, put: wrong.slice(from, wrong.length - tail) };
}

/** Misspellings that make two of the given mistakes at once, where the mistakes do not touch. */
export function twoMistakes(word: string, wrong: readonly string[]): string[] {
  const mistakes = wrong.map((each) => mistakeOf(word, each)).sort((one, other) => one.from - other.from);
  return mistakes.flatMap((one, place) =>
    mistakes
      .slice(place + 1)
      .filter((other) => other.from > one.until)
      .map(
        (other) =>
          word.slice(0, one.from) + one.put + word.slice(one.until, other.from) + other.put + word.slice(other.until),
      ),
  );
}

const hasDouble = (text: string): boolean => /(.)\1/.test(text);

/** What went wrong in a misspelling, told to the child who wrote or chose it. */
export function misspelling(word: string, wrong: string): Mistake {
  const { from, until, put } = mistakeOf(word, wrong);
  const lost = word.slice(from, until);
  const around = (text: string, start: number, end: number): string => text.slice(Math.max(0, start - 1), end + 1);
  if (put === '' && lost.length === 1 && hasDouble(around(word, from, until)) && !hasDouble(around(wrong, from, from)))
    return mistake('single-for-double', `There is a double letter in ${word}. Here one of the pair is missing.`);
  if (
    lost === '' &&
    put.length === 1 &&
    hasDouble(around(wrong, from, from + 1)) &&
    !hasDouble(around(word, from, from))
  )
    return mistake('double-for-single', `The letter “${put}” is doubled here. It is single in this place of ${word}.`);
  if (lost.length === put.length && lost.length === 2 && lost === [...put].reverse().join(''))
    return mistake('letters-swapped', `The letters “${put}” are the wrong way round. It is “${lost}” in ${word}.`);
  if (put === '')
    return mistake(
      'letter-missing',
      `${lost.length === 1 ? 'A letter is' : 'Letters are'} missing: ${word} has “${lost}” in it.`,
    );
  if (lost === '') return mistake('letter-added', `There is no extra “${put}” in ${word}.`);
  if (lost.length <= 2 && put.length <= 2)
    return mistake('written-as-it-sounds', `In this place ${word} has “${lost}”, not “${put}”.`);
  return mistake('several-slips', `Look at ${word} part by part. More than one part is different.`);
}

/** How many letters must be changed, added, left out or swapped to turn one word into the other (Damerau-Levenshtein). */
export function mistakesBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let place = 1; place <= other.length; place++) {
      const same = one.charAt(row - 1) === other.charAt(place - 1);
      let least = Math.min((last[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1, (last[place - 1] ?? 0) + (same ? 0 : 1));
      const swapped =
        row > 1 &&
        place > 1 &&
        one.charAt(row - 1) === other.charAt(place - 2) &&
        one.charAt(row - 2) === other.charAt(place - 1);
      if (swapped) least = Math.min(least, (before[place - 2] ?? 0) + 1);
      next.push(least);
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}

/** How often each letter stands in a word, for a quick look at how far two words are apart. */
function lettersOf(word: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const letter of word) found.set(letter, (found.get(letter) ?? 0) + 1);
  return found;
}

/** Whether more than `mistakes` mistakes lie between the words; most pairs show it by their letters alone. */
export function liesFurther(one: string, other: string, mistakes: number): boolean {
  if (Math.abs(one.length - other.length) > mistakes) return true;
  const own = lettersOf(other);
  let missing = 0;
  for (const letter of one) {
    const left = own.get(letter) ?? 0;
    if (left === 0) missing++;
    else own.set(letter, left - 1);
  }
  return missing > mistakes || mistakesBetween(one, other) > mistakes;
}
