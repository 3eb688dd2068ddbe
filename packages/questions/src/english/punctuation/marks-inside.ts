/** What questions on marks inside a sentence share. */

import type { Cell } from '../../kernel/generator.ts';
import { upper } from '../../kernel/letter-case.ts';
import { andList, orList } from '../../kernel/list-text.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Form } from '../seen.ts';
import { isDefensible } from './defences.ts';
import { isOpened, joinsSentences, type MistakenAnswer } from './mistakes.ts';
import type { PunctuateParams } from './params.ts';
import { markNames, type Pointed, pointedOf, rightOf, topicOf } from './punctuated-sentences.ts';

/** A way of asking about marks. */
export type MarkForm = Form<PunctuateParams>;

/** The sentences of a cell about marks. */
export const rows = (cell: Cell<PunctuateParams>): readonly Pointed[] =>
  cell.params.asks === 'marks' ? sentencesOf(cell) : [];

/** The sentences of a cell. */
export function sentencesOf({ params, difficulty }: Cell<PunctuateParams>): readonly Pointed[] {
  const { sets, mediumSets = sets, hardSets = sets, isTemptingAtHard } = params;
  const found = pointedOf({ easy: sets, medium: mediumSets, hard: hardSets }[difficulty]);
  return difficulty === 'hard' && isTemptingAtHard === true
    ? found.filter(({ misplaced }) => misplaced !== undefined)
    : found;
}

/** Whether commas part a list in it. */
const hasList = (row: Pointed): boolean => row.marks.filter((mark) => mark === ',').length > (isOpened(row) ? 1 : 0);

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
  colon: 'Where does the whole sentence end, and where does the list begin?',
};

/** What to look at in several sentences of a set. */
const hintsForAll: Readonly<Record<string, string>> = {
  list3: 'Find the list in each sentence. Where do its commas belong?',
  fronted4: 'Find the opening words of each sentence. Check every mark, and the word after it.',
  semi6: 'Find the two parts of each sentence. Check every mark, and the word after it.',
  semi7: 'Are there one or two whole sentences in each? Check every mark, and the word after it.',
  colon6: 'Find the list in each sentence. Check the mark before it, and every mark in it.',
};

