/** Words as sums: every letter has the value of its place, counted by a rule (A = 1, A = 26, A = 2…). */

import type { GivenAnswer, Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Made } from '../../kernel/generator.ts';
import { mistakesIn, type WrongAnswer } from '../../kernel/mistakes.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { wordsOfLength } from '../../words/word-index.ts';
import { alphabetStrip, letterAt, placeOf } from '../alphabet.ts';
import { askChoice, askTyped, boldParts, promptText } from '../ask.ts';
import { answersAmong, answersWhere } from '../solve.ts';

/** The value of A and what each next letter adds. */
interface Scale {
  readonly first: number;
  readonly step: number;
}

const mistake = mistakesIn('v.letterPosition');
const scales: Readonly<Record<Difficulty, readonly Scale[]>> = {
  easy: [
    { first: 26, step: -1 },
    { first: 0, step: 1 },
  ],
  medium: [
    { first: 2, step: 2 },
    { first: 10, step: 1 },
    { first: 3, step: 2 },
  ],
  hard: [
    { first: 1, step: 2 },
    { first: 5, step: 5 },
    { first: 3, step: 3 },
    { first: 52, step: -2 },
  ],
};
const lengths: Readonly<Record<Difficulty, readonly number[]>> = { easy: [4], medium: [4, 5], hard: [4, 5] };

const worthOf = (letter: string, { first, step }: Scale): number => first + step * placeOf(letter);
const totalOf = (word: string, scale: Scale): number =>
  [...word].reduce((sum, letter) => sum + worthOf(letter, scale), 0);

/** How the values go on from letter to letter, and what they are in a word. */
function valuesText(words: readonly string[], scale: Scale): string {
  const all = [...new Set(words.join(''))].map((letter) => `${letter} = ${worthOf(letter, scale)}`);
  return `Each letter is worth ${Math.abs(scale.step)} ${scale.step > 0 ? 'more' : 'less'} than the one before it: ${all.join(', ')}.`;
}

function sumText(word: string, scale: Scale): string {
  const parts = [...word].map((letter) => worthOf(letter, scale));
  return `${word}: ${parts.join(' + ')} = ${totalOf(word, scale)}.`;
}

function drawWord(random: Random, difficulty: Difficulty): string {
  return random.pick(wordsOfLength(random.pick(lengths[difficulty]), 'accept')).toUpperCase();
}

function scaleText(scale: Scale): string {
  const shown = ['A', 'B', 'C'].map((letter) => `${letter} = ${worthOf(letter, scale)}`).join(', ');
  return `Letters have values: ${shown} and so on, up to Z = ${worthOf('Z', scale)}.`;
}

function mistakesFor(words: readonly string[], right: number, scale: Scale): WrongAnswer[] {
  const [word = '', other] = words;
  const plain = { first: 1, step: 1 };
  const says = {
    plain: 'You used A = 1, B = 2, C = 3. Read the values again: here they follow another rule.',
    added: 'You added the two words. Subtract the smaller total from the larger one.',
  };
  const wrong = (value: number, name: keyof typeof says, id: string): WrongAnswer => ({
    text: String(value),
    because: mistake(id, says[name]),
  });
  const usual = other === undefined ? totalOf(word, plain) : Math.abs(totalOf(word, plain) - totalOf(other, plain));
  return [
    wrong(usual, 'plain', 'plain-places'),
    ...(other === undefined ? [] : [wrong(totalOf(word, scale) + totalOf(other, scale), 'added', 'added')]),
    ...[1, -1].map((side) => ({
      text: String(right + side * Math.abs(scale.step)),
      because: mistake(
        'one-place-off',
        `Check each value: that is ${Math.abs(scale.step)} too ${side > 0 ? 'much' : 'little'}, so one of your letters may be one place out.`,
      ),
    })),
  ];
}

