/** Questions of verbal reasoning as they were asked when another answer could be defended. */
import { makeOne } from '../verbal/compound-words/joined-words.ts';
import { lettersIn } from '../verbal/hidden-words/spans.ts';
import { classOf, mayBeMendedTwice, preposition, verb } from '../verbal/jumbled-sentences/small-words.ts';
import { encodedByPlaces, hasSmallSteps } from '../verbal/letter-codes/code-rules.ts';
import { factsIn } from '../verbal/logic/facts.ts';
import { testsOf } from '../verbal/logic/order-question-text.ts';
import { linesThat, readSentence } from '../verbal/logic/order-solver.ts';
import { isFirstName } from '../words/first-names.data.ts';
import { looksUnfit } from '../words/unfit-words.ts';
import { promptOf, rightOptionOf, shownOptionsOf, wordSetsOf, wrongOptionsOf } from './item-texts.ts';
import type { StoredItem } from './recall.ts';

/** Joins that were called no words, though people write them. The generator knows many more, which nobody would bring forward. */
const joinsInUse = new Set(
  'bathtime birdbox cowpen driveaway eyedrop eyeline gingernut headwear highboard homeground hometime housephone lightbox matchday mousehole offcolour playbox playclothes playmat ramson runtime sandboard shoebrush shoeshop signwriter snowhouse storytime sunday teaset'.split(
    ' ',
  ),
);

const isJoin = (first: string, second: string): boolean => makeOne(first, second) || joinsInUse.has(first + second);

/** Two parts beside the key that make one word: “play” and “box” beside “match” and “box”. */
export function hasJoinInUse(item: StoredItem): boolean {
  const [asks = ''] = promptOf(item);
  const [, place, given = ''] = /goes (after|before) \*\*(.+)\*\*/.exec(asks) ?? [];
  const { key } = item;
  if (place !== undefined)
    return wrongOptionsOf(item).some((word) => (place === 'after' ? isJoin(given, word) : isJoin(word, given)));
  const [firsts = [], seconds = []] = wordSetsOf(item);
  const isKey = (one: number, other: number): boolean =>
    key.type === 'multipleWordChoice' && key.picks[0]?.[0] === one && key.picks[1]?.[0] === other;
  return firsts.some((first, one) => seconds.some((second, other) => isJoin(first, second) && !isKey(one, other)));
}

/** The word that is not needed in a muddled sentence; empty for questions of another form. */
function spareOf(item: StoredItem): string {
  const { key } = item;
  if (!promptOf(item).join(' ').includes('One word is not needed')) return '';
  if (key.type === 'multipleChoice') return shownOptionsOf(item)[key.option] ?? '';
  return key.type === 'writeAnswer' && key.spec.kind === 'text' ? (key.spec.accept[0] ?? '') : '';
}

/** “Which” or “whose” as the word that is not needed: a question can be made of it. */
export const hasSpareQuestionWord = (item: StoredItem): boolean => ['which', 'whose'].includes(spareOf(item));

/** What a spare word of one kind needs to make a sentence of its own, when another word is left out. */
const spareSentences: readonly (readonly [spare: RegExp, words: RegExp])[] = [
  // Would pet a hamster, could empty the cart.
  [/^(?:could|should|might|must|would|does)$/, /\b(?:pet|muddy|iron|empty|clean)\b/],
  // We bought our teacher an umbrella.
  [
    /^(?:who|we|they|he|she)$/,
    /\b(?:baked|built|wrote|made|drew|packed|picked|bought|knitted|sang|dug|carved|fetched|cooked|poured|ordered)\b/,
  ],
  // The builders fell three oak trees.
  [/^fell$/, /\boak\b.*\btrees\b|\btrees\b.*\boak\b/],
];

