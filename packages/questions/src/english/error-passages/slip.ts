/** A mistake that can be put into a text: which words it replaces, and what there is to learn from it. */
import { upper } from '../../kernel/letter-case.ts';
import type { ProofText } from './proof-texts.ts';

export interface Slip {
  /** The first word it touches, and how many: they all have to be in one part of a line. */
  readonly at: number;
  readonly count: number;
  /** The first word that could be changed instead, where that isn’t the first one touched: it has to be in the same part. */
  readonly since?: number;
  /** The place after the last word that could be changed instead, where that isn’t the last one touched. */
  readonly until?: number;
  /** The words as they are printed with the mistake. */
  readonly wrong: string;
  /** The form of mistake: `ladder.ts` says which years and levels have it. */
  readonly form: string;
  /** The rule it breaks, in a sentence or two. */
  readonly rule: string;
  /** What is said of the right words instead, where the rule speaks of the mistake. */
  readonly rightly?: string;
}

/** Finds every place of a text where this kind of mistake fits. */
export type SlipFinder = (text: ProofText) => readonly Slip[];

/** What can go wrong with one word, given the words around it. */
export type WordSlips = (word: string, at: number, words: readonly string[]) => readonly Omit<Slip, 'at' | 'count'>[];

/** The mistakes of these kinds in each word of a text. */
export const inEachWord = (words: readonly string[], finders: readonly WordSlips[]): readonly Slip[] =>
  words.flatMap((word, at) =>
    finders.flatMap((find) => find(word, at, words).map((found): Slip => ({ ...found, at, count: 1 }))),
  );

/** The words of a list. */
export const wordsIn = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words after which a pronoun is an object. */
export const prepositions = wordsIn('to with for at from between behind of by round towards beside after against near');

/** Whether a clause or a sentence ends with this word. */
export const isEnd = (word: string | undefined): boolean => /[.?!;:]”?$/.test(word ?? '');

/** A word without the marks around it. */
export function bare(word: string): string {
  return word.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

/** The word with something else in place of its letters; a capital stays, and so do the marks around it. */
export function withLetters(word: string, letters: string): string {
  const own = bare(word);
  const isCapital = own !== '' && own.charAt(0) !== own.charAt(0).toLowerCase();
  return word.replace(own, isCapital ? upper(letters) : letters);
}

/** The mark that ends a sentence, with the inverted commas after it. */
export const ending = /[.?!]”?$/;

/** The place where the sentence of a word begins. */
export const sentenceStart = (at: number, words: readonly string[]): number =>
  words.slice(0, at).findLastIndex((each) => ending.test(each)) + 1;

/** Whether a sentence goes on after this word, with who asks or cries what was said: “Will it fly?” I asked. */
const goesOn = (words: readonly string[], at: number): boolean => /^(?:\p{Ll}|I$)/u.test(words[at + 1] ?? '');

/** The whole sentence, or sentences, of the words from one place to another, which is the last of them. */
export function sentencesAround(words: readonly string[], from: number, to: number): string {
  const start = words.findLastIndex((each, at) => at < from && ending.test(each) && !goesOn(words, at)) + 1;
  const end = words.findIndex((each, at) => at >= to && ending.test(each) && !goesOn(words, at));
  return words.slice(start, end + 1).join(' ');
}

/** Whether a word is the first of a sentence, or of what somebody says. */
export const beginsSentence = (words: readonly string[], at: number): boolean =>
  at === 0 || ending.test(words[at - 1] ?? '') || /^“/.test(words[at] ?? '');
