/** What all questions about word classes share: the sentences of a cell, what they hold, the mistakes behind wrong words. */

import type { Cell } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { aClass, classOf, type WordClass } from './class-names.ts';
import { demandingWords, prepositionsOfYear5 } from './demanding-words.data.ts';
import { bare, nameOf, shownWord, type Tagged, taggedFor } from './tagged-sentences.ts';

/** What is asked for at a sub-topic. */
export interface WordClassParams {
  /** Names of word classes; none where whole phrases are asked for. */
  readonly classes: readonly string[];
  /** Four classes to tell apart where a word is to be named. */
  readonly names?: readonly string[];
  /** The part of a sentence that is asked for. */
  readonly phrase?: 'noun phrase' | 'expanded noun phrase' | 'adverbial' | 'subject and object';
  /** A gap to fill, beside the questions on classes. */
  readonly fills?: 'modal' | 'possibility' | 'relative' | 'possessive';
}

export type ClassCell = Cell<WordClassParams>;

export const mistake = mistakesIn('e.wordClass');

/** Whether a cell asks for all the word classes: children know each of them by then, so that one plain word is easy to find. */
export const mixes = (cell: ClassCell): boolean => cell.params.classes.length > 2;

/** Classes that children take for each other. */
const confused: Readonly<Record<string, readonly string[]>> = {
  noun: ['verb', 'adjective'],
  verb: ['noun', 'adverb'],
  adjective: ['adverb', 'noun'],
  adverb: ['adjective', 'preposition'],
  preposition: ['conjunction', 'adverb'],
  conjunction: ['preposition', 'adverb'],
  determiner: ['pronoun', 'possessive pronoun', 'adjective'],
  pronoun: ['determiner'],
  'possessive pronoun': ['determiner', 'pronoun'],
  'modal verb': ['verb'],
  'adverb of possibility': ['adverb', 'modal verb'],
  'relative pronoun': ['conjunction', 'pronoun'],
};

/** Whether children take one class for the other. */
export function isConfused(wanted: string, other: string): boolean {
  return (confused[wanted] ?? []).includes(other);
}

const kinds: Readonly<Record<string, string>> = {
  'modal verb': 'verb',
  'relative pronoun': 'pronoun',
  'possessive pronoun': 'pronoun',
  'question word': 'pronoun',
  'adverb of possibility': 'adverb',
};

/** Whether a word of one class might pass for the other: a modal verb is a verb. */
export function isKindOf(name: string, wanted: string): boolean {
  return name === wanted || kinds[name] === wanted || kinds[wanted] === name;
}

/** Determiners that show whose. */
export const owners = /^(my|your|his|her|its|our|their)$/i;

/** Adjectives that tell which one, and so are determiners in many dictionaries and classrooms. */
const tellsWhichOne = /^(last|next|other|same|only|own|first|second|third)$/i;

/**
 * Whether some books put a word of this class into the other class too: “possessive adjectives” and “possessive
 * pronouns” such as “my”, “many” or “three” among the adjectives, and “last” among the determiners.
 */
export function isAlsoCalled(wanted: string, word: string, name: string): boolean {
  if (name === 'adjective') return wanted === 'determiner' && tellsWhichOne.test(bare(word));
  return name === 'determiner' && (wanted === 'adjective' || (wanted === 'pronoun' && owners.test(bare(word))));
}

/** Places in a sentence of the words of a class; undefined where the sentence is unclear for it. */
export function placesOf(wanted: WordClass, { tags, words }: Tagged): readonly number[] | undefined {
  if (tags.some((tag) => wanted.unclear.includes(tag))) return undefined;
  if (
    (wanted.name === 'pronoun' || wanted.name === 'determiner') &&
    words.some((word, at) => isAlsoCalled(wanted.name, word, nameOf(tags[at] ?? 'x')))
  )
    return undefined;
  return tags.flatMap((tag, place) => (wanted.tags.includes(tag) ? [place] : []));
}

/** ‘The’ is known for a determiner at once. */
export const articles = /^(the|an?)$/i;

/** Whether a sentence asks too little: but for the easy questions of year 4, some determiner is more than an article. */
const isTooPlain = (
  { year, difficulty }: ClassCell,
  { name }: WordClass,
  { words }: Tagged,
  places: readonly number[],
): boolean =>
  (year > 4 || difficulty !== 'easy') &&
  name === 'determiner' &&
  places.every((place) => articles.test(words[place] ?? ''));

