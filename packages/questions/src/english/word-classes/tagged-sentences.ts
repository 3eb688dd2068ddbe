/** The tagged sentences, read once, as far as a second reader of the words comes to the same classes. */
import type { Year } from '@comet/domain/curriculum/subjects';
import { childNames } from '../../kernel/names.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import { taggedSentences } from './tagged-sentences.data.ts';
import { twoClassWords } from './two-class-words.data.ts';
import { readTags, type Tag } from './word-reader.ts';

/** A sentence as it is shown, word by word, with the tag of each. */
export interface Tagged {
  readonly year: number;
  readonly words: readonly string[];
  readonly tags: readonly Tag[];
}

/** A word in a sentence of its own, as one of the classes it can have. */
export interface InClass {
  readonly className: string;
  readonly sentence: string;
}

/** A word that belongs to more than one class. */
interface TwoClass {
  readonly year: number;
  readonly word: string;
  readonly uses: readonly InClass[];
}

const tagPattern = /^(.+)\/([nvmjaopdrqwcsix])$/;

function readRow(row: readonly string[]): Tagged {
  const words: string[] = [];
  const tags: Tag[] = [];
  for (const token of partOf(row, 1).split(' ')) {
    const found = tagPattern.exec(token);
    const [word, tag] = found === null ? [token, undefined] : [found[1] ?? '', found[2]];
    if (tag === undefined || word === ',') words.push(`${words.pop() ?? ''}${word}`);
    else {
      words.push(word);
      tags.push(tagOf(tag));
    }
  }
  return { year: Number(partOf(row, 0)), words, tags };
}

const allTags = ['n', 'v', 'm', 'j', 'a', 'o', 'p', 'd', 'r', 'q', 'w', 'c', 's', 'i', 'x'] as const;
function tagOf(letter: string): Tag {
  const found = allTags.find((tag) => tag === letter);
  if (found === undefined) throw new Error(`no class has the tag ${letter}`);
  return found;
}

/** Whether the second reader, who sees no tags, reads every word as it is tagged. */
function readersAgree({ words, tags }: Tagged): boolean {
  return readTags(words).every((read, place) => {
    const tag = tags[place] ?? 'x';
    return tag === 'x' || (read.size === 1 && read.has(tag));
  });
}

/** Every tagged sentence, agreed or not. */
const allTagged = once((): readonly Tagged[] => rowsOf(taggedSentences).map(readRow));

const byYears = new Map<number, readonly Tagged[]>();

/** The first year whose sentences a year still reads: “A green frog jumped into the pond” is too plain for years 6 and 7. */
const oldestFor = (year: Year): number => (year === 5 ? 3 : year - 1);

/** Sentences for a year: its own and those of the years before, as far as both readers agree on them. */
export function taggedFor(year: Year): readonly Tagged[] {
  const found =
    byYears.get(year) ??
    allTagged().filter(
      (each) =>
        each.year <= year &&
        each.year >= oldestFor(year) &&
        // Modal verbs come in year 5; before, nobody can say whether ‘may’ counts as a verb.
        (year >= 5 || !each.tags.includes('m')) &&
        readersAgree(each),
    );
  byYears.set(year, found);
  return found;
}

const readNames: Readonly<Record<Tag, string>> = {
  n: 'noun',
  v: 'verb',
  m: 'modal verb',
  j: 'adjective',
  a: 'adverb',
  o: 'adverb of possibility',
  p: 'preposition',
  d: 'determiner',
  r: 'pronoun',
  q: 'possessive pronoun',
  w: 'relative pronoun',
  c: 'conjunction',
  s: 'conjunction',
  i: 'question word',
  x: '',
};

/** The name of the class of a tag. */
export function nameOf(tag: Tag): string {
  return readNames[tag];
}

/** A word without the marks around it, in small letters. */
export function bare(word: string): string {
  return word.replaceAll(/[^\p{L}’-]/gu, '').toLowerCase();
}

const alsoNames = new Set<string>([
  'Mia',
  'Ben',
  'Sam',
  'Lucy',
  'Amy',
  'Anna',
  'Zoe',
  'Dad',
  'Grandad',
  'Grandma',
  'I',
]);

/** A word without its marks, with a capital only where it has one inside a sentence as well. */
export function shownWord(words: readonly string[], place: number): string {
  const word = (words[place] ?? '').replaceAll(/[^\p{L}’-]/gu, '');
  const keeps = place > 0 || alsoNames.has(word) || childNames.some((name) => name === word);
  return keeps ? word : word.toLowerCase();
}

/** The tag a second reader gives to the word in this sentence; undefined where it stays open. */
export function readTag(sentence: string, word: string): Tag | undefined {
  const words = sentence.replaceAll('**', '').split(' ');
  const read = [...(readTags(words)[words.findIndex((each) => bare(each) === word.toLowerCase())] ?? [])];
  return read.length === 1 ? read[0] : undefined;
}

/** Every word of two classes with the uses on which both readers agree. */
export const twoClass = once((): readonly TwoClass[] =>
  rowsOf(twoClassWords)
    .map((row) => {
      const word = partOf(row, 1);
      const uses = row.slice(2).map((use) => {
        const colon = use.indexOf(':');
        return { className: use.slice(0, colon), sentence: use.slice(colon + 1).trim() };
      });
      return {
        year: Number(partOf(row, 0)),
        word,
        uses: uses.filter(({ className, sentence }) => {
          const tag = readTag(sentence, word);
          return tag !== undefined && readNames[tag] === className;
        }),
      };
    })
    .filter(({ uses }) => uses.length > 1),
);
