/** v.makeWord: the middle word is made from letters of the two outer words, always from the same places. */

import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import { mistakesIn, type WrongAnswer } from '../../kernel/mistakes.ts';
import { ordinal } from '../../kernel/number-text.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { wordsOfLength, wordsWith } from '../../words/word-index.ts';
import { isRare } from '../../words/word-lists.ts';
import { askChoice, askTyped, boldParts } from '../ask.ts';
import { answersAmong } from '../solve.ts';
import { wrongOptions } from './wrong-options.ts';

interface Plan {
  /** Letters of the left, the middle and the right word. */
  readonly lengths: readonly [left: number, middle: number, right: number];
  /** How the letters of the middle come: left before right in order, in any order, or from both by turns. */
  readonly order: 'joined' | 'inOrder' | 'mixed';
}

const plan = (left: number, middle: number, right: number, order: Plan['order']): Plan => ({
  lengths: [left, middle, right],
  order,
});

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  340404: {
    easy: plan(4, 4, 4, 'joined'),
    medium: plan(4, 4, 4, 'inOrder'),
    hard: plan(4, 4, 4, 'mixed'),
  },
  350502: {
    easy: plan(5, 4, 4, 'inOrder'),
    medium: plan(5, 4, 4, 'mixed'),
    hard: plan(5, 4, 5, 'mixed'),
  },
  360502: {
    easy: plan(5, 4, 5, 'mixed'),
    medium: plan(5, 5, 5, 'inOrder'),
    hard: plan(5, 5, 5, 'mixed'),
  },
  370303: {
    easy: plan(5, 5, 5, 'mixed'),
    medium: plan(6, 5, 5, 'mixed'),
    hard: plan(6, 5, 6, 'mixed'),
  },
};

const mistake = mistakesIn('v.makeWord');

/** The left, the middle and the right word. */
type Group = readonly [left: string, middle: string, right: string];

/** How long the words of a group are, and whether it's the one that shows the way. */
interface Wanted extends Pick<Plan, 'lengths'> {
  readonly isWorked: boolean;
}

/** Where each letter of the middle word comes from. */
interface Source {
  readonly side: 'left' | 'right';
  readonly at: number;
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}

/** Whether the letters come in a plainer order than the plan wants, as it happens: one word after the other, or the first letters of both. */
function isPlainer(sources: readonly Source[], order: Plan['order']): boolean {
  if (order === 'joined') return false;
  const goesOn = (wants: (step: number) => boolean): boolean =>
    sources.every(({ side, at }, place) => {
      const before = sources[place - 1];
      return before === undefined || (before.side === side ? wants(at - before.at) : before.side === 'left');
    });
  return goesOn(order === 'mixed' ? (step) => step > 0 : (step) => step === 1);
}

/** Draws the places: two or three from the left word, the rest from the right one. */
function drawSources(random: Random, { lengths: [left, middle, right], order }: Plan): Source[] {
  const fromLeft = middle === 5 ? random.int(2, 3) : 2;
  const pick = (count: number, length: number, side: Source['side']): Source[] =>
    random.sample(range(length), count).map((at) => ({ side, at }));
  const [one, other] = [pick(fromLeft, left, 'left'), pick(middle - fromLeft, right, 'right')];
  const rising = (sources: Source[]): Source[] => sources.sort((a, b) => a.at - b.at);
  if (order === 'mixed') return random.shuffle([...one, ...other]);
  if (order === 'inOrder') return [...rising(one), ...rising(other)];
  const start = random.int(0, left - fromLeft);
  const end = random.int(0, right - (middle - fromLeft));
  return [
    ...range(fromLeft).map((at): Source => ({ side: 'left', at: start + at })),
    ...range(middle - fromLeft).map((at): Source => ({ side: 'right', at: end + at })),
  ];
}

/**
 * A word that has the letters of the middle word where the sources say. In the worked group no other letter of it is one of the middle word:
 * so there is one way to say where each letter comes from.
 */
function outerWord(
  random: Random,
  middle: string,
  sources: readonly Source[],
  side: Source['side'],
  { lengths, isWorked }: Wanted,
) {
  const own = sources
    .map((source, place) => ({ ...source, letter: middle.charAt(place) }))
    .filter((source) => source.side === side)
    .sort((one, other) => one.at - other.at);
  const places = own.map(({ at }) => at);
  const letters = own.map(({ letter }) => letter).join('');
  const length = side === 'left' ? lengths[0] : lengths[2];
  const words = wordsWith(length, places, letters, 'accept').filter(
    (word) =>
      !sharesStart(word, middle) &&
      (!isWorked || [...word].filter((letter) => middle.includes(letter)).length === own.length),
  );
  return words.length === 0 ? undefined : random.pick(words);
}

/** Whether the middle word is already to be read in an outer one. */
function sharesStart(outer: string, middle: string): boolean {
  return outer.includes(middle) || outer.slice(0, 3) === middle.slice(0, 3) || outer.slice(-3) === middle.slice(-3);
}

/** A middle word with two outer words that give it. */
function drawGroup(random: Random, sources: readonly Source[], wanted: Wanted): Group | undefined {
  for (let tries = 0; tries < 12; tries++) {
    const middle = random.pick(wordsOfLength(wanted.lengths[1], 'accept'));
    const twice = middle.length - new Set(middle).size;
    // With RARER nobody can tell one R from another when they check their answer.
    if (twice > (wanted.isWorked ? 0 : 1)) continue;
    const left = outerWord(random, middle, sources, 'left', wanted);
    const right = left === undefined ? undefined : outerWord(random, middle, sources, 'right', wanted);
    if (left !== undefined && right !== undefined) return [left, middle, right];
  }
  return undefined;
}

