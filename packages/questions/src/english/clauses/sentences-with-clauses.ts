/** Sentences with their clauses, read from the data, and a reading of clauses by the words that open them. */

import type { Difficulty, Year } from '@comet/domain/curriculum/subjects';
import type { Cell } from '../../kernel/generator.ts';
import { low } from '../../kernel/letter-case.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import { commasElsewhere, subjectsLikeAdverbials } from './adverbials-and-dashes.data.ts';
import { clauses, compoundSentences, simpleSentences } from './clauses.data.ts';
import { countedClauses } from './counted-clauses.data.ts';
import { notRelative, nounsAmongNouns, relativeClauses } from './relative-clauses.data.ts';

/** What a sub-topic asks about. */
export interface ClauseParams {
  readonly asks: 'clauses' | 'fronted' | 'relative' | 'parenthesis' | 'phrases' | 'analysis';
}

export type ClauseCell = Cell<ClauseParams>;
export type ClauseForm = Form<ClauseParams>;

/** How many words a text has. */
export const words = (text: string): number => text.split(' ').length;

export const mistake = mistakesIn('e.clause');

/** A size that counts only where one of these is asked, at some difficulties. */
export const at =
  (asks: readonly ClauseParams['asks'][], size: number, ...difficulties: readonly string[]) =>
  (cell: ClauseCell): number =>
    asks.includes(cell.params.asks) && difficulties.includes(cell.difficulty) ? size : 0;

/**
 * Which heights of sentences a cell has: 3 because, when and if; 4 other conjunctions; 5 phrases that look like clauses, and plain relative
 * clauses; 6 and 7 longer ones; 8 those that mislead: phrases with since or before, relative clauses with when.
 */
const heights: Partial<Record<Year, Readonly<Record<Difficulty, readonly number[]>>>> = {
  3: { easy: [3, 4], medium: [3, 4], hard: [4, 5] },
  5: { easy: [3, 4, 5], medium: [3, 4, 5], hard: [3, 4, 5] },
  6: { easy: [6], medium: [6, 7], hard: [7] },
  7: { easy: [7], medium: [7, 8], hard: [8] },
};

const ofHeight = <T extends { readonly height: number }>(list: readonly T[], cell: ClauseCell): readonly T[] =>
  list.filter(({ height }) => heights[cell.year]?.[cell.difficulty].includes(height));

/** A sentence of a main and a subordinate clause. */
interface Complex {
  readonly height: number;
  readonly sentence: string;
  readonly main: string;
  readonly sub: string;
  /** The word or words that open the subordinate clause. */
  readonly opener: string;
  readonly fronted: boolean;
}

const openers =
  /^(even though|as soon as|so that|provided that|now that|as if|because|when|if|after|until|before|although|while|whenever|as|since|unless|whereas|once|wherever|though)\b/i;

const complexes = once(() =>
  rowsOf(clauses).map((row): Complex => {
    const marked = partOf(row, 1);
    const [, main = ''] = /<(.+?)>/.exec(marked) ?? [];
    const [, sub = ''] = /\[(.+?)\]/.exec(marked) ?? [];
    return {
      height: Number(partOf(row, 0)),
      sentence: marked.replaceAll(/[<>[\]]/g, ''),
      main,
      sub,
      opener: openerOfWords(sub),
      fronted: marked.startsWith('['),
    };
  }),
);

/** A sentence with a relative clause. */
interface Relative {
  readonly height: number;
  readonly sentence: string;
  readonly clause: string;
  readonly pronoun: string;
  readonly before: string;
  readonly after: string;
}

function relativeOf(height: number, marked: string): Relative {
  const [, before = '', clause = '', after = ''] = /^(.*?) \{(.+?)\}(.*)$/.exec(marked) ?? [];
  return {
    height,
    sentence: marked.replaceAll(/[{}]/g, ''),
    clause,
    pronoun: clause.split(' ')[0] ?? '',
    before: before.replace(/,$/, ''),
    after: after.replace(/^,? /, '').replace(/\.$/, ''),
  };
}

export const relatives = once(() =>
  rowsOf(relativeClauses).map((row) => relativeOf(Number(partOf(row, 0)), partOf(row, 1))),
);

/** Sentences whose relative clause tells about the last of several nouns. */
export const amongNouns = once(() => rowsOf(nounsAmongNouns).map((row) => relativeOf(5, partOf(row, 0))));

export const complexFor = (cell: ClauseCell): readonly Complex[] => ofHeight(complexes(), cell);
export const relativeFor = (cell: ClauseCell): readonly Relative[] => ofHeight(relatives(), cell);

