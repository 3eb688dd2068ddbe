/** Finds words by their letters: by length, by pattern with gaps, by the letters they are made of. Each index is built when first asked. */
import { type Reach, wordsOf } from './word-lists.ts';

const byLength = new Map<string, readonly string[]>();
const byStart = new Map<string, readonly string[]>();
const byLetters = new Map<string, ReadonlyMap<string, readonly string[]>>();
const byPattern = new Map<string, readonly string[]>();

/** The words of a list with this many letters, in alphabetical order. */
export function wordsOfLength(length: number, reach: Reach): readonly string[] {
  const key = `${reach}${length}`;
  const known = byLength.get(key);
  if (known !== undefined) return known;
  const words = [...wordsOf(reach)].filter((word) => word.length === length).sort();
  byLength.set(key, words);
  return words;
}

/** The words of a list with this many letters that begin with this one. */
function wordsBeginning(first: string, length: number, reach: Reach): readonly string[] {
  const key = `${reach}${length}${first}`;
  const known = byStart.get(key);
  if (known !== undefined) return known;
  const words = wordsOfLength(length, reach).filter((word) => word.startsWith(first));
  byStart.set(key, words);
  return words;
}

function hasLetters(word: string, pattern: string): boolean {
  for (let place = 0; place < pattern.length; place++) {
    const letter = pattern[place];
    if (letter !== '.' && letter !== word[place]) return false;
  }
  return true;
}

/** The words that fit a pattern in which a full stop is any one letter: 'c.t' → cat, cot, cut. */
export function wordsMatching(pattern: string, reach: Reach): readonly string[] {
  const lower = pattern.toLowerCase();
  const key = `${reach}${lower}`;
  const known = byPattern.get(key);
  if (known !== undefined) return known;
  const first = lower.charAt(0);
  const among = first === '.' ? wordsOfLength(lower.length, reach) : wordsBeginning(first, lower.length, reach);
  const words = among.filter((word) => hasLetters(word, lower));
  byPattern.set(key, words);
  return words;
}

/** The letters of a word in alphabetical order: the same for all its anagrams. */
export function lettersOf(word: string): string {
  return [...word.toLowerCase()].sort().join('');
}

/** Every word of a list made of exactly these letters. */
export function anagramsOf(letters: string, reach: Reach): readonly string[] {
  const key = `${reach}${letters.length}`;
  let index = byLetters.get(key);
  if (index === undefined) {
    index = Map.groupBy(wordsOfLength(letters.length, reach), lettersOf);
    byLetters.set(key, index);
  }
  return index.get(lettersOf(letters)) ?? [];
}

const byPlaces = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** The words of a length that have these letters at these places (rising): 'ct' at 0 and 2 → cat, cot, cut. */
export function wordsWith(length: number, places: readonly number[], letters: string, reach: Reach): readonly string[] {
  const key = `${reach}${length}:${places.join()}`;
  let index = byPlaces.get(key);
  if (index === undefined) {
    index = Map.groupBy(wordsOfLength(length, reach), (word) => places.map((place) => word.charAt(place)).join(''));
    byPlaces.set(key, index);
  }
  return index.get(letters) ?? [];
}
