/** Which words may not stand beside which, though no line of the meanings joins them. */
import { once } from '../../english/data-rows.ts';
import { nearGroups } from './near-groups.data.ts';
import { contraries, likenesses } from './near-words.data.ts';

/** The words joined to each word by a list of pairs. */
export function joinedBy(pairs: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const pair of pairs.trim().split(/\s+/)) {
    const [one = '', other = ''] = pair.split('-');
    found.set(one, (found.get(one) ?? new Set()).add(other));
    found.set(other, (found.get(other) ?? new Set()).add(one));
  }
  return found;
}

const none: ReadonlySet<string> = new Set();
const contraryWords = once(() => joinedBy(contraries));
const likeWords = once(() => joinedBy(likenesses));

/** The words that could be taken for the opposite of a word. */
export const contrariesOf = (word: string): ReadonlySet<string> => contraryWords().get(word) ?? none;
/** Whether two words could be taken for opposites, though no line joins them. */
export const areContrary = (one: string, other: string): boolean => contrariesOf(one).has(other);
/** Whether two words could be taken for one another, though no line joins them. */
export const areLike = (one: string, other: string): boolean => likeWords().get(one)?.has(other) === true;

/** For each word those of its groups. */
const groupWords = once(() => {
  const found = new Map<string, Set<string>>();
  for (const group of nearGroups.trim().split('\n')) {
    const words = group.split(' ');
    for (const word of words) found.set(word, new Set([...(found.get(word) ?? []), ...words]));
  }
  return found;
});
/** Whether two words are about the same thing, alike or opposite. */
export const areOfOneGroup = (one: string, other: string): boolean => groupWords().get(one)?.has(other) === true;
