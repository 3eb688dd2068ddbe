/** Questions on grammar and proofreading as they were asked when another answer could be defended. */

import { hasSecondAnswerToday } from './answers-today.ts';
import { promptOf, rightOptionOf, shownOptionsOf, wordSetsOf, wrongOptionsOf } from './item-texts.ts';
import type { StoredItem } from './recall.ts';

/** ‘The full moon’ read as ‘full of’: its noun would be “the”, and “full moon” would come after it. */
export function mistakesFullMoon(item: StoredItem): boolean {
  const [asks = ''] = promptOf(item);
  if (asks.includes('is expanded by words')) return shownOptionsOf(item).includes('the full moon');
  return asks.includes('main noun') && wordSetsOf(item).some((words) => words.join(' ') === 'the full moon');
}

/** ‘At the feast’ called wrong where an adverbial that tells where is wanted. */
export const hasFeastForPlace = (item: StoredItem): boolean =>
  promptOf(item).some((text) => text.includes('an adverbial that tells us where')) &&
  wrongOptionsOf(item).some((option) => option.endsWith('at the feast.'));

/** ‘Broken’ called wrong where a verb is wanted: “it was broken” can be read as one verb. */
export const hasBrokenForVerb = (item: StoredItem): boolean =>
  promptOf(item).includes('In which sentence is the word in bold a verb?') &&
  wrongOptionsOf(item).some((option) => option.includes('was **broken**'));

/** Pronouns counted beside ‘my’ or ‘his’, which many books count as well. */
export const countsBesideMy = (item: StoredItem): boolean =>
  promptOf(item).some((text) => text.startsWith('How many pronouns')) &&
  promptOf(item).some((text) => /\b(?:my|your|his|her|its|our|their)\b/i.test(text));

/** ‘Last’ called wrong among determiners, where dictionaries for learners and many teachers count it: in bold, or in a sentence whose determiners are asked for. */
export function callsLastNoDeterminer(item: StoredItem): boolean {
  const [asks = '', ...texts] = promptOf(item);
  if (!/\bdeterminers?\b/.test(asks)) return false;
  const hasLast = /\bthe last (?:seat|biscuit)\b/i;
  return asks.includes('in bold')
    ? shownOptionsOf(item).some((option) => option.includes('**last**'))
    : [...texts, ...wordSetsOf(item).map((words) => words.join(' '))].some((text) => hasLast.test(text));
}

const unsaid = /\b(?:was|were) (?:knowing|seeing|forgetting)\b/;

/** ‘Was knowing’, which nobody says, as right as ‘was singing’. Where was and were are the mistake asked for, the key holds. */
export function hasUnsaidProgressive(item: StoredItem): boolean {
  const [asks = ''] = promptOf(item);
  if (asks === 'Which sentence is in Standard English?') return unsaid.test(rightOptionOf(item));
  if (asks === 'Which sentence is not in Standard English?')
    return wrongOptionsOf(item).some((text) => unsaid.test(text));
  if (asks.startsWith('Write the words in bold')) return unsaid.test(promptOf(item).join(' ').replaceAll('*', ''));
  if (!asks.startsWith('One verb is not in Standard English') || item.key.type !== 'multipleWordChoice') return false;
  const [words = []] = wordSetsOf(item);
  const [tapped = 0] = item.key.picks[0] ?? [];
  return unsaid.test(words.toSpliced(tapped, 1).join(' '));
}

/** ‘Neither of the boys’ before the verb that is asked for: ‘have’ is heard and written, too. */
export const hasNeither = (item: StoredItem): boolean =>
  [...promptOf(item), ...shownOptionsOf(item)].some((text) => /Neither of the boys (?:______|have)/.test(text));

/** The line of a text that is proofread, as its parts show it. */
const lineOf = (item: StoredItem): string => shownOptionsOf(item).join(' ');

/** ‘The tortoise, which’ and ‘families which’, of which nobody can say that they must be ‘who’. */
export const hasWhichOfFamilies = (item: StoredItem): boolean => /\b(?:tortoise|families),? which\b/.test(lineOf(item));

/** A school called wrong with a plural verb, which may mean the people in it, or “whose was”, which may mean one name or more. */
export const hasEitherNumber = (item: StoredItem): boolean =>
  /\b(?:our school (?:were|have)|and whose was)\b/i.test(lineOf(item));

/** A verb that doesn’t agree with a subject in the part before: ‘Today’s tourists / is shown’ is right with one tourist as well. */
export function hasSubjectElsewhere({ question, key, explanation }: StoredItem): boolean {
  if (question.answer.type !== 'multipleChoice' || key.type !== 'multipleChoice' || key.option === 0) return false;
  const [part] = question.answer.options[key.option] ?? [];
  const texts = explanation.flatMap((step) => step.flatMap((block) => (block.type === 'text' ? [block.text] : [])));
  const [, verb] =
    texts.map((text) => /in part \*\*\p{L}\*\*, in “(.+)”/u.exec(text)).find((found) => found !== null) ?? [];
  return (
    part?.type === 'text' &&
    verb !== undefined &&
    part.text.startsWith(verb) &&
    // In a question the subject comes after its verb.
    verb === verb.toLowerCase() &&
    texts.some((text) => text.startsWith('The verb has to agree with its subject'))
  );
}

/** What somebody answers, without inverted commas, in a line whose marks are asked for. */
export const hasUnmarkedSpeech = (item: StoredItem): boolean =>
  promptOf(item).some((text) => /\bpunctuation\b|\bmark\b/.test(text)) &&
  /\b(?:if you push|you sit in|nothing that anyone)\b/i.test(lineOf(item));

/** A verb to write that has another past form, as right, and one of a crowd, which takes ‘rise’ as well as ‘rises’. */
export function hasOtherVerbForm(item: StoredItem): boolean {
  const { key } = item;
  if (key.type !== 'writeAnswer' || key.spec.kind !== 'text') return false;
  const [asks = '', text = ''] = promptOf(item);
  if (!/^One verb is in another tense|^Write the verb in bold in the tense/.test(asks)) return false;
  const { accept } = key.spec;
  return (
    (accept.length === 1 && /^(?:knelt|leapt|lit)$/.test(accept[0] ?? '')) ||
    (/crowd \*\*(?:cheered|rose)\*\*/.test(text) && /^(?:cheers|rises)$/.test(accept[0] ?? ''))
  );
}

/** ‘Eilidh do the washing-up’ and ‘Eilidh done’, where nothing tells the time: did is as right as does, and had done as did. */
export const hasOtherStandardForm = (item: StoredItem): boolean =>
  promptOf(item).some((text) => text.startsWith('Write the word in bold in Standard English')) &&
  hasSecondAnswerToday(item);

/** ‘Noah has knew’, where nothing tells the time: knew and had known are as right as has known. */
export const hasOtherPerfect = (item: StoredItem): boolean =>
  promptOf(item).some((text) => text.startsWith('Write the words in bold in Standard English')) &&
  hasSecondAnswerToday(item);

/** ‘You see a red kite and Imani eat ripe pears’: both are seen, so that ‘eat’ is right. */
export const seesTwoThings = (item: StoredItem): boolean =>
  promptOf(item).some((text) => text.startsWith('One verb is not in Standard English')) &&
  wordSetsOf(item).some((words) => {
    const joined = words.indexOf('and');
    const [asked = 0] = item.key.type === 'multipleWordChoice' ? item.key.picks.flat() : [];
    const sees = words.slice(0, joined).some((word) => /^sees?$/.test(word));
    // After “see”, “we eats” is as wrong as elsewhere.
    return sees && asked > joined && !words[asked]?.endsWith('s');
  });
