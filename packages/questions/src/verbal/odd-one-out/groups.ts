/** Groups of things as an index: who belongs to which, and which groups have nothing in common. */
import { andList } from '../../kernel/list-text.ts';
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

/** Whether a group lies within another one, as birds that hunt within birds. */
export function isWithin(one: Group, other: Group): boolean {
  return one.realm === other.realm && other.path !== '?' && one.path.startsWith(`${other.path}.`);
}

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

/** Which of the options have something in common with all these words that doesn’t fit every option as well: if all are birds, being a bird tells nothing. */
export function belongingTo(shown: readonly string[], options: readonly string[]): string[] {
  const telling = commons.filter(({ fitting }) => !options.every((word) => fitting.includes(word)));
  return options.filter((option) => telling.some((common) => isCommonTo([...shown, option], common)));
}

/** The name of the group a word is at home in, if possible of the realm of this group; for its near misses the name they have here. */
export function homeOf(word: string, { realm, nearMisses, nearName }: Group): string | undefined {
  if (nearName !== undefined && nearMisses.includes(word)) return nearName;
  const own = groupsOf.get(word) ?? [];
  return (own.find((each) => each.realm === realm) ?? own[0])?.name;
}

/** Why odd words are odd, by the groups they are in; one group for all of them where they share one. */
export function whyOdd(words: readonly string[], group: Group): string {
  const shared = groups.find(
    ({ realm, words: own }) => realm === group.realm && words.every((word) => own.includes(word)),
  );
  const homes = words.map(
    (word) => (group.nearMisses.includes(word) ? undefined : shared?.name) ?? homeOf(word, group),
  );
  const [home] = homes;
  const quoted = words.map((word) => `“${word}”`);
  if (new Set(homes).size > 1) return words.map((word) => whyOdd([word], group)).join(' ');
  const [does, it, is] = words.length === 1 ? ['does', 'it', 'is'] : ['do', 'they', 'are'];
  return `${andList(quoted)} ${does} not fit${home === undefined ? '' : `: ${it} ${is} in the group “${home}”`}.`;
}
