/** v.letterPosition: where letters stand in the alphabet, and words as sums of the places of their letters. */

import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import type { Cell, Made } from '../../kernel/generator.ts';
import { mistakesIn, type WrongAnswer } from '../../kernel/mistakes.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { seeQuestion } from '../../kernel/seen.ts';
import { alphabetStrip, letterAt, placeOf, placesWords, stepWords } from '../alphabet.ts';
import { askChoice, askEither, askTyped, boldParts, promptText } from '../ask.ts';
import { answersAmong } from '../solve.ts';
import { positionSums } from './word-sums.ts';

/** `before`: letters by their neighbours (year 3). `sums`: codes of A = 1, B = 2 (year 7). */
export type PositionMatter = 'before' | 'sums';

const mistake = mistakesIn('v.letterPosition');
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const inside = (place: number): boolean => place >= 0 && place <= 25;

const miscount = (place: number, name: string, says: string): WrongAnswer[] =>
  inside(place) ? [{ text: letterAt(place), because: mistake(name, says) }] : [];

/** Letters that a wrong count leads to, from the letter that is counted from. */
function countMistakes(from: number, steps: number, start = ''): WrongAnswer[] {
  return [1, -1, 2, -2, 3, -3, 4, -4]
    .filter((off) => steps + off !== 0)
    .flatMap((off) =>
      miscount(
        from + steps + off,
        Math.abs(off) === 1 ? 'one-off' : 'miscounted',
        `${start}From ${letterAt(from)} to ${letterAt(from + steps + off)} is ${placesWords(steps + off)}. You need ${placesWords(steps)}.`,
      ),
    );
}

const beforeAndAfter = 'Before means nearer to A, after means nearer to Z.';

interface Walk {
  readonly prompt: string;
  readonly right: number;
  readonly mistakes: readonly WrongAnswer[];
  readonly hint: string;
  readonly steps: readonly string[];
  readonly features: Readonly<Record<string, number>>;
  /** Whether it is always typed: every other letter would be seen to be wrong. */
  readonly isTyped?: true;
}

const sideWord = (steps: number): string => (steps > 0 ? 'after' : 'before');
const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const placeCount = (steps: number): string => `${steps} place${steps === 1 ? '' : 's'}`;
const placesWord = (steps: number): string =>
  `${numberWords[Math.abs(steps)]} place${Math.abs(steps) === 1 ? '' : 's'}`;

function walkText(from: number, steps: number): string {
  return `Start at ${letterAt(from)} and go ${stepWords(steps)}: you reach ${letterAt(from + steps)}.`;
}

function easyWalk(random: Random): Walk {
  const from = random.int(1, 24);
  if (random.chance(1, 3))
    return {
      prompt: `Which letter comes between **${letterAt(from - 1)}** and **${letterAt(from + 1)}** in the alphabet?`,
      right: from,
      mistakes: [
        ...[-2, -3].flatMap((off) =>
          miscount(from + off, 'outside', `${letterAt(from + off)} comes before ${letterAt(from - 1)}.`),
        ),
        ...[2, 3].flatMap((off) =>
          miscount(from + off, 'outside', `${letterAt(from + off)} comes after ${letterAt(from + 1)}.`),
        ),
      ],
      hint: 'Find both letters in the alphabet. Which letter is between them?',
      steps: [walkText(from - 1, 1), `After it comes ${letterAt(from + 1)}. The answer is **${letterAt(from)}**.`],
      features: { steps: 1, walks: 1 },
      isTyped: true,
    };
  const step = random.pick([1, -1]);
  return {
    prompt: `Which letter comes just ${sideWord(step)} **${letterAt(from)}** in the alphabet?`,
    right: from + step,
    mistakes: [
      ...miscount(from - step, 'wrong-way', `You went the wrong way. ${beforeAndAfter}`),
      ...countMistakes(from, step),
    ],
    hint: beforeAndAfter,
    steps: [
      `Just ${sideWord(step)} means one place ${step > 0 ? 'forward' : 'back'}.`,
      walkText(from, step),
      `The answer is **${letterAt(from + step)}**.`,
    ],
    features: { steps: 1, walks: 1 },
  };
}

