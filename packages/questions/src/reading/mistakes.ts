/** The named mistakes behind wrong answers to reading questions. A passage file calls them by name; a file may say more. */
import type { Mistake } from '../kernel/key.ts';
import type { Skill } from './passages/skills.ts';

const says = {
  elsewhere: 'That is in the text, but it answers a different question.',
  outside: 'This text does not say that. Only the text counts.',
  half: 'Only part of that fits the text. Check every word of it.',
  opposite: 'The text tells us something quite different.',
  mixed: 'The text tells it differently. Check who, what, where and when.',
  guess: 'The clues in the text do not show that.',
  literal: 'That is not what the text means.',
  sense: 'The word can mean that, but not in this sentence.',
  antonym: 'That is the opposite of what the word means.',
  looks: 'That is the meaning of a word that looks or sounds like this one.',
  near: 'The word does not mean that here. Read the words around it once more.',
  detail: 'That is in the text, but it is only a small part of it.',
  untold: 'The text says little or nothing about that.',
  wide: 'That is too general. This text is about something smaller.',
  feature: 'Look again at how the text is written. That does not fit it.',
  pattern: 'Check that against the poem, line by line.',
  term: 'That is the name of something else.',
  aim: 'Look at how the text is written. That is not what the writer is trying to do.',
  tone: 'The words the writer chose give a different feeling.',
  effect: 'The words do not do that here. Think about what they make you see or feel.',
  weak: 'Those words do not show it.',
  notShown: 'That is in the text, but it does not show this.',
  missed: 'The text does show this. Read that part once more.',
  accepted: 'The text says something else about this. Compare it word by word.',
  unsaid: 'The text does not tell us this. Only the text counts.',
  told: 'The text does tell us about this. Look for it again.',
  factAsOpinion: 'This can be checked, so it is a fact.',
  opinionAsFact: 'This says what somebody thinks or feels. Others may disagree, so it is an opinion.',
  plainWord: 'That word does not tell us what somebody thinks or feels about it.',
  early: 'That came earlier in the text.',
  late: 'That came later in the text.',
  otherPart: 'That part is mostly about something else.',
  toldElsewhere: 'Another part of the text is about that.',
  otherPoint: 'That is the main point of another part of the text.',
  otherHeading: 'Under that heading the writer tells us about something else.',
  noAnswerThere: 'That part of the text does not answer this.',
  notReadThere: 'You do not read that in this part of the text.',
  otherMeaning: 'That is the meaning of another word in the text.',
  keyPoint: 'That is a main point: a whole part of the text is about it.',
  wholePoint: 'That is a main point: a summary of the text cannot do without it.',
  oneOnly: 'That is true of only one of them.',
  bothOfThem: 'That is true of both of them.',
  otherOne: 'That is true of the other one.',
  otherWord: 'That word is in the text, but it has a different meaning.',
  proofTrusted: 'The answer is right, but not its proof.',
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

type Sayings = Readonly<Partial<Record<MistakeName, string>>>;

/** What the text only points to isn't said in it, whether it is right or wrong: so ‘the text does not say that’ is no reason there. */
const pointedTo: Sayings = { outside: 'Nothing in the text points to that.' };
const saysBySkill: Readonly<Partial<Record<Skill, Sayings>>> = {
  inference: pointedTo,
  feelings: pointedTo,
  theme: pointedTo,
  meaning: pointedTo,
  prediction: {
    ...pointedTo,
    opposite: 'The text points to something quite different.',
    guess: 'The clues in the text do not point to that.',
    mixed: 'That mixes things up. Check who, what, where and when.',
  },
};

/** The mistake of this name in a question that trains this skill. */
export function mistakeFor(skill: Skill, name: MistakeName, own?: string): Mistake {
  return mistake(name, own ?? saysBySkill[skill]?.[name]);
}