/** The total of a word, or of two words compared (hard). */
function makeTotal(random: Random, difficulty: Difficulty): Made | undefined {
  const scale = random.pick(scales[difficulty]);
  const words = [drawWord(random, difficulty), ...(difficulty === 'hard' ? [drawWord(random, difficulty)] : [])];
  words.sort((one, other) => totalOf(other, scale) - totalOf(one, scale));
  const [word = '', other] = words;
  const right = totalOf(word, scale) - (other === undefined ? 0 : totalOf(other, scale));
  // Letters that both words have cancel out, so two at most.
  if (right === 0 || (other !== undefined && [...word].filter((letter) => other.includes(letter)).length > 2))
    return undefined;
  const questionText: QuestionText = {
    prompt: [
      `${scaleText(scale)} ${
        other === undefined
          ? `What is the total of the letters in **${word}**?`
          : `How much larger is the total of **${word}** than the total of **${other}**?`
      }`,
      alphabetStrip(),
    ],
    hint:
      other === undefined
        ? 'Write the value under every letter first. Then add.'
        : 'Write the value under every letter and add up each word. Then find the difference.',
    steps: [
      valuesText(words, scale),
      ...words.map((each) => sumText(each, scale)),
      ...(other === undefined ? [] : [`${totalOf(word, scale)} − ${totalOf(other, scale)} = ${right}.`]),
      `The answer is **${right}**.`,
    ],
    variant: `${scale.first},${scale.step}:${words.join('-')}`,
    features: { words: words.length, rule: Math.abs(scale.step), letters: word.length },
  };
  return askTyped(questionText, 'number', [String(right)], mistakesFor(words, right, scale));
}

/** Which word has this total. */
function makeWord(random: Random, difficulty: Difficulty): Made | undefined {
  const scale = random.pick(scales[difficulty]);
  const right = drawWord(random, difficulty);
  const goal = totalOf(right, scale);
  const far = (word: string): number => Math.abs(totalOf(word, scale) - goal);
  // Words as long as the right one with totals near to it: others would be struck out without adding.
  const others = random
    .sample(wordsOfLength(right.length, 'accept'), 24)
    .map((word) => word.toUpperCase())
    .filter((word) => far(word) > 0)
    .sort((one, other) => far(one) - far(other))
    .slice(0, 7);
  const questionText: QuestionText = {
    prompt: [`${scaleText(scale)} Which word has a total of **${goal}**?`, alphabetStrip()],
    hint: 'Write the value under every letter. Then add up each word.',
    steps: [valuesText([right], scale), sumText(right, scale), `The word with a total of ${goal} is **${right}**.`],
    variant: `${scale.first},${scale.step}:${right}`,
    features: { words: 5, rule: Math.abs(scale.step), letters: right.length },
  };
  const mistakes = others.map((text) => ({
    text,
    because: mistake('another-total', sumText(text, scale)),
  }));
  return askChoice(random, questionText, right, mistakes);
}

/** The value of every letter, read from the prompt and counted on step by step. */
function valuesIn(text: string): ReadonlyMap<string, number> {
  const [, a = '0', b = '0'] = /A = (\d+), B = (\d+)/.exec(text) ?? [];
  const values = new Map<string, number>();
  for (let place = 0, value = Number(a); place < 26; place++, value += Number(b) - Number(a))
    values.set(letterAt(place), value);
  return values;
}

function solve(question: Question): GivenAnswer[] {
  const values = valuesIn(promptText(question));
  const total = (word: string): number => [...word].map((letter) => values.get(letter) ?? 0).reduce((a, b) => a + b, 0);
  const [first = '', second] = boldParts(question);
  if (/^\d+$/.test(first)) return answersWhere(question, (option) => total(option) === Number(first));
  return answersAmong(question, [String(second === undefined ? total(first) : total(first) - total(second))]);
}

/** Questions of year 7 on words as sums. */
export const positionSums = {
  make: (random: Random, difficulty: Difficulty): Made | undefined =>
    // Five words to add up are the most work of all.
    difficulty === 'hard' && random.chance(1, 4) ? makeWord(random, difficulty) : makeTotal(random, difficulty),
  solve,
};
