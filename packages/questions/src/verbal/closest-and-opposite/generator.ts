/** v.closest and v.opposite: the word that means nearly the same, or the opposite; alone or one from each of two groups. */

import type { GivenAnswer, Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { senseSides } from '../../english/synonyms/thesaurus.ts';
import { type AnyGenerator, type Cell, defineGenerator, type Made } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn, type WrongAnswer } from '../../kernel/mistakes.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { areRelated } from '../../words/related.ts';
import { wordsOf } from '../../words/word-lists.ts';
import { askChoice, askWords, boldParts } from '../ask.ts';
import { answersWhere, picksWhere } from '../solve.ts';
import {
  alikeOf,
  alikePairs,
  areContrary,
  areLike,
  inThesaurus,
  isMetBy,
  type MeaningLine,
  type MeaningPair,
  meaningIn,
  meaningLines,
  meaningsOf,
  mightBeAlike,
  mightBeOpposite,
  oppositePairs,
  oppositesOf,
  type WordKind,
  wordsOfField,
} from './meanings.ts';
import { manyMeanings } from './near-words.data.ts';

type Sense = 'closest' | 'opposite';

/** Which pairs: of which levels of the data, well-known words or the others; and how they are asked. */
interface Plan {
  readonly level: number;
  readonly words: 'plain' | 'others';
  readonly form: 'one' | 'groups';
  /** Whether the opposite (or the word of like meaning) stands among the options. */
  readonly trap: boolean;
}
interface Params {
  readonly sense: Sense;
  readonly plans: Readonly<Record<Difficulty, Plan>>;
}

const plan = (form: Plan['form'], level: number, words: Plan['words'], trap: boolean): Plan => ({
  level,
  words,
  form,
  trap,
});

const ladderOf = (
  form: Plan['form'],
  steps: readonly (readonly [number, Plan['words'], boolean])[],
): Params['plans'] => {
  const [easy = [0, 'plain', false], medium = [0, 'plain', false], hard = [0, 'plain', false]] = steps;
  return { easy: plan(form, ...easy), medium: plan(form, ...medium), hard: plan(form, ...hard) };
};

const ladders = {
  year3: ladderOf('one', [
    [0, 'plain', false],
    [0, 'others', true],
    [1, 'plain', true],
  ]),
  year4: ladderOf('one', [
    [0, 'others', false],
    [1, 'plain', true],
    [1, 'others', true],
  ]),
  year5: ladderOf('groups', [
    [1, 'plain', false],
    [1, 'plain', true],
    [1, 'others', true],
  ]),
  year6: ladderOf('groups', [
    [1, 'others', true],
    [2, 'plain', true],
    [2, 'others', true],
  ]),
  year7: ladderOf('one', [
    [2, 'others', true],
    [3, 'plain', true],
    [3, 'others', true],
  ]),
};

/** Whether even the younger ones know both words, which are no question for the older: answer and response, active and energetic, pity and sympathy. */
const isForTheYounger = ({ line: { level, kind }, one, other }: MeaningPair): boolean =>
  [one, other].every((word) => isMetBy(level - 1, kind, word) || wordsOf('plain').has(word));

/** Whether a pair has the word its line was written for: bland and tasteless go with insipid, but both are known long before. */
const isHardEnough = (sense: Sense, { head, line, one, other }: MeaningPair): boolean =>
  head || (sense === 'opposite' && (line.level < 3 || [one, other].some((word) => !wordsOf('known').has(word))));

const pairsFor = new Map<string, readonly MeaningPair[]>();

function pairsOf(sense: Sense, { level, words }: Plan): readonly MeaningPair[] {
  const key = `${sense} ${level} ${words}`;
  const known = pairsFor.get(key);
  if (known !== undefined) return known;
  const found = (sense === 'closest' ? alikePairs : oppositePairs).filter(
    (pair) =>
      pair.line.level === level &&
      pair.plain === (words === 'plain') &&
      (level < 2 || isHardEnough(sense, pair)) &&
      (level < (words === 'plain' ? 2 : 1) || !isForTheYounger(pair)),
  );
  pairsFor.set(key, found);
  return found;
}

const isBoth = (kind: WordKind, one: string, other: string): boolean =>
  mightBeAlike(kind, one, other) || mightBeOpposite(kind, one, other);

