/** The named mistakes behind wrong answers to reading questions. A passage file calls them by name; a file may say more. */
import type { Mistake } from '../kernel/key.ts';

const says = {
  elsewhere: 'That is in the text, but it answers a different question.',
  outside: 'This text does not say that. Only the text counts.',
  half: 'Only part of that is right. Check every word of it.',
  opposite: 'The text says the opposite.',
  mixed: 'That mixes up who, what, where or when. Check the details again.',
  guess: 'That goes further than the clues in the text.',
  literal: 'The text does not mean this word for word. Think what the writer wants to say.',
  sense: 'The word can mean that, but not in this sentence.',
  antonym: 'That is the opposite of what the word means.',
  looks: 'That is the meaning of a word that looks or sounds like this one.',
  near: 'That is close, but it does not fit the sentence. Try it in place of the word.',
  detail: 'That is a small detail, not the main point.',
  wide: 'That is too wide. The text is about something smaller.',
  feature: 'That is the job of another feature.',
  pattern: 'Check that against the poem, line by line.',
  term: 'That is the name of something else.',
  aim: 'Look at how the text is written. That is not what the writer is trying to do.',
  tone: 'The words the writer chose give a different feeling.',
  effect: 'The words do not do that here. Think what they make you see or feel.',
  weak: 'Those words are in the text, but they do not show this.',
  missed: 'The text does show this. Read that part once more.',
  accepted: 'Check this against the text: it does not fit.',
  unsaid: 'The text does not tell us this. Only the text counts.',
  told: 'The text does tell us about this. Look for it again.',
  factAsOpinion: 'This can be checked, so it is a fact.',
  opinionAsFact: 'This says what somebody thinks or feels. Others may disagree, so it is an opinion.',
  plainWord: 'That word does not tell what somebody thinks or feels about it.',
  early: 'That came earlier in the text.',
  late: 'That came later in the text.',
  otherPart: 'That is in another part of the text.',
  keyPoint: 'That is a main point. A summary needs it.',
  oneOnly: 'That is true of only one of them.',
  bothOfThem: 'That is true of both of them.',
  otherOne: 'That is true of the other one.',
  otherWord: 'That word is in the text, but it has a different meaning.',
  proofTrusted: 'The answer is right, but other words show it better.',
  answerTrusted: 'The answer itself does not fit the text.',
} as const;

/** A mistake by its name in the list above. */
export type MistakeName = keyof typeof says;

const names: readonly string[] = Object.keys(says);

/** Whether there is a mistake of this name. */
export function isMistakeName(name: string): name is MistakeName {
  return names.includes(name);
}

/** The mistake of this name, in its own words or in those of the passage file. */
export function mistake(name: MistakeName, own?: string): Mistake {
  return { id: `e.reading/${name}`, says: own ?? says[name] };
}
