/** What one word does in its own sentence, with the words it does it to. */
import type { WordClass } from './class-names.ts';
import { bare, shownWord, type Tagged } from './tagged-sentences.ts';
import { answersOf, meaningIn, pronounMeaning } from './word-meanings.ts';
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
/** Verbs that are followed by an adjective, as the forms of “be” are. */
const likeBe = /^(looked|looks|feel|feels|stayed|goes)$/;
/** Determiners that tell how many there are, beside those that tell which. */
const counting = /^(one|two|three|four|six|some|many|several|few|most|enough|no|each|every|all|both|any)$/;
/** What other determiners show. */
const showing: Readonly<Record<string, string>> = {
  a: 'that there is one',
  an: 'that there is one',
  another: 'that there is one more',
  much: 'how much',
  either: 'that it is one or the other',
  neither: 'that it is not the one and not the other',
  each: 'that every one is meant',
  every: 'that all of them are meant',
};
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
  return `“${word}” is a noun: it names a person, an animal, a thing, a feeling or an idea.`;
};

/** Where a noun or pronoun begins, with its determiner and adjectives; two names joined by ‘and’ are one subject. */
function startOf(sentence: Tagged, head: number): number {
  const { tags } = sentence;
  if (tags[head] !== 'n') return head;
  if (head === 2 && tags[0] === 'n' && tags[1] === 'c') return 0;
  return placeOf(sentence, head, -1, ['d'], ['j']) ?? head;
}

const nounPhraseAt = (sentence: Tagged, head: number): string => quoted(sentence, startOf(sentence, head), head);

/** A verb with the words it goes with, in the order of the sentence; dots stand for a clause between them. */
function withSubject(sentence: Tagged, head: number, verb: number): string {
  const isNext = sentence.tags.slice(head + 1, verb).every((tag) => 'aomx'.includes(tag));
  return isNext
    ? quoted(sentence, startOf(sentence, head), verb)
    : `${nounPhraseAt(sentence, head)} … ${shownWord(sentence.words, verb)}`;
}

/** The place of the noun or pronoun that a verb tells something of. */
function subjectOf(sentence: Tagged, verb: number): number | undefined {
  const { tags } = sentence;
  const relative = tags.lastIndexOf('w', verb);
  // ‘The puppy that chewed my slippers looked guilty’: the clause has its verb, so the next one goes with the puppy, as ‘chewed’ does.
  if (relative === 0) return undefined;
  if (relative > 0 && (relative === verb - 1 || tags.slice(relative, verb).includes('v'))) return relative - 1;
  // ‘They sang and danced’: both verbs go with the same word.
  if (tags[verb - 1] === 'c') {
    const first = tags.lastIndexOf('v', verb - 1);
    return first === -1 ? undefined : subjectOf(sentence, first);
  }
  const head = placeOf(sentence, verb, -1, ['n', 'r', 'q'], ['a', 'o', 'm', 'x']);
  const preposition = head === undefined ? undefined : placeOf(sentence, head, -1, ['p'], ['d', 'j']);
  // ‘Her generosity towards strangers astonished everybody’: it goes with the noun before the preposition.
  if (preposition === undefined) return head;
  return tags[preposition - 1] === 'n' ? preposition - 1 : undefined;
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
  if (bare(sentence.words[place - 1] ?? '') === 'to')
    return `“${word}” comes after “to” and tells what someone or something does.`;
  if (/^do not /i.test(sentence.words.join(' '))) return `“${word}” tells someone what not to do.`;
  const subject = subjectOf(sentence, place);
  const does = owning.test(bare(word)) ? 'has' : 'does';
  return subject === undefined
    ? undefined
    : `In “${withSubject(sentence, subject, place)}”, the word “${word}” tells what someone or something ${does}.`;
};

const aboutAdjective: Tell = (sentence, place, word) => {
  const noun = placeOf(sentence, place, 1, ['n'], ['j']);
  if (noun !== undefined) return `“${word}” describes the noun “${shownWord(sentence.words, noun)}”.`;
  const isAfterNoun = ['n', 'r'].includes(sentence.tags[place - 1] ?? '');
  if (isAfterNoun) return `“${word}” describes “${shownWord(sentence.words, place - 1)}”.`;
  const verb = placeOf(sentence, place, -1, ['v'], ['j', 'c', 'a', 'o']);
  const subject = verb === undefined ? undefined : subjectOf(sentence, verb);
  const joins = bare(sentence.words[verb ?? place] ?? '');
  return verb === undefined || subject === undefined || !(linking.test(joins) || likeBe.test(joins))
    ? undefined
    : `“${word}” comes after “${shownWord(sentence.words, verb)}” and describes “${nounPhraseAt(sentence, subject)}”.`;
};

const aboutAdverb: Tell = (_, __, word) => {
  const answers = answersOf(bare(word));
  return answers === undefined ? undefined : `“${word}” tells us ${answers}.`;
};

