/** In which school year each word of the meanings is new. */
import { adjectiveHeights, adverbHeights, nounHeights, verbHeights } from './heights.data.ts';
import type { WordKind } from './meanings.ts';

const tables: Readonly<Record<WordKind, Readonly<Record<number, string>>>> = {
  a: adjectiveHeights,
  n: nounHeights,
  v: verbHeights,
  d: adverbHeights,
};

/** Each word of a kind with its year, as the tables have them. */
export const heightsOf = (kind: WordKind): readonly (readonly [word: string, height: number])[] =>
  Object.entries(tables[kind]).flatMap(([height, words]) =>
    words.split(/\s+/).map((word) => [word, Number(height)] as const),
  );

const heights: Readonly<Record<WordKind, ReadonlyMap<string, number>>> = {
  a: new Map(heightsOf('a')),
  n: new Map(heightsOf('n')),
  v: new Map(heightsOf('v')),
  d: new Map(heightsOf('d')),
};

/** The school year in which a word of a kind is new; the last for one that is in no table. */
export const heightOf = (kind: WordKind, word: string): number => heights[kind].get(word) ?? 7.5;
