/** Whether two words have to do with each other in any of their senses, so that a child could take one for an answer to the other. */
import { relatedList } from './related-list.data.ts';

let pairs: ReadonlySet<string> | undefined;

function read(): ReadonlySet<string> {
  const found = new Set<string>();
  for (const line of relatedList.trim().split('\n')) {
    const [word = '', ...others] = line.split(' ');
    for (const other of others) found.add(`${word} ${other}`).add(`${other} ${word}`);
  }
  return found;
}

const written = (word: string): string => word.toLowerCase().replaceAll(' ', '_');

/** Whether WordNet relates two words; words it was not asked about are unrelated. */
export function areRelated(one: string, other: string): boolean {
  pairs ??= read();
  return pairs.has(`${written(one)} ${written(other)}`);
}
