/** v.closest and v.opposite: the word that means nearly the same, or the opposite; alone or one from each of two groups. */

import type { GivenAnswer, Question } from '@comet/contract/question';
import { type Difficulty, difficulties } from '@comet/domain/curriculum/subjects';
import { senseSides } from '../../english/synonyms/thesaurus.ts';
import { type AnyGenerator, type Cell, defineGenerator, type Made } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn, type WrongAnswer } from '../../kernel/mistakes.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { areRelated } from '../../words/related.ts';
import { askChoice, askWords, boldParts } from '../ask.ts';
import { answersWhere, picksWhere } from '../solve.ts';
import { heightOf } from './heights.ts';
import {
  alikeOf,
  type MeaningLine,
  meaningIn,
  meaningLines,
  meaningsOf,
  oppositesOf,
  type WordKind,
} from './meanings.ts';
import { manyMeanings } from './near-words.data.ts';
import { areContrary, areLike } from './near-words.ts';
import { type MeaningPair, pairsOf, type Sense } from './pairs.ts';
import { isNear, isNearMiss, nearMissFor, strangers, trapsFor } from './wrong-words.ts';

/** How a year asks: for one word among options or for two of two groups, and from which difficulty on an opposite (or a word of like meaning) stands among them. */
interface Params {
  readonly sense: Sense;
  readonly year: number;
  readonly form: 'one' | 'groups';
  readonly trapAt: readonly Difficulty[];
}

const younger: readonly Difficulty[] = ['medium', 'hard'];

const years: readonly Omit<Params, 'sense'>[] = [
  { year: 3, form: 'one', trapAt: younger },
  { year: 4, form: 'one', trapAt: younger },
  { year: 5, form: 'groups', trapAt: younger },
  { year: 6, form: 'groups', trapAt: difficulties },
  { year: 7, form: 'one', trapAt: difficulties },
];

/** Whether a word has other meanings, by the lines or by what everybody knows. */
function hasManyMeanings({ kind, field }: MeaningLine, word: string): boolean {
  return manyMeanings.has(word) || new Set(meaningsOf(kind, word, field)).size > 1;
}

/** What a wrong word means: of one with two meanings the one that is of the field of the question. */
function meaningOf(line: MeaningLine, word: string): string {
  const [first = ''] = meaningsOf(line.kind, word, line.field);
  return `“${word}” ${hasManyMeanings(line, word) ? 'can mean' : 'means'} “${first}”`;
}

/** How two words come to be a pair: what both mean, or each, and how to try it. */
function stepsTo(sense: Sense, { line, one, other }: MeaningPair): string[] {
  const meaning = (word: string): string => `“${meaningIn(line, word) ?? ''}”`;
  const canMean = (word: string): boolean => hasManyMeanings(line, word);
  const each = [one, other].map((word) => `“${word}” ${canMean(word) ? 'can mean' : 'means'} ${meaning(word)}.`);
  if (sense === 'closest')
    return [
      ...(meaning(one) === meaning(other)
        ? [`“${one}” and “${other}” ${[one, other].some(canMean) ? 'can both' : 'both'} mean ${meaning(one)}.`]
        : each),
      `Put “${other}” in place of “${one}” in a sentence: it still says nearly the same.`,
    ];
  // No sentence to try them in: 'an understated lie' does not say the opposite of 'a blatant lie'. The two meanings show it.
  return each;
}

function isTrap(sense: Sense, kind: WordKind, given: string, text: string): boolean {
  return (sense === 'closest' ? oppositesOf(kind, given) : alikeOf(kind, given)).has(text);
}

/** What a trap means where it is with this word: bold beside shy is not what it is beside cowardly. */
function trapMeaning(line: MeaningLine, beside: string, text: string): string {
  const joined = meaningLines.find(
    ({ kind, sides }) => kind === line.kind && [beside, text].every((word) => sides.flat().includes(word)),
  );
  return `“${text}” ${hasManyMeanings(line, text) ? 'can mean' : 'means'} “${meaningIn(joined ?? line, text) ?? ''}”`;
}