/** Every word the places of the worked group can give: a letter may come from any place where it stands. */
function middlesBy(worked: Group, left: string, right: string): Set<string> {
  const [one, middle, other] = worked;
  let made = [''];
  for (const letter of middle) {
    const next = new Set<string>();
    for (const [source, target] of [
      [one, left],
      [other, right],
    ] as const)
      for (let at = 0; at < source.length; at++) if (source.charAt(at) === letter) next.add(target.charAt(at));
    made = made.flatMap((start) => [...next].map((each) => start + each));
  }
  return new Set(made.filter(isRare));
}

function placesText(sources: readonly Source[], [left, middle, right]: Group): string {
  return sources
    .map(({ side, at }, place) => `${middle.charAt(place)} (${ordinal(at + 1)} of ${side === 'left' ? left : right})`)
    .join(', ')
    .toUpperCase()
    .replaceAll(' OF ', ' of ')
    .replace(/\d+(?:ST|ND|RD|TH)/g, (place) => place.toLowerCase());
}

function make(random: Random, plan: Plan): Made | undefined {
  const [leftLength, length, rightLength] = plan.lengths;
  const sources = drawSources(random, plan);
  if (isPlainer(sources, plan.order)) return undefined;
  const worked = drawGroup(random, sources, { ...plan, isWorked: true });
  const asked = worked === undefined ? undefined : drawGroup(random, sources, { ...plan, isWorked: false });
  if (worked === undefined || asked === undefined || new Set([...worked, ...asked]).size < 6) return undefined;
  const [left, answer, right] = asked;
  if (middlesBy(worked, left, right).size !== 1) return undefined;
  const show = (text: string): string => text.toUpperCase();
  const questionText: QuestionText = {
    prompt: `The middle word is made from letters of the outer words. Make the missing word in the same way.\n\n(**${show(worked[0])}** [**${show(worked[1])}**] **${show(worked[2])}**)   (**${show(left)}** [**?**] **${show(right)}**)`,
    spoken: `The middle word is made from letters of the outer words. ${worked[0]}, ${worked[1]}, ${worked[2]}. Make the missing word in the same way: ${left}, what, ${right}.`,
    hint: 'Number the letters of the outer words. Which of them make the middle word?',
    steps: [
      `${show(worked[1])} is made of ${placesText(sources, worked)}.`,
      `The same places of ${show(left)} and ${show(right)} give ${[...show(answer)].join(', ')}.`,
      `The word is **${show(answer)}**.`,
    ],
    variant: `${worked.join(' ')} ${asked.join(' ')}`,
    features: {
      letters: leftLength + length + rightLength,
      mixed: plan.order === 'mixed' ? 2 : plan.order === 'inOrder' ? 1 : 0,
    },
  };
  const mistakes = mistakesFor(random.fork('slips'), sources, worked, asked);
  const options = random.chance(1, 2) ? undefined : wrongOptions(random.fork('options'), show(answer), mistakes);
  return options === undefined
    ? askTyped(questionText, 'text', [show(answer)], mistakes.slice(0, 10))
    : askChoice(random, questionText, show(answer), options);
}

const sortedLetters = (word: string): string => [...word].sort().join('');

/** From where the first wrong letter should come, by the worked group. */
function placeText(sources: readonly Source[], worked: Group, [left, answer, right]: Group, given: string): string {
  const at = [...given].findIndex((letter, place) => letter !== answer.charAt(place));
  const source = sources[at] ?? { side: 'left', at: 0 };
  const place = ordinal(source.at + 1);
  const [from, to] = source.side === 'left' ? [worked[0], left] : [worked[2], right];
  const show = (word: string): string => word.toUpperCase();
  return `The ${ordinal(at + 1)} letter of ${show(worked[1])} is the ${place} letter of ${show(from)}. So your ${ordinal(at + 1)} letter must be the ${place} letter of ${show(to)}.`;
}

/** Other words of the same length made of letters of the two outer words. */
function mistakesFor(random: Random, sources: readonly Source[], worked: Group, asked: Group): WrongAnswer[] {
  const [left, answer, right] = asked;
  const within = wordsOfLength(answer.length, 'accept').filter((word) => {
    let rest = left + right;
    for (const letter of word) {
      if (!rest.includes(letter)) return false;
      rest = rest.replace(letter, '');
    }
    // Whoever copies the example has not tried the places.
    return ![answer, left, right, worked[1]].includes(word);
  });
  return random.shuffle(within).map((word) => ({
    text: word.toUpperCase(),
    because:
      sortedLetters(word) === sortedLetters(answer)
        ? mistake('wrong-order', 'You have the right letters in another order.')
        : mistake('other-places', placeText(sources, worked, asked, word)),
  }));
}

/** Tries every way in which the letters of the worked middle word can come from the outer words. */
function solve(question: Question) {
  const [one = '', middle = '', other = '', left = '', , right = ''] = boldParts(question).map((word) =>
    word.toLowerCase(),
  );
  const letters = [...one, ...other];
  const targets = [...left, ...right];
  const ways = (at: number): string[] => {
    if (at === middle.length) return [''];
    const ends = ways(at + 1);
    return letters.flatMap((letter, place) =>
      letter === middle.charAt(at) ? ends.map((end) => (targets[place] ?? '') + end) : [],
    );
  };
  return answersAmong(
    question,
    ways(0)
      .filter(isRare)
      .map((word) => word.toUpperCase()),
  );
}

export const makeWordGenerator = defineGenerator({
  generatorId: 'v.makeWord',
  version: 14,
  serves: ladders,
  make: (random, { params, difficulty }) => make(random, params[difficulty]),
  solve,
});
