/** The 11+ words, each with all that a vocabulary card says about it, and shorter entries of the words that questions are made of. */
import { listOf, once, partOf, rowsOf } from '../../english/data-rows.ts';
import { definitions } from '../../english/definitions/definitions.data.ts';
import { synonyms } from '../../english/synonyms/synonyms.data.ts';
import { wordsAToC } from './words-a-c.data.ts';
import { wordsDToH } from './words-d-h.data.ts';
import { wordsIToP } from './words-i-p.data.ts';
import { wordsQToZ } from './words-q-z.data.ts';

/** What is known of a word; in a shorter entry, some of it is empty. */
export interface WordEntry {
  readonly word: string;
  readonly wordClass: string;
  readonly definition: string;
  readonly synonyms: readonly string[];
  readonly antonyms: readonly string[];
  readonly example: string;
}

/** The whole entries, in the order of the alphabet. */
export const wordEntries = once((): readonly WordEntry[] =>
  [wordsAToC, wordsDToH, wordsIToP, wordsQToZ].flatMap(rowsOf).map((row) => ({
    wordClass: partOf(row, 0),
    word: partOf(row, 1),
    definition: partOf(row, 2),
    synonyms: listOf(partOf(row, 3)),
    antonyms: listOf(partOf(row, 4)),
    example: partOf(row, 5),
  })),
);

const likened = (): WordEntry[] =>
  rowsOf(synonyms).map((row) => ({
    wordClass: partOf(row, 1),
    word: partOf(row, 2),
    definition: '',
    synonyms: listOf(row[3]),
    antonyms: listOf(row[4]).filter((word) => word !== '-'),
    example: partOf(row, 5).replaceAll(/[{}]/g, ''),
  }));

const defined = (): WordEntry[] =>
  rowsOf(definitions).map((row) => ({
    wordClass: partOf(row, 1),
    word: partOf(row, 2),
    definition: partOf(row, 3),
    synonyms: [],
    antonyms: [],
    example: partOf(row, 4),
  }));

/** Two shorter entries of a word say more together. */
const joined = (one: WordEntry | undefined, other: WordEntry): WordEntry => ({
  ...other,
  definition: one?.definition || other.definition,
  synonyms: one?.synonyms.length ? one.synonyms : other.synonyms,
  antonyms: one?.antonyms.length ? one.antonyms : other.antonyms,
});

const byWord = once((): ReadonlyMap<string, WordEntry> => {
  const entries = new Map<string, WordEntry>();
  for (const entry of [...likened(), ...defined()]) entries.set(entry.word, joined(entries.get(entry.word), entry));
  for (const entry of wordEntries()) entries.set(entry.word, entry);
  return entries;
});

/** What we know of a word, however its letters are cased; undefined for one that we don't have. */
export const findWordEntry = (word: string): WordEntry | undefined => byWord().get(word.trim().toLowerCase());