function oneMistake(sense: Sense, line: MeaningLine, given: string, text: string): WrongAnswer {
  const mistake = mistakesIn(`v.${sense}`);
  if (isTrap(sense, line.kind, given, text))
    return {
      text,
      because: mistake(
        'the-other-way',
        sense === 'closest'
          ? `${trapMeaning(line, given, text)}: that is the opposite of “${given}”. Look for a word that means the same.`
          : `“${text}” means nearly the same as “${given}”. Look for the opposite.`,
      ),
    };
  const unrelated =
    sense === 'opposite'
      ? `That isn’t the opposite of “${given}”.`
      : isNearMiss(sense, given, text)
        ? `It may come to mind with “${given}”, but it isn’t close in meaning.`
        : `That isn’t close to “${given}”.`;
  return { text, because: mistake('unrelated', `${meaningOf(line, text)}. ${unrelated}`) };
}

/** What is wrong with a word of one group, said without naming the pair that is right. */
function mistakeInGroup(sense: Sense, line: MeaningLine, facing: readonly string[], text: string): Mistake {
  const mistake = mistakesIn(`v.${sense}`);
  const beside = facing.find((word) => isTrap(sense, line.kind, word, text));
  if (beside !== undefined)
    return mistake(
      'the-other-way',
      `${trapMeaning(line, beside, text)}. ${
        sense === 'closest'
          ? 'The other group has an opposite of it. Look for two words that mean the same.'
          : 'The other group has a word that means nearly the same. Look for two opposites.'
      }`,
    );
  const unmatched = `No word in the other group means ${sense === 'closest' ? 'that' : 'the opposite'}.`;
  return mistake('unrelated', `${meaningOf(line, text)}. ${unmatched}`);
}

const asks: Readonly<Record<Sense, string>> = {
  closest: 'Which word is closest in meaning to',
  opposite: 'Which word is most opposite in meaning to',
};
const meansWords: Readonly<Record<Sense, string>> = {
  closest: 'mean nearly the same',
  opposite: 'have opposite meanings',
};
function hintFor(sense: Sense, kind: WordKind): string {
  if (sense === 'closest') return 'Make a sentence with the word. Which other word could go in its place?';
  return kind === 'n'
    ? 'Say what the word means. Which other word means the opposite?'
    : 'Make a sentence with the word. Which other word turns its meaning round?';
}

function features(
  { year, form }: Params,
  { line: { kind }, one, other }: MeaningPair,
  traps: number,
): Made['features'] {
  return {
    height: heightOf(kind, one) + heightOf(kind, other),
    trap: Math.min(1, traps),
    words: form === 'one' ? 5 : 9,
    year,
  };
}

/** Whether words of the other way stand among the options, and near misses where there are none. */
interface Tempting {
  readonly hasTraps: boolean;
  readonly hasMisses: boolean;
}

function temptingFor(
  random: Random,
  sense: Sense,
  pair: MeaningPair,
  { hasTraps, hasMisses }: Tempting,
  most: number,
): readonly string[] {
  const traps = hasTraps ? trapsFor(random, sense, pair, most) : [];
  return traps.length === 0 && hasMisses ? nearMissFor(random, sense, pair) : traps;
}

function makeOne(random: Random, params: Params, pair: MeaningPair, tempting: Tempting): Made | undefined {
  const { sense } = params;
  const { line, one: given, other: right } = pair;
  // One of these is always among the options.
  const traps = temptingFor(random, sense, pair, tempting, 2);
  const wrong = [...traps, ...strangers(random, pair, traps.length === 0 ? 8 : 3 + (2 - traps.length))];
  const questionText: QuestionText = {
    prompt: `${asks[sense]} **${given}**?`,
    hint: hintFor(sense, line.kind),
    steps: [...stepsTo(sense, pair), `The answer is **${right}**: the words ${meansWords[sense]}.`],
    variant: `${given} ${right}`,
    features: features(params, pair, traps.length),
  };
  return askChoice(
    random,
    questionText,
    right,
    wrong.map((word) => oneMistake(sense, line, given, word)),
    5,
    'grid',
    Math.min(1, traps.length),
  );
}

