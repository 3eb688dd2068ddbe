/** Moods: indicative, interrogative, imperative, subjunctive. */
import type { Cell } from '../../kernel/generator.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseInOrder, chooseText, standsOut, withOptions } from '../ask.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import { moods } from './deeds.data.ts';
import { at, mistake, type Params, type VoiceForm } from './voice-sentences.ts';

const moodNames = ['indicative', 'interrogative', 'imperative', 'subjunctive'] as const;

const moodRules: Readonly<Record<string, string>> = {
  indicative: 'The indicative tells something.',
  interrogative: 'The interrogative asks something.',
  imperative: 'The imperative gives a command or a request.',
  subjunctive: 'The subjunctive speaks of wishes, demands and things that are not so.',
};

/** How a mood is recognised that needs no look at its verb form. */
const moodSigns: Readonly<Record<string, string>> = {
  interrogative: 'Look at the end: there is a question mark, and the sentence waits for an answer.',
  imperative: 'Look for the subject: there is none, because “you” is meant.',
};

/** What a sentence in this mood does, to a child who took it for another. */
const moodHere: Readonly<Record<string, string>> = {
  indicative: 'This sentence tells a fact.',
  interrogative: 'This sentence asks a question.',
  imperative: 'This sentence tells somebody what to do.',
  subjunctive: 'This sentence is about a wish, a demand or something that is not so.',
};

/** The verb form that shows a subjunctive, and the one that a plain statement would have: ‘he send’ and ‘he sends’. */
function formsIn(sentence: string): readonly [subjunctive: string, usual: string] | undefined {
  const [, wished] = /\b(?:if only|if|though|wish) (.+?) were\b/i.exec(sentence) ?? [];
  if (wished !== undefined) return [`${wished} were`, `${wished} was`];
  const [, subject, verb] = /\bthat (the \w+|he|she|everyone) (\w+)/.exec(sentence) ?? [];
  if (subject === undefined || verb === undefined) return undefined;
  const usual = verb === 'be' ? (subject.endsWith('s') ? 'are' : 'is') : `${verb}s`;
  return [`${subject} ${verb}`, `${subject} ${usual}`];
}

/** What shows the mood of this sentence. */
export function moodSignIn(mood: string, sentence: string): string {
  const forms = mood === 'subjunctive' ? formsIn(sentence) : undefined;
  if (forms !== undefined) return `Its verb has an unusual form: “${forms[0]}”, not “${forms[1]}”.`;
  return mood === 'indicative' ? 'It tells what is so, and each verb has its usual form.' : (moodSigns[mood] ?? '');
}

const moodRows = once(() =>
  rowsOf(moods).map((row) => ({ mood: partOf(row, 0), sentence: partOf(row, 1), isNear: row[2] === '+' })),
);

/** The mood by the shape of the sentence. */
function readMood(sentence: string): string {
  if (sentence.endsWith('?')) return 'interrogative';
  if (/\b(?:if|wish|though)\b.+\bwere\b/i.test(sentence)) return 'subjunctive';
  if (/\bthat (?:the \w+|he|she|everyone) (?:be|send|wear|remain|rest|pay)\b/.test(sentence)) return 'subjunctive';
  return /^(?:The|Her|My|Owls|You|They|She|He|It|We|If it|Whenever)\b/.test(sentence) ? 'indicative' : 'imperative';
}

const moodAt =
  (size: number, ...difficulties: readonly string[]) =>
  (cell: Cell<Params>): number =>
    cell.params.moods ? at(size, ...difficulties)(cell) : 0;

/** 'Which mood is this sentence in?' */
export const whichMood: VoiceForm = {
  weight: moodAt(40, 'easy', 'medium'),
  make(random, cell) {
    const mood = random.pick(moodNames);
    const { sentence } = random.pick(moodRows().filter((each) => each.mood === mood));
    if (sentence.split(' ').length > 6 !== (cell.difficulty === 'medium')) return undefined;
    return chooseInOrder(
      {
        prompt: ['Which mood is this sentence in?', sentence],
        hint: 'Does it tell, ask, command, or speak of a wish or demand?',
        steps: [moodSignIn(mood, sentence), moodRules[mood] ?? '', `So it is **${mood}**.`],
        variant: `mood ${sentence}`,
        features: { time: 1, load: 1 },
      },
      moodNames,
      mood,
      (other) => mistake(`${mood}-taken-for-${other}`, `${moodRules[other]} ${moodHere[mood]}`),
    );
  },
  solve: (seen) =>
    seen.asks === 'Which mood is this sentence in?'
      ? chosen(seen, (option) => option === readMood(seen.shows))
      : undefined,
};

/** 'Which sentence is in the subjunctive?' */
export const sentenceOfMood: VoiceForm = {
  weight: moodAt(120, 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    // No question stands among these, and nobody is asked for a command: children know them from year 2. At hard every sentence looks like a subjunctive.
    const rows = moodRows().filter(
      (each) => each.mood !== 'interrogative' && (!hard || each.isNear || each.mood === 'subjunctive'),
    );
    const { mood, sentence: right } = random.pick(
      rows.filter((each) => each.mood === 'indicative' || each.mood === 'subjunctive'),
    );
    const others = random.sample(
      rows.filter((each) => each.mood !== mood),
      9,
    );
    const looksAlike = (each: (typeof others)[number]): boolean => each.isNear || each.mood === 'subjunctive';
    const wrong = [...others.filter(looksAlike).slice(0, 2), ...others];
    if (
      standsOut(
        random,
        right,
        wrong.map(({ sentence }) => sentence),
      )
    )
      return undefined;
    return withOptions(
      chooseText(
        random,
        {
          prompt: [`Which sentence is in the ${mood} mood?`],
          hint: 'What does each sentence do: tell, ask, command, or speak of something that is not so?',
          steps: [moodRules[mood] ?? '', moodSignIn(mood, right), `So it is: **${right}**`],
          variant: `sentence ${mood} ${right}`,
          features: { time: 1, load: hard ? 5 : 4 },
        },
        right,
        wrong.map(
          ({ mood: other, sentence }): TextMistake => [
            sentence,
            mistake(
              `${other}-for-${mood}`,
              `That is in the ${other} mood. ${other === 'imperative' ? moodRules[other] : moodSignIn(other, sentence)}`,
            ),
          ],
        ),
        { count: hard ? 5 : 4 },
      ),
    );
  },
  solve(seen) {
    const [, mood] = /^Which sentence is in the (\w+) mood\?$/.exec(seen.asks) ?? [];
    return mood === undefined ? undefined : chosen(seen, (option) => readMood(option) === mood);
  },
};
