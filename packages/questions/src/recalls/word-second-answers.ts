/** Questions on words, roots and spelling as they were asked when another answer could be defended. */
import { nearInMeaning, prefixMeanings } from '../english/prefixes-and-suffixes/affixes.data.ts';
import { canBeAnotherWord, haveNearSense } from '../english/synonyms/thesaurus.ts';
import { haveCommonPart } from '../english/word-families/members.ts';
import { isKnown } from '../words/word-lists.ts';
import { promptOf, rightOptionOf, shownOptionsOf, textsOf, wordSetsOf, wrongOptionsOf } from './item-texts.ts';
import type { StoredItem } from './recall.ts';

/** Pairs as they are shown in English, with a dash; and those that the key calls wrong. */
const wrongPairsOf = (item: StoredItem): (readonly string[])[] =>
  wrongOptionsOf(item).flatMap((option) => (option.includes(' – ') ? [option.split(' – ')] : []));

/** A wrong pair such as biology and geology, which share another root than the one meant. */
export const hasCommonRoot = (item: StoredItem): boolean =>
  promptOf(item)[0] === 'Which two words share a root?' &&
  wrongPairsOf(item).some(([one = '', other = '']) => haveCommonPart(one, other));

/** A root to be written, where its words share the letter after it, too: memory and memorial, for mem. */
export function hasLongerRoot(item: StoredItem): boolean {
  const [asks = '', shows = ''] = promptOf(item);
  const { key } = item;
  if (!/^Which root do these words share\?|^Which letters mean/.test(asks)) return false;
  const root = key.type === 'writeAnswer' && key.spec.kind === 'text' ? (key.spec.accept[0] ?? '') : '';
  const next = shows.split(', ').map((word) => word.charAt(word.indexOf(root) + root.length));
  return next[0] !== '' && new Set(next).size === 1;
}

/** “Person → persons” as a wrong plural. */
export const callsPersonsWrong = (item: StoredItem): boolean =>
  wrongOptionsOf(item).some((option) => /\bpersons$/.test(option));

/** Words that another sense brings near the opposite of a word; all others of the list come near the word itself. */
const nearOpposites = new Set(
  'bloom flourish significant momentous worthwhile useful light-hearted neglect permit inarticulate tongue-tied taciturn reticent certain listless sluggish eternal cheerful jubilant pacify appease calm assiduous open frank incite initiate'.split(
    ' ',
  ),
);

/** A wrong option that fits in another sense: petty as a synonym of frivolous, worthwhile as an opposite. */
export function hasNearSense(item: StoredItem): boolean {
  const [asks = '', shows = ''] = promptOf(item);
  const isOpposite = /opposite|antonyms/.test(asks);
  const fits = (one: string, other: string): boolean =>
    haveNearSense(one, other) && [one, other].some((word) => nearOpposites.has(word)) === isOpposite;
  if (/^Which two words are (?:synonyms|antonyms)/.test(asks))
    return wrongPairsOf(item).some(([one = '', other = '']) => fits(one, other));
  if (!/^Which word means (?:nearly the same|the opposite)/.test(asks)) return false;
  const [, lead = ''] = /\*\*(.+?)\*\*/.exec(shows) ?? [];
  return wrongOptionsOf(item).some((option) => fits(lead, option));
}

/** Sentences with a gap, or with the word that was called wrong in them. */
const bothFit =
  /I pulled a (?:______|mussel)\.|I felt (?:______|wary) after the climb|The (?:______|councillor) listened to him|Our school has a (?:______|councillor)|Many had to (?:______|immigrate) in the famine|Locks (?:______|insure|assure) safety|Iran was (?:______|formally) called Persia|The king ignored her (?:______|council)|Her joke helped to (?:______|diffuse) the row|Doctors (?:______|proscribe) rest|There were (?:______|continuous) delays|We heard a (?:______|continual) hum|It was a (?:______|historical) victory|The moon landing was a (?:______|historical) moment|He wears (?:______|historic) costumes|The state may (?:______|censure) the press|They had to (?:______|censure) the letters|The (?:______|male) came late because of the snow|Steps lead down to the (?:______|seller)|There is a (?:______|draft) under the door/;

/** A sentence that makes sense with both words of a pair: “Our school has a councillor.” */
export function hasHomophoneThatFits(item: StoredItem): boolean {
  const { answer } = item.question;
  const tapped = answer.type === 'multipleWordChoice' ? answer.groups.map(({ words }) => words.join(' ')) : [];
  return [...promptOf(item), ...shownOptionsOf(item), ...tapped].some((text) =>
    bothFit.test(text.replaceAll('**', '')),
  );
}

/** A prefix to be added where another one makes a word, too: “The hens distrust the fox”, or mistrust it. */
export function hasOtherPrefix(item: StoredItem): boolean {
  const [asks = ''] = promptOf(item);
  const [, base = '', place] = /^Add a prefix to “(.+)”(?:\. Write| (to fill))/.exec(asks) ?? [];
  if (base === '' || item.key.type !== 'writeAnswer' || item.key.spec.kind !== 'text') return false;
  const { accept } = item.key.spec;
  // Where the meaning is given, only one prefix fits, except for trust.
  if (place === undefined && base !== 'trust') return false;
  return Object.keys(prefixMeanings).some((prefix) => isKnown(prefix + base) && !accept.includes(prefix + base));
}

/** Inaccurate beside incorrect, where one of them is meant. */
export const hasNearMeaning = (item: StoredItem): boolean =>
  promptOf(item)[0] === 'Which word has this meaning?' &&
  nearInMeaning.some(
    (words) => words.includes(rightOptionOf(item)) && wrongOptionsOf(item).some((word) => words.includes(word)),
  );