/** A word called needless that makes a sentence while another is left out. */
export function hasSpareThatFits(item: StoredItem): boolean {
  const spare = spareOf(item);
  const shown = promptOf(item).join(' ');
  // Among a few options the other one is seldom shown.
  const isOpen =
    item.key.type === 'writeAnswer' ||
    wrongOptionsOf(item).some((word) => /^(?:kept|washed|lifted|folded|fetched|pushed|planted)$/.test(word));
  return isOpen && spareSentences.some(([spares, words]) => spares.test(spare) && words.test(shown));
}

const spareVerbs =
  /^(?:slept|sleeps|smiled|yawned|sneezed|shivered|vanished|grinned|existed|belonged|listened|frowned|blushed)$/;
/** Nouns that need no word before them, in the endings of the sentences. */
const bareNouns =
  /\b(?:lunch|tea|school|breakfast|home|town|Wales|April|noon|midday|Monday|Saturday|candlelight|break)\b/;

/**
 * A verb called needless that can carry the sentence: “After a tasty meal cooked by the river the library staff slept”, without “school”; “Our
 * teacher smiled at a long school letter”, without “wrote”; “A tiny shell the twins painted vanished”; “slept and cooked”, with one “again”.
 */
export function hasSpareVerb(item: StoredItem): boolean {
  const spare = spareOf(item);
  const shown = promptOf(item).join(' ');
  if (!spareVerbs.test(spare)) return false;
  if (/^(?:vanished|existed|belonged)$/.test(spare) || /\band\b/.test(shown)) return true;
  return bareNouns.test(shown);
}

/** “Themselves” called needless beside one person: “The mechanic repaired the brake themselves” leaves “front” over. */
export const hasSpareThemselves = (item: StoredItem): boolean =>
  spareOf(item) === 'themselves' && /\b(?:mechanic|captain|chef)\b/.test(promptOf(item).join(' '));

const isDeterminer = (word = ''): boolean => /^(?:the|an?|my|our|your|this|that|his|her|its|their)$/.test(word);

/** A sentence in which two words have changed places, with these; undefined for questions of another form. */
function exchangeOf(item: StoredItem) {
  const { key } = item;
  const [words = []] = wordSetsOf(item);
  const asksForThem = promptOf(item).some((text) => text.startsWith('Two words in this sentence have changed places'));
  const [[one, other] = []] = key.type === 'multipleWordChoice' ? key.picks : [];
  if (!asksForThem || one === undefined || other === undefined) return undefined;
  return { words, places: [Math.min(one, other), Math.max(one, other)] as const };
}

/** Two words that have changed places and make as good a sentence: “She took her photo with the new camera.” */
export function hasSwappedDeterminers(item: StoredItem): boolean {
  const { words, places } = exchangeOf(item) ?? { words: [], places: [] };
  return places.length > 0 && places.every((place) => isDeterminer(words[place]));
}

/** What stands before the noun of a part of a sentence; parts alike in it can change their nouns. Parts without a noun of their own are like no other. */
function frameOf(part: readonly string[]): string {
  const [first = ''] = part;
  if (part.length === 1) return '';
  return isDeterminer(first) ? first.replace(/^an$/, 'a') : part.join(' ');
}

/**
 * A verb that has changed places with a small word, between parts that can change their nouns: “A king is a queen or a monarch” is mended by “A
 * monarch is a queen or a king”, and “The outlook is tomorrow for sunny” by “The outlook is sunny for tomorrow”.
 */
export function hasSecondExchange(item: StoredItem): boolean {
  const { words, places } = exchangeOf(item) ?? { words: [], places: [] };
  const [one, other] = places;
  if (one === undefined || other === undefined) return false;
  const classes = places.map((place) => classOf(words[place] ?? ''));
  const isPair =
    classes.includes(verb) &&
    (classes.includes(preposition) || (classes[0] === verb && /^(?:and|or)$/.test(words[other] ?? '')));
  return isPair && frameOf(words.slice(one + 1, other)) === frameOf(words.slice(other + 1));
}

