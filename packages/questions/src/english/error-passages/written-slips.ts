/** Mistakes that are written for one place of one text, where no rule finds them. */
import { once, partOf, rowsOf } from '../data-rows.ts';
import type { Kind } from './ladder.ts';
import type { ProofText } from './proof-texts.ts';
import type { Slip } from './slip.ts';
import { writtenGrammar, writtenPunctuation } from './written-slips.data.ts';

/** A mistake with the words around it: those in front of it tell its place. */
interface WrittenSlip {
  readonly title: string;
  readonly form: string;
  readonly before: readonly string[];
  readonly right: readonly string[];
  readonly wrong: string;
  readonly after: readonly string[];
  readonly rule: string;
}

const wordsOf = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

const read = (rows: string): readonly WrittenSlip[] =>
  rowsOf(rows).map((row) => {
    const [, before = '', right = '', wrong = '', after = ''] =
      /^(.*)\{(.+)>(.+)\}(.*)$/.exec(partOf(row, 2).replaceAll(' - ', ' – ')) ?? [];
    return {
      title: partOf(row, 0),
      form: partOf(row, 1),
      before: wordsOf(before),
      right: wordsOf(right),
      wrong,
      after: wordsOf(after),
      rule: partOf(row, 3),
    };
  });

/** All of a kind; spelling has a list of words of its own. */
export const written = once(
  (): Readonly<Record<Kind, readonly WrittenSlip[]>> => ({
    spelling: [],
    punctuation: read(writtenPunctuation),
    grammar: read(writtenGrammar),
  }),
);

/** Those of a text, each at every place where its words stand. */
export function writtenSlips({ title, words }: ProofText, kind: Kind): readonly Slip[] {
  const ours = written()[kind].filter((each) => each.title === title);
  return ours.flatMap(({ form, before, right, wrong, after, rule }) => {
    const all = [...before, ...right, ...after];
    return words.flatMap((_, start) =>
      all.every((word, step) => words[start + step] === word)
        ? [{ at: start + before.length, count: right.length, wrong, form, rule }]
        : [],
    );
  });
}
