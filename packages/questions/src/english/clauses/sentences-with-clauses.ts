/** Sentences with their clauses, read from the data, and a reading of clauses by the words that open them. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import {
  clauses,
  commasElsewhere,
  notRelative,
  phrasesLikeClauses,
  plainSentences,
  relativeClauses,
  threeClauses,
} from './clauses.data.ts';

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

/** A sentence of a main and a subordinate clause. */
interface Complex {
  readonly year: number;
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
      year: Number(partOf(row, 0)),
      sentence: marked.replaceAll(/[<>[\]]/g, ''),
      main,
      sub,
      opener: openers.exec(sub)?.[0] ?? '',
      fronted: marked.startsWith('['),
    };
  }),
);

/** A sentence with a relative clause. */
interface Relative {
  readonly year: number;
  readonly sentence: string;
  readonly clause: string;
  readonly pronoun: string;
  readonly before: string;
  readonly after: string;
}

const relatives = once(() =>
  rowsOf(relativeClauses).map((row): Relative => {
    const marked = partOf(row, 1);
    const [, before = '', clause = '', after = ''] = /^(.*?) \{(.+?)\}(.*)$/.exec(marked) ?? [];
    return {
      year: Number(partOf(row, 0)),
      sentence: marked.replaceAll(/[{}]/g, ''),
      clause,
      pronoun: clause.split(' ')[0] ?? '',
      before: before.replace(/,$/, ''),
      after: after.replace(/^,? /, '').replace(/\.$/, ''),
    };
  }),
);

const plain = once(() => ({
  simple: rowsOf(plainSentences.simple).map((row) => ({ year: Number(partOf(row, 0)), sentence: partOf(row, 1) })),
  compound: rowsOf(plainSentences.compound).map((row) => ({ year: Number(partOf(row, 0)), sentence: partOf(row, 1) })),
}));

const forYear = <T extends { readonly year: number }>(list: readonly T[], year: number): readonly T[] =>
  list.filter((each) => each.year <= year && (year < 6 || each.year > 3));

export const complexFor = (cell: ClauseCell): readonly Complex[] => forYear(complexes(), cell.year);
export const relativeFor = (cell: ClauseCell): readonly Relative[] =>
  relatives().filter(({ year }) => year <= Math.max(5, cell.year));
export const compoundFor = (cell: ClauseCell): readonly string[] =>
  forYear(plain().compound, cell.year).map(({ sentence }) => sentence);

/** A part of a sentence that is marked in the data, and the sentence without its marks. */
const markedIn = (lines: string) => () =>
  rowsOf(lines).map((row) => {
    const marked = partOf(row, 0);
    return {
      sentence: marked.replaceAll(/[()[\]{}]/g, ''),
      part: /[([{](.+?)[)\]}]/.exec(marked)?.[1] ?? '',
    };
  });

/** Sentences with commas that have their adverbial last. */
export const adverbialLast = once(markedIn(commasElsewhere));

/** Sentences with a word such as who that opens no relative clause. */
export const nearRelatives = once(markedIn(notRelative));

/** Sentences of one clause with a phrase that looks like the beginning of a clause. */
export const clauseLike = once(markedIn(phrasesLikeClauses));

const phraseStart =
  /^(After lunch|During the night|Under the bridge|At midnight|Despite the heavy rain|At the end of the lane|Throughout the night|On behalf of the school|Owing to the fog|Without a word|Over the centuries)/;

/** The phrase that a sentence begins with. */
export const phraseOf = (sentence: string): string | undefined =>
  clauseLike().find(({ part }) => sentence.startsWith(part))?.part ?? phraseStart.exec(sentence)?.[0];

/** Sentences of one clause. The hard ones of year 6 and those of year 7 are longer, or begin with what looks like a clause. */
export const simpleFor = (cell: ClauseCell): readonly string[] =>
  cell.difficulty !== 'easy' && cell.year > (cell.difficulty === 'hard' ? 5 : 6)
    ? [...plain().simple.filter(({ year }) => year > 5), ...clauseLike()].map(({ sentence }) => sentence)
    : forYear(plain().simple, cell.year).map(({ sentence }) => sentence);

/** Phrases of a cell in their sentences. */
export function phrasesFor(cell: ClauseCell): readonly { readonly part: string; readonly sentence: string }[] {
  const like = cell.difficulty === 'easy' ? [] : clauseLike();
  if (cell.difficulty === 'hard') return like;
  return [
    ...like,
    ...simpleFor(cell).flatMap((sentence) => {
      const part = phraseOf(sentence);
      return part === undefined ? [] : [{ part, sentence }];
    }),
  ];
}

/** Sentences of three clauses with their clauses. */
export const triples = once(() =>
  rowsOf(threeClauses).map((row) => ({ sentence: partOf(row, 0), clauses: partOf(row, 1).split('; ') })),
);

/** Whether words open as a subordinate clause does. */
export const opensSub = (words: string): boolean => openers.test(words);

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
  return /^(I|[A-Z][a-z]+ (?:did|laughed)|Grandma|Ravi|Tom|Dad)\b/.test(words)
    ? words
    : words.charAt(0).toLowerCase() + words.slice(1);
}

export const mainRule = 'A main clause makes sense by itself.';
export const subRule =
  'A subordinate clause cannot stand alone. Many begin with a word such as “because”, “when” or “if”.';
export const relativeRule =
  'A relative clause begins with “who”, “which”, “that”, “whose”, “where” or “when” and tells more about a noun.';
