/** Words and groups that do not belong to a group: from other realms, from its own, or some of both. */
import type { Random } from '../../kernel/random.ts';
import { areApart, type Group, groups, isForeign } from './groups.ts';

/** Where the strangers come from: other realms, mostly the same realm, or the same realm only. */
export const nearnesses = ['far', 'mixed', 'near'] as const;
export type Nearness = (typeof nearnesses)[number];

/** Groups that have nothing in common with this one, of the same realm or of others. */
export function othersFor(group: Group, isNear: boolean): readonly Group[] {
  return groups.filter(
    (other) =>
      Math.abs(other.level - group.level) <= 1 &&
      other.level <= group.level &&
      areApart(other, group) &&
      (other.realm === group.realm) === isNear,
  );
}

/** Whether a word begins with a capital: next to words that don't, it would be seen at once. */
const isName = (word: string): boolean => /^\p{Lu}/u.test(word);

function wordsFor(group: Group, isNear: boolean): readonly string[] {
  const foreign = othersFor(group, isNear).flatMap(({ words }) => words.filter((word) => isForeign(word, group)));
  return [...new Set(isNear ? [...group.nearMisses, ...foreign] : foreign)];
}

/** How many of so many strangers are far. One of two is a near miss. */
function farOf(count: number, nearness: Nearness): number {
  if (nearness === 'mixed') return Math.max(1, Math.floor(count / 3));
  return nearness === 'far' ? count : 0;
}

/** Words that do not belong to the group, with capitals or without as the words of the group that are shown. */
export function strangers(
  random: Random,
  group: Group,
  shown: readonly string[],
  nearness: Nearness,
  count: number,
): string[] | undefined {
  const areNames = shown.every(isName);
  if (!areNames && shown.some(isName)) return undefined;
  const far = farOf(count, nearness);
  const [near, distant] = [true, false].map((isNear) =>
    wordsFor(group, isNear).filter((word) => isName(word) === areNames),
  );
  if (near === undefined || distant === undefined || near.length < count - far || distant.length < far)
    return undefined;
  const drawn = new Set([...random.sample(near, count - far), ...random.sample(distant, far)]);
  return drawn.size < count ? undefined : [...drawn];
}
