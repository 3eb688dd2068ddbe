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

/** Whether a misspelling changes this part of the word. */
export function isIn([from, until]: readonly [from: number, until: number], word: string, wrong: string): boolean {
  const slip = mistakeOf(word.toLowerCase(), wrong.toLowerCase());
  // What is only added next to the part leaves it as it is.
  return slip.from === slip.until ? slip.from > from && slip.from < until : slip.from < until && slip.until > from;
}

/** Misspellings that make two of the given mistakes at once, where the mistakes do not touch; nobody writes a letter three times. */
export function twoMistakes(word: string, wrong: readonly string[]): string[] {
  const mistakes = wrong.map((each) => mistakeOf(word, each)).sort((one, other) => one.from - other.from);
  return mistakes
    .flatMap((one, place) =>
      mistakes
        .slice(place + 1)
        .filter((other) => other.from > one.until)
        .map(
          (other) =>
            word.slice(0, one.from) + one.put + word.slice(one.until, other.from) + other.put + word.slice(other.until),
        ),
    )
    .filter((miss) => !/(.)\1\1/.test(miss));
}

/** A part of the word that is written in another way: the letters of the word from `from` on, and those put in their place. */
interface Part {
  readonly from: number;
  readonly lost: string;
  readonly put: string;
}

/** What a letter more or less costs: a double letter is easily missed or made, so that 'beggining' is read as two of these. */
const letterCost = 10;
const doubleCost = 6;
const isDouble = (text: string, place: number): boolean =>
  text.charAt(place) === text.charAt(place - 1) || text.charAt(place) === text.charAt(place + 1);

/**
 * Letters that are only put in, next to each other, as one part: ‘ity’ after ‘ident’ in ‘identityify’. They are told from as early as can be, but
 * endings begin with a vowel: ‘or’ after ‘terr’ in ‘terrorify’.
 */
function putIn(word: string, wrong: string): Part | undefined {
  const slip = mistakeOf(word, wrong);
  if (slip.from !== slip.until || slip.put.length < 2) return undefined;
  let { from, put } = slip;
  while (from > 0 && word.charAt(from - 1) === put.at(-1)) {
    const earlier = word.charAt(from - 1) + put.slice(0, -1);
    if (/^[aeiou]/.test(put) && !/^[aeiou]/.test(earlier)) break;
    // There the word has the same letters, so that they would be called missing where they are.
    if (word.startsWith(earlier, from - 1)) break;
    from--;
    put = earlier;
  }
  return { from, lost: '', put };
}

/** The parts in which a misspelling differs, as few letters as can be; two letters that change places are one part. */
function partsOf(word: string, wrong: string): Part[] {
  const added = putIn(word, wrong);
  if (added !== undefined) return [added];
  const rows = word.length + 1;
  const lose = (row: number): number => (isDouble(word, row - 1) ? doubleCost : letterCost);
  const gain = (place: number): number => (isDouble(wrong, place - 1) ? doubleCost : letterCost);
  const cost = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: wrong.length + 1 }, (__, place) => (row + place) * letterCost),
  );
  const at = (row: number, place: number): number => cost[row]?.[place] ?? Number.POSITIVE_INFINITY;
  const isSwap = (row: number, place: number): boolean =>
    row > 1 &&
    place > 1 &&
    word[row - 1] !== word[row - 2] &&
    word[row - 1] === wrong[place - 2] &&
    word[row - 2] === wrong[place - 1];
  for (let row = 1; row < rows; row++)
    for (let place = 1; place <= wrong.length; place++) {
      const same = word[row - 1] === wrong[place - 1] ? 0 : letterCost;
      const least = Math.min(
        at(row - 1, place) + lose(row),
        at(row, place - 1) + gain(place),
        at(row - 1, place - 1) + same,
      );
      const line = cost[row];
      if (line !== undefined)
        line[place] = isSwap(row, place) ? Math.min(least, at(row - 2, place - 2) + letterCost) : least;
    }
  const parts: Part[] = [];
  const add = (from: number, lost: string, put: string): void => {
    const last = parts[0];
    if (last !== undefined && last.from === from + lost.length)
      parts[0] = { from, lost: lost + last.lost, put: put + last.put };
    else parts.unshift({ from, lost, put });
  };
  let [row, place] = [word.length, wrong.length];
  while (row > 0 || place > 0) {
    const here = at(row, place);
    if (row > 0 && place > 0 && word[row - 1] === wrong[place - 1] && at(row - 1, place - 1) === here) {
      row--;
      place--;
    } else if (row > 0 && place > 0 && at(row - 1, place - 1) + letterCost === here) {
      row--;
      place--;
      add(row, word.charAt(row), wrong.charAt(place));
    } else if (row > 0 && (place === 0 || at(row - 1, place) + lose(row) === here)) {
      row--;
      add(row, word.charAt(row), '');
    } else if (isSwap(row, place) && at(row - 2, place - 2) + letterCost === here) {
      // Only where nothing else explains it: in ‘convinence’ an i is missing and another letter is wrong.
      row -= 2;
      place -= 2;
      add(row, word.slice(row, row + 2), wrong.slice(place, place + 2));
    } else {
      place--;
      add(row, '', wrong.charAt(place));
    }
  }
  return parts;
}

