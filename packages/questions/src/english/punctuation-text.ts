/** Sentences with their punctuation taken apart, and the slips children make with it. */
import type { Mistake } from '../kernel/key.ts';
import { mistakesIn } from '../kernel/slips.ts';
import { punctuated } from './data/punctuation.ts';
import { once, partOf, rowsOf } from './rows.ts';

export const mistake = mistakesIn('e.punctuate');

/** A sentence as words, each with the mark that follows it; the mark at the very end stays with the last word. */
export interface Pointed {
  readonly set: string;
  readonly gold: string;
  readonly words: readonly string[];
  readonly marks: readonly string[];
}

/** Takes a sentence apart. A dash belongs to the word before it. */
export function pointed(set: string, gold: string): Pointed {
  const words: string[] = [];
  const marks: string[] = [];
  for (const token of gold.split(' ')) {
    const [, word = token, mark = ''] = /^(.*?)([,;:]?)$/.exec(token) ?? [];
    if (token === '–') marks[marks.length - 1] = ' –';
    else {
      words.push(word);
      marks.push(mark);
    }
  }
  return { set, gold, words, marks };
}

/** The words with these marks after them. */
export function withMarks(words: readonly string[], marks: readonly string[]): string {
  return words.map((word, place) => word + (marks[place] ?? '')).join(' ');
}

const all = once(() =>
  rowsOf(punctuated)
    .filter((row) => !partOf(row, 0).startsWith('paren'))
    .map((row) => pointed(partOf(row, 0), partOf(row, 1))),
);

const bySet = new Map<string, readonly Pointed[]>();

/** The sentences of some sets, by their names between spaces. */
export function pointedOf(sets: string): readonly Pointed[] {
  const found = bySet.get(sets) ?? all().filter(({ set }) => ` ${sets} `.includes(` ${set} `));
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

/** A sentence with one slip; `far` ones are seen at a glance. */
export interface Slipped {
  readonly text: string;
  readonly far: boolean;
  /** Which kind of slip it is. */
  readonly kind: 'missing' | 'early' | 'late' | 'splice' | 'run-on' | 'other-mark' | 'after-and';
  /** The word before the wrong mark, where there is one. */
  readonly at: number | undefined;
  readonly because: Mistake;
}

const says: Readonly<Record<Slipped['kind'], string>> = {
  missing: 'A {} is missing there.',
  early: 'The {} comes too early. Read it aloud and listen for the pause.',
  late: 'The {} comes too late. Read it aloud and listen for the pause.',
  splice: 'A comma is too weak to join two sentences.',
  'run-on': 'Two sentences run into each other without a mark.',
  'other-mark': 'That is the wrong mark in this place.',
  'after-and': 'No comma is needed after “and”.',
};

/** Every slip with one mark of a sentence. */
export function slipsOf({ words, marks }: Pointed): Slipped[] {
  const change = (
    changes: Readonly<Record<number, string>>,
    kind: Slipped['kind'],
    name: string,
    at?: number,
  ): Slipped => ({
    text: withMarks(
      words,
      marks.map((mark, place) => changes[place] ?? mark),
    ),
    far: kind === 'missing' || kind === 'run-on' || kind === 'after-and',
    kind,
    at,
    because: mistake(`${kind}-${name}`, says[kind].replace('{}', name)),
  });
  const isFree = (place: number): boolean => place >= 0 && place < words.length - 1 && marks[place] === '';
  const joins = (place: number): boolean => /^(and|but|or|so)$/.test(words[place + 1] ?? '');
  const found = marks.flatMap((mark, place): Slipped[] => {
    const name = markNames[mark];
    if (name === undefined) return [];
    const moves = [-2, -1, 1, 2].flatMap((step) =>
      isFree(place + step) && !joins(place + step)
        ? [change({ [place]: '', [place + step]: mark }, step < 0 ? 'early' : 'late', name, place + step)]
        : [],
    );
    if (mark === ',') return [change({ [place]: '' }, 'missing', name), ...moves];
    const isList = mark === ':' && marks.includes(',');
    return [
      ...(isList
        ? [change({ [place]: ';' }, 'other-mark', 'semi-colon', place), change({ [place]: '' }, 'missing', name)]
        : [change({ [place]: ',' }, 'splice', 'comma', place), change({ [place]: '' }, 'run-on', name)]),
      ...moves,
    ];
  });
  const and = words.indexOf('and');
  return and > 0 && marks.includes(',') && isFree(and)
    ? [...found, change({ [and]: ',' }, 'after-and', 'comma', and)]
    : found;
}