function makeGroups(random: Random, params: Params, pair: MeaningPair, tempting: Tempting): Made | undefined {
  const { sense } = params;
  const { line, one, other } = pair;
  const { kind } = line;
  const lefts = [one];
  const traps = temptingFor(random, sense, pair, tempting, 1);
  const rights = [other, ...traps];
  for (const word of strangers(random, pair, 12)) {
    const group = rights.length <= lefts.length ? rights : lefts;
    if (group.length === 3 || lefts.includes(word) || rights.includes(word)) continue;
    const facing = group === rights ? lefts : rights;
    const others = [...facing, ...group.filter((each) => each !== one && each !== other)];
    if (!others.some((each) => isNear(kind, each, word))) group.push(word);
  }
  if (lefts.length < 3 || rights.length < 3) return undefined;
  const [left, right] = [random.shuffle(lefts), random.shuffle(rights)];
  const which = sense === 'closest' ? 'closest in meaning' : 'most opposite in meaning';
  const questionText: QuestionText = {
    prompt: `Choose two words, one from each group, that are ${which}.`,
    spoken: `Choose two words, one from each group, that are ${which}. First group: ${left.join(', ')}. Second group: ${right.join(', ')}.`,
    hint: 'Try each word of the first group with every word of the second.',
    steps: [...stepsTo(sense, pair), `**${one}** and **${other}** ${meansWords[sense]}.`],
    variant: `${one} ${other} ${[...left, ...right].sort().join(' ')}`,
    features: features(params, pair, traps.length),
  };
  const groupOf = (label: string, words: readonly string[], good: string, facing: readonly string[]) => ({
    label,
    words,
    right: [words.indexOf(good)],
    because: (place: number) => mistakeInGroup(sense, line, facing, words[place] ?? ''),
  });
  return askWords(questionText, [
    groupOf('First group', left, one, right),
    groupOf('Second group', right, other, left),
  ]);
}

function make(random: Random, { params, difficulty }: Cell<Params>): Made | undefined {
  const pair = random.pick(pairsOf(params.sense, params.year, difficulty));
  const tempting = {
    hasTraps: params.trapAt.includes(difficulty),
    hasMisses: difficulty === 'hard',
  };
  return params.form === 'one' ? makeOne(random, params, pair, tempting) : makeGroups(random, params, pair, tempting);
}

/** How two words stand to each other by what anybody here knows of them, whatever kind of word they are. */
function standing(one: string, other: string): Sense | 'related' | undefined {
  const books = [...meaningLines.map(({ sides }) => sides), ...senseSides()];
  const has = (sides: readonly (readonly string[])[], first: number, second: number): boolean =>
    sides[first]?.includes(one) === true && sides[second]?.includes(other) === true;
  if (books.some((sides) => has(sides, 0, 0) || has(sides, 1, 1))) return 'closest';
  if (books.some((sides) => has(sides, 0, 1) || has(sides, 1, 0))) return 'opposite';
  return areRelated(one, other) ? 'related' : undefined;
}

/** Looks every pair up in all lists there are; words that are related in a way nobody noted might be an answer too. */
function solve(question: Question, { params: { sense } }: Cell<Params>): GivenAnswer[] {
  const isNear = sense === 'closest' ? areLike : areContrary;
  const fits = (one: string, other: string): boolean => {
    const found = standing(one, other);
    if (found === 'related' && isNearMiss(sense, one, other)) return false;
    return found === sense || found === 'related' || isNear(one, other);
  };
  const [given] = boldParts(question);
  return given === undefined
    ? picksWhere(question, ([one = '', other = '']) => fits(one, other))
    : answersWhere(question, (option) => fits(given, option));
}

function meaningGenerator(sense: Sense, topic: number): AnyGenerator {
  return defineGenerator<Params>({
    generatorId: `v.${sense}`,
    version: 22,
    serves: Object.fromEntries(years.map((asked) => [asked.year * 10000 + topic, { sense, ...asked }])),
    capacity({ params, difficulty }) {
      return params.form === 'one' ? pairsOf(sense, params.year, difficulty).length : 200;
    },
    make,
    solve,
  });
}

export const closestGenerator = meaningGenerator('closest', 300101);
export const oppositeGenerator = meaningGenerator('opposite', 300102);