/** Whether a word has other meanings, by the lines or by what everybody knows. */
function hasManyMeanings({ kind, field }: MeaningLine, word: string): boolean {
  return manyMeanings.has(word) || new Set(meaningsOf(kind, word, field)).size > 1;
}

/** What a wrong word means: of one with two meanings the one that is of the field of the question. */
function meaningOf(line: MeaningLine, word: string): string {
  const [first = ''] = meaningsOf(line.kind, word, line.field);
  return `“${word}” ${hasManyMeanings(line, word) ? 'can mean' : 'means'} “${first}”`;
}

/** Whether what is told of a word of the line's kind has this word in it: as a wrong one, it would give the right one away. */
const namesIn = ({ kind, field }: MeaningLine, word: string, named: string): boolean =>
  meaningsOf(kind, word, field)[0]
    ?.split(/[^a-z]+/)
    .includes(named) === true;

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
  return [
    ...each,
    // 'She asked a question' does not say the opposite of 'She asked a reply', nor 'They lived never' that of 'They lived forever'.
    ...(line.kind === 'n' || line.kind === 'd'
      ? []
      : [`Put “${other}” in place of “${one}” in a sentence: it says the opposite.`]),
  ];
}

function isTrap(sense: Sense, kind: WordKind, given: string, text: string): boolean {
  return (sense === 'closest' ? oppositesOf(kind, given) : alikeOf(kind, given)).has(text);
}

function oneMistake(sense: Sense, line: MeaningLine, given: string, text: string): WrongAnswer {
  const mistake = mistakesIn(`v.${sense}`);
  if (isTrap(sense, line.kind, given, text))
    return {
      text,
      because: mistake(
        'the-other-way',
        sense === 'closest'
          ? `${meaningOf(line, text)}: that is the opposite of “${given}”. Look for a word that means the same.`
          : `“${text}” means nearly the same as “${given}”. Look for the opposite.`,
      ),
    };
  const unrelated = sense === 'closest' ? 'isn’t close to' : 'isn’t the opposite of';
  return { text, because: mistake('unrelated', `${meaningOf(line, text)}. That ${unrelated} “${given}”.`) };
}

/** What is wrong with a word of one group, said without naming the pair that is right. */
function mistakeInGroup(sense: Sense, line: MeaningLine, facing: readonly string[], text: string): Mistake {
  const mistake = mistakesIn(`v.${sense}`);
  if (facing.some((word) => isTrap(sense, line.kind, word, text)))
    return mistake(
      'the-other-way',
      `${meaningOf(line, text)}. ${
        sense === 'closest'
          ? 'The other group has an opposite of it. Look for two words that mean the same.'
          : 'The other group has a word that means nearly the same. Look for two opposites.'
      }`,
    );
  const unmatched = `No word in the other group means ${sense === 'closest' ? 'that' : 'the opposite'}.`;
  return mistake('unrelated', `${meaningOf(line, text)}. ${unmatched}`);
}

/** Words of the same field that are no answer, and not near the given or the right word in any other way. */
function strangers(random: Random, { line, one, other, plain }: MeaningPair, count: number): string[] {
  const isNear = (word: string): boolean =>
    [one, other].some((each) => isBoth(line.kind, each, word) || inThesaurus(each, word) || namesIn(line, word, each));
  const isMetBefore = (word: string, years: number): boolean => isMetBy(line.level - years, line.kind, word);
  // To the younger a throng or a descendant is a riddle of its own.
  const words = random
    .shuffle(wordsOfField(line, plain && line.level < 2))
    // Smelly and sweet are no choice to somebody who is asked for drab.
    .filter((word) => !isMetBefore(word, 2));
  // Beside a hard pair the words of earlier years would be seen at a glance to be something else.
  const hardFirst = plain ? words : words.toSorted((a, b) => Number(isMetBefore(a, 1)) - Number(isMetBefore(b, 1)));
  const found = new Set<string>();
  for (const word of hardFirst) {
    if (found.size === count) break;
    if (!isNear(word)) found.add(word);
  }
  return [...found];
}

/** Whether a line of the same field joins the two: of somebody's character, flexible is not bendy. */
const isOfField = ({ kind, field }: MeaningLine, one: string, other: string): boolean =>
  meaningLines.some(
    (line) =>
      line.kind === kind && line.field === field && [one, other].every((word) => line.sides.flat().includes(word)),
  );

