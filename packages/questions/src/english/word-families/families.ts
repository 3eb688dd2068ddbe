/** Word families and roots, read once. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { listOf, once, partOf, rowsOf } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import { families, plainWords, roots } from './families.data.ts';
import { strangerMeanings } from './stranger-meanings.data.ts';

/** What a sub-topic asks about. */
export interface Params {
  /** `family`: words of one family; `root`: roots with their meanings. */
  readonly asks: 'family' | 'root';
}

/** A way of asking about families and roots. */
export type FamilyForm = Form<Params>;

/** A cell of this family. */
export type FamilyCell = Cell<Params>;

/** Names the mistakes of this family. */
export const mistake = mistakesIn('e.wordFamily');

/** A root or word with its family. */
export interface Family {
  readonly year: number;
  readonly root: string;
  readonly from: string;
  readonly meaning: string;
  readonly members: readonly { readonly word: string; readonly meaning: string }[];
  readonly strangers: readonly string[];
  /** Words without the letters of the root that look or sound like one of its words. */
  readonly nearMisses: readonly string[];
}

const all = once((): readonly Family[] => [
  ...rowsOf(families).map((row) => ({
    year: Number(partOf(row, 0)),
    root: partOf(row, 1),
    from: '',
    meaning: '',
    members: listOf(row[2]).map((word) => ({ word, meaning: '' })),
    strangers: listOf(row[3]),
    nearMisses: [],
  })),
  ...rowsOf(roots).map((row) => ({
    year: Number(partOf(row, 0)),
    root: partOf(row, 1),
    from: partOf(row, 2),
    meaning: partOf(row, 3),
    members: partOf(row, 4)
      .split(';')
      .map((part) => {
        const [word = '', meaning = ''] = part.split(' = ');
        return { word: word.trim(), meaning: meaning.trim() };
      }),
    strangers: listOf(row[5]),
    nearMisses: listOf(row[6]),
  })),
]);

interface YearOfFamilies {
  readonly families: readonly Family[];
  /** The words of each root. */
  readonly words: ReadonlyMap<string, ReadonlySet<string>>;
  /** The first family that each word is a member of. */
  readonly home: ReadonlyMap<string, Family>;
}

/** Every question asks about hundreds of words where they belong, so the answers are kept. */
const years = new Map<number, YearOfFamilies>();

function ofYear(year: number): YearOfFamilies {
  const known = years.get(year);
  if (known !== undefined) return known;
  const own = all().filter((family) => family.year === year);
  const words = new Map<string, Set<string>>();
  const home = new Map<string, Family>();
  for (const family of own) {
    const ofRoot = words.get(family.root) ?? new Set();
    words.set(family.root, ofRoot);
    for (const { word } of family.members) {
      ofRoot.add(word);
      if (!home.has(word)) home.set(word, family);
    }
  }
  const made = { families: own, words, home };
  years.set(year, made);
  return made;
}

/** The families of a year. */
export const pool = (cell: FamilyCell): readonly Family[] => ofYear(cell.year).families;

/** Whether a word is a member of the family of this root. */
export const belongsTo = (root: string, word: string, cell: FamilyCell): boolean =>
  ofYear(cell.year).words.get(root)?.has(word) === true;

const plain = new Set(plainWords.split(' '));

/** The members of a family whose meaning takes some thought. */
export const demandingMembers = ({ members: words }: Family): Family['members'] =>
  words.filter(({ word }) => !plain.has(word));

/** The family of a word. */
export const homeOf = (word: string, cell: FamilyCell): Family | undefined => ofYear(cell.year).home.get(word);

const meaningsOfStrangers = once(
  () => new Map(rowsOf(strangerMeanings).map((row) => [partOf(row, 0), partOf(row, 1)])),
);

/** What a word means that only looks like a family. */
export const strangerMeaning = (word: string): string | undefined => meaningsOfStrangers().get(word);

/** A size that counts only where one of these is asked, at some difficulties. */
export const at =
  (asks: readonly Params['asks'][], size: (cell: FamilyCell) => number, ...difficulties: readonly string[]) =>
  (cell: FamilyCell): number =>
    asks.includes(cell.params.asks) && difficulties.includes(cell.difficulty) ? size(cell) : 0;

/** Families and roots alike. */
export const both = ['family', 'root'] as const;

/** How many words the families of a cell have. */
export const members = (cell: FamilyCell): number => pool(cell).reduce((sum, family) => sum + family.members.length, 0);
