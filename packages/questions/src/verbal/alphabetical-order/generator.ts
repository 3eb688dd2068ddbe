/** v.alphabetical: words in the order of a dictionary. */

import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import { andList } from '../../kernel/list-text.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { ordinalWord } from '../../kernel/number-text.ts';
import { wrongTextOption } from '../../kernel/options.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { wordsOfLength } from '../../words/word-index.ts';
import { alphabetStrip } from '../alphabet.ts';
import { askOptions, askTyped, boldParts, optionTexts, promptText } from '../ask.ts';
import { answersAmong } from '../solve.ts';
import { lateWords } from './late-words.data.ts';

/** How many letters at the start are the same (with none, there are two pairs), how many words there are, and which places may be asked. */
interface Plan {
  readonly shared: 0 | 1 | 2;
  readonly words: number;
  readonly asks: readonly ('first' | 'last' | 'second' | 'third' | 'between')[];
}

const plans: Readonly<Record<Difficulty, Plan>> = {
  easy: { shared: 0, words: 4, asks: ['first', 'last'] },
  medium: { shared: 1, words: 4, asks: ['first', 'last', 'second', 'between'] },
  hard: { shared: 2, words: 5, asks: ['second', 'third', 'last', 'between'] },
};

const mistake = mistakesIn('v.alphabetical');
const places = { first: 0, second: 1, third: 2 };
const groups = new Map<number, readonly (readonly string[])[]>();

/** Words of four to seven letters, grouped by their first letters. */
function groupsOf(shared: number): readonly (readonly string[])[] {
  const known = groups.get(shared);
  if (known !== undefined) return known;
  const grown = new Map<string, string[]>();
  const words = [4, 5, 6, 7].flatMap((length) => wordsOfLength(length, 'plain')).filter((word) => !lateWords.has(word));
  for (const word of words) {
    const start = word.slice(0, shared);
    grown.set(start, [...(grown.get(start) ?? []), word]);
  }
  const large = [...grown.values()].filter((words) => words.length >= 12);
  groups.set(shared, large);
  return large;
}

/** Whether the words differ first at the letter after the shared ones, each from each. */
function differNext(words: readonly string[], shared: number): boolean {
  return new Set(words.map((word) => word.charAt(shared))).size === words.length;
}

const capital = (word: string, at: number): string => word.charAt(at).toUpperCase();

/** Why one word stands before or after another: which of their letters differ first. */
function orderText(word: string, side: 'before' | 'after', other: string): string {
  const at = [...word].findIndex((letter, place) => letter !== other.charAt(place));
  return `“${word}” comes ${side} “${other}”: look at the ${ordinalWord(at + 1)} letters, ${capital(word, at)} and ${capital(other, at)}.`;
}

/** Words that begin with the same letters; for the easiest two pairs, each with its own first letter. */
function drawWords(random: Random, shared: Plan['shared'], count: number): readonly string[] {
  return shared === 0
    ? random.sample(groupsOf(1), 2).flatMap((group) => random.sample(group, count / 2))
    : random.sample(random.pick(groupsOf(shared)), count);
}