/** A preposition that has changed places with a verb, so that two nouns can change as well: “The lawyer at her client met the office.” */
export function hasNounExchange(item: StoredItem): boolean {
  const { words, places } = exchangeOf(item) ?? { words: [], places: [] };
  return mayBeMendedTwice(words, places);
}

/** “The word in capitals has lost three letters that make a word. Which word?” A child may write the whole one. */
export const asksForWholeWord = (item: StoredItem): boolean =>
  item.key.type === 'writeAnswer' &&
  promptOf(item).some((text) => text.includes('has lost three letters that make a word. Which word?'));

/** Whether a word in capitals that has lost its letters can be read as an unfit one. */
export const showsLettersOfUnfitWord = (item: StoredItem): boolean =>
  promptOf(item).some((text) =>
    [...text.matchAll(/\*\*([A-Z]+)\*\*/g)].some(([, letters = '']) => looksUnfit(letters.toLowerCase())),
  );

/** Gaps of sentences and passages, with words that were called wrong there. */
const fillers: readonly (readonly [text: string, words: string])[] = [
  ['The train goes ___ a long tunnel', 'over around'],
  ['We sang songs ___ we were walking home', 'until'],
  ['The shop was ___ closed when we arrived', 'soon'],
  ['She is ___ young to drive a car', 'so very'],
  ['Be careful, ___ you will spill the paint', 'because'],
  ['She learned to swim ___ going to the pool every day', 'from'],
  ['I must look ___ this word in the dictionary', 'over'],
  ['Who will look ___ the rabbit while we are away', 'for'],
  ['The dog barked ___ the postman came to the door', 'unless'],
  ['She has been ill ___ Monday', 'from'],
  ['The bad news did not ___ her mood', 'reflect'],
  ['The doctor gave me some good ___', 'service'],
  ['The ship was tied to the ___', 'cay'],
  ['Strong coffee keeps me ___', 'aware'],
  ['The farmer keeps his hay in a ___', 'barrel'],
  ['The car was ___ at the traffic lights', 'starting'],
  ['Please be ___ in the library', 'quick'],
  ['Please ___ the door quietly', 'paint'],
  ['I keep my money in a ___', 'vase teapot'],
  ['We planted the seeds and covered them with ___', 'paper'],
  ['I will wait here ___ you come back', 'unless'],
  ['I would rather walk ___ take the bus', 'or'],
  ['He read the poem ___ to the class', 'alone'],
];

/** The same for the sentences of later versions. */
const lateFillers: readonly (readonly [text: string, words: string])[] = [
  ['Whether you like it or ___, you must tidy your room', 'no'],
  ['He read the poem ___ to the class', 'loud'],
  ['The hikers had to ___ their walk until the storm had passed', 'pursue'],
  ['The hero faced the dragon at once, without any ___', 'invitation'],
];

/** Whether a gap is shown with a word that was called wrong there. */
function hasFillerOf(item: StoredItem, list: typeof fillers): boolean {
  const shown = promptOf(item)
    .join(' ')
    .replaceAll(/\*\*|\\/g, '')
    .replaceAll(/_+/g, '___');
  const wrong = wrongOptionsOf(item);
  return list.some(([text, words]) => shown.includes(text) && words.split(' ').some((word) => wrong.includes(word)));
}

/** A word called wrong that fits: “The hikers had to pursue their walk until the storm had passed.” */
export const hasLateFiller = (item: StoredItem): boolean => hasFillerOf(item, lateFillers);

/** A word called wrong that fits: “She is very young to drive a car.” In passages, guards whisper behind narrow windows, a van arrives, and a tent stands on bumpy grass. */
export function hasFittingFiller(item: StoredItem): boolean {
  return (
    hasFillerOf(item, fillers) ||
    wordSetsOf(item).some(
      (words) =>
        (words.includes('watch') && words.includes('whisper')) ||
        (words.includes('left') && words.includes('arrived')) ||
        (words.includes('flat') && words.includes('bumpy')),
    )
  );
}

