/** Relations between words as an index: in which relation do two words stand, and are they linked in any way a child could name? */
import { upper } from '../../kernel/letter-case.ts';
import { areRelated } from '../../words/related.ts';
import {
  advancedRelations,
  expertRelations,
  familyPairs,
  firstRelations,
  hardRelations,
  middleRelations,
  otherLinks,
  plainRelations,
  secondRelations,
  temptingOnes,
  togetherPairs,
  upperRelations,
} from './relations.data.ts';

export type Pair = readonly [string, string];

/** A relation with its pairs. */
export interface Relation {
  readonly wording: string;
  readonly level: number;
  /** Whether the two go together rather than being of a kind. */
  readonly together: boolean;
  /** Whether what holds of a pair holds of it turned round too, as with opposites. */
  readonly symmetric: boolean;
  readonly pairs: readonly Pair[];
  /** Pairs of which it holds as well, though nobody asks for them. */
  readonly also: readonly Pair[];
}

function pairsIn(text: string): Pair[] {
  return text
    .split(' ')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [a = '', b = ''] = pair.split(/[:=]/);
      return [a, b];
    });
}

function readRelations(lines: readonly string[], level: number, together = false): Relation[] {
  return lines.map((line) => {
    const [wording = '', pairs = '', also = ''] = line.split('|');
    return { wording, level, together, symmetric: pairs.includes('='), pairs: pairsIn(pairs), also: pairsIn(also) };
  });
}

export const relations: readonly Relation[] = [
  ...readRelations(plainRelations, 0),
  ...readRelations(familyPairs, 0, true),
  ...readRelations(firstRelations, 0.5),
  ...readRelations(togetherPairs, 0.5, true),
  ...readRelations(secondRelations, 1),
  ...readRelations(middleRelations, 2),
  ...readRelations(upperRelations, 3),
  ...readRelations(hardRelations, 4),
  ...readRelations(advancedRelations, 5),
  ...readRelations(expertRelations, 6),
];

/** Relations by the pairs of which they hold, in the order they are told. */
const byPair = new Map<string, Set<Relation>>();
/** Pairs of words that are linked, in either order. */
const linked = new Set<string>();

const keyOf = (one: string, other: string): string => `${one} ${other}`.toLowerCase();

function link(one: string, other: string): void {
  linked.add(keyOf(one, other));
  linked.add(keyOf(other, one));
}

for (const relation of relations)
  for (const [a, b] of [...relation.pairs, ...relation.also]) {
    link(a, b);
    for (const key of relation.symmetric ? [keyOf(a, b), keyOf(b, a)] : [keyOf(a, b)])
      byPair.set(key, (byPair.get(key) ?? new Set()).add(relation));
  }
for (const part of otherLinks.trim().split(/[|\n]/)) {
  const [word = '', others = ''] = part.split(': ');
  for (const other of others.split(' ')) link(word, other);
}

const tempting = new Map(
  temptingOnes
    .trim()
    .split(/[|\n]/)
    .map((part) => {
      const [word = '', others = ''] = part.split(': ');
      return [word, others.split(' ')] as const;
    }),
);

/** What comes to mind with a word. */
export const temptingWords = (word: string): readonly string[] => tempting.get(word) ?? [];

const none: ReadonlySet<Relation> = new Set();
const relationsOf = (one: string, other: string): ReadonlySet<Relation> => byPair.get(keyOf(one, other)) ?? none;

/** Whether two pairs of words are alike: some relation holds of both, in the same order. */
export function areAlike(one: Pair, other: Pair): boolean {
  const meets = (first: ReadonlySet<Relation>, second: ReadonlySet<Relation>): boolean =>
    [...first].some((relation) => second.has(relation));
  return (
    meets(relationsOf(...one), relationsOf(...other)) ||
    meets(relationsOf(one[1], one[0]), relationsOf(other[1], other[0]))
  );
}

/** Whether a child could find some link between two words. */
export function areLinked(one: string, other: string): boolean {
  return linked.has(keyOf(one, other)) || areRelated(one, other);
}

/** The relation of two words told in a sentence. */
export function relationText({ wording }: Pick<Relation, 'wording'>, a: string, b: string): string {
  const text = wording
    .replace('{a}', a)
    .replace('{b}', b)
    .replace(/\ba (?=(?:[aio]|e(?!we\b)|u(?!n))\p{L})/giu, 'an ');
  return `${upper(text)}.`;
}