function make(random: Random, plan: Plan): Made | undefined {
  const { shared } = plan;
  const asks = random.pick(plan.asks);
  const between = asks === 'between';
  const words = random.shuffle(drawWords(random, shared, plan.words + (between ? 1 : 0)));
  const sorted = [...words].sort();
  // Each differs from each at the next letter; of two pairs, those of a pair at the second.
  if (shared === 0 ? !differNext(sorted.slice(0, 2), 1) || !differNext(sorted.slice(2), 1) : !differNext(words, shared))
    return undefined;
  const at = between ? random.int(1, words.length - 2) : asks === 'last' ? words.length - 1 : places[asks];
  const right = sorted[at] ?? '';
  // A dictionary has no entry for an ending.
  if (between && words.some((word) => /(?:s|ed|ing)$/.test(word))) return undefined;
  const [before, after] = [sorted[at - 1] ?? '', sorted[at + 1] ?? ''];
  const ends = between ? [before, after] : [];
  const shownWords = words.filter((word) => !ends.includes(word));
  const instruction = between
    ? `Which word comes between **${before}** and **${after}** in a dictionary?`
    : `Put the words in alphabetical order. Which word comes ${asks}?`;
  const questionText: QuestionText = {
    prompt: [instruction, alphabetStrip()],
    hint:
      shared === 0
        ? 'Find the first letter of each word in the alphabet. Where two words begin with the same letter, look at their second letters.'
        : `The words have the same first ${shared === 1 ? 'letter' : 'two letters'}. Look at the ${ordinalWord(shared + 1)} letter of each.`,
    steps: [
      ...(shared === 0
        ? [
            `The first letters are ${andList(sorted.map((word) => capital(word, 0)))}. Two words begin with ${capital(right, 0)}, the ${asks} of these letters.`,
            orderText(right, asks === 'first' ? 'before' : 'after', sorted[asks === 'first' ? 1 : at - 1] ?? ''),
          ]
        : [
            `All of them begin with ${right.slice(0, shared).toUpperCase()}, so compare the ${ordinalWord(shared + 1)} letters.`,
            `In the alphabet they come in this order: ${sorted.map((word) => capital(word, shared)).join(', ')}.`,
          ]),
      `The order is ${sorted.join(', ')}.`,
      `The answer is **${right}**.`,
    ],
    variant: `${asks} ${sorted.join(' ')}`,
    features: { shared, words: plan.words, inner: Number(asks !== 'first' && asks !== 'last') },
  };
  const wrong = shownWords
    .filter((word) => word !== right)
    .map((word) =>
      wrongTextOption(
        word,
        sorted.indexOf(word) === words.length - 1 - at && !between
          ? mistake('other-end', `“${word}” comes ${asks} if you go from Z to A. Alphabetical order goes from A to Z.`)
          : mistake(
              'order',
              orderText(word, word < right ? 'before' : 'after', between ? (word < right ? before : after) : right),
            ),
      ),
    );
  if (between || random.chance(2, 3)) return askOptions(random, questionText, right, wrong, wrong.length + 1, 'grid');
  const listed = { ...questionText, prompt: [`${instruction}\n\n**${shownWords.join('   ')}**`, alphabetStrip()] };
  return askTyped(
    listed,
    'text',
    [right],
    wrong.map(({ same, because }) => ({ text: same, because })),
  );
}

/** Whether one word stands before another, letter by letter. */
function isBefore(one: string, other: string): boolean {
  for (let place = 0; place < one.length; place++) {
    const [letter, against] = [one.charCodeAt(place), other.charCodeAt(place)];
    if (Number.isNaN(against) || letter > against) return false;
    if (letter < against) return true;
  }
  return one.length < other.length;
}

/** Counts for each word how many stand before it. */
function solve(question: Question) {
  const text = promptText(question);
  const bold = boldParts(question);
  const [before = '', after = ''] = bold;
  const shown = question.answer.type === 'multipleChoice' ? optionTexts(question) : before.split(/\s+/);
  if (text.includes('comes between'))
    return answersAmong(
      question,
      shown.filter((word) => isBefore(before, word) && isBefore(word, after)),
    );
  const [, asked = ''] = /comes (\w+)\?/.exec(text) ?? [];
  const goal = { first: 0, second: 1, third: 2, last: shown.length - 1 }[asked];
  return answersAmong(
    question,
    shown.filter((word) => shown.filter((other) => isBefore(other, word)).length === goal),
  );
}

export const alphabeticalGenerator = defineGenerator({
  generatorId: 'v.alphabetical',
  version: 7,
  serves: { 330302: plans },
  make: (random, { params, difficulty }) => make(random, params[difficulty]),
  solve,
});