const isLook = (word: string): boolean => /^(?:look|book|cook|took|hook)$/.test(word);
const isLuck = (word: string): boolean => word.endsWith('uck');

/** A word like look and one like luck, where one is to rhyme and the other is not. */
export function hasNorthernRhyme(item: StoredItem): boolean {
  const [asks = ''] = promptOf(item);
  const options = shownOptionsOf(item);
  if (asks.startsWith('Four of these words rhyme')) return options.every((word) => isLook(word) || isLuck(word));
  const [, lead = ''] = /rhymes with \*\*(.+)\*\*/.exec(asks) ?? [];
  return (isLook(lead) && options.some(isLuck)) || (isLuck(lead) && options.some(isLook));
}

/** A sentence called true or false that can't be told if there is one child more: the text never said how many there are. */
export function needsToldNumber(item: StoredItem): boolean {
  const [, text = ''] = /Is this true\? \*\*(.+)\*\*/.exec(promptOf(item).join(' ')) ?? [];
  const asked = readSentence(text);
  if (asked === undefined) return false;
  const { tests, names } = testsOf(factsIn(item.question).filter((fact) => fact !== text));
  const named = [...new Set([...names, ...asked.names])];
  const isOpen = (all: readonly string[]): boolean =>
    new Set(linesThat(all, tests).map((line) => asked.test(line))).size > 1;
  return !isOpen(named) && isOpen([...named, 'Somebody']);
}

/** Words that have both meanings as well as the right one: a peach is a fruit, and red with yellow. */
const doubles: Readonly<Record<string, readonly string[]>> = {
  orange: ['lemon', 'peach'],
  train: ['coach'],
  chest: ['trunk'],
  hard: ['tough'],
  column: ['post'],
  handle: ['grip'],
  tie: ['bow'],
};

/** Whether a word is called wrong that has both meanings too. */
export function hasSecondDouble(item: StoredItem): boolean {
  const wrong = wrongOptionsOf(item);
  return (doubles[rightOptionOf(item)] ?? []).some((word) => wrong.includes(word));
}

/** A first name of the asked length that hides in a gap beside the key: DAN in “repaired an”. */
export function hidesFirstName(item: StoredItem): boolean {
  const [text = ''] = promptOf(item);
  const length = ['three', 'four', 'five'].findIndex((size) => text.includes(`**${size} letters**`)) + 3;
  const [chosen = []] = wordSetsOf(item);
  const [, typed = ''] = /\n\n\*\*(.+)\*\*/.exec(text) ?? [];
  const words = chosen.length > 0 ? chosen : typed.split(' ');
  const { key } = item;
  const isKey = (name: string, gap: number): boolean =>
    key.type === 'writeAnswer'
      ? key.spec.kind === 'text' && key.spec.accept.includes(name)
      : key.type === 'multipleWordChoice' && key.picks[0]?.[0] === gap;
  return words.slice(1).some((word, gap) => {
    const [before, behind] = [lettersIn(words[gap] ?? ''), lettersIn(word)];
    const letters = before + behind;
    return Array.from(before, (_, at) => letters.slice(at, at + length)).some(
      (name, at) => name.length === length && at + length > before.length && isFirstName(name) && !isKey(name, gap),
    );
  });
}

/** A typed code that reads otherwise by the small steps from each letter of the example to its code: a rule as plain as the one that was meant. */
export function hasCodeByPlaces(item: StoredItem): boolean {
  const [text = ''] = promptOf(item);
  const [, word = '', code = '', asked = ''] =
    /\*\*(.+)\*\* is written as \*\*(.+)\*\*\.\s+How is \*\*(.+)\*\*/.exec(text) ?? [];
  const { key } = item;
  if (word === '' || word.length !== asked.length || !hasSmallSteps(word, code)) return false;
  return (
    key.type === 'writeAnswer' &&
    key.spec.kind === 'text' &&
    !key.spec.accept.includes(encodedByPlaces(asked, word, code))
  );
}
