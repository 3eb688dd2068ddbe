/** What one word does in its own sentence, with the words it does it to. */
import type { WordClass } from './class-names.ts';
import { bare, shownWord, type Tagged } from './tagged-sentences.ts';
import { answersOf, pronounMeaning } from './word-meanings.ts';
import { readTags, type Tag } from './word-reader.ts';

/** The place of the nearest word with one of these tags on one side, where only words of the other tags come between. */
function placeOf(
  { words, tags }: Tagged,
  from: number,
  step: 1 | -1,
  wanted: readonly Tag[],
  between: readonly Tag[],
): number | undefined {
  for (let at = from + step; at >= 0 && at < tags.length; at += step) {
    const tag = tags[at] ?? 'x';
    if (/[,.!?]$/.test(words[step === 1 ? at - 1 : at] ?? '')) return undefined;
    if (wanted.includes(tag)) return at;
    if (!between.includes(tag)) return undefined;
  }
  return undefined;
}

/** The words from one place to another, both included, as they would be quoted. */
const quoted = (sentence: Tagged, from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) =>
    at === 0
      ? shownWord(sentence.words, from)
      : (sentence.words[from + at] ?? '').replace(from + at === to ? /[,.!?]$/ : '', ''),
  ).join(' ');

const owners = /^(my|your|his|her|its|our|their)$/;
const linking = /^(is|are|was|were|be|am)$/;
const owning = /^(has|have|had)$/;

type Tell = (sentence: Tagged, place: number, word: string) => string | undefined;

/** A noun is known by the determiner, adjective or preposition in front of it, or by its capital. */
const aboutNoun: Tell = (sentence, place, word) => {
  const determiner = placeOf(sentence, place, -1, ['d'], ['j']);
  if (determiner !== undefined)
    return `Look at “${quoted(sentence, determiner, place)}”: “${shownWord(sentence.words, determiner)}” goes with a noun, and here that is “${word}”.`;
  if (/^\p{Lu}/u.test(word)) return `“${word}” is a name. Names are nouns.`;
  const adjective = placeOf(sentence, place, -1, ['j'], []);
  if (adjective !== undefined)
    return `“${shownWord(sentence.words, adjective)}” describes “${word}”, and adjectives describe nouns.`;
  return `“${word}” is the name of something.`;
};

/** Where the subject right before a verb begins, with its determiner and adjectives. */
function subjectBefore(sentence: Tagged, place: number): number | undefined {
  const head = placeOf(sentence, place, -1, ['n', 'r'], ['a', 'o', 'm']);
  if (head === undefined || placeOf(sentence, head, -1, ['p'], ['d', 'j']) !== undefined) return undefined;
  return sentence.tags[head] === 'r' ? head : (placeOf(sentence, head, -1, ['d'], ['j']) ?? head);
}

const aboutModal: Tell = (sentence, place, word) => {
  const verb = placeOf(sentence, place, 1, ['v'], ['a', 'o', 'x', 'r']);
  return verb === undefined
    ? undefined
    : `“${word}” is a modal verb: it goes with the verb “${shownWord(sentence.words, verb)}” and changes its meaning.`;
};

const aboutVerb: Tell = (sentence, place, word) => {
  if (sentence.tags[place] === 'm') return aboutModal(sentence, place, word);
  if (linking.test(bare(word)))
    return `“${word}” is a form of the verb “be”: it tells what someone or something is or is like.`;
  // A command names nobody who does it.
  if (place === 0 || bare(sentence.words[place - 1] ?? '') === 'please') return `“${word}” tells someone what to do.`;
  const subject = subjectBefore(sentence, place);
  const does = owning.test(bare(word)) ? 'has' : 'does';
  return subject === undefined
    ? undefined
    : `In “${quoted(sentence, subject, place)}”, the word “${word}” tells what someone or something ${does}.`;
};

