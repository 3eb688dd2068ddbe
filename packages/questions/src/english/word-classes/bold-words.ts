/** Sentences with one word in bold, and which of them are hard to tell from the class asked for. */
import type { Random } from '../../kernel/random.ts';
import type { WordClass } from './class-names.ts';
import {
  articles,
  type ClassCell,
  isAlsoCalled,
  isConfused,
  isDemanding,
  isKindOf,
  owners,
} from './sentences-and-mistakes.ts';
import { bare, nameOf, shownWord, type Tagged, taggedFor } from './tagged-sentences.ts';

/** A sentence with one word in bold. */
export interface Bold {
  readonly text: string;
  readonly word: string;
  readonly name: string;
  /** The first year that reads the sentence. */
  readonly since?: number;
}

/** The sentence with the word at this place in bold; a full stop after it stays plain. */
function boldAt(words: readonly string[], place: number): string {
  return words
    .map((word, at) => (at === place ? word.replace(/^(\P{L}*)(.+?)(\P{L}*)$/u, '$1**$2**$3') : word))
    .join(' ');
}

const standsOnce = (words: readonly string[], place: number): boolean =>
  words.filter((word) => bare(word) === bare(words[place] ?? '')).length === 1;

/** Every word that may be put in bold in the sentences of a year, by the name of its class. */
const boldByYear = new Map<number, ReadonlyMap<string, readonly Bold[]>>();
function boldFor(year: ClassCell['year']): ReadonlyMap<string, readonly Bold[]> {
  const known = boldByYear.get(year);
  if (known !== undefined) return known;
  const found = new Map<string, Bold[]>();
  const put = (sentence: Tagged, place: number): void => {
    const name = nameOf(sentence.tags[place] ?? 'x');
    if (name === '' || !standsOnce(sentence.words, place)) return;
    const bold = {
      text: boldAt(sentence.words, place),
      word: shownWord(sentence.words, place),
      name,
      since: sentence.year,
    };
    found.set(name, [...(found.get(name) ?? []), bold]);
  };
  for (const sentence of taggedFor(year)) for (const place of sentence.tags.keys()) put(sentence, place);
  boldByYear.set(year, found);
  return found;
}

/** Bold words of the class itself, where nothing in the sentence makes the class unclear, from year 5 on in no sentence of year 3. Modal verbs are no good verbs to ask for: ‘should’ tells nothing that anyone does. */
export function boldOf(cell: ClassCell, wanted: WordClass): readonly Bold[] {
  const names = new Set(wanted.tags.map(nameOf).filter((name) => name === wanted.name || name !== 'modal verb'));
  return [...names].flatMap((name) =>
    (boldFor(cell.year).get(name) ?? []).filter(
      ({ word, since = 3 }) => isDemanding(cell, name, word) && (cell.year < 5 || since > 3),
    ),
  );
}

/** Conjunctions and adverbs that are prepositions elsewhere: only hard questions ask for the difference. */
const alsoPreposition = /^(before|after|until|since|than|as|for|inside)$/;

/** Whether some teachers would count a word as one of the wanted class too. */
const isUnclear = (wanted: WordClass, { word, name }: Bold): boolean =>
  (wanted.name === 'preposition' ? alsoPreposition.test(word) : wanted.unclear.some((tag) => nameOf(tag) === name)) ||
  isAlsoCalled(wanted.name, word, name);

/** Whether its ending shows that a word is no preposition or conjunction. */
const isKnownByEnding = ({ name }: WordClass, word: string): boolean =>
  (name === 'preposition' || name === 'conjunction') && word.endsWith('ly');

/** Bold words of other classes: those children confuse with it, or those they do not. */
export function othersOf(cell: ClassCell, wanted: WordClass, near: boolean): readonly Bold[] {
  return [...boldFor(cell.year)].flatMap(([name, bolds]) =>
    isKindOf(name, wanted.name) || isConfused(wanted.name, name) !== near
      ? []
      : bolds.filter(
          (bold) =>
            !isUnclear(wanted, bold) &&
            !isKnownByEnding(wanted, bold.word) &&
            // Only words that show whose it is are taken for possessive pronouns.
            !(near && wanted.name === 'possessive pronoun' && !owners.test(bold.word)) &&
            !articles.test(bold.word) &&
            isDemanding(cell, name, bold.word),
        ),
  );
}

/** Some of them, a few longer than the right one among them where there are any, so that length tells nothing. */
export function few(random: Random, bolds: readonly Bold[], many: number, right: Bold): readonly Bold[] {
  if (bolds.length <= many) return bolds;
  const longer = bolds.filter(({ text }) => text.length > right.text.length);
  const some = (from: readonly Bold[], count: number): Bold[] =>
    from.length === 0 ? [] : Array.from({ length: count }, () => random.pick(from));
  return [...some(longer, 3), ...some(bolds, many)];
}

/** The sentence without marks for bold. */
export const plain = (text: string): string => text.replaceAll('**', '');

/** One of each word and each sentence, and none that the right option has: a word that comes twice among the options falls out twice. */
export const eachWordOnce = (bolds: readonly Bold[], right: Bold): readonly Bold[] => {
  const isTaken = (one: Bold, other: Bold): boolean => one.word === other.word || plain(one.text) === plain(other.text);
  return bolds.filter(
    (bold, place) => !isTaken(bold, right) && bolds.findIndex((other) => isTaken(bold, other)) === place,
  );
};

/** ‘He’ and its like are known for pronouns at once. */
const subjects = /^(i|he|she|we|they|you)$/i;

/** Bold words of the class that are not known for it at once. */
export const notAtOnce = (cell: ClassCell, wanted: WordClass): readonly Bold[] =>
  boldOf(cell, wanted).filter(
    ({ word, name }) =>
      !(name === 'determiner' && articles.test(word)) && !(wanted.name === 'pronoun' && subjects.test(word)),
  );