/** Words that are just the other way: opposites where the closest is asked. None that could be taken for both. */
function trapsFor(
  random: Random,
  sense: Sense,
  { line, one: given, other: right }: MeaningPair,
  most = 1,
): readonly string[] {
  const { kind, level } = line;
  const [turned, same] =
    sense === 'closest'
      ? [oppositesOf(kind, given), alikeOf(kind, given)]
      : [alikeOf(kind, given), oppositesOf(kind, given)];
  // Impede and hamper would be no traps to a child of seven, but riddles.
  const clear = [...turned].filter(
    (word) =>
      !same.has(word) && isMetBy(level, kind, word) && !namesIn(line, word, right) && isOfField(line, given, word),
  );
  return random.sample(clear, Math.min(most, clear.length));
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

function features(pair: MeaningPair, plan: Plan): Readonly<Record<string, number>> {
  return { level: plan.level + (pair.plain ? 0 : 0.5), trap: Number(plan.trap), words: plan.form === 'one' ? 5 : 9 };
}

function makeOne(random: Random, sense: Sense, plan: Plan, pair: MeaningPair): Made | undefined {
  const { line, one: given, other: right } = pair;
  // Few others, so that at least one word of the same field is always among the options.
  const traps = plan.trap ? trapsFor(random, sense, pair, 2).filter((word) => word !== right) : [];
  const wrong = [...traps, ...strangers(random, pair, traps.length === 0 ? 8 : 3 + (2 - traps.length))];
  const questionText: QuestionText = {
    prompt: `${asks[sense]} **${given}**?`,
    hint: hintFor(sense, line.kind),
    steps: [...stepsTo(sense, pair), `The answer is **${right}**: the words ${meansWords[sense]}.`],
    variant: `${given} ${right}`,
    features: features(pair, plan),
  };
  return askChoice(
    random,
    questionText,
    right,
    wrong.map((word) => oneMistake(sense, line, given, word)),
    5,
    'grid',
  );
}

function makeGroups(random: Random, sense: Sense, plan: Plan, pair: MeaningPair): Made | undefined {
  const { line, one, other } = pair;
  const { kind } = line;
  const lefts = [one];
  const rights = [other, ...(plan.trap ? trapsFor(random, sense, pair) : [])];
  for (const word of strangers(random, pair, 12)) {
    const group = rights.length <= lefts.length ? rights : lefts;
    if (group.length === 3 || lefts.includes(word) || rights.includes(word)) continue;
    const facing = group === rights ? lefts : rights;
    const others = [...facing, ...group.filter((each) => each !== one && each !== other)];
    if (!others.some((each) => isBoth(kind, each, word) || isBoth(kind, word, each) || inThesaurus(each, word)))
      group.push(word);
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
    features: features(pair, plan),
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

function make(random: Random, { params: { sense, plans }, difficulty }: Cell<Params>): Made | undefined {
  const plan = plans[difficulty];
  const pair = random.pick(pairsOf(sense, plan));
  return plan.form === 'one' ? makeOne(random, sense, plan, pair) : makeGroups(random, sense, plan, pair);
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
  const fits = (one: string, other: string): boolean =>
    [sense, 'related'].includes(standing(one, other) ?? '') || isNear(one, other);
  const [given] = boldParts(question);
  return given === undefined
    ? picksWhere(question, ([one = '', other = '']) => fits(one, other))
    : answersWhere(question, (option) => fits(given, option));
}

function meaningGenerator(sense: Sense, serves: Readonly<Record<number, Params['plans']>>): AnyGenerator {
  return defineGenerator<Params>({
    generatorId: `v.${sense}`,
    version: 14,
    serves: Object.fromEntries(Object.entries(serves).map(([id, plans]) => [id, { sense, plans }])),
    capacity({ params, difficulty }) {
      const plan = params.plans[difficulty];
      return plan.form === 'one' ? pairsOf(sense, plan).length : 200;
    },
    make,
    solve,
  });
}

export const closestGenerator = meaningGenerator('closest', {
  330101: ladders.year3,
  340101: ladders.year4,
  350101: ladders.year5,
  360101: ladders.year6,
  370101: ladders.year7,
});

export const oppositeGenerator = meaningGenerator('opposite', {
  330102: ladders.year3,
  340102: ladders.year4,
  350102: ladders.year5,
  360102: ladders.year6,
  370102: ladders.year7,
});