const aboutAdjective: Tell = (sentence, place, word) => {
  const noun = placeOf(sentence, place, 1, ['n'], ['j']);
  if (noun !== undefined) return `“${word}” describes the noun “${shownWord(sentence.words, noun)}”.`;
  const verb = placeOf(sentence, place, -1, ['v'], ['j', 'c', 'a', 'o']);
  const subject = verb === undefined ? undefined : subjectBefore(sentence, verb);
  return verb === undefined || subject === undefined || !linking.test(bare(sentence.words[verb] ?? ''))
    ? undefined
    : `“${word}” comes after “${shownWord(sentence.words, verb)}” and describes “${quoted(sentence, subject, verb - 1)}”.`;
};

const aboutAdverb: Tell = (_, __, word) => {
  const answers = answersOf(bare(word));
  return answers === undefined ? undefined : `“${word}” tells us ${answers}.`;
};

const aboutPreposition: Tell = (sentence, place, word) => {
  const noun = placeOf(sentence, place, 1, ['n', 'r', 'q'], ['d', 'j', 'a']);
  return noun === undefined
    ? undefined
    : `“${word}” comes before “${quoted(sentence, place + 1, noun)}” and links it to the rest of the sentence.`;
};

/** A conjunction that opens the sentence starts a clause that ends at the comma; another one joins what is on its two sides. */
const aboutConjunction: Tell = (sentence, place, word) => {
  const { words } = sentence;
  if (place > 0)
    return `“${word}” links what comes before it, “${quoted(sentence, 0, place - 1)}”, to what comes after it, “${quoted(sentence, place + 1, words.length - 1)}”.`;
  const comma = words.findIndex((each) => each.endsWith(','));
  return comma === -1
    ? undefined
    : `“${word}” starts the part “${quoted(sentence, 0, comma)}” and links it to the rest of the sentence.`;
};

const aboutDeterminer: Tell = (sentence, place, word) => {
  const noun = placeOf(sentence, place, 1, ['n'], ['j', 'a', 'd']);
  const shows = owners.test(bare(word)) ? 'whose' : 'which one, whose or how many';
  return noun === undefined
    ? undefined
    : `“${word}” comes before the noun “${shownWord(sentence.words, noun)}” and shows ${shows}.`;
};

const aboutRelative: Tell = (sentence, place, word) => {
  const noun = sentence.tags[place - 1] === 'n' ? shownWord(sentence.words, place - 1) : undefined;
  return noun === undefined ? undefined : `“${word}” starts a clause that tells you more about “${noun}”.`;
};

const tells: Readonly<Record<string, Tell>> = {
  noun: aboutNoun,
  verb: aboutVerb,
  adjective: aboutAdjective,
  adverb: aboutAdverb,
  'adverb of possibility': aboutAdverb,
  preposition: aboutPreposition,
  conjunction: aboutConjunction,
  determiner: aboutDeterminer,
  pronoun: (_, __, word) => `“${word}” stands for ${pronounMeaning(bare(word))}.`,
  'possessive pronoun': (_, __, word) => `“${word}” shows whose it is, and no noun comes after it.`,
  'modal verb': aboutModal,
  'relative pronoun': aboutRelative,
};

/** A step such as ‘“our” comes before the noun “sandwiches” and shows whose.’ */
export function whatItDoes({ name, does }: WordClass, sentence: Tagged, place: number): string {
  const word = shownWord(sentence.words, place);
  return tells[name]?.(sentence, place, word) ?? `Here “${word}” ${does}.`;
}

/** The same for a sentence with its word in bold, as a second reader reads its words. */
export function whatBoldDoes(wanted: WordClass, text: string): string {
  const words = text.replaceAll('**', '').split(' ');
  const tags = readTags(words).map((read): Tag => {
    const [only] = read;
    return read.size === 1 && only !== undefined ? only : 'x';
  });
  const place = text.split(' ').findIndex((word) => word.includes('**'));
  return whatItDoes(wanted, { year: 0, words, tags }, place);
}
