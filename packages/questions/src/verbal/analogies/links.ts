/** How two words may be linked in a reader's mind: read from the lists themselves, without what the generator of analogies made of them. */
import { senseSides } from '../../english/synonyms/thesaurus.ts';
import { areRelated } from '../../words/related.ts';
import { meaningLines } from '../closest-and-opposite/meanings.ts';
import {
  advancedRelations,
  expertRelations,
  familyPairs,
  firstRelations,
  hardRelations,
  middleRelations,
  otherLinks,
  plainRelations,
  retiredRelations,
  secondRelations,
  togetherPairs,
  upperRelations,
} from './relations.data.ts';

/** A link of two words: of which list and in which direction, as a name; `some link` where nobody says which. */
type Link = string;
const someLink = 'some link';

const lines = [
  ...plainRelations,
  ...familyPairs,
  ...firstRelations,
  ...togetherPairs,
  ...secondRelations,
  ...middleRelations,
  ...upperRelations,
  ...hardRelations,
  ...advancedRelations,
  ...expertRelations,
  ...retiredRelations,
];

let links: ReadonlyMap<string, ReadonlySet<Link>> | undefined;

function readLinks(): ReadonlyMap<string, ReadonlySet<Link>> {
  const found = new Map<string, Set<Link>>();
  const note = (one: string, other: string, link: Link): void => {
    const key = `${one} ${other}`.toLowerCase();
    found.set(key, (found.get(key) ?? new Set()).add(link));
  };
  const both = (one: string, other: string, link: Link): void => {
    note(one, other, link);
    note(other, one, link);
  };
  for (const [place, line] of lines.entries())
    for (const pair of line.split('|').slice(1).join(' ').split(' ')) {
      const [a = '', b = ''] = pair.split(/[:=]/);
      const isOpposite = line.startsWith('the opposite');
      if (line.startsWith('{a} means nearly')) both(a, b, 'like');
      else if (isOpposite) both(a, b, 'opposite');
      else if (line.split('|')[1]?.includes('=')) both(a, b, `line ${place}`);
      else {
        note(a, b, `line ${place}`);
        note(b, a, `line ${place} turned`);
      }
    }
  for (const [same = [], far = []] of [...meaningLines.map(({ sides }) => sides), ...senseSides()]) {
    for (const side of [same, far])
      for (const one of side) for (const other of side) if (one !== other) note(one, other, 'like');
    for (const one of same) for (const other of far) both(one, other, 'opposite');
  }
  for (const part of otherLinks.trim().split(/[|\n]/)) {
    const [word = '', others = ''] = part.split(': ');
    for (const other of others.split(' '))
      if (!found.has(`${word} ${other}`) && !found.has(`${other} ${word}`)) both(word, other, someLink);
  }
  return found;
}

const noLinks: ReadonlySet<Link> = new Set();
const unnamed: ReadonlySet<Link> = new Set([someLink]);

/** All links of two words in this order. */
export function linksOf(one: string, other: string): ReadonlySet<Link> {
  links ??= readLinks();
  return links.get(`${one} ${other}`.toLowerCase()) ?? (areRelated(one, other) ? unnamed : noLinks);
}

/** Whether a reader could find one link for both pairs: a common one, or any where nobody knows which it is. */
export function couldMatch(one: readonly [string, string], other: readonly [string, string]): boolean {
  const [first, second] = [linksOf(...one), linksOf(...other)];
  if (first.size === 0 || second.size === 0) return false;
  return first.has(someLink) || second.has(someLink) || [...first].some((link) => second.has(link));
}
