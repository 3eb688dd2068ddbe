/** v.completeWord: two pairs of words show a rule; the same rule makes the last word. */

import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import { low } from '../../kernel/letter-case.ts';
import { mistakesIn, type WrongAnswer } from '../../kernel/mistakes.ts';
import { ordinal } from '../../kernel/number-text.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { capitalWords } from '../../words/capital-words.data.ts';
import { fillingsOf } from '../../words/neighbours.ts';
import { wordsOfLength } from '../../words/word-index.ts';
import { isAccepted, isRare, isWide, type Reach, wordsOf } from '../../words/word-lists.ts';
import { askTyped, boldParts } from '../ask.ts';
import { answersAmong } from '../solve.ts';
import { looselyMade } from './loose-rules.ts';
import { type Kind, kinds, parts, rulesFor } from './rule-pairs.ts';
import { ruled, rulesFrom, ruleWords, type WordRule } from './word-rules.ts';

interface Plan {
  readonly does: readonly Kind[];
  readonly letters: readonly [number, number];
  /** Which words may be the answer: a child who follows the rule to BORNE, and doesn't know it, doubts the rule. */
  readonly answers: Reach;
}

const plan = (does: string, low: number, high: number, answers: Reach = 'accept'): Plan => ({
  does: kinds.filter((kind) => does.split(' ').includes(kind)),
  letters: [low, high],
  answers,
});
const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  350202: {
    easy: plan('change', 4, 6, 'plain'),
    medium: plan('swap addInside', 4, 6, 'plain'),
    hard: plan('order', 4, 7, 'plain'),
  },
  350503: {
    easy: plan('change swap', 4, 6, 'plain'),
    medium: plan('dropInside', 5, 7, 'plain'),
    hard: plan('take', 5, 8, 'plain'),
  },
  360202: {
    easy: plan('order take', 5, 8),
    medium: plan('take', 7, 9),
    hard: plan('takeBackEnd', 5, 9),
  },
  370202: {
    easy: plan('takeBackEnd', 7, 9),
    medium: plan('takeBack', 5, 7),
    hard: plan('takeBack', 8, 9),
  },
};

const mistake = mistakesIn('v.completeWord');

/** Every rule that fits all pairs, the plainest first. */
function rulesOf(pairs: readonly (readonly [string, string])[]): WordRule[] {
  const [first, ...others] = pairs;
  if (first === undefined) return [];
  return rulesFrom(first[0], first[1]).filter((rule) => others.every(([from, to]) => ruled(from, rule) === to));
}

/** The words that any rule makes of the asked word, if it fits both pairs: by counted places those of a big dictionary, by others those people know, with a capital or without. */
function wordsBy(pairs: readonly (readonly [string, string])[], asked: string): Set<string> {
  const rules = rulesOf(pairs);
  return new Set([
    ...rules.flatMap((rule) => ruled(asked, rule) ?? []).filter(isRare),
    ...looselyMade(pairs, asked).filter((word) => word !== asked && (isWide(word) || capitalWords.has(word))),
  ]);
}

/** Whether a rule that was drawn as one for the inside of words can be read as one for their ends, as it happens with these words: the middle of BRAIN is all but its first letter. */
function isPlainerThan(kind: Kind, rule: WordRule): boolean {
  if (rule.does === 'drop' || rule.does === 'add') return !kind.endsWith('Inside') || rule.at === 0 || rule.at === -1;
  return (kind === 'take' || kind === 'takeBack') && 'from' in rule && (rule.from === 0 || rule.until === 0);
}

/** Words made of letters of another word, and of about the same length as the answer. */
function wordsInside(letters: string, length: number): string[] {
  return [length - 1, length, length + 1]
    .flatMap((each) => wordsOfLength(each, 'accept'))
    .filter((word) => {
      let rest = letters;
      for (const letter of word) {
        if (!rest.includes(letter)) return false;
        rest = rest.replace(letter, '');
      }
      return word !== letters;
    });
}

/** Which one letter of a word is not the right one's. */
function letterOff(word: string, right: string): string {
  const at = [...word].findIndex((letter, place) => letter !== right.charAt(place));
  return `Only your ${ordinal(at + 1)} letter is wrong: the rule doesn’t give ${word.charAt(at).toUpperCase()} there.`;
}