/** Two letters that say one sound are told together: ‘ch’, not ‘sh’, of ‘mashine’, and ‘ch’, not ‘ck’, of ‘ecko’. */
function wholeSound(word: string, { from, lost, put }: Part): Part {
  const isSound = (letters: string): boolean => /^(?:ch|ck|gh|ph|sh|th)$/.test(letters);
  const [left, right] = [word.charAt(from - 1), word.charAt(from + lost.length)];
  if (isSound(lost + right) && isSound(put + right)) return { from, lost: lost + right, put: put + right };
  return isSound(left + lost) && isSound(left + put)
    ? { from: from - 1, lost: left + lost, put: left + put }
    : { from, lost, put };
}

/** What went wrong in one part. */
function partMistake(word: string, { from, lost, put }: Part): Mistake {
  const before = word.slice(0, from);
  const placeOf = (start: string): string =>
    start === ''
      ? `at the beginning of ${word}`
      : start.length === word.length
        ? `at the end of ${word}`
        : `after “${start}” in ${word}`;
  const where = placeOf(before);
  const [left, right] = [word.charAt(from - 1), word.charAt(from + lost.length)];
  if (lost.length === 1 && put === '' && (lost === left || lost === right))
    return mistake(
      'single-for-double',
      `There is a double “${lost}” ${placeOf(lost === left ? before.slice(0, -1) : before)}. Here one of the pair is missing.`,
    );
  if (lost === '' && put.length === 1 && (put === left || put === right))
    return mistake(
      'double-for-single',
      `The letter “${put}” is doubled here. There is only one “${put}” ${placeOf(put === left ? before.slice(0, -1) : before)}.`,
    );
  // ‘Superseed’ has two letters of one kind side by side: there nobody sees a swap.
  if (lost.length === 2 && lost === [...put].reverse().join('') && left === put.charAt(0))
    return mistake(
      'written-as-it-sounds',
      `It is “${left}${lost}”, not “${left}${put}”, ${placeOf(before.slice(0, -1))}.`,
    );
  if (lost.length === 2 && lost === [...put].reverse().join(''))
    return mistake('letters-swapped', `The letters “${put}” are the wrong way round. It is “${lost}” in ${word}.`);
  if (put === '')
    return mistake(
      'letter-missing',
      lost.length === 1
        ? `A letter is missing: there is ${/[aefhilmnorsx]/i.test(lost) ? 'an' : 'a'} “${lost}” ${where}.`
        : `Letters are missing: “${lost}” comes ${where}.`,
    );
  if (lost === '') return mistake('letter-added', `There is no “${put}” ${where}.`);
  return mistake('written-as-it-sounds', `It is “${lost}”, not “${put}”, ${where}.`);
}

/** What went wrong in a misspelling, told to the child who wrote or chose it: each part that differs, where there are two at most. */
export function misspelling(word: string, wrong: string): Mistake {
  const parts = partsOf(word.toLowerCase(), wrong.toLowerCase());
  const told = parts.map((part) => partMistake(word, wholeSound(word, part)));
  const [first] = told;
  if (first !== undefined && told.length === 1) return first;
  const [one, other] = parts;
  const isMoved =
    parts.length === 2 &&
    told.every(({ id }) => /letter-(?:added|missing)$/.test(id)) &&
    `${one?.lost}${one?.put}` === `${other?.lost}${other?.put}`;
  const home = parts.find(({ put }) => put === '');
  if (isMoved && home !== undefined)
    return mistake(
      'letters-swapped',
      `The “${home.lost}” is in the wrong place. It comes ${home.from === 0 ? `at the beginning of ${word}` : `after “${word.slice(0, home.from)}” in ${word}`}.`,
    );
  const halved = ' Here one of the pair is missing.';
  if (told.length === 2 && told.every(({ says }) => says.endsWith(halved)))
    return mistake(
      'two-parts-wrong',
      `${told.map(({ says }) => says.slice(0, -halved.length)).join(' ')} Here one of each pair is missing.`,
    );
  const doubled = /^The letter “.” is doubled here\./.exec(first?.says ?? '')?.[0];
  if (told.length === 2)
    return mistake(
      'two-parts-wrong',
      // The same letter doubled twice, as in fullfill, is named once.
      told
        .map(({ says }, at) =>
          at > 0 && doubled !== undefined ? says.replace(`${doubled} There is`, 'There is also') : says,
        )
        .join(' '),
    );
  const spelled = [...word].join('-');
  return mistake('several-slips', `More than two places are different here. Letter by letter it is ${spelled}.`);
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
