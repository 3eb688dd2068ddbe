/** Pairs of words by the rule that turns one into the other, found in the word lists when first asked. */
import { fillingsOf } from '../../words/neighbours.ts';
import { wordsOfLength } from '../../words/word-index.ts';
import { isAccepted } from '../../words/word-lists.ts';
import { ruled, type WordRule } from './word-rules.ts';

/** Kinds of rules by how they look to a child. */
export type Kind = 'dropInside' | 'addInside' | 'change' | 'swap' | 'order' | 'take' | 'takeBackEnd' | 'takeBack';

/** A word and what a rule makes of it, by the rule. */
type Pairs = ReadonlyMap<string, { readonly rule: WordRule; readonly pairs: readonly (readonly [string, string])[] }>;

const rulesByKind = new Map<Kind, Pairs>();

/** Words of the lists that hardly anybody uses, or that are slang too: whoever meets DIALLINGS doubts the rule. */
const seldomUsed: ReadonlySet<string> = new Set(
  `accustoms append appended appending appends assorts bearding bogged collating deranged deranging destines diallings dooming extents garbled garbles garbling inputted inputting
  mangled mangles opting paging parsed parses phased phases phasing previewer reformat reread rereading rereads screwed screwing smallish underlain`.split(
    /\s+/,
  ),
);

const inner = [1, 2, 3, -2, -3];
/** A part of a word, from a place to a place. */
type Part = readonly [from: number, until: number];
/** Parts that a reader sees at a glance: the first letters or the last. */
const ends: readonly Part[] = [
  [0, 3],
  [0, 4],
  [-3, 0],
  [-4, 0],
];
/** Parts for which letters have to be counted. */
const middles: readonly Part[] = [
  [1, 4],
  [1, 5],
  [2, 5],
  [2, 6],
  [1, -1],
  [2, -1],
  [1, -2],
  [2, -2],
];
/** Parts of a word that a rule may take, those seen at a glance first: SET of RESET is its last three letters. */
export const parts: readonly Part[] = [...ends, ...middles];

/** Rules of a kind that can be tried on a word. */
function rulesToTry(kind: Kind, word: string): WordRule[] {
  switch (kind) {
    case 'dropInside':
      return inner.map((at) => ({ does: 'drop', at }));
    case 'addInside':
      return [...'aehilnorstu'].flatMap((letter): WordRule[] => [
        { does: 'add', at: 1, letter },
        { does: 'add', at: 2, letter },
        { does: 'add', at: -2, letter },
      ]);
    case 'change':
      return [0, 1, -1].flatMap((at) => {
        const place = at < 0 ? word.length + at : at;
        const others = fillingsOf(`${word.slice(0, place)}.${word.slice(place + 1)}`, 'accept');
        return others.map((other): WordRule => ({ does: 'change', at, letter: other.charAt(place) }));
      });
    case 'swap':
      return [...'aeiou'].flatMap((letter) =>
        [...'aeiou'].filter((other) => other !== letter).map((other): WordRule => ({ does: 'swap', letter, other })),
      );
    case 'order':
      return [{ does: 'reverse' }, { does: 'firstToEnd' }, { does: 'lastToFront' }, { does: 'swapEnds' }];
    case 'take':
      return middles.map(([from, until]) => ({ does: 'take', from, until }));
    case 'takeBackEnd':
      return ends.map(([from, until]) => ({ does: 'takeBack', from, until }));
    case 'takeBack':
      return middles.map(([from, until]) => ({ does: 'takeBack', from, until }));
  }
}

function pairsOf(kind: Kind): Pairs {
  const known = rulesByKind.get(kind);
  if (known !== undefined) return known;
  const grown = new Map<string, { rule: WordRule; pairs: [string, string][] }>();
  for (const word of [3, 4, 5, 6, 7, 8, 9].flatMap((length) => wordsOfLength(length, 'accept')))
    for (const rule of rulesToTry(kind, word)) {
      const made = ruled(word, rule);
      if (made === undefined || made.length < 3 || made === word || !isAccepted(made)) continue;
      if (seldomUsed.has(word) || seldomUsed.has(made)) continue;
      // EYE is the same read backwards: a child who forgets to turn it round would be right too.
      if (kind.startsWith('takeBack') && made === [...made].reverse().join('')) continue;
      // -s and -ed, taken away or put on, are grammar and no puzzle.
      if (`${made}s` === word || `${word}s` === made || `${made}d` === word || `${word}d` === made) continue;
      const key = JSON.stringify(rule);
      const entry = grown.get(key) ?? { rule, pairs: [] };
      entry.pairs.push([word, made]);
      grown.set(key, entry);
    }
  rulesByKind.set(kind, grown);
  return grown;
}

/** All kinds, the plainest first. */
export const kinds: readonly Kind[] = [
  'change',
  'swap',
  'addInside',
  'dropInside',
  'order',
  'take',
  'takeBackEnd',
  'takeBack',
];

const ready = new Map<
  string,
  readonly { readonly rule: WordRule; readonly pairs: readonly (readonly [string, string])[] }[]
>();

/** Every rule of a kind with its pairs of words, where there are enough of them. */
export function rulesFor([low, high]: readonly [number, number], kind: Kind) {
  const key = `${kind} ${low} ${high}`;
  const known = ready.get(key);
  if (known !== undefined) return known;
  const found = [...pairsOf(kind).values()]
    .map(({ rule, pairs }) => ({
      rule,
      pairs: pairs.filter(([word]) => word.length >= low && word.length <= high),
    }))
    .filter(({ pairs }) => pairs.length >= 4);
  ready.set(key, found);
  return found;
}
