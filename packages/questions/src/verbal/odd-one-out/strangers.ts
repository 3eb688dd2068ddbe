/** Words and groups that do not belong to a group: from other realms, from its own, or some of both. */
import type { Random } from '../../kernel/random.ts';
import { areApart, type Group, groups, isForeign, isWithin } from './groups.ts';

/** Where the strangers come from: other realms, mostly the same realm, the same realm only, or one group of the same realm, so that none stands alone. */
export const nearnesses = ['far', 'mixed', 'near', 'twin'] as const;
export type Nearness = (typeof nearnesses)[number];

/** Groups that have nothing in common with this one, of the same realm or of others. */
function othersFor(group: Group, isNear: boolean): readonly Group[] {
  return groups.filter(
    (other) =>
      Math.abs(other.level - group.level) <= 1 &&
      other.level <= group.level &&
      areApart(other, group) &&
      (other.realm === group.realm) === isNear,
  );
}

/** Groups to take strangers from, the ones to be preferred first: near ones of the same branch and as hard, of the same branch, as hard, any near ones. */
export function tiersFor(group: Group, isNear: boolean): readonly (readonly Group[])[] {
  const others = othersFor(group, isNear);
  if (!isNear || group.level === 0) return [others];
  const ofBranch = others.filter(({ branch }) => branch === group.branch);
  const asHard = (tier: readonly Group[]): readonly Group[] => tier.filter(({ level }) => level === group.level);
  return [asHard(ofBranch), ofBranch, asHard(others), others];
}

/** Words of which kind a group has: among nouns, a verb would be seen at once. */
function kindOf({ realm }: Group): 'verb' | 'adjective' | 'noun' {
  if (realm === 'doing') return 'verb';
  return realm === 'size' || realm === 'feelings' ? 'adjective' : 'noun';
}

/** Groups of the same kind of word to take far strangers from. All verbs are of one realm: far ones are of another branch of it. */
function distantFor(group: Group): readonly Group[] {
  if (kindOf(group) === 'verb') return othersFor(group, true).filter(({ branch }) => branch !== group.branch);
  return othersFor(group, false).filter((other) => kindOf(other) === kindOf(group));
}

/** Whether a word begins with a capital: next to words that don't, it would be seen at once. */
const isName = (word: string): boolean => /^\p{Lu}/u.test(word);

/** So many words that are foreign to the group, of the first tier that has enough. */
function wordsFor(
  random: Random,
  group: Group,
  isNear: boolean,
  areNames: boolean,
  count: number,
): string[] | undefined {
  for (const tier of isNear ? tiersFor(group, true) : [distantFor(group)]) {
    const foreign = tier.flatMap(({ words }) => words.filter((word) => isForeign(word, group)));
    const words = new Set(
      [...(isNear ? group.nearMisses : []), ...foreign].filter((word) => isName(word) === areNames),
    );
    if (words.size >= count) return random.sample([...words], count);
  }
  return undefined;
}

/** So many words of one group that is near this one. */
function twinsFor(random: Random, group: Group, areNames: boolean, count: number): string[] | undefined {
  for (const tier of tiersFor(group, true)) {
    const found = tier
      .map(({ words }) => words.filter((word) => isForeign(word, group) && isName(word) === areNames))
      .filter((words) => words.length >= count);
    if (found.length > 0) return random.sample(random.pick(found), count);
  }
  return undefined;
}

/** How many of so many strangers are far. One of two is a near miss. */
function farOf(count: number, nearness: Nearness): number {
  if (nearness === 'mixed') return Math.max(1, Math.floor(count / 3));
  return nearness === 'far' ? count : 0;
}

/** Whether these are all names; undefined where some are and others aren't, so that no other word could pass for one of them. */
function areAllNames(words: readonly string[]): boolean | undefined {
  if (words.every(isName)) return true;
  return words.some(isName) ? undefined : false;
}

/** Words that do not belong to the group, with capitals or without as the words of the group that are shown. */
export function strangers(
  random: Random,
  group: Group,
  shown: readonly string[],
  nearness: Nearness,
  count: number,
): string[] | undefined {
  const areNames = areAllNames(shown);
  if (areNames === undefined) return undefined;
  if (nearness === 'twin') return twinsFor(random, group, areNames, count);
  const far = farOf(count, nearness);
  const near = wordsFor(random, group, true, areNames, count - far);
  const distant = wordsFor(random, group, false, areNames, far);
  if (near === undefined || distant === undefined) return undefined;
  const drawn = new Set([...near, ...distant]);
  return drawn.size < count ? undefined : [...drawn];
}

/** Two words at most of each group: among four happy feelings the sad one would be seen without a look at the other words. */
const mostOfOne = 2;
/**
 * Whether no group that the word is in has so many already: a near miss of this group or a word of another may be in several. A wider group, as birds
 * of birds that hunt, tells nothing.
 */
const hasRoom = (found: ReadonlySet<string>, word: string, group: Group): boolean =>
  groups.every(
    (other) =>
      isWithin(group, other) ||
      !other.words.includes(word) ||
      other.words.filter((each) => found.has(each)).length < mostOfOne,
  );

/** So many words that do not belong to the group, of several other groups, the nearest first. */
export function mixedStrangers(
  random: Random,
  group: Group,
  shown: readonly string[],
  nearness: Nearness,
  count: number,
): string[] | undefined {
  const areNames = areAllNames(shown);
  if (areNames === undefined) return undefined;
  const tiers = nearness === 'far' ? [] : tiersFor(group, true);
  const others = new Set([...tiers, distantFor(group)].flatMap((tier) => random.shuffle(tier)));
  const found = new Set<string>();
  const addSome = (words: readonly string[], count: number): void => {
    const most = found.size + count;
    for (const word of random.shuffle(words))
      if (found.size < most && isName(word) === areNames && hasRoom(found, word, group)) found.add(word);
  };
  if (nearness !== 'far') addSome(group.nearMisses, count);
  for (const other of others) {
    if (found.size >= count) return [...found];
    addSome(
      other.words.filter((each) => isForeign(each, group)),
      mostOfOne,
    );
  }
  return found.size < count ? undefined : [...found];
}
