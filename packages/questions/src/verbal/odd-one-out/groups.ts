/** Groups of things as an index: what words have in common. */
import { andList } from '../../kernel/list-text.ts';
import { alsoFits } from './also-fits.data.ts';
import { thingGroups } from './groups.data.ts';
import { inCommon } from './in-common.data.ts';
import { meaningGroups } from './meaning-groups.data.ts';

export interface Group {
  readonly name: string;
  readonly words: readonly string[];
  /** Its words and others that its name fits too. */
  readonly fitting: readonly string[];
}

const wordsOf = (line: string): readonly string[] => line.split('|')[1]?.split(' ') ?? [];
const outsidersOf = new Map(alsoFits.map((line) => [line.split('|')[0], wordsOf(line)]));

function groupOf(line: string): Group {
  const [name = ''] = line.split('|');
  const words = wordsOf(line);
  return { name, words, fitting: [...words, ...(outsidersOf.get(name) ?? [])] };
}

export const groups: readonly Group[] = [...thingGroups, ...meaningGroups].map(groupOf);

/** What words of several groups have in common, beside being of a group: any of these could be the one a child sees. */
const commons: readonly Group[] = [...groups, ...inCommon.map(groupOf)];

/** Whether a word surely does not belong to a group: its name does not fit it. */
export const isForeign = (word: string, { fitting }: Group): boolean => !fitting.includes(word);

/** Whether it is common to all these words and would be seen, as most of them are its own. */
export function isCommonTo(kept: readonly string[], { words, fitting }: Group): boolean {
  const own = kept.filter((word) => words.includes(word));
  return own.length * 2 > kept.length && kept.every((word) => fitting.includes(word));
}

/** Whether something is common to all the kept words and to none of the odd ones. */
export function belongTogether(kept: readonly string[], odd: readonly string[]): boolean {
  return commons.some((common) => isCommonTo(kept, common) && odd.every((word) => isForeign(word, common)));
}

/** Which of the options have something in common with all these words that doesn’t fit every option as well: if all are birds, being a bird tells nothing. */
export function belongingTo(shown: readonly string[], options: readonly string[]): string[] {
  const telling = commons.filter((common) => options.some((word) => isForeign(word, common)));
  return options.filter((option) => telling.some((common) => isCommonTo([...shown, option], common)));
}

/** Why words of this group are odd. */
export function whyOdd(words: readonly string[], home: Group): string {
  const [does, it, is] = words.length === 1 ? ['does', 'it', 'is'] : ['do', 'they', 'are'];
  return `${andList(words.map((word) => `“${word}”`))} ${does} not fit: ${it} ${is} in the group “${home.name}”.`;
}
