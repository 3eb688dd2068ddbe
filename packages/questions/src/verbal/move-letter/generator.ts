/** v.moveLetter: one letter moves from the first word to the second; both become new words. */

import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import { upper } from '../../kernel/letter-case.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { wrongTextOption } from '../../kernel/options.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { gainsOf, lossesOf } from '../../words/neighbours.ts';
import { wordsOfLength } from '../../words/word-index.ts';
import { isKnown, isRare, type Reach, wordsOf } from '../../words/word-lists.ts';
import { askOptions, askTyped, boldParts } from '../ask.ts';
import { answersAmong } from '../solve.ts';

interface Plan {
  readonly first: readonly number[];
  readonly second: readonly number[];
  /** Where the letter leaves the first word and enters the second: at an end, or inside. */
  readonly from: 'end' | 'inside' | 'any';
  readonly to: 'end' | 'inside' | 'any';
  readonly words: Reach;
  /** Without words that come late. */
  readonly isYoung?: true;
  /** How many letters of the first word, at least, leave a word that people know. With one, nobody needs the second word. */
  readonly choices: 1 | 2 | 3;
  /** No plurals and no verbs with -s: where they come in, the letter is soon found. */
  readonly noEndings?: true;
  /** How many of the four words, at least, are none of the commonest, one of them a new word: BACK and FLOOD come to mind by themselves. */
  readonly late?: 1 | 2;
}

/** The letter comes from inside a word and goes inside another, and no ending gives it away. */
const deepInside = {
  from: 'inside',
  to: 'inside',
  words: 'accept',
  choices: 2,
  noEndings: true,
  late: 1,
} as const;

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  340302: {
    easy: { first: [4], second: [3], from: 'end', to: 'end', words: 'plain', choices: 1, isYoung: true },
    medium: { first: [4, 5], second: [3, 4], from: 'any', to: 'end', words: 'accept', choices: 1, isYoung: true },
    hard: { first: [5], second: [4], from: 'inside', to: 'any', words: 'accept', choices: 2, isYoung: true },
  },
  350402: {
    easy: {
      first: [5],
      second: [4],
      from: 'end',
      to: 'end',
      words: 'accept',
      choices: 1,
      noEndings: true,
      isYoung: true,
    },
    medium: {
      first: [5],
      second: [4],
      from: 'inside',
      to: 'end',
      words: 'accept',
      choices: 2,
      noEndings: true,
      isYoung: true,
    },
    hard: { ...deepInside, first: [5], second: [4, 5], isYoung: true },
  },
  360402: {
    easy: {
      first: [5, 6],
      second: [4],
      from: 'inside',
      to: 'any',
      words: 'accept',
      choices: 2,
      noEndings: true,
      late: 1,
    },
    medium: { ...deepInside, first: [5, 6], second: [4] },
    hard: { ...deepInside, first: [5, 6], second: [5, 6] },
  },
  370302: {
    easy: { first: [6], second: [4, 5], from: 'inside', to: 'any', words: 'accept', choices: 2, late: 1 },
    medium: { first: [6, 7], second: [4, 5], from: 'inside', to: 'inside', words: 'accept', choices: 2, late: 1 },
    hard: { ...deepInside, first: [6, 7], second: [5, 6], late: 2 },
  },
};

/** Words that children of years 4 and 5 have hardly met. */
const lateWords: ReadonlySet<string> = new Set(
  'acute amend amp borne deter glean hardy irate merge norm prise prose purge realm suing teal vouch ward wary'.split(
    ' ',
  ),
);

const mistake = mistakesIn('v.moveLetter');

/** A plural or a verb with -s. */
const hasEnding = (word: string): boolean => word.endsWith('s') && isKnown(word.slice(0, -1));

const endings = ['s', 'es', 'd', 'ed', 'ing', 'r', 'er', 'ly'] as const;

/** Whether a word is among the commonest, or only an ending away from one: LIKED is no harder than LIKE. */
export function isCommon(word: string): boolean {
  const stems = endings.flatMap((ending) => (word.endsWith(ending) ? [word.slice(0, -ending.length)] : []));
  return [word, ...stems, ...stems.map((stem) => `${stem}e`)].some((each) => wordsOf('plain').has(each));
}

/** Whether the letter stands at an end of the longer word. */
function atEnd(longer: string, shorter: string): boolean {
  return longer.slice(1) === shorter || longer.slice(0, -1) === shorter;
}

const fits = (where: Plan['from'], isEnd: boolean): boolean => where === 'any' || (where === 'end') === isEnd;

/** A longer word, the letter it gives or takes, and the shorter word. */
interface Change {
  readonly longer: string;
  readonly letter: string;
  readonly shorter: string;
}

const changes = new Map<Reach, readonly Change[]>();

/** Every way in which a word loses a letter and is a word still. Endings of grammar (-s, -d, -r, also in SMOKERS and SMOKES) are no puzzle. */
function changesOf(reach: Reach): readonly Change[] {
  const known = changes.get(reach);
  if (known !== undefined) return known;
  const found = [3, 4, 5, 6, 7, 8]
    .flatMap((length) => wordsOfLength(length, reach))
    .flatMap((longer) => lossesOf(longer, 'accept').map(({ letter, rest }) => ({ longer, letter, shorter: rest })))
    .filter(
      ({ longer, shorter }) =>
        shorter.length > 2 &&
        !['s', 'd', 'r'].some((ending) => longer === shorter + ending) &&
        !(longer.endsWith('ers') && `${longer.slice(0, -2)}s` === shorter),
    );
  changes.set(reach, found);
  return found;
}

