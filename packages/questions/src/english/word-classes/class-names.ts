/** The names of word classes and what each does, in words for children. */
import type { Tag } from './word-reader.ts';

/** A word class as questions name it, the tags it covers, and tags that would make a question about it unclear. */
export interface WordClass {
  readonly name: string;
  readonly tags: readonly Tag[];
  /** Tags some teachers would count as this class too: a sentence with one is not asked about. */
  readonly unclear: readonly Tag[];
  /** What it does, to end 'It …'. */
  readonly does: string;
  /** The question that finds it. */
  readonly find: string;
}

const classes = [
  {
    name: 'noun',
    tags: ['n'],
    unclear: ['x'],
    does: 'names a person, place, thing or idea',
    find: 'Which word names a person, place, thing or idea?',
  },
  {
    name: 'verb',
    tags: ['v', 'm'],
    unclear: ['x'],
    does: 'tells what someone or something does or is',
    find: 'Which word tells what someone or something does or is?',
  },
  {
    name: 'adjective',
    tags: ['j'],
    unclear: ['x', 'q'],
    does: 'describes a noun or a pronoun',
    find: 'Find a noun or a pronoun. Which word describes it?',
  },
  {
    name: 'adverb',
    tags: ['a', 'o'],
    unclear: ['x'],
    does: 'tells how, when, where, how often or how much',
    find: 'Which word tells how, when, where, how often or how much?',
  },
  {
    name: 'preposition',
    tags: ['p'],
    unclear: ['x', 's'],
    does: 'links the noun or pronoun after it to the rest',
    find: 'Which word links the noun or pronoun after it to the rest? It often shows place, time or direction.',
  },
  {
    name: 'conjunction',
    tags: ['c', 's'],
    unclear: ['x', 'w'],
    does: 'joins words or parts of a sentence',
    find: 'Which word joins two words or two parts of the sentence?',
  },
  {
    name: 'determiner',
    tags: ['d'],
    // Some call ‘whose’ in “whose dog” a determiner.
    unclear: ['x', 'w'],
    does: 'comes before a noun and shows which one, whose or how many',
    find: 'Which word comes before a noun and shows which one, whose or how many?',
  },
  {
    name: 'pronoun',
    tags: ['r'],
    unclear: ['x', 'q', 'w'],
    does: 'takes the place of a noun',
    find: 'Which word takes the place of a noun?',
  },
  {
    name: 'possessive pronoun',
    tags: ['q'],
    unclear: [],
    does: 'takes the place of a noun and shows whose it is',
    find: 'Which word shows whose it is, with no noun after it?',
  },
  {
    name: 'modal verb',
    tags: ['m'],
    unclear: [],
    does: 'goes with another verb and shows how likely, possible or necessary it is',
    find: 'Which word goes with another verb and shows how likely, possible or necessary it is?',
  },
  {
    name: 'adverb of possibility',
    tags: ['o'],
    unclear: [],
    does: 'shows how sure someone is',
    find: 'Which word shows how sure the speaker is?',
  },
  {
    name: 'relative pronoun',
    tags: ['w'],
    unclear: [],
    does: 'starts a clause that tells you more about a noun',
    find: 'Which word starts a clause that tells you more about the noun before it?',
  },
  {
    name: 'question word',
    tags: ['i'],
    unclear: [],
    does: 'asks who, which or whose, or shows that this is not known',
    find: 'Which word asks who, which or whose, or shows that this is not known?',
  },
] as const satisfies readonly WordClass[];

/** The class of this name. */
export function classOf(name: string): WordClass {
  const found = classes.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no word class is called ${name}`);
  return found;
}

/** 'an adverb', 'a noun'. */
export function aClass(name: string): string {
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** 'nouns'. */
export function manyOf(name: string): string {
  return name === 'adverb of possibility' ? 'adverbs of possibility' : `${name}s`;
}

/** 'An adverb tells how, when …' */
export function definition({ name, does }: WordClass): string {
  return `${/^[aeiou]/.test(name) ? 'An' : 'A'} ${name} ${does}.`;
}
