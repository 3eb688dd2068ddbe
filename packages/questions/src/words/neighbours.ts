/** Words that differ by one letter, and words that lose or gain one; each index is built when first asked. */
import { wordsOfLength } from './word-index.ts';
import { type Reach, wordsOf } from './word-lists.ts';

const byGap = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** The words of one length by what is left when one letter is covered: 'c.t' → cat, cot, cut. */
function gapsOf(length: number, reach: Reach): ReadonlyMap<string, readonly string[]> {
  const key = `${reach}${length}`;
  const known = byGap.get(key);
  if (known !== undefined) return known;
  const grown = new Map<string, string[]>();
  for (const word of wordsOfLength(length, reach))
    for (let place = 0; place < length; place++) {
      const gap = `${word.slice(0, place)}.${word.slice(place + 1)}`;
      const group = grown.get(gap);
      if (group === undefined) grown.set(gap, [word]);
      else group.push(word);
    }
  byGap.set(key, grown);
  return grown;
}

/** The words that fill a pattern with one gap, 'c.t'. */
export function fillingsOf(gap: string, reach: Reach): readonly string[] {
  return gapsOf(gap.length, reach).get(gap) ?? [];
}

const beside = new Map<string, readonly string[]>();

/** Every word that becomes this one when one letter is changed. */
export function neighboursOf(word: string, reach: Reach): readonly string[] {
  const key = `${reach}${word}`;
  const known = beside.get(key);
  if (known !== undefined) return known;
  const gaps = Array.from({ length: word.length }, (_, place) => `${word.slice(0, place)}.${word.slice(place + 1)}`);
  const found = gaps.flatMap((gap) => fillingsOf(gap, reach).filter((other) => other !== word));
  beside.set(key, found);
  return found;
}

/** A letter taken out of a word, at its place, and what is left. */
export interface Loss {
  readonly letter: string;
  readonly place: number;
  readonly rest: string;
}

/** Every letter that can be taken out so that a word of the list is left. */
export function lossesOf(word: string, reach: Reach): Loss[] {
  return [...word].flatMap((letter, place) => {
    const rest = word.slice(0, place) + word.slice(place + 1);
    return wordsOf(reach).has(rest) ? [{ letter, place, rest }] : [];
  });
}

/** Every word of the list that this letter can be put into the word to make. */
export function gainsOf(word: string, letter: string, reach: Reach): string[] {
  const made = Array.from({ length: word.length + 1 }, (_, place) => word.slice(0, place) + letter + word.slice(place));
  return [...new Set(made)].filter((other) => wordsOf(reach).has(other));
}
