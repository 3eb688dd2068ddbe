/** Reads the class of each word of a sentence from word lists and its neighbours, without looking at any tags. */
import { wordsByClass } from './common-words.data.ts';

/** Classes as they are tagged in the data. */
export type Tag = 'n' | 'v' | 'm' | 'j' | 'a' | 'o' | 'p' | 'd' | 'r' | 'q' | 'w' | 'c' | 's' | 'i' | 'x';

const lists: readonly (readonly [keyof typeof wordsByClass, readonly Tag[]])[] = [
  ['determiner', ['d']],
  ['determinersOrPronouns', ['d', 'r']],
  ['pronoun', ['r']],
  ['possessivePronoun', ['q']],
  ['relativePronoun', ['w']],
  ['preposition', ['p']],
  ['coordinating', ['c']],
  ['subordinating', ['s']],
  ['modal', ['m']],
  ['possibility', ['o']],
  ['adverb', ['a']],
  ['adjective', ['j']],
  ['verb', ['v']],
  ['alsoNoun', ['n']],
];

const classes = new Map<string, Set<Tag>>();
for (const [name, tags] of lists)
  for (const word of wordsByClass[name].split(' '))
    for (const tag of tags) classes.set(word, (classes.get(word) ?? new Set<Tag>()).add(tag));
classes.set('her', new Set<Tag>(['d', 'r']));
classes.set('his', new Set<Tag>(['d', 'q']));
classes.set('not', new Set<Tag>(['x']));
classes.set('that', new Set<Tag>(['d', 'r', 'w', 's']));

/** Every class the word lists allow; a word they do not know is a noun. */
function possibleTags(word: string): ReadonlySet<Tag> {
  const plain = word.replaceAll(/[^\p{L}’-]/gu, '');
  return classes.get(plain.toLowerCase()) ?? new Set<Tag>(['n']);
}

const has = (word: string | undefined, ...tags: readonly Tag[]): boolean =>
  word !== undefined && tags.some((tag) => possibleTags(word).has(tag));
const isOnly = (word: string | undefined, tag: Tag): boolean => {
  const tags = possibleTags(word ?? '');
  return word !== undefined && tags.size === 1 && tags.has(tag);
};
const nounish = (word: string | undefined): boolean => has(word, 'n', 'j') && !has(word, 'p', 'r', 'd');

/** Whether a clause with its own subject and verb begins here: it has a verb before the next comma. */
function opensClause(words: readonly string[], from: number): boolean {
  const rest = words.slice(from);
  const end = rest.findIndex((word) => /[,.!?]$/.test(word) || word === ',');
  const part = end === -1 ? rest : rest.slice(0, end + 1);
  return part.length > 1 && part.slice(1).some((word) => has(word, 'v', 'm')) && !has(part[0], 'v');
}

const copulas = new Set(['is', 'are', 'was', 'were', 'be', 'am', 'feel', 'looks', 'feels', 'became']);
const isCopula = (word: string | undefined): boolean => copulas.has(word?.toLowerCase() ?? '');
const opensNounPhrase = (word: string | undefined, ends: boolean): boolean =>
  !ends && has(word, 'd', 'n', 'r', 'j', 'q') && !has(word, 'p', 's', 'c');

/** What stands around a word whose class is open. */
interface Around {
  readonly words: readonly string[];
  readonly place: number;
  readonly word: string;
  readonly before: string | undefined;
  readonly next: string | undefined;
  /** The word ends a sentence or stands before a comma. */
  readonly ends: boolean;
}

