/** What questions on marks inside a sentence share. */

import type { Year } from '@comet/domain/curriculum/subjects';
import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Form } from '../seen.ts';
import { isDefensible } from './defences.ts';
import { type MistakenAnswer, mistakesOf } from './mistakes.ts';
import type { PunctuateParams } from './params.ts';
import { type Pointed, pointedOf, rightOf } from './punctuated-sentences.ts';

/** A way of asking about marks. */
export type MarkForm = Form<PunctuateParams>;

/** The sentences of a cell about marks. */
export const rows = (cell: { readonly params: PunctuateParams }): readonly Pointed[] =>
  cell.params.asks === 'marks' ? pointedOf(cell.params.sets) : [];

/** The mark a set is about. */
export function mainMark({ set, marks }: Pointed): string {
  const wanted = set.startsWith('semi') ? [';', ':', ' –'] : set.startsWith('colon') ? [':'] : [','];
  return marks.find((mark) => wanted.includes(mark)) ?? ',';
}

const hints: Readonly<Record<string, string>> = {
  list: 'Commas separate the things in a list. Here, “and” comes before the last thing.',
  fronted: 'The words in front tell when, where or how. A comma comes after the last of them.',
  clause: 'Read it aloud. Where does the first part end? Is there a list?',
  semi: 'Where does the first whole sentence end and the second begin?',
  colon: 'A colon comes after a whole sentence and before the list.',
};

export const hintFor = ({ set }: Pointed): string =>
  hints[set.replace(/\d/, '')] ?? 'Check the capitals, the apostrophes, the speech marks and the end of the sentence.';

const lessons: Readonly<Record<string, string>> = {
  list: 'In a list a comma goes between the things. Before the last thing “and” or “or” does that job.',
  fronted: 'The sentence begins with words that tell when, where or how. A comma shows where they end.',
  clause: 'When a clause comes first, a comma shows where it ends and the main clause begins.',
  semi: 'Each part could be a sentence of its own. A semi-colon or a colon can stand between them. A comma alone is too weak.',
  colon: 'The part before a colon is a whole sentence. The list or the reason follows the colon.',
};

/** The rule behind the marks of a sentence. */
export const lessonFor = ({ set }: Pointed): string =>
  lessons[set.replace(/\d/, '')] ??
  'Every mark has a job: it ends a sentence, parts things, or shows that letters are left out.';

/** A mistake as a wrong option. */
export const asMistake = ({ text, because }: MistakenAnswer): TextMistake => [text, because];

/** Whether a sentence is punctuated as in the book of right sentences, or in another way that is right too. */
export const isRight = (option: string): boolean => rightOf(option)?.gold === option || isDefensible(option);

/** What makes a question on a sentence hard. */
export const features = (row: Pointed, near: number) => ({ words: row.words.length, near });

/** The mistakes with a sentence that a year can judge: semi-colons are taught in Year 6. */
export const mistakesFor = ({ year }: { readonly year: Year }, row: Pointed): MistakenAnswer[] =>
  mistakesOf(row).filter(({ kind }) => year >= 6 || kind !== 'semi-colon-after-opener');
