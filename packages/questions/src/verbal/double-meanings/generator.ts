/** v.doubleMeaning: one word that goes with two different meanings. */

import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { senseSides } from '../../english/synonyms/thesaurus.ts';
import { firstOfEach } from '../../kernel/first-of-each.ts';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import { mistakesIn, type WrongAnswer } from '../../kernel/mistakes.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { areRelated } from '../../words/related.ts';
import { askChoice, askTyped, boldParts } from '../ask.ts';
import { answersAmong } from '../solve.ts';
import { yearFiveHarder, yearFivePlain, yearFourHarder, yearFourPlain } from './everyday-doubles.data.ts';
import { moreHalves } from './more-halves.data.ts';
import { yearSevenHarder, yearSevenPlain, yearSixHarder, yearSixPlain } from './rarer-doubles.data.ts';
import { saidOtherwise } from './said-otherwise.data.ts';

interface Double {
  readonly word: string;
  readonly senses: readonly [readonly string[], readonly string[]];
  /** For each meaning words that go with it and have nothing to do with the other: what a child takes who looks at one clue only. */
  readonly halves: readonly [readonly string[], readonly string[]];
  readonly sentences: readonly [string, string];
}

const moreFor = new Map(
  moreHalves
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [word = '', ...halves] = entry.split(':');
      return [word, halves] as const;
    }),
);

/** The words beside one of the two meanings of a word. */
const halvesOf = (word: string, near: string, meaning: 0 | 1): readonly string[] => [
  near,
  ...(moreFor.get(word)?.slice(meaning, meaning + 1) ?? []),
];

const doublesIn = (lines: readonly string[]): Double[] =>
  lines.map((line) => {
    const [word = '', one = '', nearOne = '', other = '', nearOther = '', inOne = '', inOther = ''] = line.split('|');
    return {
      word,
      senses: [one.split(' '), other.split(' ')],
      halves: [halvesOf(word, nearOne, 0), halvesOf(word, nearOther, 1)],
      sentences: [inOne, inOther],
    };
  });

/** Each word stands in one year, and there among the plain or the harder ones. */
const words = {
  4: { plain: doublesIn(yearFourPlain), harder: doublesIn(yearFourHarder) },
  5: { plain: doublesIn(yearFivePlain), harder: doublesIn(yearFiveHarder) },
  6: { plain: doublesIn(yearSixPlain), harder: doublesIn(yearSixHarder) },
  7: { plain: doublesIn(yearSevenPlain), harder: doublesIn(yearSevenHarder) },
};

/** How many words are shown of each meaning, and whether the answer may have to be typed from its first letter. */
interface Plan {
  readonly from: 'plain' | 'harder';
  readonly shown: 1 | 2;
  readonly typed: boolean;
}

/** The same in each year, with the words of the year. */
const plans: Readonly<Record<Difficulty, Plan>> = {
  easy: { from: 'plain', shown: 2, typed: false },
  medium: { from: 'harder', shown: 2, typed: false },
  hard: { from: 'harder', shown: 1, typed: true },
};

type Served = { readonly year: keyof typeof words };
const subTopics: Readonly<Record<number, Served>> = {
  340104: { year: 4 },
  350104: { year: 5 },
  360104: { year: 6 },
  370103: { year: 7 },
};

const wordsOf = (year: keyof typeof words): readonly Double[] => [...words[year].plain, ...words[year].harder];

/** Every meaning of a word. */
const senses = new Map(([4, 5, 6, 7] as const).flatMap(wordsOf).map(({ word, senses: own }) => [word, own]));

/** The words of the lists that have a meaning near all of the first words and another near all of the second. */
function wordsThatFit(first: readonly string[], second: readonly string[]): string[] {
  const covers = (sense: readonly string[], words: readonly string[]): boolean =>
    words.every((word) => sense.includes(word));
  return [...senses]
    .filter(([, own]) =>
      own.some((one) => covers(one, first) && own.some((other) => other !== one && covers(other, second))),
    )
    .map(([word]) => word);
}

/** Whether a word has a meaning that one of these words is near to. */
const touches = (word: string, words: readonly string[]): boolean =>
  (senses.get(word) ?? []).some((sense) => sense.some((each) => words.includes(each)));

const mistake = mistakesIn('v.doubleMeaning');
const inQuotes = (words: readonly string[]): string => `“${words.join(', ')}”`;

/** A word that seems to fit neither meaning. A question only: somebody always finds how it could, as one may flag down a car by waving. */
const noFit = (text: string, near: readonly string[], far: readonly string[]): WrongAnswer => ({
  text,
  because: mistake('fits-none', `Could “${text}” be used like ${inQuotes(near)}, and like ${inQuotes(far)} too?`),
});

/** A word that goes with one of the two meanings. */
const halfFit = (text: string, near: readonly string[], far: readonly string[]): WrongAnswer => ({
  text,
  because: mistake('fits-one', `“${text}” goes with ${inQuotes(near)}, but not with ${inQuotes(far)}.`),
});

/**
 * Words of one meaning with a word that is shown and with another of its sense (to stall is not a barn), which have nothing to do with the other
 * meaning. Of one that has the meaning of both words shown it is said; else it may be another meaning again, as advance goes with a charge, but not
 * with a penalty, so that a question only is asked.
 */
