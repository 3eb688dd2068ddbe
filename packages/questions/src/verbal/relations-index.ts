/** Relations between words as an index: in which relation do two words stand? */
import { expertRelations, firstRelations, middleRelations, togetherPairs } from './data/relations.ts';

/** A relation with its pairs. */
export interface Relation {
  readonly told: string;
  readonly level: number;
  /** Whether the two go together rather than being of a kind. */
  readonly together: boolean;
  readonly pairs: readonly (readonly [string, string])[];
}

function readRelations(lines: readonly string[], level: number, together = false): Relation[] {
  return lines.map((line) => {
    const [told = '', pairs = ''] = line.split('|');
    return {
      told,
      level,
      together,
      pairs: pairs.split(' ').map((pair) => {
        const [a = '', b = ''] = pair.split(':');
        return [a, b] as const;
      }),
    };
  });
}

export const relations: readonly Relation[] = [
  ...readRelations(firstRelations, 0),
  ...readRelations(togetherPairs, 0, true),
  ...readRelations(middleRelations, 1),
  ...readRelations(expertRelations, 2),
];

/** Whether two words stand in a relation, in this order or turned round. */
const standIn = ({ pairs }: Relation, one: string, other: string, turned: boolean): boolean =>
  pairs.some(([a, b]) => (turned ? a === other && b === one : a === one && b === other));

/** Whether two pairs of words are alike: some relation holds of both, in the same order. */
export function areAlike(one: readonly [string, string], other: readonly [string, string]): boolean {
  return [false, true].some((turned) =>
    relations.some(
      (relation) => standIn(relation, one[0], one[1], turned) && standIn(relation, other[0], other[1], turned),
    ),
  );
}

/** The relation of two words told in a sentence. */
export function relationText({ told }: Relation, a: string, b: string): string {
  const text = told
    .replace('{a}', a)
    .replace('{b}', b)
    .replace(/\ba (?=[aeio])/g, 'an ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
