/** The punctuation mistakes children make in a sentence. Each makes it wrong for certain: no mark is just moved along. */
import type { Mistake } from '../../kernel/key.ts';
import { upper } from '../../kernel/letter-case.ts';
import { mistake, type Pointed, withMarks } from './punctuated-sentences.ts';

const says = {
  splice: 'A comma is too weak to join two sentences.',
  'run-on': 'Two sentences run into each other with no mark between them.',
  'mark-misplaced': 'The mark must come where the first whole sentence ends.',
  'second-semi-colon': 'After the linking words a comma is enough. The second semi-colon is wrong.',
  'semi-colon-before-word': 'A semi-colon comes between two whole sentences, and what follows here is not one.',
  'semi-colon-for-colon': 'A colon introduces a list. A semi-colon does not.',
  'no-colon': 'A colon is missing. It introduces what follows.',
  'stop-for-colon': 'The list is not a sentence of its own. A colon introduces it, not a full stop.',
  'early-colon': 'The colon belongs straight before the list.',
  'second-colon': 'One colon is enough. It belongs straight before the list.',
  'comma-in-semi-colon-list':
    'The things in this list have commas of their own, so semi-colons separate them. A comma is too weak there.',
  'list-comma-missing': 'A comma is missing between two parts of the list.',
  'no-list-commas': 'Commas are missing between the parts of the list.',
  'comma-before-list': 'No comma is needed before the first thing in the list.',
  'after-and': 'No comma is needed after “and”.',
  fragment: 'The first part is not a sentence. It needs a comma after it, not a full stop.',
  'semi-colon-after-opener': 'The first part is not a sentence, so a semi-colon cannot follow it.',
  'aside-not-closed': 'The linking words interrupt one sentence, so a comma comes after them as well as before.',
  'capital-after-comma': 'A comma doesn’t begin a new sentence, so this word needs no capital letter.',
  'after-conjunction': 'The joining word belongs to its clause, so it takes no comma after it.',
  'early-comma': 'The comma comes too early.',
  'late-comma': 'The comma comes too late.',
  'subject-comma': 'Never put a single comma between the subject and its verb.',
  its: '“Its” shows that something belongs to it. It takes no apostrophe.',
  'it-is': 'This is short for “it is”, so it needs an apostrophe: it’s.',
  whose: '“Who’s” is short for “who is”. The word for who something belongs to is “whose”.',
  'who-is': '“Whose” tells who something belongs to. This is short for “who is”: who’s.',
  'many-owners': 'The plural ends without an s, so the apostrophe belongs before the s that is added.',
  'owners-with-s': 'There is more than one owner, and the word ends in s, so the apostrophe belongs after the s.',
  'cut-capital': 'The spoken sentence goes on after the speaker, so its second part needs no capital letter.',
  'cut-comma': 'A comma should come after the speaker, before the spoken sentence goes on.',
  'new-sentence': 'A new spoken sentence begins, so a full stop should come after the speaker.',
  'mark-outside': 'The spoken words ask or exclaim, so their mark belongs inside the speech marks.',
  'told-question': 'The sentence tells what was asked. It asks nothing itself, so it should end with a full stop.',
} as const;

/** Which mistake it is. */
export type MistakeKind = keyof typeof says;

/** Whether more than one mark would put it right: a semi-colon, a dash or a full stop may separate two sentences. */
export const hasOtherMarks = (kind: MistakeKind): boolean => kind === 'run-on' || kind === 'splice';

const isKind = (set: string): set is MistakeKind => set in says;

/** A sentence with one mistake. */
export interface MistakenAnswer {
  readonly text: string;
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
  kind,
  at,
  because: mistake(kind, says[kind]),
});

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
  const later = commasOf(row).filter((comma) => comma > joiner);
  // Two commas cut words off, as in “the spring, at last, was kind”.
  const laterCommas = isTwo && later.length === 1 ? later : [];
  const opened = isTwo ? openingComma(row, joiner) : undefined;
  return [
    ...(isTwo ? [marked(row, 'splice', { [joiner]: ',' }, place)] : []),
    // After opening words it would look like one sentence at first.
    ...(opened === undefined ? [marked(row, isTwo ? 'run-on' : 'no-colon', { [joiner]: '' })] : []),
    ...(isTwo ? misplaced(row, joiner) : [marked(row, 'semi-colon-before-word', { [joiner]: ';' }, joiner)]),
    ...laterCommas.map((comma) => secondSemiColon(row, joiner, comma)),
    ...(opened === undefined ? [] : [marked(row, 'semi-colon-after-opener', { [opened]: ';' }, opened)]),
  ];
}

/** A semi-colon after the words that link the second sentence to the first, which are named. */
function secondSemiColon(row: Pointed, joiner: number, comma: number): MistakenAnswer {
  const link = row.words.slice(joiner + 1, comma + 1).join(' ');
  const found = marked(row, 'second-semi-colon', { [comma]: ';' }, comma);
  return withReason(found, `After “${link}” a comma is enough. The second semi-colon is wrong.`);
}

/** The comma after the opening words of the first of two sentences; a comma before “and” is one of a list. */
function openingComma(row: Pointed, joiner: number): number | undefined {
  const [first, ...more] = commasOf(row).filter((comma) => comma < joiner);
  return more.length > 0 || first === undefined || row.words.slice(first, joiner).includes('and') ? undefined : first;
}

