/** Groups of things as an index: who belongs to which, and which groups have nothing in common. */
import { alsoFits } from './also-fits.data.ts';
import { expertGroups, firstGroups, inCommon, middleGroups, rareGroups } from './categories.data.ts';

export interface Group {
  readonly realm: string;
  readonly branch: string;
  readonly path: string;
  readonly name: string;
  readonly words: readonly string[];
  /** Its words, those of groups within it, and others that its name fits too. */
  readonly fitting: readonly string[];
  readonly level: number;
  /** Words that nearly belong, beside those of other groups. */
  readonly nearMisses: readonly string[];
  /** What the near misses are, where no group says it. */
  readonly nearName: string | undefined;
}

const wordsOf = (line: string): readonly string[] => line.split('|')[1]?.split(' ') ?? [];
const outsidersOf = new Map(alsoFits.map((line) => [line.split('|')[0], wordsOf(line)]));

const listed = [firstGroups, middleGroups, expertGroups, rareGroups].flatMap((lines, level) =>
  lines.map((line) => {
    const [branch = '', path = '', name = '', words = '', nearMisses, nearName] = line.split('|');
    const [realm = ''] = branch.split('.');
    return {
      realm,
      branch,
      path,
      name,
      words: words.split(' '),
      level,
      nearMisses: nearMisses?.split(' ') ?? [],
      nearName,
    };
  }),
);

export const groups: readonly Group[] = listed.map((group): Group => {
  const within = listed.filter(
    ({ realm, path }) => group.path !== '?' && realm === group.realm && `${path}.`.startsWith(`${group.path}.`),
  );
  const fitting = [group, ...within].flatMap(({ words }) => words);
  return { ...group, fitting: [...fitting, ...(outsidersOf.get(group.name) ?? [])] };
});

const groupsOf = new Map<string, Group[]>();
for (const group of groups) for (const word of group.words) groupsOf.set(word, [...(groupsOf.get(word) ?? []), group]);

/** Whether two groups surely share nothing by their meaning: other realms, or other branches of one. */
export function areApart(one: Group, other: Group): boolean {
  if (one === other) return false;
  if (one.realm !== other.realm) return true;
  if (one.path === '?' || other.path === '?') return false;
  return !`${one.path}.`.startsWith(`${other.path}.`) && !`${other.path}.`.startsWith(`${one.path}.`);
}

/** Whether a word surely does not belong to a group: its name does not fit it, and all the word’s own groups are apart from it. */
export function isForeign(word: string, group: Group): boolean {
  return !group.fitting.includes(word) && (groupsOf.get(word) ?? []).every((own) => areApart(own, group));
}

/** What words have in common: those that are sure to be thought of, and all that it fits. */
interface Common {
  readonly words: readonly string[];
  readonly fitting: readonly string[];
}

/** What words of several groups have in common, beside being of a group: any of these could be the one a child sees. */
const commons: readonly Common[] = [...groups, ...inCommon.map(wordsOf).map((words) => ({ words, fitting: words }))];

/** Whether it is common to all these words and would be seen, as most of them are its own. */
export function isCommonTo(kept: readonly string[], { words, fitting }: Common): boolean {
  const own = kept.filter((word) => words.includes(word));
  return own.length * 2 > kept.length && kept.every((word) => fitting.includes(word));
}

/** Whether something is common to all the kept words and to none of the odd ones. */
export function belongTogether(kept: readonly string[], odd: readonly string[]): boolean {
  return commons.some((common) => isCommonTo(kept, common) && !odd.some((word) => common.fitting.includes(word)));
}

/** The name of the group a word is at home in, if possible of the realm of this group; for its near misses the name they have here. */
export function homeOf(word: string, { realm, nearMisses, nearName }: Group): string | undefined {
  if (nearName !== undefined && nearMisses.includes(word)) return nearName;
  const own = groupsOf.get(word) ?? [];
  return (own.find((each) => each.realm === realm) ?? own[0])?.name;
}

/** Odd words with the groups they are in, so that a child sees why they are odd: 'frost (from the group “kinds of weather”)'. */
export function withGroups(words: readonly string[], group: Group): string {
  const names = words.map((word) => homeOf(word, group));
  const text = (word: string, name: string | undefined): string =>
    name === undefined ? word : `${word} (from the group “${name}”)`;
  if (new Set(names).size === 1) return text(words.join(' or '), names[0]);
  return words.map((word, at) => text(word, names[at])).join(' or ');
}
