/** Words of like and of opposite meaning, read once. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { areRelated } from '../../words/related.ts';
import { listOf, once, partOf, rowsOf } from '../data-rows.ts';
import { oppositeHeights } from './opposite-heights.data.ts';
import { opposites } from './opposites.data.ts';
import {
  alsoComplete,
  hardToWrite,
  loosePairs,
  nearSenses,
  oppositeSenses,
  plainOpposites,
  plainSynonyms,
  shades,
  synonyms,
} from './synonyms.data.ts';

/** A word with others of like and opposite meaning, and a sentence that holds it. */
export interface Entry {
  readonly year: number;
  readonly kind: string;
  readonly word: string;
  readonly like: readonly string[];
  readonly opposite: readonly string[];
  /** The sentence with the word in bold. */
  readonly sentence: string;
}

/** The words of a part of a line; a dash stands for none. */
const wordsOf = (part: string | undefined): string[] => listOf(part).filter((word) => word !== '-');

const entriesIn = (lines: string): readonly Entry[] =>
  rowsOf(lines).map(
    (row): Entry => ({
      year: Number(partOf(row, 0)),
      kind: partOf(row, 1),
      word: partOf(row, 2),
      like: wordsOf(row[3]),
      opposite: wordsOf(row[4]),
      sentence: partOf(row, 5).replace(/\{(.+?)\}/, '**$1**'),
    }),
  );
const sharedEntries = once(() => entriesIn(synonyms));
const entries = once(() => [...sharedEntries(), ...entriesIn(opposites)]);

const byYear = new Map<number, readonly Entry[]>();

/** The entries of a year. */
export function entriesOf(year: number): readonly Entry[] {
  const found = byYear.get(year) ?? entries().filter((entry) => entry.year === year);
  byYear.set(year, found);
  return found;
}

/** Words that are no pair with the first word of their line: bottomless is more than deep, to adore more than to like, and a smooth hill is neither flat nor level. */
const notAsked = new Set(['bottomless', 'flat', 'level', 'adore', 'love', 'flee']);
const heights = once(
  () => new Map(rowsOf(oppositeHeights).map((row) => [`${row[0]} ${row[1]}`, new Set(listOf(row[2]))] as const)),
);

/** The words of like meaning that are a pair with the first word of their line. */
export const likesOf = ({ like }: Entry): readonly string[] => like.filter((word) => !notAsked.has(word));

const plainLikes = once(() => new Set(listOf(plainSynonyms)));

/** Whether a word of like meaning is known at once. */
export const isPlainLike = (word: string): boolean => plainLikes().has(word);

/**
 * The words of an entry that may be asked for: of like meaning beyond easy where they aren't known at once, of opposite meaning at the height of
 * their level (where easy has no line, those that hard doesn't ask for).
 */
export function askedOf(entry: Entry, relation: 'like' | 'opposite', difficulty: Difficulty): readonly string[] {
  if (relation === 'like')
    return difficulty === 'easy' ? likesOf(entry) : likesOf(entry).filter((word) => !isPlainLike(word));
  const asked = heights().get(`${entry.year} ${difficulty}`);
  const hard = heights().get(`${entry.year} hard`);
  return entry.opposite.filter((word) => (asked === undefined ? hard?.has(word) !== true : asked.has(word)));
}

const hardWords = once(() => new Set(listOf(hardToWrite)));

/** Whether a word is easily written by a child of years 3 and 4 who knows some of its letters; later words are what their year spells. */
export const canBeWritten = (word: string, year: number): boolean => year > 4 || !hardWords().has(word);

const plainWords = once(() => new Set(listOf(plainOpposites)));

/** Whether an opposite is known at once. */
export const isPlainOpposite = (word: string): boolean => plainWords().has(word);

const spoilt = once(() => new Set(rowsOf(alsoComplete).map((row) => partOf(row, 0))));

/** Whether another word of its meaning has the letters that are left of a word. */
export const canBeAnotherWord = (word: string): boolean => spoilt().has(word);

/** The words of an entry that are asked for with letters missing, at hard: those that the meaning and the letters leave alone. */
export const askedWithGaps = (entry: Entry, relation: 'like' | 'opposite'): readonly string[] =>
  askedOf(entry, relation, 'hard').filter(
    (word) =>
      /^[a-z]{4,}$/.test(word) && !canBeAnotherWord(word) && !(relation === 'opposite' && isPlainOpposite(word)),
  );