/** ‘Establish’ called wrong for ‘find out’: we hope to establish the cause. */
export const callsEstablishWrong = (item: StoredItem): boolean =>
  wrongOptionsOf(item).includes('find out → establish') ||
  (promptOf(item).some((text) => text.includes('find out')) && wrongOptionsOf(item).includes('establish'));

/** ‘Tiresome’ called wrong between dull and mind-numbing. */
export const callsTiresomeWrong = (item: StoredItem): boolean =>
  /\btiresome\b.+\bThe words go from weak to strong\b.+\bmind-numbing\b/.test(promptOf(item).join(' '));

/** Dull, boring and tedious called wrong in another order: no dictionary says which is stronger. */
export const ordersDullWords = (item: StoredItem): boolean =>
  wrongOptionsOf(item).some((option) => /^(?:(?:dull|boring|tedious), ){3}mind-numbing$/.test(option));

/** Meanings given for one word that tell what another one means, too. */
const sharedMeanings = [
  ['fragment', 'a broken part of a whole'],
  ['sympathy', 'sharing a feeling'],
  ['empathy', 'feeling with someone'],
  ['geology', 'the study of the Earth'],
] as const;

/** A word or a meaning called wrong that fits as well: a fragment is a broken part of a whole. */
export const hasSharedMeaning = (item: StoredItem): boolean =>
  sharedMeanings.some(([word, meaning]) => {
    const [asks = '', shows = ''] = promptOf(item);
    const wrong = wrongOptionsOf(item);
    return asks === 'Which word has this meaning?'
      ? shows.toLowerCase() === `${meaning.toLowerCase()}.` && wrong.includes(word)
      : asks === `What does “${word}” mean?` && wrong.includes(meaning);
  });

const notOfOneScale = /\bhibernate\b/;
const ofAnotherSense = /play was a \*\*triumph\*\*|stone felt \*\*smooth\*\*/;

/** Words that go from weak to strong in no certain order, or near the word in bold in another sense than that of its sentence. */
export const isOffTheScale = (item: StoredItem): boolean =>
  [...promptOf(item), ...shownOptionsOf(item)].some((text) => notOfOneScale.test(text) || ofAnotherSense.test(text));

/** A word to complete whose letters and meaning another word has, too: dislike and despise as the opposite of like. */
export const hasLettersOfAnother = ({ question, key }: StoredItem): boolean =>
  /^Write the whole word\. It means/.test(textsOf(question.prompt)[0] ?? '') &&
  key.type === 'writeAnswer' &&
  key.spec.kind === 'text' &&
  key.spec.accept.some(canBeAnotherWord);

/** A word in -ise that is heard, or whose ending is misspelt: ‘summarize’ is right as well. */
export const hasIseOrIze = (item: StoredItem): boolean => {
  const [asks = '', shows = ''] = promptOf(item);
  const isHeard = item.question.prompt.some((block) => block.type === 'audio' && block.word.endsWith('ise'));
  return isHeard || (asks.startsWith('The word in bold is misspelt') && /yse\*\*/.test(shows));
};

const hasOtherSpelling = /^(?:criticise|recognise|emphasise|recognisable|medieval|movable|knowledgeable|roofs)$/;

/** A word to write that dictionaries spell in a second way, too: criticize, mediaeval, moveable, rooves. Tiles leave no choice. */
export const hasTwoSpellings = ({ question: { answer }, key }: StoredItem): boolean =>
  answer.type === 'writeAnswer' &&
  answer.tiles === undefined &&
  key.type === 'writeAnswer' &&
  key.spec.kind === 'text' &&
  key.spec.accept.length === 1 &&
  key.spec.accept.some((word) => hasOtherSpelling.test(word));

/** A word called misspelt that is one: eco, and collapsable beside collapsible. */
export const callsSpellingWrong = (item: StoredItem): boolean =>
  wordSetsOf(item)
    .flat()
    .some((word) => /^(?:eco|collapsable|knowledgable)\W*$/.test(word)) ||
  (/ the letters “able”/.test(promptOf(item)[0] ?? '') && wrongOptionsOf(item).includes('collaps____'));

/** Prefixes that are printed in both ways: antisocial and anti-social, pan-African and Pan-African. */
export const hasLooseHyphen = (item: StoredItem): boolean =>
  [...promptOf(item), ...shownOptionsOf(item)].some((text) => /\banti\W*social\b|\bpan\b\W+African/i.test(text));

/** Why non-European has a hyphen: in British books nearly every word with non- has one, so that 'always' could be defended. */
export const asksWhyOfNon = (item: StoredItem): boolean => {
  const [asks = '', word = ''] = promptOf(item);
  return asks === 'Why is this word written with a hyphen?' && word.startsWith('non-');
};

/** A captain who may resign or re-sign, and what is printed as prearranged and pre-arranged. */
export const hasHyphenOfChoice = (item: StoredItem): boolean =>
  [...promptOf(item), ...shownOptionsOf(item)].some((text) =>
    /\bpre \+ arranged\b|^The captain of the team may\b/.test(text),
  );

/** “Equal” as a word that can’t be made into a verb with -ate: its last letters may be dropped, and that makes equate. */
export const callsEqualWrong = (item: StoredItem): boolean =>
  promptOf(item)[0] === 'Which of these can be made into a verb with -ate?' && wrongOptionsOf(item).includes('equal');
