/** Which two words might make one: a child who joins them may be right, even where no dictionary lists the word. */
import { keptBy } from '../../kernel/kept.ts';
import { isRare, wordsOf } from '../../words/word-lists.ts';
import {
  disguisedJoins,
  harderCompounds,
  hiddenJoins,
  lateDisguised,
  plainCompounds,
  rarerJoins,
  rarestJoins,
} from './compounds.data.ts';
import { rareJoins } from './rare-joins.data.ts';

/** The two parts of a compound. */
export type Parts = readonly [first: string, second: string];

const partsIn = (list: string): readonly Parts[] =>
  list
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [first = '', second = ''] = word.split('|');
      return [first, second] as const;
    });

export const compounds = {
  plain: partsIn(plainCompounds),
  harder: partsIn(harderCompounds),
  hidden: partsIn(hiddenJoins),
  rarer: partsIn(rarerJoins),
  rarest: partsIn(rarestJoins),
  disguised: partsIn(disguisedJoins),
  lateDisguised: partsIn(lateDisguised),
};

const listed = new Set(Object.values(compounds).flatMap((list) => list.map((parts) => parts.join(''))));
const rare = new Set(rareJoins.trim().split(/\s+/));

/** Second parts that go after nearly any noun: carless, cakeproof and clockmaker are as good as words. */
const endings = new Set('less able ability proof wise like man men maker keeper eater builder'.split(' '));

/** Whether two words make one that is made every day, or that a big dictionary has. */
export function makeOne(first: string, second: string): boolean {
  return endings.has(second) || isRare(first + second) || listed.has(first + second);
}

/** Whether two words might make one, however rare: nobody may be told that they don't. */
export function mightMakeOne(first: string, second: string): boolean {
  return makeOne(first, second) || rare.has(first + second);
}

const fewestWords = 3;
const countOf = keptBy<string, number>();

/** Whether a child might join the word: some words begin with it, or end with it, unlike “friends” and “sequence”. */
export function isTempting(word: string, place: 0 | 1): boolean {
  const count = countOf(
    `${place} ${word}`,
    () =>
      [...wordsOf('known')].filter(
        (known) => known.length > word.length + 1 && (place === 0 ? known.startsWith(word) : known.endsWith(word)),
      ).length,
  );
  return count >= fewestWords;
}
