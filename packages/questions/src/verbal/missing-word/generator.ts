/** v.missingWord: three letters are missing from a word of a sentence; they make a word of their own. */

import type { Question } from '@comet/contract/question';
import { type Difficulty, difficulties } from '@comet/domain/curriculum/subjects';
import { once } from '../../english/data-rows.ts';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import { andList } from '../../kernel/list-text.ts';
import { mistakesIn, type WrongAnswer } from '../../kernel/mistakes.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { looksUnfit } from '../../words/unfit-words.ts';
import { wordsMatching, wordsOfLength } from '../../words/word-index.ts';
import { isAccepted, isRare, isWide, wordsOf } from '../../words/word-lists.ts';
import { askChoice, askTyped, boldParts } from '../ask.ts';
import { answersAmong } from '../solve.ts';
import { wordsByCell } from './ladder.data.ts';
import { firstSentences, hardSentences, longSentences, middleSentences } from './word-sentences.data.ts';

/** Which words, and how they are cut. */
interface Plan {
  readonly year: number;
  readonly words: string;
  /** Where letters may be missing: anywhere for the youngest; never at the end, as ELEPH tells at once what it has lost; or only inside. */
  readonly gaps: 'anywhere' | 'not last' | 'inside';
}

const sentences = new Map([...firstSentences, ...middleSentences, ...hardSentences, ...longSentences]);

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = Object.fromEntries(
  Object.entries(wordsByCell).map(([subTopic, words]) => {
    const year = Math.floor((Number(subTopic) % 100_000) / 10_000);
    const planOf = (difficulty: Difficulty): Plan => ({
      year,
      words: words[difficulty],
      gaps: year > 3 ? 'not last' : difficulty === 'hard' ? 'inside' : 'anywhere',
    });
    return [subTopic, { easy: planOf('easy'), medium: planOf('medium'), hard: planOf('hard') }];
  }),
);

const mistake = mistakesIn('v.missingWord');

/** A word of a sentence, the three letters taken out and what is left. */
interface Item {
  readonly word: string;
  readonly sentence: string;
  readonly at: number;
  readonly taken: string;
  readonly rest: string;
}

/** Whether a whole word is left that all but tells the one that is meant: ENJOYT, PAYT, TSPORT. */
function showsRoot(word: string, at: number): boolean {
  const [before, after] = [word.slice(0, at), word.slice(at + 3)];
  return (isAccepted(before) && (before.length > 3 || after.length < 2)) || (isAccepted(after) && after.length > 3);
}

function mayBeGap(gaps: Plan['gaps'], word: string, at: number): boolean {
  if (gaps === 'anywhere') return true;
  return at < word.length - 3 && (at > 0 || gaps !== 'inside') && !showsRoot(word, at);
}

/** Every three-letter word that makes a known word of what is left, as often as it does. */
const fillersFor = (rest: string): string[] =>
  Array.from({ length: rest.length + 1 }, (_, at) =>
    wordsMatching(`${rest.slice(0, at)}...${rest.slice(at)}`, 'wide').map((word) => word.slice(at, at + 3)),
  )
    .flat()
    .filter(isRare);

const items = new Map<string, readonly Item[]>();

/** Every way to take a word out of the words of a plan that leaves one answer only. */
function itemsOf(plan: Plan): readonly Item[] {
  const known = items.get(plan.words);
  if (known !== undefined) return known;
  const found = plan.words
    .split(/\s+/)
    .map((word) => [word, sentences.get(word) ?? ''] as const)
    .flatMap(([word, sentence]) =>
      Array.from({ length: word.length - 2 }, (_, at) => ({
        word,
        sentence,
        at,
        taken: word.slice(at, at + 3),
        rest: word.slice(0, at) + word.slice(at + 3),
      })),
    )
    .filter(({ word, at }) => mayBeGap(plan.gaps, word, at))
    // 'I drink my tea WITH sugar' is a sentence already: what is left must be no word.
    .filter(
      ({ taken, rest }) =>
        isAccepted(taken) && !isWide(rest) && !looksUnfit(rest) && new Set(fillersFor(rest)).size === 1,
    );
  items.set(plan.words, found);
  return found;
}

/** How many of the letters of three are also in another word, each counted once. */
const sharedWith = (word: string, three: string): number =>
  [...new Set(three)].filter((letter) => word.includes(letter)).length;

