/** Words of like and of opposite meaning as an index: who means the same, who means the opposite, who is too near to stand beside them. */
import { once } from '../../english/data-rows.ts';
import { senseSides } from '../../english/synonyms/thesaurus.ts';
import { areRelated } from '../../words/related.ts';
import { expertMeanings, firstMeanings, hardMeanings, middleMeanings } from './meanings.data.ts';
import { areLike, contrariesOf } from './near-words.ts';

export type WordKind = 'a' | 'n' | 'v' | 'd';

/** A word of one kind: 'light' as an adjective is another word than 'light' as a noun. */
type Key = `${WordKind}:${string}`;

/** Words of one meaning and words of the opposite one. */
export interface MeaningLine {
  readonly kind: WordKind;
  /** What its words are about: feelings, speech, places. */
  readonly field: string;
  readonly level: number;
  readonly sides: readonly [readonly string[], readonly string[]];
  /** What the words of each side mean, told in easier words. */
  readonly meanings: readonly [string, string];
  /** The words that mean something of their own within their side, with that meaning. */
  readonly own: ReadonlyMap<string, string>;
}

const kindOf = (mark: string): WordKind => (mark === 'n' || mark === 'v' || mark === 'd' ? mark : 'a');
const wordsIn = (part: string): string[] => part.split(' ').filter((word) => word !== '');

/** The meaning of a side and the meanings of single words in it: 'to speak; chat: to talk in a friendly way'. */
function readMeaning(part: string): { readonly shared: string; readonly own: readonly (readonly [string, string])[] } {
  const [shared = '', ...others] = part.split('; ');
  return {
    shared,
    own: others.flatMap((other) => {
      const [words = '', meaning = ''] = other.split(': ');
      return wordsIn(words).map((word) => [word, meaning] as const);
    }),
  };
}

/** Every line of the data. */
export const meaningLines: readonly MeaningLine[] = [
  firstMeanings,
  middleMeanings,
  hardMeanings,
  expertMeanings,
].flatMap((lines, level) =>
  lines.map((line): MeaningLine => {
    const [head = '', one = '', other = '', meansOne = '', meansOther = ''] = line.split('|');
    const [mark = '', field = ''] = head.split(' ');
    const [first, second] = [readMeaning(meansOne), readMeaning(meansOther)];
    return {
      kind: kindOf(mark),
      field,
      level,
      sides: [wordsIn(one), wordsIn(other)],
      meanings: [first.shared, second.shared],
      own: new Map([...first.own, ...second.own]),
    };
  }),
);

const key = (kind: WordKind, word: string): Key => `${kind}:${word}`;

function link(map: Map<Key, Set<string>>, kind: WordKind, word: string, others: readonly string[]): void {
  const known = map.get(key(kind, word)) ?? new Set<string>();
  for (const other of others) if (other !== word) known.add(other);
  map.set(key(kind, word), known);
}

const alike = new Map<Key, Set<string>>();
const opposite = new Map<Key, Set<string>>();
for (const { kind, sides } of meaningLines)
  for (const [at, side] of sides.entries())
    for (const word of side) {
      link(alike, kind, word, side);
      link(opposite, kind, word, sides[1 - at] ?? []);
    }

const none: ReadonlySet<string> = new Set();
/** Words that mean the same. */
export const alikeOf = (kind: WordKind, word: string): ReadonlySet<string> => alike.get(key(kind, word)) ?? none;
/** Words that mean the opposite. */
export const oppositesOf = (kind: WordKind, word: string): ReadonlySet<string> => opposite.get(key(kind, word)) ?? none;

/** Whether a word could be taken for one that means the same: by our lines, or near to one that does. */
export function mightBeAlike(kind: WordKind, word: string, other: string): boolean {
  const same = alikeOf(kind, word);
  if (word === other || same.has(other) || areRelated(word, other) || areLike(word, other)) return true;
  for (const each of same)
    if (areRelated(each, other) || areLike(each, other) || alikeOf(kind, each).has(other)) return true;
  return false;
}

/** Whether a word could be taken for the opposite: it might mean the same as one that is. */
export function mightBeOpposite(kind: WordKind, word: string, other: string): boolean {
  for (const each of oppositesOf(kind, word)) if (mightBeAlike(kind, each, other)) return true;
  for (const same of alikeOf(kind, word)) if (oppositesOf(kind, same).has(other)) return true;
  for (const own of [word, ...alikeOf(kind, word)])
    for (const far of contrariesOf(own)) if (far === other || alikeOf(kind, far).has(other)) return true;
  return false;
}

const thesaurusPairs = once((): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const sides of senseSides()) {
    const words = sides.flat();
    for (const one of words) for (const other of words) found.add(`${one} ${other}`);
  }
  return found;
});

/** Whether the thesaurus of the English questions says of two words that they mean the same or the opposite. */
export const inThesaurus = (one: string, other: string): boolean => thesaurusPairs().has(`${one} ${other}`);

/** All words of a kind and field. */
const byField = new Map<string, readonly string[]>();
export function wordsOfField({ kind, field }: MeaningLine): readonly string[] {
  const name = `${kind} ${field}`;
  const known = byField.get(name);
  if (known !== undefined) return known;
  const words = [
    ...new Set(
      meaningLines.filter((line) => line.kind === kind && line.field === field).flatMap(({ sides }) => sides.flat()),
    ),
  ];
  byField.set(name, words);
  return words;
}

/** What a word means in a line: a meaning of its own, or that of its side; undefined where the line lacks the word. */
export const meaningIn = ({ sides, meanings, own }: MeaningLine, word: string): string | undefined =>
  own.get(word) ?? meanings[sides.findIndex((side) => side.includes(word))];

/** The lines each word stands in, by kind. */
const linesWith = new Map<Key, MeaningLine[]>();
for (const line of meaningLines)
  for (const word of line.sides.flat())
    linesWith.set(key(line.kind, word), [...(linesWith.get(key(line.kind, word)) ?? []), line]);

/** What a word means, each meaning by itself: first those of a field, as bright of a look rather than of a character. */
export function meaningsOf(kind: WordKind, word: string, field: string): readonly string[] {
  const found = linesWith.get(key(kind, word)) ?? [];
  return [...found.filter((line) => line.field === field), ...found.filter((line) => line.field !== field)].flatMap(
    (line) => meaningIn(line, word) ?? [],
  );
}
