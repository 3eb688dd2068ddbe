/** v.ladder: words that change by one letter at a time; a word of the chain is missing. */

import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import type { WrongAnswer } from '../../kernel/mistakes.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { neighboursOf } from '../../words/neighbours.ts';
import { wordsOfLength } from '../../words/word-index.ts';
import { isRare, type Reach } from '../../words/word-lists.ts';
import { askChoice, askTyped, boldParts } from '../ask.ts';
import { answersAmong } from '../solve.ts';
import { differ, shownAround } from './chain.ts';
import { wrongSteps } from './wrong-steps.ts';

interface Plan {
  readonly letters: readonly number[];
  /** Words in the chain; `hidden` tells which are covered, `asked` which of these is to be found. */
  readonly length: number;
  readonly hidden: readonly number[];
  readonly asked: readonly number[];
  readonly words: Reach;
  /** Whether words to choose from are offered; without a word of it, now and then. */
  readonly offered?: boolean;
}

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  340303: {
    easy: { letters: [3], length: 3, hidden: [1], asked: [1], words: 'plain' },
    medium: { letters: [4], length: 3, hidden: [1], asked: [1], words: 'plain' },
    hard: { letters: [3], length: 4, hidden: [1, 2], asked: [1, 2], words: 'accept' },
  },
  350403: {
    easy: { letters: [4], length: 4, hidden: [1, 2], asked: [1, 2], words: 'plain', offered: true },
    medium: { letters: [4], length: 4, hidden: [1, 2], asked: [1, 2], words: 'accept', offered: false },
    hard: { letters: [4], length: 5, hidden: [1, 2, 3], asked: [1, 3], words: 'accept', offered: true },
  },
  360403: {
    easy: { letters: [4], length: 5, hidden: [1, 2, 3], asked: [1, 3], words: 'accept', offered: false },
    medium: { letters: [5], length: 4, hidden: [1, 2], asked: [1, 2], words: 'accept', offered: true },
    hard: { letters: [4], length: 5, hidden: [1, 2, 3], asked: [2], words: 'accept' },
  },
  370304: {
    easy: { letters: [5], length: 4, hidden: [1, 2], asked: [1, 2], words: 'accept', offered: false },
    medium: { letters: [5], length: 5, hidden: [1, 2, 3], asked: [1, 3], words: 'accept' },
    hard: { letters: [5], length: 5, hidden: [1, 2, 3], asked: [2], words: 'accept' },
  },
};

/** Every way to fill the covered words of a chain with words of a list; stops when there are two. */
function fillings(chain: readonly (string | undefined)[], reach: Reach): string[][] {
  const found: string[][] = [];
  const goAt = (at: number, before: string, filled: readonly string[]): void => {
    if (found.length > 1) return;
    if (at === chain.length) {
      found.push([...filled]);
      return;
    }
    const shown = chain[at];
    if (shown !== undefined) {
      if (differ(before, shown) === 1) goAt(at + 1, shown, filled);
      return;
    }
    let nextAt = at;
    while (chain[nextAt] === undefined) nextAt++;
    const [next, steps] = [chain[nextAt] ?? '', nextAt - at];
    for (const word of neighboursOf(before, reach))
      if (differ(word, next) <= steps && !chain.includes(word) && !filled.includes(word))
        goAt(at + 1, word, [...filled, word]);
  };
  goAt(1, chain[0] ?? '', []);
  return found;
}

function drawChain(random: Random, plan: Plan): string[] | undefined {
  const chain = [random.pick(wordsOfLength(random.pick(plan.letters), plan.words))];
  while (chain.length < plan.length) {
    const next = neighboursOf(chain.at(-1) ?? '', plan.words).filter((word) => !chain.includes(word));
    if (next.length === 0) return undefined;
    chain.push(random.pick(next));
  }
  return chain;
}

/** A chain whose covered words can be found, and that really goes somewhere. */
function fitChain(random: Random, plan: Plan): string[] | undefined {
  for (let tries = 0; tries < 6; tries++) {
    const chain = drawChain(random, plan);
    if (chain === undefined) continue;
    const [first = '', last = ''] = [chain[0], chain.at(-1)];
    // From QUIZ or KNEE there is one way only: such words would bring the same chain again and again.
    if ([first, last].some((word) => neighboursOf(word, plan.words).length < 3) && random.chance(2, 3)) continue;
    const addsEnding = chain.some((word, at) => word.endsWith('s') && at > 0 && !chain[at - 1]?.endsWith('s'));
    if (addsEnding || differ(first, last) < Math.min(first.length, plan.length - 1)) continue;
    const covered = chain.map((word, at) => (plan.hidden.includes(at) ? undefined : word));
    if (fillings(covered, 'rare').length === 1) return chain;
  }
  return undefined;
}

