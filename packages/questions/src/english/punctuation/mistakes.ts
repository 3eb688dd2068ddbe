/** The punctuation mistakes children make in a sentence. Each makes it wrong for certain: no mark is just moved along. */
import type { Mistake } from '../../kernel/key.ts';
import { low, upper } from '../../kernel/letter-case.ts';
import { mistake, type Pointed, withMarks } from './punctuated-sentences.ts';

const says = {
  'no-capital': 'A sentence starts with a capital letter.',
  'no-end-mark': 'A sentence needs a mark at the end.',
  splice: 'A comma is too weak to join two sentences.',
  'run-on': 'Two sentences run into each other with no mark between them.',
  'capital-after-mark': 'After a semi-colon the next word needs no capital letter.',
  'semi-colon-for-colon': 'A colon introduces a list. A semi-colon does not.',
  'no-colon': 'A colon is missing. It introduces what follows.',
  'early-colon': 'The colon belongs straight before the list.',
  'list-comma-missing': 'A comma is missing between two things in the list.',
  'no-list-commas': 'Commas are missing between the things in the list.',
  'comma-before-list': 'No comma is needed before the first thing in the list.',
  'after-and': 'No comma is needed after “and”.',
  fragment: 'The first part is not a sentence. It needs a comma after it, not a full stop.',
  'semi-colon-after-opener': 'The first part is not a sentence, so a semi-colon cannot follow it.',
  'capital-after-comma': 'A comma doesn’t begin a new sentence, so this word needs no capital letter.',
  'after-conjunction': 'No comma comes after the joining word.',
  'subject-comma': 'Never put a single comma between the subject and its verb.',
  its: '“Its” shows that something belongs to it. It takes no apostrophe.',
  'it-is': 'This is short for “it is”, so it needs an apostrophe: it’s.',
  plural: 'The word only means more than one. A plain plural takes no apostrophe.',
  owner: 'Something belongs to somebody, so the owner needs an apostrophe.',
  shortened: 'In a shortened word the apostrophe shows where letters are missing.',
  question: 'A question ends with a question mark.',
  speech: 'Check the speech: speech marks round the words, a capital letter, and a mark before they close.',
  capital: 'A name, a place, a day, a month and the word “I” need a capital letter.',
} as const;

/** Which mistake it is. */
export type MistakeKind = keyof typeof says;

const isKind = (set: string): set is MistakeKind => set in says;

const seenAtOnce: ReadonlySet<MistakeKind> = new Set<MistakeKind>([
  'no-capital',
  'no-end-mark',
  'run-on',
  'no-colon',
  'no-list-commas',
  'capital-after-comma',
  'after-and',
  'question',
  'capital',
]);

/** A sentence with one mistake; `far` ones are seen at a glance. */
export interface MistakenAnswer {
  readonly text: string;
  readonly far: boolean;
  readonly kind: MistakeKind;
  /** The word before the wrong mark, where there is one. */
  readonly at: number | undefined;
  readonly because: Mistake;
}

const opener =
  /^(When|If|Although|Because|While|As soon as|As|Before|After|Until|Since|Whenever|Though|Unless|Once|Even though|Wherever) /;
const isName = (word: string | undefined): boolean => /^\p{Lu}/u.test(word ?? '');

/** Where the semi-colon, colon or dash is that a sentence is about. */
const joinerOf = ({ set, marks }: Pointed): number =>
  set.startsWith('semi') ? marks.findIndex((mark) => /[;:–]/.test(mark)) : -1;

/** Whether its mark joins two whole sentences: only then is a comma too weak. */
export const joinsSentences = (row: Pointed): boolean => joinerOf(row) >= 0 && row.beforeList !== joinerOf(row);

/** Whether a comma follows the mark that joins two sentences, as after “however”. Without that mark, the comma seems to join them. */
export const hasLaterComma = (row: Pointed): boolean =>
  row.marks.lastIndexOf(',') > joinerOf(row) && joinsSentences(row);

const oneMistake = (kind: MistakeKind, text: string, at?: number): MistakenAnswer => ({
  text,
  far: seenAtOnce.has(kind),
  kind,
  at,
  because: mistake(kind, says[kind]),
});

/** What is wrong with a sentence that somebody speaks in. */
function speechFault(text: string, gold: string): string {
  if (!text.includes('“')) return 'The speech marks that open the speech are missing.';
  if (!text.includes('”')) return 'The speech marks that close the speech are missing.';
  if (/“\p{Ll}/u.test(text)) return 'Spoken words begin with a capital letter.';
  if (text.endsWith('”') && !gold.endsWith('”')) return 'The speech marks must close straight after the spoken words.';
  if (gold.includes('?”'))
    return 'The spoken words ask something, so the question mark belongs inside the speech marks.';
  return 'A comma is missing before the speech marks close.';
}

const writtenMistake = (kind: MistakeKind, text: string, gold: string): MistakenAnswer => {
  const found = oneMistake(kind, text);
  return kind === 'speech' ? { ...found, because: { ...found.because, says: speechFault(text, gold) } } : found;
};

/** The sentence with some of its marks changed. */
function marked(
  { words, marks }: Pointed,
  kind: MistakeKind,
  changes: Readonly<Record<number, string>>,
  at?: number,
): MistakenAnswer {
  const changed = marks.map((mark, place) => changes[place] ?? mark);
  return oneMistake(kind, withMarks(words, changed), at);
}