const aboutPreposition: Tell = (sentence, place, word) => {
  // What follows may be one word of another class: at nine, from here.
  const noun = placeOf(sentence, place, 1, ['n', 'r', 'q'], ['d', 'j', 'a', 'x']) ?? place + 1;
  return `“${word}” comes before “${quoted(sentence, place + 1, noun)}” and links it to the rest of the sentence.`;
};

/** What a co-ordinating conjunction joins where no clause follows it: “sang” and “danced”, “steep” and “short”, “an apple” and “a pear”. */
function joinedWords(sentence: Tagged, place: number): readonly [first: string, second: string] | undefined {
  const { words, tags } = sentence;
  if (tags[place] !== 'c' || words[place - 1]?.endsWith(',') === true) return undefined;
  const [before, after] = [tags[place - 1], tags[place + 1] ?? 'x'];
  const word = (at: number): string => shownWord(words, at);
  if (after === 'v') return [word(tags.lastIndexOf('v', place)), word(place + 1)];
  if (before === after && 'ja'.includes(after)) return [word(place - 1), word(place + 1)];
  // Two names joined by ‘and’ are one subject.
  if (place === 1 && before === 'n' && after === 'n') return [word(0), word(2)];
  const last = tags.length - 1;
  const isPhrase = tags[last] === 'n' && tags.slice(place + 1, last).every((tag) => 'dj'.includes(tag));
  return before === 'n' && isPhrase
    ? [nounPhraseAt(sentence, place - 1), quoted(sentence, place + 1, last)]
    : undefined;
}

/** A conjunction that opens the sentence starts a clause that ends at the comma; another one joins what is on its two sides. */
const aboutConjunction: Tell = (sentence, place, word) => {
  const { words } = sentence;
  const joined = joinedWords(sentence, place);
  if (joined !== undefined) return `“${word}” joins “${joined[0]}” and “${joined[1]}”.`;
  if (place > 0)
    return `“${word}” links what comes before it, “${quoted(sentence, 0, place - 1)}”, to what comes after it, “${quoted(sentence, place + 1, words.length - 1)}”.`;
  const comma = words.findIndex((each) => each.endsWith(','));
  return comma === -1
    ? undefined
    : `“${word}” starts the part “${quoted(sentence, 0, comma)}” and links it to the rest of the sentence.`;
};

const aboutDeterminer: Tell = (sentence, place, word) => {
  const noun = placeOf(sentence, place, 1, ['n'], ['j', 'a', 'd']);
  if (noun === undefined) return undefined;
  const named = shownWord(sentence.words, noun);
  const determiner = bare(word);
  const shows =
    showing[determiner] ??
    (owners.test(determiner) ? 'whose' : counting.test(determiner) ? 'how many' : `which ${named} we mean`);
  return `“${word}” comes before the noun “${named}” and shows ${shows}.`;
};

/** A pronoun that can be a determiner as well is told by what doesn’t follow it; ‘all of the boats’ seems to have a noun there. */
const aboutPronoun: Tell = ({ words }, place, word) => {
  const meaning = pronounMeaning(bare(word));
  if (meaning !== undefined) return `“${word}” stands for ${meaning}.`;
  return words[place + 1] === 'of'
    ? `After “${word}” comes “of”, not a noun, so “${word}” takes the place of one.`
    : `No noun comes after “${word}”, so it takes the place of one.`;
};

const aboutRelative: Tell = (sentence, place, word) => {
  const noun = sentence.tags[place - 1] === 'n' ? shownWord(sentence.words, place - 1) : undefined;
  return noun === undefined ? undefined : `“${word}” starts a clause that tells you more about “${noun}”.`;
};

/** A question word opens a question, or one inside the sentence; no noun before it is told more about. */
const aboutQuestion: Tell = (sentence, place, word) =>
  place === 0
    ? `“${word}” opens a question.`
    : `“${quoted(sentence, place, sentence.words.length - 1)}” is a question inside the sentence. It tells nothing more about a noun.`;

const tells: Readonly<Record<string, Tell>> = {
  noun: aboutNoun,
  verb: aboutVerb,
  adjective: aboutAdjective,
  adverb: aboutAdverb,
  'adverb of possibility': aboutAdverb,
  preposition: aboutPreposition,
  conjunction: aboutConjunction,
  determiner: aboutDeterminer,
  pronoun: aboutPronoun,
  'possessive pronoun': (_, __, word) => `“${word}” shows whose it is, and no noun comes after it.`,
  'modal verb': aboutModal,
  'relative pronoun': aboutRelative,
  'question word': aboutQuestion,
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
  const meaning = meaningIn(wanted.name, bare(words[place] ?? ''));
  const means = meaning === undefined ? '' : ` Here it means: ${meaning}.`;
  return `${whatItDoes(wanted, { year: 0, words, tags }, place)}${means}`;
}