function changeText(from: string, to: string): string {
  const at = [...from].findIndex((letter, place) => letter !== to.charAt(place));
  return `${from.toUpperCase()} → ${to.toUpperCase()}: ${from.charAt(at).toUpperCase()} becomes ${to.charAt(at).toUpperCase()}.`;
}

function make(random: Random, plan: Plan): Made | undefined {
  const chain = fitChain(random, plan);
  if (chain === undefined) return undefined;
  const asked = random.pick(plan.asked);
  const right = (chain[asked] ?? '').toUpperCase();
  const shown = chain.map((word, at) => (at === asked ? '?' : plan.hidden.includes(at) ? '…' : word.toUpperCase()));
  const several = plan.hidden.length > 1;
  const covered = shown.filter((word) => word === '…').length;
  const dots = covered === 0 ? '' : ` ${covered === 1 ? 'The' : 'Each'} … stands for one word, too.`;
  const rules = `Change one letter at a time. Every step must be a word.${dots}`;
  const around = shownAround(chain, asked, plan.hidden);
  const { first, last } = around;
  // Where the way goes round about, the letters of the last word can't be put in one after another.
  if (several && differ(first.word, last.word) < first.steps + last.steps) return undefined;
  const questionText: QuestionText = {
    prompt: `${rules}\n\n**${shown.join(' → ')}**\n\nWhich word goes where the question mark is?`,
    spoken: `Change one letter at a time. Every step must be a word. ${shown
      .map((word) => (word === '?' ? 'what' : word === '…' ? 'a covered word' : word.toLowerCase()))
      .join(', then ')}.`,
    hint: `Compare ${first.shown} and ${last.shown}. ${
      several
        ? `Which letters of ${last.shown} can you put into ${first.shown}, one at a time?`
        : 'Change one letter only.'
    }`,
    steps: [
      ...chain.slice(1).map((word, at) => changeText(chain[at] ?? '', word)),
      `The missing word is **${right}**.`,
    ],
    variant: `${chain.join(' ')} ${asked}`,
    features: {
      steps: plan.length - 1,
      covered: plan.hidden.length,
      letters: right.length,
      away: Math.min(first.steps, last.steps),
    },
  };
  const mistakes = wrongSteps(random.fork('slips'), chain, asked, around);
  const isOffered = plan.offered ?? random.chance(1, 3);
  if (!isOffered) return askTyped(questionText, 'text', [right], mistakes);
  // The only option one step from the shown word beside it would be seen without the ladder.
  const isBeside = ({ text }: WrongAnswer): boolean =>
    [first, last].some(({ shown, steps }) => steps === 1 && differ(shown, text) === 1);
  const beside = random.fork('beside').shuffle(mistakes.filter(isBeside));
  const isBesideShown = [first, last].some(({ steps }) => steps === 1);
  if (isBesideShown && beside.length === 0) return undefined;
  const options = [...beside, ...mistakes.filter((wrong) => !isBeside(wrong))];
  return askChoice(random, questionText, right, options, 5, 'grid', Math.min(1, beside.length));
}

/** Walks on from the first word to all words one letter away, as far as the chain is long, and keeps the walks that arrive. */
function solve(question: Question) {
  const chain = (boldParts(question)[0] ?? '').toLowerCase().split(' → ');
  let walks: string[][] = [[chain[0] ?? '']];
  for (const shown of chain.slice(1))
    walks = walks.flatMap((walk) => {
      const last = walk.at(-1) ?? '';
      const covered = shown === '?' || shown === '…';
      const next = covered ? changed(last) : [shown].filter((word) => differ(last, word) === 1);
      return next
        .filter((word) => !walk.includes(word) && (!covered || !chain.includes(word)))
        .map((word) => [...walk, word]);
    });
  const asked = chain.indexOf('?');
  return answersAmong(
    question,
    walks.map((walk) => (walk[asked] ?? '').toUpperCase()),
  );
}

function changed(word: string): string[] {
  return [...word].flatMap((own, place) =>
    [...'abcdefghijklmnopqrstuvwxyz']
      .filter((letter) => letter !== own)
      .map((letter) => word.slice(0, place) + letter + word.slice(place + 1))
      .filter(isRare),
  );
}

export const ladderGenerator = defineGenerator({
  generatorId: 'v.ladder',
  version: 17,
  serves: ladders,
  make: (random, { params, difficulty }) => make(random, params[difficulty]),
  solve,
});
