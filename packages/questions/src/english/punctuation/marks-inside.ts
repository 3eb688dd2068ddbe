/** What questions on marks inside a sentence share. */

import type { Year } from '@comet/domain/curriculum/subjects';
import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Form } from '../seen.ts';
import { isDefensible } from './defences.ts';
import { isOpened, joinsSentences, type MistakeKind, type MistakenAnswer, mistakesOf } from './mistakes.ts';
import type { PunctuateParams } from './params.ts';
import { markNames, type Pointed, pointedOf, rightOf } from './punctuated-sentences.ts';

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

/** What to look at in several sentences of a set. */
const hintsForAll: Readonly<Record<string, string>> = {
  list3: 'Find the list in each sentence. Where do its commas belong?',
  fronted4: 'Find the opening words of each sentence. Check every mark, and the word after it.',
  clause4:
    'Look in each sentence for an opening clause and for a list. Where do their commas belong? Does each capital letter begin a sentence or a name?',
  semi6: 'Find the two parts of each sentence. Check every mark, and the word after it.',
  semi7: 'Find the two parts of each sentence. Check every mark, and the word after it.',
  colon6: 'Find the list in each sentence. Check the mark before it, and every comma.',
};

/** Where to look, where sentences of these sets are compared. */
export const hintForAll = (sets: string): string =>
  hintsForAll[sets] ?? 'Read the sentences one by one. Check the capitals and every mark.';

export const hintFor = (row: Pointed): string =>
  row.set.startsWith('semi') && !joinsSentences(row)
    ? 'Where does the first whole sentence end? What follows it?'
    : (hints[row.set.replace(/\d/, '')] ??
      'Check the capitals, the apostrophes, the speech marks and the end of the sentence.');

const lessonList = {
  list: 'In a list a comma goes between the things. Before the last thing “and” or “or” does that job.',
  fronted: 'The sentence begins with words that tell when, where or how. A comma shows where they end.',
  clause: 'When a clause comes first, a comma shows where it ends and the main clause begins.',
  semi: 'Each part could be a sentence of its own. A semi-colon, a colon or a dash can come between them. A comma alone is too weak.',
  colon: 'The part before a colon is a whole sentence. The colon introduces what follows.',
  its: '“Its” shows that something belongs to it, and it takes no apostrophe.',
  'it-is': '“It’s” is short for “it is”, so it has an apostrophe.',
  plural: 'A word that only means more than one takes no apostrophe.',
  owner: 'The apostrophe shows who or what owns something.',
  shortened: 'The apostrophe in a shortened word shows where letters are left out.',
  question: 'A sentence that asks something ends with a question mark.',
  speech: 'Speech marks go round the spoken words, and a comma or an end mark comes before they close.',
  capital: 'Names, days and months and the word “I” begin with a capital letter.',
} as const;
const lessons: Readonly<Record<string, string>> = lessonList;

/** The rule behind the marks of a sentence. */
export function lessonFor(row: Pointed): string {
  const set = row.set.replace(/\d/, '');
  if (set === 'semi' && !joinsSentences(row)) return lessonList.colon;
  const isList = set === 'clause' && (!isOpened(row) || row.marks.filter((mark) => mark === ',').length > 1);
  if (isList && !isOpened(row)) return lessonList.list;
  return isList ? `${lessonList.clause} ${lessonList.list}` : (lessons[set] ?? '');
}

/** What the marks of a right sentence do in it. */
export function whyRight(row: Pointed): string {
  const set = row.set.replace(/\d/, '');
  const name = markNames[mainMark(row)] ?? 'mark';
  if (set === 'semi' && joinsSentences(row)) return `That is correct: the ${name} comes between two whole sentences.`;
  if (set === 'semi' || set === 'colon')
    return 'That is correct: the colon follows a whole sentence and introduces what comes next.';
  if (isOpened(row)) {
    const [opening = ''] = row.gold.split(',');
    const isList = row.marks.filter((mark) => mark === ',').length > 1;
    return `That is correct: the ${isList ? 'first ' : ''}comma comes after “${opening}”, where the opening words end.`;
  }
  if (set === 'list' || set === 'clause') return 'That is correct: commas separate the parts of a list.';
  return `That is correct. ${lessons[set] ?? ''}`;
}

/** Where the marks of a sentence belong. */
export function placeRule(row: Pointed): string {
  const set = row.set.replace(/\d/, '');
  const name = markNames[mainMark(row)] ?? 'mark';
  if (set === 'semi' && joinsSentences(row)) return `The ${name} comes between the two whole sentences.`;
  if (set === 'semi' || set === 'colon') return `The ${name} comes just before what it introduces.`;
  const isList = row.marks.filter((mark) => mark === ',').length > (isOpened(row) ? 1 : 0);
  const inList = 'between two things in the list. Before the last one, “and” does that job.';
  if (!isOpened(row)) return `A comma comes ${inList}`;
  return isList
    ? `Commas come where the opening words end and ${inList}`
    : 'A comma comes where the opening words end.';
}

/** A mistake as a wrong option. */
export const asMistake = ({ text, because }: MistakenAnswer): TextMistake => [text, because];

/** Whether a sentence is punctuated as in the book of right sentences, or in another way that is right too. */
export const isRight = (option: string): boolean => rightOf(option)?.gold === option || isDefensible(option);

/** What makes a question on a sentence hard. */
export const features = (row: Pointed, near: number) => ({ words: row.words.length, near });

/** Nobody of year 6 overlooks these, not even where they are to be found among other sentences. */
const outgrown: ReadonlySet<MistakeKind> = new Set<MistakeKind>([
  'no-capital',
  'no-end-mark',
  'capital-after-comma',
  'capital',
  'question',
]);

/** The mistakes with a sentence that a year can judge and may overlook: semi-colons are taught in Year 6. */
export const mistakesFor = ({ year }: { readonly year: Year }, row: Pointed): MistakenAnswer[] =>
  mistakesOf(row).filter(({ kind }) => (year >= 6 ? !outgrown.has(kind) : kind !== 'semi-colon-after-opener'));
