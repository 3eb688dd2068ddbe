/** Sentences with their punctuation taken apart. */
import { mistakesIn } from '../../kernel/mistakes.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import { punctuationFaults } from './faults.data.ts';
import { joinedSentences } from './joined-sentences.data.ts';
import { punctuated } from './sentences.data.ts';

export const mistake = mistakesIn('e.punctuate');

/** A sentence as words, each with the mark that follows it; the mark at the very end stays with the last word. */
export interface Pointed {
  readonly set: string;
  readonly gold: string;
  readonly words: readonly string[];
  readonly marks: readonly string[];
  /** Place of the last word of the subject, where children put a comma after it. */
  readonly subjectEnd: number | undefined;
  /** Place of the last word before a list, where children put a mark after it. */
  readonly beforeList: number | undefined;
  /** Place of a word after which children put the mark by mistake. */
  readonly misplaced: number | undefined;
  /** What the sentence after a colon tells: why a colon comes before it. */
  readonly tells: string;
  /** Wrong versions that were written by hand. */
  readonly written: readonly string[];
}

/** Takes a sentence apart. A dash belongs to the word before it. */
export function pointed(set: string, line: string, written: readonly string[] = [], tells = ''): Pointed {
  const words: string[] = [];
  const marks: string[] = [];
  let subjectEnd: number | undefined;
  let beforeList: number | undefined;
  let misplaced: number | undefined;
  for (const token of line.split(' ')) {
    const [, word = token, mark = ''] = /^(.*?)([,;:]?)$/.exec(token) ?? [];
    if (token === '–') marks[marks.length - 1] = ' –';
    else if (token === '/') subjectEnd = words.length - 1;
    else if (token === '~') beforeList = words.length - 1;
    else if (token === '^') misplaced = words.length - 1;
    else {
      words.push(word);
      marks.push(mark);
    }
  }
  return { set, gold: withMarks(words, marks), words, marks, subjectEnd, beforeList, misplaced, tells, written };
}

/** The words with these marks after them. */
export function withMarks(words: readonly string[], marks: readonly string[]): string {
  return words.map((word, place) => word + (marks[place] ?? '')).join(' ');
}

const all = once(() => [
  ...[...rowsOf(punctuated), ...rowsOf(joinedSentences)]
    .filter((row) => !partOf(row, 0).startsWith('paren'))
    .map((row) => pointed(partOf(row, 0), partOf(row, 1), [], row[2])),
  ...rowsOf(punctuationFaults).map((row) => pointed(partOf(row, 0), partOf(row, 1), row.slice(2))),
]);

/** The set of all sentences with wrong versions written by hand. */
export const writtenFaults = 'written';

const bySet = new Map<string, readonly Pointed[]>();

/** What a set is about, without its year: list, fronted, clause, semi, colon, or the mistake written by hand. */
export const topicOf = ({ set }: Pointed): string => set.replace(/\d.*$/, '');

/** The sentences of some sets, by their names between spaces. */
export function pointedOf(sets: string): readonly Pointed[] {
  const found =
    bySet.get(sets) ??
    all().filter(({ set, written }) => ` ${sets} `.includes(` ${written.length > 0 ? writtenFaults : set} `));
  bySet.set(sets, found);
  return found;
}

const lettersOf = (sentence: string): string => sentence.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
const byLetters = once(() => new Map(all().map((each) => [lettersOf(each.gold), each])));

/** The same words as they are rightly punctuated: the second solver's book of right sentences. */
export function rightOf(sentence: string): Pointed | undefined {
  return byLetters().get(lettersOf(sentence));
}

/** What a mark is called. */
export const markNames: Readonly<Record<string, string>> = {
  ',': 'comma',
  ';': 'semi-colon',
  ':': 'colon',
  ' –': 'dash',
};