/** The threes of letters that follow one another in words, with a mark for their beginning and end. */
const runs = once(() => new Set([...wordsOf('plain')].flatMap((word) => runsIn(word))));
function runsIn(word: string): string[] {
  const marked = `^${word}$`;
  return Array.from({ length: marked.length - 2 }, (_, at) => marked.slice(at, at + 3));
}

/** Whether somewhere in what is left the three make something that could be a word: TVETEDY and TYAKEDY are ruled out at a glance. */
const couldBeWord = (rest: string, three: string): boolean =>
  Array.from({ length: rest.length + 1 }, (_, at) => rest.slice(0, at) + three + rest.slice(at)).some((filled) =>
    runsIn(filled).every((run) => runs().has(run)),
  );

function mistakesFor(random: Random, { word, taken, rest }: Item): WrongAnswer[] {
  const others = wordsOfLength(3, 'plain').filter((three) => three !== taken && sharedWith(word, three) > 1);
  const couldBe = new Set(others.filter((three) => couldBeWord(rest, three)));
  const bestFirst = (words: readonly string[]): string[] =>
    random.shuffle(words).toSorted((a, b) => Number(couldBe.has(b)) - Number(couldBe.has(a)));
  // Two that look like the missing word, and two more, so that it isn't the one most like the others.
  const near = bestFirst(others.filter((three) => sharedWith(taken, three) > 1)).slice(0, 2);
  const far = bestFirst(others.filter((three) => sharedWith(taken, three) < 2));
  return [...near, ...far.slice(0, 6)].map((text) => ({
    text: text.toUpperCase(),
    because: rest.includes(text)
      ? mistake('already-there', 'Those letters are there already.')
      : mistake(
          'makes-no-word',
          `Wherever you put ${text.toUpperCase()} into ${rest.toUpperCase()}, it doesn’t make the word the sentence needs.`,
        ),
  }));
}

function make(random: Random, plan: Plan, difficulty: Difficulty): Made | undefined {
  const item = random.pick(itemsOf(plan));
  const { word, sentence, taken, rest, at } = item;
  const right = taken.toUpperCase();
  const questionText: QuestionText = {
    prompt: `Three letters are missing from the word in capitals. Which three-letter word do they make?\n\n${sentence.replace('___', `**${rest.toUpperCase()}**`)}`,
    spoken: `Three letters are missing from the word in capitals. Which three-letter word do they make? ${sentence.replace('___', `blank, spelt ${[...rest].join(' ')},`)}`,
    hint: 'Read the sentence and think which word is meant. Then see which of its letters are missing.',
    steps: [
      `A word that makes sense in the sentence and has ${andList([...rest.toUpperCase()])} in this order is ${word.toUpperCase()}.`,
      `${rest.toUpperCase()} has lost ${right}: ${word.slice(0, at)}**${taken}**${word.slice(at + 3)}.`,
      `The missing word is **${right}**.`,
    ],
    variant: `${word} ${at}`,
    features: { letters: word.length, height: plan.year * 3 + difficulties.indexOf(difficulty) },
  };
  const wholeWord: WrongAnswer = {
    text: word.toUpperCase(),
    because: mistake('whole-word-written', 'That is the whole word. Write only the three letters that are missing.'),
  };
  // Five words to try one by one are easier than one to find. Where nothing is offered, nobody can tell which other letters will be written.
  return difficulty === 'hard' || random.chance(1, 2)
    ? askTyped(questionText, 'text', [right], [wholeWord])
    : askChoice(random, questionText, right, mistakesFor(random.fork('slips'), item));
}

/** Puts every three-letter word in at every place. */
function solve(question: Question) {
  const rest = (boldParts(question)[0] ?? '').toLowerCase();
  return answersAmong(
    question,
    fillersFor(rest).map((three) => three.toUpperCase()),
  );
}

export const missingWordGenerator = defineGenerator({
  generatorId: 'v.missingWord',
  version: 18,
  serves: ladders,
  capacity: ({ params, difficulty }) => (difficulty === 'hard' ? 1 : 2) * itemsOf(params[difficulty]).length,
  make: (random, { params, difficulty }) => make(random, params[difficulty], difficulty),
  solve,
});