/** The mark between two sentences after another word: the subject, or a word that is named in the list of sentences. */
function misplaced(row: Pointed, joiner: number): MistakenAnswer[] {
  const place = row.misplaced ?? row.subjectEnd;
  if (place === undefined) return [];
  const found = marked(row, 'mark-misplaced', { [joiner]: '', [place]: row.marks[joiner] ?? '' });
  const first = row.words.slice(0, joiner + 1).join(' ');
  return [withReason(found, `The first whole sentence is “${first}”, so the mark belongs after it.`)];
}

const withReason = (found: MistakenAnswer, says: string): MistakenAnswer => ({
  ...found,
  because: { ...found.because, says },
});

function colonMistakes(row: Pointed): MistakenAnswer[] {
  const { set, marks, beforeList } = row;
  const colon = set.startsWith('colon') ? marks.indexOf(':') : -1;
  if (colon < 0)
    return beforeList === undefined || joinerOf(row) >= 0
      ? []
      : [marked(row, 'comma-before-list', { [beforeList]: ',' }, beforeList)];
  return [
    marked(row, 'semi-colon-for-colon', { [colon]: ';' }, colon),
    // Before “and” some would write a comma.
    ...marks.flatMap((mark, place) =>
      mark === ';' && row.words[place + 1] !== 'and'
        ? [marked(row, 'comma-in-semi-colon-list', { [place]: ',' }, place)]
        : [],
    ),
    marked(row, 'no-colon', { [colon]: '' }),
    oneMistake(
      'stop-for-colon',
      row.gold.replace(/: (\S)/, (_, letter: string) => `. ${upper(letter)}`),
    ),
    ...(beforeList === undefined
      ? []
      : [
          marked(row, 'early-colon', { [colon]: '', [beforeList]: ':' }, beforeList),
          marked(row, 'second-colon', { [beforeList]: ':' }, beforeList),
        ]),
  ];
}

const commasOf = ({ marks }: Pointed): number[] => marks.flatMap((mark, place) => (mark === ',' ? [place] : []));
/** Whether a sentence begins with words or a clause that a comma cuts off. */
export const isOpened = ({ set, gold }: Pointed): boolean => set.startsWith('fronted') || opener.test(gold);

/** A comma between two parts of a list left out, and where it belongs. */
function listCommaMissing(row: Pointed, place: number): MistakenAnswer {
  const found = marked(row, 'list-comma-missing', { [place]: '' });
  return withReason(found, `${says['list-comma-missing']} It belongs after “${row.words[place]}”.`);
}

function listMistakes(row: Pointed): MistakenAnswer[] {
  const listed = commasOf(row).slice(isOpened(row) ? 1 : 0);
  // Beside semi-colons the commas belong to the things themselves.
  if (listed.length === 0 || row.marks.includes(';')) return [];
  const and = row.words.indexOf('and');
  // Two names without a comma may be one person: Ella Ravi.
  const hasNames = listed.some((place) => isName(row.words[place]) && isName(row.words[place + 1]));
  const noCommas = Object.fromEntries(listed.map((place) => [place, '']));
  return [
    ...(hasNames ? [] : listed.map((place) => listCommaMissing(row, place))),
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
    ...commaMoved(row, opened),
  ];
}

/** The comma after the opening words, put before they end or after the subject that follows them. */
function commaMoved(row: Pointed, opened: number): MistakenAnswer[] {
  const ends = `The opening words end after “${row.words.slice(0, opened + 1).join(' ')}”, so the comma belongs there.`;
  const moved = (kind: 'early-comma' | 'late-comma', place: number | undefined): MistakenAnswer[] =>
    place === undefined ? [] : [withReason(marked(row, kind, { [opened]: '', [place]: ',' }), `${says[kind]} ${ends}`)];
  return [...moved('early-comma', row.misplaced), ...moved('late-comma', row.subjectEnd)];
}

/** A comma after the subject, which is named: all since the mark before it, or a whole list, as in “Leeds, York and Bath”. */
function subjectMistake(row: Pointed, end: number): MistakenAnswer {
  const { words, marks } = row;
  const since = marks.slice(0, end).findLastIndex((mark) => mark !== '') + 1;
  const from = words.slice(since, end).includes('and') ? 0 : since;
  const subject = withMarks(words.slice(from, end + 1), [...marks.slice(from, end), '']);
  const found = marked(row, 'subject-comma', { [end]: ',' }, end);
  return withReason(found, `“${subject}” is the subject. ${says['subject-comma']}`);
}

/** A semi-colon before linking words that only interrupt one sentence, or one comma instead of two. */
function asideMistakes(row: Pointed): MistakenAnswer[] {
  const [first, second] = commasOf(row);
  if (first === undefined || second === undefined) return [];
  return [
    marked(row, 'semi-colon-after-opener', { [first]: ';' }, first),
    marked(row, 'aside-not-closed', { [second]: '' }),
  ];
}

/** Every mistake that can be made in a sentence. */
export function mistakesOf(row: Pointed): MistakenAnswer[] {
  const { set, gold, subjectEnd, written } = row;
  if (written.length > 0) return isKind(set) ? written.map((text) => oneMistake(set, text)) : [];
  if (set.startsWith('aside')) return asideMistakes(row);
  const found = [
    ...(set.startsWith('semi') ? joinerMistakes(row) : [...listMistakes(row), ...openerMistakes(row)]),
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
  // What is said of a capital letter after a comma is true of that comma only.
  const apart = [one, other].some(({ kind }) => kind === 'capital-after-comma') ? 2 : 1;
  if (changed(first).some((place) => changed(second).some((near) => Math.abs(place - near) < apart))) return [];
  const words = right.map((word, place) => (first[place] === word ? second[place] : first[place]));
  const says = `${one.because.says} ${other.because.says}`;
  return [{ ...one, text: words.join(' '), because: { ...one.because, says } }];
}