function mistakesFor(
  random: Random,
  pairs: readonly (readonly [string, string])[],
  [asked, right]: readonly [string, string],
  rule: WordRule,
): WrongAnswer[] {
  const wrong = (text: string, name: string, says: string): WrongAnswer => ({
    text: text.toUpperCase(),
    because: mistake(name, says),
  });
  const tried: WordRule[] = [
    { does: 'drop', at: 0 },
    { does: 'drop', at: -1 },
    { does: 'drop', at: 1 },
    { does: 'drop', at: -2 },
    { does: 'reverse' },
    { does: 'swapEnds' },
    ...parts.flatMap(([from, until]): WordRule[] => [
      { does: 'take', from, until },
      { does: 'takeBack', from, until },
    ]),
  ];
  const others = tried
    .filter((each) => JSON.stringify(each) !== JSON.stringify(rule))
    .flatMap((each) => {
      const word = ruled(asked, each);
      const fails = pairs.filter(([from, to]) => ruled(from, each) !== to);
      const failing = fails.find(([from]) => ruled(from, each) !== undefined) ?? fails[0];
      return word === undefined || failing === undefined ? [] : [{ word, each, failing }];
    })
    .filter(({ word }) => word.length >= 3 && word !== right && word !== asked && isAccepted(word));
  const near = Array.from({ length: right.length }, (_, at) => `${right.slice(0, at)}.${right.slice(at + 1)}`).flatMap(
    (gap) => fillingsOf(gap, 'accept').filter((word) => word !== right && word !== asked),
  );
  const within = random.shuffle(wordsInside(asked, right.length)).filter((word) => word !== right);
  return [
    ...others.map(({ word, each, failing: [from, to] }) => {
      const made = ruled(from, each)?.toUpperCase();
      const but =
        made === undefined
          ? `it doesn’t make ${to.toUpperCase()} from ${from.toUpperCase()}.`
          : `that makes ${made} from ${from.toUpperCase()}, not ${to.toUpperCase()}.`;
      return wrong(word, 'other-rule', `That follows this rule: ${low(ruleWords(each))} But ${but}`);
    }),
    ...within
      .slice(0, 8)
      .map((word) =>
        wrong(
          word,
          'not-by-rule',
          `${word.toUpperCase()} is made of letters of ${asked.toUpperCase()}, but not in the way the pairs show.`,
        ),
      ),
    ...near.slice(0, 6).map((word) => wrong(word, 'letter-off', letterOff(word, right))),
  ];
}

function make(random: Random, plan: Plan): Made | undefined {
  const kind = random.pick(plan.does);
  const rules = rulesFor(plan.letters, kind);
  const { rule, pairs } = random.pick(rules);
  const [one, two, three] = random.sample(pairs, 3);
  if (one === undefined || two === undefined || three === undefined) return undefined;
  const [asked, right] = three;
  if (!wordsOf(plan.answers).has(right)) return undefined;
  // FUNDS and FUND, CASES and CASED: the one shows the other.
  const stems = [one[0], two[0], asked];
  if (stems.some((stem) => stems.some((longer) => longer !== stem && longer.startsWith(stem.slice(0, 4)))))
    return undefined;
  if (new Set([...one, ...two, ...three]).size < 6 || wordsBy([one, two], asked).size !== 1) return undefined;
  const [plainest] = rulesOf([one, two, three]);
  // A rule that the two worked pairs show less plainly than another (the third letter from the end of TWIN and PLAN) can't be found.
  if (JSON.stringify(plainest) !== JSON.stringify(rulesOf([one, two])[0])) return undefined;
  if (plainest === undefined || isPlainerThan(kind, plainest)) return undefined;
  // READ and RED, GRAIN and GRIN: leave out the A. If the letter gives itself away, nobody has to look at its place.
  const dropped = plainest.does === 'drop' ? [one, two, three].map(([from]) => from.at(plainest.at)) : [];
  if (kind === 'dropInside' && (dropped[0] === dropped[1] || dropped[1] === dropped[2])) return undefined;
  const shown = [one, two].map(([from, to]) => `(**${from.toUpperCase()}**   **${to.toUpperCase()}**)`);
  const questionText: QuestionText = {
    prompt: `The second word of each pair is made from the first in the same way. Which word is missing?\n\n${shown.join('   ')}   (**${asked.toUpperCase()}**   **?**)`,
    spoken: `The second word of each pair is made from the first in the same way. ${one[0]}, ${one[1]}. ${two[0]}, ${two[1]}. ${asked}, what?`,
    hint: 'Compare each pair letter by letter. Which letters go, come, change or move?',
    steps: [
      `Look at what changes from ${one[0].toUpperCase()} to ${one[1].toUpperCase()}, and from ${two[0].toUpperCase()} to ${two[1].toUpperCase()}.`,
      `One rule fits both: ${low(ruleWords(plainest))}`,
      `By the same rule, ${asked.toUpperCase()} becomes **${right.toUpperCase()}**.`,
    ],
    variant: `${[one[0], two[0]].sort().join(' ')} ${asked} ${right}`,
    features: { letters: asked.length, kind: kinds.indexOf(kind) },
  };
  const mistakes = mistakesFor(random.fork('slips'), [one, two], three, rule);
  // Always typed: next to likely words the right one is the longest, or the one most like the others.
  return askTyped(questionText, 'text', [right.toUpperCase()], mistakes);
}

function solve(question: Question) {
  const [one = '', made = '', two = '', also = '', asked = ''] = boldParts(question).map((word) => word.toLowerCase());
  const found = wordsBy(
    [
      [two, also],
      [one, made],
    ],
    asked,
  );
  return answersAmong(
    question,
    [...found].map((word) => word.toUpperCase()),
  );
}

export const completeWordGenerator = defineGenerator({
  generatorId: 'v.completeWord',
  version: 18,
  serves: ladders,
  make: (random, { params, difficulty }) => make(random, params[difficulty]),
  solve,
});