const lists = new Map<string, readonly Change[]>();

function givers({ first, from, words, choices }: Plan): readonly Change[] {
  const key = `${words} ${first.join()} ${from} ${choices}`;
  const known = lists.get(key);
  if (known !== undefined) return known;
  const found = changesOf(words).filter(
    ({ longer, shorter }) =>
      first.includes(longer.length) &&
      new Set(longer).size === longer.length &&
      fits(from, atEnd(longer, shorter)) &&
      lossesOf(longer, 'known').length >= choices,
  );
  lists.set(key, found);
  return found;
}

function takers({ second, to, words }: Plan, letter: string): readonly Change[] {
  const key = `${letter} ${words} ${second.join()} ${to}`;
  const known = lists.get(key);
  if (known !== undefined) return known;
  const found = changesOf(words).filter(
    (change) =>
      change.letter === letter &&
      second.includes(change.shorter.length) &&
      fits(to, atEnd(change.longer, change.shorter)),
  );
  lists.set(key, found);
  return found;
}

/** The letters that may move so that a dictionary has both new words. */
function movesOf(first: string, second: string): Set<string> {
  const letters = lossesOf(first, 'rare').map(({ letter }) => letter);
  return new Set(letters.filter((letter) => gainsOf(second, letter, 'rare').length > 0));
}

function make(random: Random, plan: Plan): Made | undefined {
  const { longer: first, letter, shorter: rest } = random.pick(givers(plan));
  const possible = takers(plan, letter);
  if (possible.length === 0) return undefined;
  const { longer: gain, shorter: second } = random.pick(possible);
  if (gainsOf(second, letter, 'rare').length > 1 || gain === first) return undefined;
  const all = [first, rest, gain, second];
  if (plan.isYoung && all.some((word) => lateWords.has(word))) return undefined;
  if (plan.noEndings && all.some(hasEnding)) return undefined;
  if (
    plan.late !== undefined &&
    ([rest, gain].every(isCommon) || all.filter((word) => !isCommon(word)).length < plan.late)
  )
    return undefined;
  // NOISE and NOSES: the second word shows what is left of the first.
  if (second.includes(rest) || rest.includes(second) || gain.includes(first)) return undefined;
  const moves = movesOf(first, second);
  if (moves.size !== 1) return undefined;
  const questionText: QuestionText = {
    prompt: `Move one letter from the first word to the second word. Both must become new words.\n\n**${first.toUpperCase()}**   **${second.toUpperCase()}**\n\nWhich letter moves? Do not change the order of the other letters.`,
    hint: 'Cover the letters of the first word one at a time. Is there still a word? Then try that letter in the second word.',
    steps: [
      `Without ${letter.toUpperCase()}, ${first.toUpperCase()} becomes ${rest.toUpperCase()}.`,
      `With ${letter.toUpperCase()}, ${second.toUpperCase()} becomes ${gain.toUpperCase()}.`,
      `The letter is **${letter.toUpperCase()}**.`,
    ],
    variant: `${first} ${second}`,
    features: {
      letters: first.length + second.length,
      inside: Number(!atEnd(first, rest)) + Number(!atEnd(gain, second)),
    },
  };
  const wrong = [...first]
    .filter((other) => other !== letter)
    // Letters that leave a word come first: they are what the second word has to rule out.
    .sort((one, other) => Number(isKnown(first.replace(other, ''))) - Number(isKnown(first.replace(one, ''))))
    .map((other) => {
      const left = first.replace(other, '');
      const without = `without ${other.toUpperCase()} the first word becomes ${left.toUpperCase()}`;
      // Some bigger dictionary may have it: nobody is told that it is no word.
      if (isRare(left))
        return wrongTextOption(
          other.toUpperCase(),
          mistake(
            'one-word-only',
            // BOCK and CORSE are words, but none that a child would have made.
            isKnown(left)
              ? `${upper(without)}, but wherever you put ${other.toUpperCase()} into ${second.toUpperCase()}, it does not make a word in our dictionary.`
              : `Wherever you put ${other.toUpperCase()} into ${second.toUpperCase()}, it does not make a word in our dictionary.`,
          ),
        );
      const [made] = gainsOf(second, other, 'known');
      return wrongTextOption(
        other.toUpperCase(),
        mistake(
          'no-word-left',
          made === undefined
            ? `${upper(without)}, which is not in our dictionary.`
            : `${made.toUpperCase()} is a word, but ${without}, which is not in our dictionary.`,
        ),
      );
    });
  return random.chance(1, 2)
    ? askOptions(random, questionText, letter.toUpperCase(), wrong.slice(0, 5), Math.min(6, wrong.length + 1), 'grid')
    : askTyped(
        questionText,
        'text',
        [letter.toUpperCase()],
        wrong.map(({ same, because }) => ({ text: same, because })),
      );
}

/** Tries every letter at every place. */
function solve(question: Question) {
  const [first = '', second = ''] = boldParts(question).map((word) => word.toLowerCase());
  const found: string[] = [];
  for (let from = 0; from < first.length; from++) {
    const letter = first.charAt(from);
    if (!isRare(first.slice(0, from) + first.slice(from + 1))) continue;
    for (let to = 0; to <= second.length; to++)
      if (isRare(second.slice(0, to) + letter + second.slice(to))) found.push(letter.toUpperCase());
  }
  return answersAmong(question, found);
}

export const moveLetterGenerator = defineGenerator({
  generatorId: 'v.moveLetter',
  version: 16,
  serves: ladders,
  make: (random, { params, difficulty }) => make(random, params[difficulty]),
  solve,
});