/** A sentence and the part that is marked in it; no part where nothing is marked. */
interface Marked {
  readonly height: number;
  readonly sentence: string;
  readonly part: string;
  /** Its only verb; empty where nobody has written it down. */
  readonly verb: string;
}

const markedOf = (height: number, marked: string, verb = ''): Marked => ({
  height,
  sentence: marked.replaceAll(/[()[\]{}]/g, ''),
  part: /[([{](.+?)[)\]}]/.exec(marked)?.[1] ?? '',
  verb,
});

const withHeights = (lines: string) => () =>
  rowsOf(lines).map((row) => markedOf(Number(partOf(row, 0)), partOf(row, 1), row[2]));
const withoutHeights = (lines: string) => () => rowsOf(lines).map((row) => markedOf(0, partOf(row, 0)));

const simple = once(withHeights(simpleSentences));
const compound = once(withHeights(compoundSentences));

/** Sentences whose subject looks like an adverbial; theirs comes last. */
export const temptingSubjects = once(withoutHeights(subjectsLikeAdverbials));

/** Sentences with commas that have their adverbial last. */
export const adverbialLast = once(() => [...withoutHeights(commasElsewhere)(), ...temptingSubjects()]);

/** Sentences with a word such as who that opens no relative clause. */
export const nearRelatives = once(withoutHeights(notRelative));

/** Sentences of one clause. */
export const simpleFor = (cell: ClauseCell): readonly Marked[] => ofHeight(simple(), cell);

/** Sentences of two main clauses. */
export const compoundFor = (cell: ClauseCell): readonly Marked[] => ofHeight(compound(), cell);

const phrases = once(
  () => new Map([...simple(), ...compound()].filter(({ part }) => part !== '').map((row) => [row.sentence, row.part])),
);

/** The phrase that is marked in a sentence. */
export const phraseIn = (sentence: string): string | undefined => phrases().get(sentence);

/** Phrases of a cell in their sentences; where they are to mislead, those alone that begin as a clause could: no clause begins with ‘with’. */
export const phrasesFor = (cell: ClauseCell, misleading: boolean): readonly Marked[] =>
  simpleFor(cell).filter(({ part }) => (misleading ? opensSub(part) : part !== ''));

/** A sentence of several clauses, its clauses, and phrases in it that look like clauses. */
interface Counted {
  readonly height: number;
  readonly sentence: string;
  readonly clauses: readonly string[];
  readonly phrases: readonly string[];
}

const counted = once(() =>
  rowsOf(countedClauses).map(
    (row): Counted => ({
      height: Number(partOf(row, 0)),
      sentence: partOf(row, 1),
      clauses: partOf(row, 2).split('; '),
      phrases: (row[3] ?? '').split('; ').filter((each) => each !== ''),
    }),
  ),
);

export const countedFor = (cell: ClauseCell): readonly Counted[] => ofHeight(counted(), cell);

/** Whether words open as a subordinate clause does. */
export const opensSub = (words: string): boolean => openers.test(words);

/** The word or words that open a clause; empty where nothing does. */
export const openerOfWords = (words: string): string => openers.exec(words)?.[0] ?? '';

/** The subordinate clause of a sentence by its opening word and comma: the second solver's cut. */
export function cutClauses(sentence: string): { readonly main: string; readonly sub: string } | undefined {
  const text = sentence.replace(/[.?!]$/, '');
  if (opensSub(text)) {
    const comma = text.indexOf(', ');
    return comma === -1 ? undefined : { sub: text.slice(0, comma), main: text.slice(comma + 2) };
  }
  const found =
    / (even though|as soon as|so that|provided that|now that|as if|because|when|if|after|until|before|although|while|whenever|as|since|unless|whereas|once|wherever|though) /.exec(
      text,
    );
  return found === null ? undefined : { main: text.slice(0, found.index), sub: text.slice(found.index + 1) };
}

/** Words as they stand inside a sentence. */
export function inside(words: string): string {
  return /^(I|[A-Z][a-z]+ (?:did|laughed)|Grandma|Ravi|Tom|Dad)\b/.test(words) ? words : low(words);
}

export const mainRule = 'A main clause makes sense by itself.';
export const subRule =
  'A subordinate clause cannot stand alone. Many begin with a word such as “because”, “when” or “if”.';
export const relativeRule =
  'A relative clause begins with “who”, “which”, “that”, “whose”, “where” or “when” and tells more about a noun.';
