/** Words that sound alike or are mixed up, in their groups, with their sentences. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { listOf, once, partOf, printed, rowsOf } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import { easyGroups, hardGroups, homophones, plainGroups, plainWords } from './homophones.data.ts';

/** The years whose words a sub-topic asks. */
export interface Params {
  readonly years: readonly number[];
}

/** A way of asking about words that sound alike. */
export type SoundForm = Form<Params>;

/** A word with what it means and where it fits. */
export interface Sound {
  readonly word: string;
  readonly meaning: string;
  /** What it means in each of its sentences. */
  readonly meanings: readonly string[];
  readonly sentences: readonly string[];
}
/** Words that are mixed up with each other. */
export interface Group {
  readonly year: number;
  readonly words: readonly Sound[];
}

/** Names the mistakes of this family. */
export const mistake = mistakesIn('e.homophone');

/** Every group, read once. */
export const all = once(() =>
  rowsOf(homophones).map(
    (row): Group => ({
      year: Number(partOf(row, 0)),
      words: row.slice(1).map((part) => {
        const [word = '', meaning = '', sentences = ''] = part.split(' = ');
        const meanings = meaning.trim().split('; ');
        return { word: word.trim(), meaning: meanings.join(', or '), meanings, sentences: sentences.split(' / ') };
      }),
    }),
  ),
);
/** The groups, by their first words, that a difficulty leaves out. */
const unfit = once(() => {
  const medium = listOf(easyGroups);
  return {
    easy: new Set(listOf(hardGroups)),
    medium: new Set(medium),
    hard: new Set([...medium, ...listOf(plainGroups)]),
  };
});
const plain = once(() => new Set(listOf(printed(plainWords))));

/** The groups of a cell. */
export const groups = (cell: Cell<Params>): readonly Group[] =>
  all().filter(
    ({ year, words }) => cell.params.years.includes(year) && !unfit()[cell.difficulty].has(words[0]?.word ?? ''),
  );

/** The words of a group whose meaning may be asked for. */
export const askedOf = ({ words }: Group, isMedium: boolean): readonly Sound[] =>
  isMedium ? words.filter(({ word }) => !plain().has(word)) : words;

/** A word in one of its sentences, with the words it is mixed up with. */
export interface Use extends Sound {
  readonly sentence: string;
  readonly others: readonly Sound[];
}

/** Every sentence of these groups. */
export const usesOf = (found: readonly Group[]): readonly Use[] =>
  found.flatMap(({ words }) =>
    words.flatMap((sound) =>
      sound.sentences.map((sentence, place) => ({
        ...sound,
        meaning: sound.meanings[place] ?? sound.meaning,
        sentence,
        others: words.filter(({ word }) => word !== sound.word),
      })),
    ),
  );
const known = new Map<string, readonly Use[]>();
/** Every sentence of a cell, read once. */
export function uses(cell: Cell<Params>): readonly Use[] {
  const key = `${cell.params.years.join()} ${cell.difficulty}`;
  const found = known.get(key) ?? usesOf(groups(cell));
  known.set(key, found);
  return found;
}

/** A size that counts only at some difficulties. */
export const at =
  (size: (cell: Cell<Params>) => number, ...difficulties: readonly string[]) =>
  (cell: Cell<Params>): number =>
    difficulties.includes(cell.difficulty) ? size(cell) : 0;
/** How many sentences a cell has. */
export const many = (cell: Cell<Params>): number => uses(cell).length;

/** A word and its meaning. */
export const says = ({ word, meaning }: Sound): string => `“${word}” means: ${meaning}.`;
/** The mistake of taking another word for this one. */
export const mixed = (other: Sound) => mistake('mixed-up', says(other));