/** Rules by the neighbours, tried in order: of these classes, the first whose neighbours fit. */
const rules: readonly (readonly [Tag, (around: Around) => boolean])[] = [
  ['a', ({ word, next }) => /^(so|pretty|sound)$/.test(word) && has(next, 'a', 'j') && !has(next, 'n')],
  // ‘She still lives here’: the verb comes next.
  ['a', ({ before, next }) => has(before, 'r', 'n') && isOnly(next, 'v')],
  // The only word that can be the verb is the verb.
  [
    'v',
    ({ words, place, before }) =>
      !isOnly(before, 'd') && words.every((word, at) => at === place || !has(word, 'v', 'm')),
  ],
  ['v', ({ word, before }) => /^(to|i|we|you|they)$/i.test(before ?? '') || (word.endsWith('ing') && isCopula(before))],
  ['v', ({ words, place, before }) => has(before, 'a') && has(words[place - 2], 'm')],
  ['p', ({ word, before }) => word === 'but' && /^(everyone|everything|nobody|nothing|all)$/i.test(before ?? '')],
  ['c', ({ word }) => word === 'but' || word === 'so'],
  ['v', ({ word, before }) => word === 'like' && /^(i|you|we|they|would)$/i.test(before ?? '')],
  ['s', ({ words, place }) => opensClause(words, place + 1)],
  [
    'm',
    ({ words, place, before, ends }) =>
      !ends && !has(before, 'd', 'j') && words.slice(place + 1).some((word) => has(word, 'v')),
  ],
  [
    'p',
    ({ before, next, ends, words, place }) =>
      !isOnly(before, 'd') &&
      opensNounPhrase(next, ends) &&
      !(opensClause(words, place + 1) && has(words[place], 'c', 's')),
  ],
  ['c', ({ words, place, next }) => opensClause(words, place + 1) || has(next, 'j')],
  ['j', ({ before, next, ends }) => (!ends && nounish(next) && has(before, 'd', 'p')) || isCopula(before)],
  [
    'n',
    ({ before, next }) =>
      (has(before, 'd', 'j') && !has(before, 'r', 'a')) ||
      (has(before, 'd') && !nounish(next)) ||
      (has(before, 'p') && !has(before, 's', 'a')),
  ],
  [
    'v',
    ({ before, next, place, ends, word }) =>
      place === 0
        ? opensNounPhrase(next, ends)
        : (has(before, 'n', 'r', 'm', 'x') && !has(before, 'v')) ||
          /^(to|please|you|i|we|they|did|do|does|cannot)$/i.test(before ?? '') ||
          word === '',
  ],
  ['a', () => true],
];

function settle(words: readonly string[], place: number, tags: ReadonlySet<Tag>): ReadonlySet<Tag> {
  const word = words[place] ?? '';
  const around: Around = {
    words,
    place,
    word,
    before: words[place - 1],
    next: words[place + 1],
    ends: /[,.!?]$/.test(word) || place === words.length - 1,
  };
  const rule = rules.find(([tag, fits]) => tags.has(tag) && fits(around));
  return rule === undefined ? tags : new Set([rule[0]]);
}

/** Words before a question inside a sentence: ‘I wonder who lives there’. */
const asking = /^(ask|asked|wonder|wondered|know|knows|forgot|guess|me)$/i;
/** Words before a clause with ‘that’: ‘I hope that you can come’. */
const saying = /^(hope|think|thought|believe|said|say|knew|know|glad|sure|noticed|heard|told)$/i;

/** The tags of the words of a sentence, in order; a word that stays open keeps all its tags. */
export function readTags(words: readonly string[]): ReadonlySet<Tag>[] {
  return words.map((word, place) => {
    const tags = possibleTags(word);
    if (tags.size === 1 && !tags.has('w')) return tags;
    const next = words[place + 1];
    const before = words[place - 1];
    const only = (tag: Tag): ReadonlySet<Tag> => new Set([tag]);
    if (tags.size === 1) {
      const asks = place === 0 ? /\?$/.test(words.at(-1) ?? '') : asking.test(before ?? '');
      return asks ? only('i') : tags;
    }
    if (tags.has('s') && tags.has('w')) {
      if (saying.test(before ?? '') && next !== undefined) return only(nounish(next) ? 'd' : 's');
      if (nounish(before) && !nounish(next)) return only('w');
      return nounish(next) ? only('d') : has(before, 'a') ? only('s') : only('r');
    }
    if (tags.has('d')) {
      if (nounish(next)) return only('d');
      return tags.has('q') ? only('q') : only('r');
    }
    return settle(words, place, tags);
  });
}