const listsOf = (lines: string): ReadonlyMap<string, readonly string[]> =>
  new Map(rowsOf(lines).map((row) => [partOf(row, 0), listOf(row[1])] as const));
const nearOf = once(() => listsOf(nearSenses));
const looseOf = once(() => listsOf(loosePairs));
/** The first word of each row stands for its whole line: what is the opposite of flexible could be called that of supple, too. */
const oppositesOf = once(() => {
  const found = new Map<string, string[]>();
  for (const [first, words] of listsOf(oppositeSenses)) {
    const line = entries().filter(({ word }) => word === first);
    for (const word of new Set([first, ...line.flatMap(({ like }) => like)]))
      found.set(word, [...(found.get(word) ?? []), ...words]);
  }
  return found;
});

/** The words of like meaning that mean nearly the same as each other as well, and not only as the first word of their line. */
export function closeLikes({ word, like }: Entry): readonly string[] {
  const loose = looseOf().get(word) ?? [];
  return like.filter((each) => !loose.includes(each));
}

/** Whether two words are near each other, or opposite, in another sense of one of them. */
export const haveNearSense = (one: string, other: string): boolean =>
  nearOf().get(one)?.includes(other) === true || nearOf().get(other)?.includes(one) === true;

/** Whether one of two words could be called the opposite of the other, though they are of different lines. */
export const couldBeOpposites = (one: string, other: string): boolean =>
  oppositesOf().get(one)?.includes(other) === true || oppositesOf().get(other)?.includes(one) === true;

/** Whether two words have to do with each other, by the book of relations or in another sense of one of them. */
const areNear = (one: string, other: string): boolean =>
  areRelated(one, other) || haveNearSense(one, other) || couldBeOpposites(one, other);

const strangers = new Map<Entry, readonly string[]>();

/** Every entry of the shared list as two sides: words of one meaning, words of the opposite one. */
export const senseSides = once(() =>
  sharedEntries().map(({ word, like, opposite }): readonly (readonly string[])[] => [[word, ...like], opposite]),
);

/** Words of other entries of the same class that have nothing to do with any word of this one. */
export function strangersTo(entry: Entry): readonly string[] {
  const own = [entry.word, ...entry.like, ...entry.opposite];
  const known = strangers.get(entry);
  if (known !== undefined) return known;
  const found = entriesOf(entry.year)
    .filter((other) => other.kind === entry.kind && other.word !== entry.word)
    .flatMap((other) => [...other.like, ...other.opposite])
    .filter((word) => own.every((each) => each !== word && !areNear(each, word)));
  strangers.set(entry, found);
  return found;
}

/** How two words of a year stand to each other, by the whole book; `related` in a way that is not in the book. A word is no pair with itself. */
export function relationOf(year: number, one: string, other: string): 'like' | 'opposite' | 'related' | 'none' {
  const low = (word: string): string => word.toLowerCase();
  for (const { word, like, opposite } of entriesOf(year)) {
    const same = [word, ...like].map(low);
    const far = opposite.map(low);
    const [a, b] = [low(one), low(other)];
    if (a === b) return 'none';
    if (same.includes(a) && same.includes(b)) return 'like';
    if (far.includes(a) && far.includes(b) && !same.includes(a)) return 'like';
    if ((same.includes(a) && far.includes(b)) || (far.includes(a) && same.includes(b))) return 'opposite';
  }
  return areNear(one, other) ? 'related' : 'none';
}

const scales = once(() =>
  rowsOf(shades).map((row) => ({ year: Number(partOf(row, 0)), words: listOf(row[1]), strongest: partOf(row, 2) })),
);

/** What the strongest word of a scale means. */
export const meaningOfStrongest = (word: string): string =>
  scales().find(({ words }) => words.at(-1) === word)?.strongest ?? '';

/** The first words of the scales of verbs and of nouns; the others are of adjectives. */
const verbScales = 'whisper nudge smile like sip drip dislike ask disagree hint respect';
const nounScales = 'breeze';
/** The class of the words of a scale. */
export function classOf([first = '']: readonly string[]): 'verb' | 'noun' | 'adjective' {
  if (verbScales.split(' ').includes(first)) return 'verb';
  return nounScales.split(' ').includes(first) ? 'noun' : 'adjective';
}

/** Scales from weak to strong, of a year. */
export function scalesOf(year: number): readonly (readonly string[])[] {
  return scales()
    .filter((scale) => scale.year === year)
    .map(({ words }) => words);
}