function mediumWalk(random: Random): Walk {
  const from = random.int(0, 25);
  const step = random.int(2, 5) * random.pick([1, -1]);
  if (random.chance(1, 4)) {
    const half = random.int(2, 4);
    return {
      prompt: `Which letter is halfway between **${letterAt(from)}** and **${letterAt(from + 2 * half)}** in the alphabet?`,
      right: from + half,
      mistakes: Array.from({ length: 2 * half - 1 }, (_, at) => at + 1)
        .filter((off) => off !== half)
        .flatMap((off) =>
          miscount(
            from + off,
            'not-halfway',
            `${letterAt(from + off)} is ${placeCount(off)} from ${letterAt(from)}, but ${placeCount(2 * half - off)} from ${letterAt(from + 2 * half)}.`,
          ),
        ),
      hint: 'Put a finger on each letter. Move both one place at a time until they meet.',
      steps: [
        `From ${letterAt(from)} to ${letterAt(from + 2 * half)} there are ${2 * half} steps. Half of ${2 * half} is ${half}.`,
        walkText(from, half),
        `The answer is **${letterAt(from + half)}**.`,
      ],
      features: { steps: 2 * half, walks: 1 },
    };
  }
  return {
    prompt: `Which letter is ${placesWord(step)} ${sideWord(step)} **${letterAt(from)}** in the alphabet?`,
    right: from + step,
    mistakes: [
      ...miscount(from - step, 'wrong-way', `You went the wrong way. ${beforeAndAfter}`),
      ...countMistakes(from, step),
    ],
    hint: `${beforeAndAfter} Do not count the letter you start from.`,
    steps: [walkText(from, step), `The answer is **${letterAt(from + step)}**.`],
    features: { steps: Math.abs(step), walks: 1 },
  };
}

function hardWalk(random: Random): Walk {
  const from = random.int(0, 25);
  const first = random.int(2, 6) * random.pick([1, -1]);
  // Of two walks as long as each other, a slip leads back to a letter that is named already.
  const second = random.pick([3, 4, 5, 6, 7].filter((size) => size !== Math.abs(first))) * random.pick([1, -1]);
  const middle = from + first;
  const slips = [
    [middle - second, 'wrong-way', `You went the wrong way in the second part. ${beforeAndAfter}`],
    [from + second, 'from-start', `You counted again from ${letterAt(from)}. Count from the letter you found.`],
    [from - first + second, 'wrong-way-first', `You went the wrong way in the first part. ${beforeAndAfter}`],
    [middle, 'first-part', 'That is the first letter you find. Now count on or back from there.'],
  ] as const;
  return {
    prompt: `Find the letter ${placesWord(first)} ${sideWord(first)} **${letterAt(from)}**. Now which letter is ${placesWord(second)} ${sideWord(second)} that letter?`,
    right: middle + second,
    mistakes: [
      // Of two slips that lead to one letter, neither is told.
      ...slips
        .filter(([place]) => place !== from && slips.filter(([other]) => other === place).length === 1)
        .flatMap(([place, name, says]) => miscount(place, name, says)),
      ...(inside(middle) ? countMistakes(middle, second, `The first letter is ${letterAt(middle)}. `) : []),
    ],
    hint: 'Do it in two parts. Find the first letter and put your finger on it, then count from there.',
    steps: [
      walkText(from, first),
      inside(middle) ? walkText(middle, second) : '',
      `The answer is **${letterAt(middle + second)}**.`,
    ],
    features: { steps: Math.abs(first) + Math.abs(second), walks: inside(middle) ? 2 : 0 },
  };
}

const walks: Readonly<Record<Difficulty, (random: Random) => Walk>> = {
  easy: easyWalk,
  medium: mediumWalk,
  hard: hardWalk,
};