function joinerMistakes(row: Pointed): MistakenAnswer[] {
  const joiner = joinerOf(row);
  if (joiner < 0) return [];
  const isTwo = joinsSentences(row);
  // “The theatre was full, in fact; people stood.” The mark may as well come after the linking words, so no word can be named.
  const place = hasLaterComma(row) ? undefined : joiner;
  return [
    ...(isTwo ? [marked(row, 'splice', { [joiner]: ',' }, place)] : []),
    marked(row, isTwo ? 'run-on' : 'no-colon', { [joiner]: '' }),
    oneMistake('capital-after-mark', row.gold.replace(/(?<=; )\p{Ll}/u, upper)),
  ];
}

function colonMistakes(row: Pointed): MistakenAnswer[] {
  const { set, marks, beforeList } = row;
  const colon = set.startsWith('colon') ? marks.indexOf(':') : -1;
  if (colon < 0)
    return beforeList === undefined || joinerOf(row) >= 0
      ? []
      : [marked(row, 'comma-before-list', { [beforeList]: ',' }, beforeList)];
  return [
    marked(row, 'semi-colon-for-colon', { [colon]: ';' }, colon),
    marked(row, 'no-colon', { [colon]: '' }),
    ...(beforeList === undefined ? [] : [marked(row, 'early-colon', { [colon]: '', [beforeList]: ':' }, beforeList)]),
  ];
}

const commasOf = ({ marks }: Pointed): number[] => marks.flatMap((mark, place) => (mark === ',' ? [place] : []));
/** Whether a sentence begins with words or a clause that a comma cuts off. */
export const isOpened = ({ set, gold }: Pointed): boolean => set.startsWith('fronted') || opener.test(gold);

function listMistakes(row: Pointed): MistakenAnswer[] {
  const listed = commasOf(row).slice(isOpened(row) ? 1 : 0);
  if (listed.length === 0) return [];
  const and = row.words.indexOf('and');
  // Two names without a comma may be one person: Ella Ravi.
  const hasNames = listed.some((place) => isName(row.words[place]) && isName(row.words[place + 1]));
  const noCommas = Object.fromEntries(listed.map((place) => [place, '']));
  return [
    ...(hasNames ? [] : listed.map((place) => marked(row, 'list-comma-missing', { [place]: '' }))),
    ...(hasNames || listed.length === 1 ? [] : [marked(row, 'no-list-commas', noCommas)]),
    ...(and > 0 ? [marked(row, 'after-and', { [and]: ',' }, and)] : []),
  ];
}

function openerMistakes(row: Pointed): MistakenAnswer[] {
  const { gold, set, words } = row;
  const [opened] = commasOf(row);
  if (opened === undefined || !isOpened(row)) return [];
  const rest = words[opened + 1] ?? '';
  const joining = set.startsWith('clause') ? (opener.exec(gold)?.[1]?.split(' ').length ?? 0) - 1 : -1;
  return [
    oneMistake('fragment', gold.replace(`, ${rest}`, `. ${upper(rest)}`)),
    marked(row, 'semi-colon-after-opener', { [opened]: ';' }, opened),
    ...(isName(rest) ? [] : [oneMistake('capital-after-comma', gold.replace(`, ${rest}`, `, ${upper(rest)}`))]),
    ...(joining < 0 ? [] : [marked(row, 'after-conjunction', { [joining]: ',' }, joining)]),
  ];
}

/** A comma after the subject, which is named: all since the mark before it, or a whole list, as in “Leeds, York and Bath”. */
function subjectMistake(row: Pointed, end: number): MistakenAnswer {
  const { words, marks } = row;
  const since = marks.slice(0, end).findLastIndex((mark) => mark !== '') + 1;
  const from = words.slice(since, end).includes('and') ? 0 : since;
  const subject = withMarks(words.slice(from, end + 1), [...marks.slice(from, end), '']);
  const found = marked(row, 'subject-comma', { [end]: ',' }, end);
  const named = `“${subject}” is the subject. ${says['subject-comma']}`;
  return { ...found, because: { ...found.because, says: named } };
}

/** Every mistake that can be made in a sentence. */
export function mistakesOf(row: Pointed): MistakenAnswer[] {
  const { set, gold, subjectEnd, written } = row;
  if (written.length > 0) return isKind(set) ? written.map((text) => writtenMistake(set, text, gold)) : [];
  const isList = !set.startsWith('semi');
  const found = [
    oneMistake('no-capital', low(gold)),
    ...(isList
      ? [oneMistake('no-end-mark', gold.slice(0, -1)), ...listMistakes(row), ...openerMistakes(row)]
      : joinerMistakes(row)),
    ...colonMistakes(row),
    ...(subjectEnd === undefined ? [] : [subjectMistake(row, subjectEnd)]),
  ];
  return found.filter(({ text }) => text !== gold);
}

/**
 * Two mistakes in one sentence, where they are of two kinds and don't touch. Where every wrong sentence is the right one with one
 * change, the right one is always the most like the others.
 */
export function bothMistakes(gold: string, one: MistakenAnswer, other: MistakenAnswer): MistakenAnswer[] {
  const right = gold.split(' ');
  const [first, second] = [one.text.split(' '), other.text.split(' ')];
  if (one.kind === other.kind || first.length !== right.length || second.length !== right.length) return [];
  const changed = (words: readonly string[]): number[] =>
    words.flatMap((word, place) => (word === right[place] ? [] : [place]));
  // What is said of a capital letter after a mark is true of that mark only.
  const apart = [one, other].some(({ kind }) => kind.startsWith('capital-after')) ? 2 : 1;
  if (changed(first).some((place) => changed(second).some((near) => Math.abs(place - near) < apart))) return [];
  const words = right.map((word, place) => (first[place] === word ? second[place] : first[place]));
  const says = `${one.because.says} ${other.because.says}`;
  return [{ ...one, text: words.join(' '), because: { ...one.because, says } }];
}