const demanding = new Map(Object.entries(demandingWords).map(([name, words]) => [name, new Set(words.split(' '))]));

const inYear5 = new Set(prepositionsOfYear5.split(' '));

/** Whether a word takes some thought to place: in years 6 and 7 most nouns, verbs and personal pronouns don’t, in year 5 some prepositions. */
export const isDemanding = ({ year }: ClassCell, name: string, word: string): boolean =>
  year < 6
    ? year < 5 || name !== 'preposition' || inYear5.has(bare(word))
    : demanding.get(name)?.has(bare(word)) !== false;

/** Forms of “be” and “have”, which tell nothing that anyone does. */
const notActions = /^(is|are|was|were|has|have|had)$/;

/** Whether a class is found at a glance: an ‘action’ verb, or a pronoun that opens the sentence, where year 3 or 4 is past its easy questions; in years 6 and 7, plain words. */
function isSeenAtOnce(cell: ClassCell, { name }: WordClass, { words }: Tagged, places: readonly number[]): boolean {
  const given = places.map((place) => words[place] ?? '');
  if (cell.difficulty === 'easy') return !given.every((word) => isDemanding(cell, name, word));
  if (cell.difficulty === 'hard' && cell.year === 6) return !given.some((word) => isDemanding(cell, name, word));
  if (cell.difficulty !== 'medium' || places.length !== 1) return false;
  return (
    (name === 'verb' && cell.year === 3 && !notActions.test(given[0] ?? '')) || (name === 'pronoun' && places[0] === 0)
  );
}

/** Whether year 3 was asked for the preposition of this very sentence. */
const isOfYear3 = (cell: ClassCell, { name }: WordClass, sentence: Tagged): boolean =>
  cell.year > 4 && name === 'preposition' && sentence.year === 3;

const kept = new Map<string, readonly Tagged[]>();

/** The sentences of a year that hold `count` words of the class: the shorter half of them, the longer half or all. */
export function holding(cell: ClassCell, wanted: WordClass, count: number, half?: 'short' | 'long'): readonly Tagged[] {
  const key = `${cell.year} ${cell.difficulty} ${wanted.name} ${count} ${half}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const all = taggedFor(cell.year)
    .filter((each) => {
      const places = placesOf(wanted, each);
      return (
        places?.length === count &&
        !isOfYear3(cell, wanted, each) &&
        !isTooPlain(cell, wanted, each, places) &&
        !isSeenAtOnce(cell, wanted, each, places)
      );
    })
    .sort((one, other) => one.words.length - other.words.length);
  const middle = Math.ceil(all.length / 2);
  const found = half === undefined ? all : half === 'short' ? all.slice(0, middle) : all.slice(middle);
  kept.set(key, found);
  return found;
}

/** The classes of a cell. */
export function classesOf(cell: ClassCell): readonly WordClass[] {
  return cell.params.classes.map(classOf);
}

/** How many sentences hold `count` words of any class of the cell. */
export function sizeOf(cell: ClassCell, count: number, half?: 'short' | 'long'): number {
  return classesOf(cell).reduce((sum, wanted) => sum + holding(cell, wanted, count, half).length, 0);
}

/** The sentence as it is printed. */
export const printedSentence = ({ words }: Tagged): string => words.join(' ');

/** Classes that children of year 3 have no name for yet. */
export const isUnnamed = (name: string, year: number): boolean => year < 4 && ['determiner', 'pronoun'].includes(name);

/** What the word is and does: '“slowly” is an adverb. It tells how …'. */
export function why(word: string, name: string, year = 4): string {
  if (isUnnamed(name, year)) return `“${word}” ${classOf(name).does}.`;
  return `“${word}” is ${aClass(name)}. It ${classOf(name).does}.`;
}

/** The mistake of taking this word for one of the wanted class. */
export function tookFor(wanted: WordClass, sentence: Tagged, place: number): Mistake {
  const tag = sentence.tags[place] ?? 'x';
  const name = nameOf(tag);
  if (name === '')
    return mistake('other-class', `“${shownWord(sentence.words, place)}” is not ${aClass(wanted.name)}.`);
  return mistake(
    `${name.replaceAll(' ', '-')}-for-${wanted.name.replaceAll(' ', '-')}`,
    why(shownWord(sentence.words, place), name, sentence.year),
  );
}