function nearTo(
  near: readonly string[],
  far: readonly string[],
  word: string,
  sense: readonly string[],
): WrongAnswer[] {
  const isOfSense = (side: readonly string[]): boolean =>
    near.some((each) => side.includes(each)) && sense.filter((each) => side.includes(each)).length > 1;
  const sides = senseSides().flatMap(([one = [], other = []]) => [one, other].filter(isOfSense));
  const alike = [...new Set(sides.flat())];
  if (alike.some((like) => far.includes(like))) return [];
  const goesWithAll = (like: string): boolean =>
    near.length > 1 && sides.some((side) => [like, ...near].every((each) => side.includes(each)));
  return alike
    .filter(
      (like) =>
        like !== word && !near.includes(like) && !touches(like, far) && !far.some((each) => areRelated(each, like)),
    )
    .map((like) =>
      goesWithAll(like)
        ? halfFit(like, near, far)
        : {
            text: like,
            because: mistake(
              'fits-one',
              `Could “${like}” be used like ${inQuotes(near)}, and like ${inQuotes(far)} too?`,
            ),
          },
    );
}

function mistakesFor(
  random: Random,
  { word, senses: [one, other], halves: [nearOne, nearOther] }: Double,
  [first, second]: readonly [readonly string[], readonly string[]],
  others: readonly Double[],
): WrongAnswer[] {
  const shown = [...first, ...second];
  const isFree = (each: string): boolean => !shown.includes(each) && each !== word;
  const isNear = (each: string, words: readonly string[]): boolean => words.some((near) => areRelated(each, near));
  const halfFits = (sense: readonly string[], near: readonly string[], far: readonly string[]): WrongAnswer[] =>
    sense.filter((each) => isFree(each) && !isNear(each, far)).map((text) => halfFit(text, near, far));
  const given = [
    ...nearOne.map((text) => halfFit(text, first, second)),
    ...nearOther.map((text) => halfFit(text, second, first)),
  ].filter(({ text }) => isFree(text));
  const all = [
    ...halfFits(one, first, second),
    ...halfFits(other, second, first),
    ...given,
    ...random.shuffle([
      ...nearTo(first, second, word, [word, ...one, ...nearOne]),
      ...nearTo(second, first, word, [word, ...other, ...nearOther]),
    ]),
  ];
  const left = firstOfEach(all, ({ text }) => text);
  // A word that fits neither clue is chosen by nobody, so it only fills up where too few fit one of them.
  const half = left.slice(0, 5);
  const isStray = (each: string): boolean => isFree(each) && !touches(each, shown) && !isNear(each, shown);
  const strays = random
    .sample(others, 14)
    .map((each) => each.word)
    .filter(isStray);
  return [...half, ...strays.slice(0, Math.max(0, 4 - half.length)).map((text) => noFit(text, first, second))];
}

/** A typed wrong answer, with the clue that it breaks: the first letter or the length. */
function withClue({ text, because }: WrongAnswer, word: string): WrongAnswer {
  const initial = word.charAt(0);
  const who = because.says.endsWith('?') ? `“${text}”` : `${because.says} It`;
  if (!text.toLowerCase().startsWith(initial))
    return { text, because: { ...because, says: `${who} doesn’t begin with ${initial.toUpperCase()}.` } };
  if (text.length === word.length) return { text, because };
  return { text, because: { ...because, says: `${who} has ${text.length} letters, not ${word.length}.` } };
}

function make(random: Random, year: keyof typeof words, plan: Plan): Made | undefined {
  const double = random.pick(words[year][plan.from]);
  const [first, second] = double.senses;
  if (first.length < plan.shown || second.length < plan.shown) return undefined;
  const one = random.sample(first, plan.shown);
  const other = random.sample(second, plan.shown);
  const { word } = double;
  if ([...one, ...other].includes(word) || wordsThatFit(one, other).length !== 1) return undefined;
  const typed = plan.typed && random.chance(1, 2);
  const [inFirst, inSecond] = double.sentences;
  const said = saidOtherwise.get(word);
  const shown = `**${one.join(', ')}**   and   **${other.join(', ')}**`;
  const questionText: QuestionText = {
    prompt: `Which word goes with both of these?\n\n${shown}${typed ? `\n\nIt begins with **${word.charAt(0).toUpperCase()}** and has **${word.length} letters**.` : ''}`,
    spoken: `Which one word goes with ${one.join(' and ')}, and also with ${other.join(' and ')}?`,
    hint: 'Think of words for the first meaning. Which of them can mean the second thing too?',
    steps: [
      `“${word}” goes with ${inQuotes(one)}: ${inFirst}`,
      `It has another meaning too, which goes with ${inQuotes(other)}: ${inSecond}`,
      ...(said === undefined ? [] : [`The two are spelt alike, but said differently: ${said}.`]),
      `The word is **${word}**.`,
    ],
    variant: `${word} ${[...one].sort().join(' ')} / ${[...other].sort().join(' ')}`,
    features: { harder: Number(plan.from === 'harder'), clues: 3 - plan.shown, typed: Number(plan.typed) },
  };
  const mistakes = mistakesFor(random, double, [one, other], wordsOf(year));
  return typed
    ? askTyped(
        questionText,
        'text',
        [word],
        // Where nothing is offered, nobody comes to a word that goes with neither clue.
        mistakes.filter(({ because }) => !because.id.endsWith('/fits-none')).map((each) => withClue(each, word)),
      )
    : askChoice(random, questionText, word, mistakes);
}

/** Looks through all meanings of all words. */
function solve(question: Question) {
  const [one = '', other = '', initial] = boldParts(question);
  const found = wordsThatFit(one.split(', '), other.split(', '));
  return answersAmong(
    question,
    initial === undefined ? found : found.filter((word) => word.startsWith(initial.toLowerCase())),
  );
}

export const doubleMeaningGenerator = defineGenerator({
  generatorId: 'v.doubleMeaning',
  version: 15,
  serves: subTopics,
  capacity: ({ params, difficulty }) => words[params.year][plans[difficulty].from].length,
  make: (random, { params, difficulty }) => make(random, params.year, plans[difficulty]),
  solve,
});