const walking: Form<PositionMatter, Question> = {
  weight: ({ params }) => (params === 'before' ? 3 : 0),
  make(random, { difficulty }): Made | undefined {
    const walk = walks[difficulty](random);
    const letters = [...walk.prompt.matchAll(/\*\*([A-Z])\*\*/g)].map(([, letter = '']) => letter);
    if (!inside(walk.right) || walk.features.walks === 0 || letters.includes(letterAt(walk.right))) return undefined;
    if (letters.length === 2 && placeOf(letters[0] ?? '') > placeOf(letters[1] ?? '')) return undefined;
    const questionText: QuestionText = {
      prompt: [walk.prompt, alphabetStrip()],
      hint: walk.hint,
      steps: walk.steps,
      variant: walk.prompt,
      features: walk.features,
    };
    const right = letterAt(walk.right);
    if (walk.isTyped === true) return askTyped(questionText, 'text', [right], walk.mistakes);
    // What comes of a slip stands among the options: a miscount alone is seldom what goes wrong.
    const slips = walk.mistakes.filter(({ because }) =>
      /\/(?:wrong-way|from-start|first-part)/.test(because.id),
    ).length;
    const count = Math.min(5, walk.mistakes.length + 1);
    return askEither(random, questionText, 'text', right, walk.mistakes, count, Math.min(2, slips));
  },
  solve(question) {
    const text = promptText(question);
    const [first = '', second = ''] = boldParts(question);
    if (second !== '') {
      const [from, to] = [alphabet.indexOf(first), alphabet.indexOf(second)];
      const between = [...alphabet].filter((_, at) => at > from && at < to && at - from === to - at);
      return answersAmong(question, between);
    }
    let letter = first;
    for (const [, count = '', side] of text.matchAll(/(just|\w+ places?) (before|after)/g)) {
      const many = count === 'just' ? 1 : numberWords.indexOf(count.split(' ')[0] ?? '');
      const line = side === 'after' ? alphabet : [...alphabet].reverse().join('');
      letter = line.charAt(line.indexOf(letter) + many);
    }
    return answersAmong(question, [letter]);
  },
};

/** Easy only: which of a few letters stands first or last. */
const outermost: Form<PositionMatter, Question> = {
  weight: ({ params, difficulty }: Cell<PositionMatter>) => (params === 'before' && difficulty === 'easy' ? 1 : 0),
  make(random) {
    const end = random.pick(['first', 'last'] as const);
    // Where A or Z itself stands in the row, there is nothing to look for.
    const letters = random.sample([...alphabet.replace(end === 'first' ? 'A' : 'Z', '')], 4);
    const sorted = [...letters].sort();
    if (end === 'last') sorted.reverse();
    const [right = '', ...others] = sorted;
    const questionText: QuestionText = {
      prompt: [
        `Here are four letters in a row: **${letters.join(' ')}**. Which of them comes ${end} in the alphabet?`,
        alphabetStrip(),
      ],
      hint: `Find each of them in the alphabet. ${end === 'first' ? 'First means nearest to A.' : 'Last means nearest to Z.'}`,
      steps: [
        `In the order of the alphabet they are ${[...letters].sort().join(', ')}.`,
        `The ${end} one is **${right}**.`,
      ],
      variant: `${end} ${[...letters].sort().join('')}`,
      features: { steps: 1, walks: 1 },
    };
    const mistakes = others.map((text, at) => ({
      text,
      because:
        at === others.length - 1
          ? mistake(
              'other-end',
              `That one comes ${end === 'first' ? 'last' : 'first'}. You need the one that comes ${end}.`,
            )
          : mistake('not-outermost', `${right} comes ${end === 'first' ? 'before' : 'after'} ${text}.`),
    }));
    return askChoice(random, questionText, right, mistakes, 4);
  },
  solve(question) {
    const text = promptText(question);
    if (!text.includes('in a row')) return undefined;
    const letters = (boldParts(question)[0] ?? '').split(' ');
    const best = letters.filter((letter) =>
      letters.every((other) => (text.includes('first') ? letter <= other : letter >= other)),
    );
    return answersAmong(question, best);
  },
};

function isSums(question: Question): boolean {
  return promptText(question).includes(' = ');
}

const sums: Form<PositionMatter, Question> = {
  weight: ({ params }) => (params === 'sums' ? 1 : 0),
  make: (random, { difficulty }) => positionSums.make(random, difficulty),
  solve: (question) => (isSums(question) ? positionSums.solve(question) : undefined),
};

export const letterPositionGenerator = generatorOfForms<PositionMatter, Question>({
  generatorId: 'v.letterPosition',
  version: 13,
  see: seeQuestion,
  serves: { 330503: 'before', 370503: 'sums' },
  forms: [outermost, walking, sums],
});