/** Marks by the name a hint has for them, where they are in a sentence. */
const markLooks: readonly (readonly [name: string, looks: RegExp])[] = [
  ['comma', /,/],
  ['semi-colon', /;/],
  ['colon', /:/],
  ['dash', / –/],
  ['apostrophe', /\p{L}’|\p{L}'/u],
  ['speech mark', /[“"]/],
  ['question mark', /\?/],
];

/** Where to look, where these sentences are compared: only marks that they have or should have are named. */
export function hintForAll({ params, difficulty }: Cell<PunctuateParams>, shown: readonly string[]): string {
  const [set = ''] = params.sets.split(' ');
  const right = shown.flatMap((text) => rightOf(text) ?? []);
  if (params.asks === 'marks') return set === 'clause4' ? hintForClauses(right) : (hintsForAll[set] ?? '');
  if (difficulty !== 'easy')
    return 'Where does each whole sentence or opening clause end? Check the mark there, then every other mark.';
  const texts = [...shown, ...right.map(({ gold }) => gold)];
  const names = markLooks.filter(([, looks]) => texts.some((text) => looks.test(text))).map(([name]) => name);
  return `Read the sentences one by one. Check each ${andList(names)}, and the word after it. Is a mark missing?`;
}

/** What to find in sentences with opening clauses or lists. */
function hintForClauses(right: readonly Pointed[]): string {
  const parts = [...(right.some(isOpened) ? ['an opening clause'] : []), ...(right.some(hasList) ? ['a list'] : [])];
  return `Look in each sentence for ${orList(parts)}. Where do the commas belong? Check the word after each mark, too.`;
}

export function hintFor(row: Pointed): string {
  const topic = topicOf(row);
  if (topic === 'semi' && !joinsSentences(row)) return 'Where does the first whole sentence end? What follows it?';
  if (topic === 'clause' && !isOpened(row)) return 'Find the list. How many things are in it?';
  return hints[topic] ?? '';
}

const lessonList = {
  list: 'In a list a comma goes between the things. Before the last thing “and” or “or” does that job.',
  fronted: 'The sentence begins with words that tell when, where or how. A comma shows where they end.',
  clause: 'When a clause comes first, a comma shows where it ends and the main clause begins.',
  semi: 'Each part could be a sentence of its own, so a comma is too weak between them.',
  colon: 'The part before a colon is a whole sentence. The colon introduces what follows.',
  aside: 'The linking words interrupt one sentence, so commas come before and after them.',
  its: '“Its” shows that something belongs to it, and it takes no apostrophe.',
  'it-is': '“It’s” is short for “it is”, so it has an apostrophe.',
  whose: '“Whose” asks or tells who something belongs to, and it takes no apostrophe.',
  'who-is': '“Who’s” is short for “who is”, so it has an apostrophe.',
  'many-owners': 'A plural that doesn’t end in s, such as “men”, takes an apostrophe and then an s.',
  'owners-with-s': 'The owners are more than one and end in s, so the apostrophe comes after that s.',
  'cut-capital': 'The speaker interrupts one sentence, so it goes on with a small letter.',
  'cut-comma': 'The speaker interrupts one sentence. A comma comes after the speaker, before the sentence goes on.',
  'new-sentence': 'The speaker stands between two sentences, so a full stop comes after the speaker.',
  'mark-outside': 'The spoken words ask or exclaim something, so their mark stands inside the speech marks.',
  'told-question': 'The sentence only tells what was asked, so it ends with a full stop.',
} as const;
const lessons: Readonly<Record<string, string>> = lessonList;

/** Why its own mark suits a sentence of two whole ones: the linking words after it, what a colon announces, or its partner. */
export function joinerReason(row: Pointed): string {
  if (row.tells !== '') return `The second part tells ${row.tells}, so a colon suits.`;
  if (mainMark(row) === ' –') return 'A dash makes the reader wait for the second part.';
  const [, link, ...more] = row.gold.split(/; |, (?=[^;]*$)/);
  return link !== undefined && more.length === 1
    ? `“${upper(link)}” opens the second sentence, so the semi-colon comes before it.`
    : 'The two parts belong together, so a semi-colon joins them.';
}

const partedList = 'Where the things in the list have commas of their own, semi-colons separate them.';

/** The rule behind the marks of a sentence. */
export function lessonFor(row: Pointed): string {
  const set = topicOf(row);
  if (set === 'semi' && !joinsSentences(row)) return lessonList.colon;
  if (set === 'semi') return `${lessonList.semi} ${joinerReason(row)}`;
  if (set === 'colon' && row.marks.includes(';')) return `${lessonList.colon} ${partedList}`;
  const isList = set === 'clause' && (!isOpened(row) || hasList(row));
  if (isList && !isOpened(row)) return lessonList.list;
  return isList ? `${lessonList.clause} ${lessonList.list}` : (lessons[set] ?? '');
}

/** What the marks of a right sentence do in it. */
export function whyRight(row: Pointed): string {
  const set = topicOf(row);
  const name = markNames[mainMark(row)] ?? 'mark';
  if (set === 'semi' && joinsSentences(row))
    return `That is correct: the ${name} comes between two whole sentences${row.tells === '' ? '' : `, and the second tells ${row.tells}`}.`;
  if (set === 'colon' && row.marks.includes(';'))
    return 'That is correct: the colon follows a whole sentence, and semi-colons separate things that have commas of their own.';
  if (set === 'semi' || set === 'colon')
    return `That is correct: the colon follows a whole sentence and introduces ${set === 'colon' ? 'the list' : 'what comes next'}.`;
  if (isOpened(row)) {
    const [opening = ''] = row.gold.split(',');
    const isList = hasList(row);
    return `That is correct: the ${isList ? 'first ' : ''}comma comes after “${opening}”, where the opening words end.`;
  }
  if (set === 'list' || set === 'clause') return 'That is correct: commas separate the parts of a list.';
  return `That is correct. ${lessons[set] ?? ''}`;
}

/** Where the marks of a sentence belong. */
export function placeRule(row: Pointed): string {
  const set = topicOf(row);
  const name = markNames[mainMark(row)] ?? 'mark';
  if (set === 'semi' && joinsSentences(row)) return `The ${name} comes between the two whole sentences.`;
  if (set === 'semi' || set === 'colon') return `The ${name} comes just before what it introduces.`;
  const isList = hasList(row);
  const inList = 'between two parts of the list. Before the last one, “and” does that job.';
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
