/** v.insertLetter: one letter that completes a word, or ends one word and begins the next. */

import type { GivenAnswer, Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import type { Made } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { wrongTextOption } from '../../kernel/options.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { seeQuestion } from '../../kernel/seen.ts';
import { isUnfit } from '../../words/unfit-words.ts';
import { wordsOfLength } from '../../words/word-index.ts';
import { isAccepted, isKnown, isRare, type Reach, wordsOf } from '../../words/word-lists.ts';
import { askOptions, askTyped, boldParts, promptText } from '../ask.ts';
import { lateShortWords } from '../late-short-words.data.ts';
import { answersAmong } from '../solve.ts';
import { alphabet, commonLetters, filled, gap, isVowel, lettersFor, looksLikeWord, waySteps } from './way-steps.ts';

/** `gaps`: words with a gap, all filled by one letter. `bridges`: pairs of words joined by one letter. */
interface Plan {
  readonly form: 'gaps' | 'bridges';
  readonly count: number;
  readonly lengths: readonly number[];
  readonly words: Reach;
  /** Where gaps stand. */
  readonly at: 'inside' | 'any';
  /** How many pairs must leave a choice when looked at alone, so that only the other pair settles the letter. */
  readonly openPairs: number;
}
type Ladder = Readonly<Record<Difficulty, Plan>>;

const gaps = (count: number, lengths: readonly number[], words: Reach, at: Plan['at']): Plan => ({
  form: 'gaps',
  count,
  lengths,
  words,
  at,
  openPairs: 0,
});
const bridges = (count: number, lengths: readonly number[], words: Reach, openPairs = 0): Plan => ({
  form: 'bridges',
  count,
  lengths,
  words,
  at: 'any',
  openPairs,
});

const ladders: Readonly<Record<number, Ladder>> = {
  330301: {
    easy: gaps(1, [4, 5], 'plain', 'inside'),
    medium: gaps(2, [3, 4], 'plain', 'any'),
    hard: gaps(3, [3, 4], 'plain', 'any'),
  },
  340301: {
    easy: bridges(1, [3, 4], 'plain'),
    medium: bridges(1, [4, 5], 'accept'),
    hard: bridges(2, [3, 4], 'accept'),
  },
  350401: {
    easy: bridges(2, [3, 4], 'plain'),
    medium: bridges(2, [4, 5], 'accept'),
    hard: bridges(2, [5], 'accept'),
  },
  360401: {
    easy: bridges(2, [5], 'accept'),
    medium: bridges(2, [5, 6], 'accept', 1),
    hard: bridges(2, [5, 6], 'accept', 2),
  },
};

const mistake = mistakesIn('v.insertLetter');
const lists = new Map<string, readonly string[]>();

/** Words with this letter covered, where it stands as the plan wants; `end` and `start` for bridges. */
function patternsWith(letter: string, plan: Plan, where: 'end' | 'start' | 'gap', open: boolean): readonly string[] {
  const key = `${letter} ${where} ${open} ${plan.words} ${plan.lengths.join()} ${plan.at}`;
  const known = lists.get(key);
  if (known !== undefined) return known;
  const words = plan.lengths
    .flatMap((length) => wordsOfLength(length, plan.words))
    .filter((word) => plan.form !== 'gaps' || !lateShortWords.has(word));
  const patterns = words.flatMap((word) => {
    // Endings of grammar would make the answer too plain.
    if (where === 'end')
      return word.endsWith(letter) && !/..(?:ed|er|es|ing|ly)$/.test(word) ? [word.slice(0, -1) + gap] : [];
    if (where === 'start') return word.startsWith(letter) ? [gap + word.slice(1)] : [];
    // Nobody has to try a letter after Q.
    const place = letter === 'u' && word.includes('qu') ? -1 : word.indexOf(letter);
    const isInside = place > 0 && place < word.length - 1;
    return place >= 0 && (plan.at === 'any' || isInside) ? [word.replace(letter, gap)] : [];
  });
  // A child tries one letter after another: none of them may make a word that isn't fit.
  const found = patterns.filter(
    (pattern) => (!open || commonLetters(pattern).length > 1) && lettersFor([pattern], isUnfit).length === 0,
  );
  lists.set(key, found);
  return found;
}

/** Patterns with one letter missing, each from another word; for bridges the end of one word and the start of the next by turns. */
function drawPatterns(random: Random, letter: string, plan: Plan): string[] | undefined {
  const places =
    plan.form === 'bridges' ? Array.from({ length: plan.count }, () => ['end', 'start'] as const).flat() : [];
  const wheres = plan.form === 'bridges' ? places : Array.from({ length: plan.count }, () => 'gap' as const);
  // Of several words each must leave a choice when looked at alone: WORL( ? ) would give the letter by itself.
  const isOpen = wheres.length > 1;
  const isPairOpen = random.shuffle(Array.from({ length: plan.count }, (_, pair) => pair < plan.openPairs));
  const patterns: string[] = [];
  for (const [at, where] of wheres.entries()) {
    const [end = ''] = where === 'start' ? patterns.slice(-1) : [];
    const mustShare = end !== '' && isPairOpen[(at - 1) / 2] === true;
    const rivals = mustShare ? [...commonLetters(end)].filter((other) => other !== letter) : [];
    const possible = patternsWith(letter, plan, where, isOpen).filter(
      (pattern) => !mustShare || rivals.some((other) => commonLetters(pattern).includes(other)),
    );
    // A letter with so few words would bring the same ones again and again: METR? and DISC?.
    if (possible.length < (plan.form === 'bridges' ? 5 : 1)) return undefined;
    patterns.push(random.pick(possible));
  }
  return patterns;
}

/** 's' is too easy an end for every word. */
const bridgeLetters = [...'abcdefghiklmnoprtuwy'];

function shownText(patterns: readonly string[], form: Plan['form']): string {
  if (form === 'gaps')
    return patterns.map((pattern) => `**${pattern.toUpperCase().replace(gap, '( ? )')}**`).join('   ');
  return patterns
    .flatMap((pattern, at) => {
      const next = patterns[at + 1] ?? '';
      return at % 2 === 0 ? [`**${pattern.slice(0, -1).toUpperCase()} ( ? ) ${next.slice(1).toUpperCase()}**`] : [];
    })
    .join('   ');
}

const asksFor = {
  one: 'One letter is missing. Which letter makes a word?',
  gaps: 'The same letter is missing from each word. Which letter is it?',
  bridges: 'Which one letter ends the first word and begins the second?',
  two: 'Which one letter ends the first word and begins the second, in both pairs?',
};

/** Where harder words are allowed, half of them are: FISH, HAVE, BATH and HELP are too easy there. */
function isTooPlain(words: readonly string[], { words: reach }: Plan): boolean {
  const plain = words.filter((word) => wordsOf('plain').has(word));
  return reach !== 'plain' && plain.length > words.length / 2;
}

/** YIELD and YIELDS: the one gives the other away. */
const sharesStem = (words: readonly string[]): boolean =>
  words.some((word, at) => words.some((other, place) => place !== at && other.startsWith(word)));

function make(random: Random, plan: Plan): Made | undefined {
  const letter = random.pick(plan.form === 'bridges' ? bridgeLetters : [...alphabet]);
  const patterns = drawPatterns(random, letter, plan);
  if (patterns === undefined) return undefined;
  const words = patterns.map((pattern) => filled(pattern, letter));
  // A letter that makes rare words only (SIDE and DRAY, DENS and SARD) is right as well: a dictionary says so.
  if (sharesStem(words) || isTooPlain(words, plan) || lettersFor(patterns, isRare).length !== 1) return undefined;
  const asks =
    plan.form === 'gaps'
      ? plan.count === 1
        ? asksFor.one
        : asksFor.gaps
      : plan.count === 1
        ? asksFor.bridges
        : asksFor.two;
  const shown = shownText(patterns, plan.form);
  const right = letter.toUpperCase();
  const isTyped = random.fork('form').chance(1, 2);
  const questionText: QuestionText = {
    prompt: `${asks}\n\n${shown}`,
    spoken: `${asks} ${patterns.map((pattern) => [...pattern.replace(gap, '?')].join(' ').replace('?', 'blank')).join('. ')}.`,
    hint:
      plan.form === 'gaps'
        ? plan.count === 1
          ? 'Try one letter after another in the gap, and say the word.'
          : 'Try one letter after another in all the gaps, and say the words.'
        : `Find letters that fit one of the words. Which of them fits the other ${plan.count === 1 ? 'word' : 'three words'} too?`,
    steps: [...waySteps(patterns, letter, isTyped), `The letter is **${right}**.`],
    variant: [...patterns].sort().join(' '),
    features: { words: patterns.length, length: Math.max(...words.map((word) => word.length)) },
  };
  const fitsSome = (other: string): number => patterns.filter((pattern) => isKnown(filled(pattern, other))).length;
  // Among consonants the only vowel is seen at once, and the other way round.
  const isLike = (other: string): number => Number(isVowel(other) === isVowel(letter));
  const looksRight = (other: string): number => patterns.filter((pattern) => looksLikeWord(pattern, other)).length;
  const others = random
    .shuffle([...alphabet].filter((other) => other !== letter))
    .sort(
      (one, other) =>
        fitsSome(other) - fitsSome(one) || isLike(other) - isLike(one) || looksRight(other) - looksRight(one),
    );
  const wrong = others.map((other) => {
    const made = patterns.map((pattern) => filled(pattern, other)).filter(isKnown);
    // Only a common word helps a child; the others are known to adults and not worth spelling.
    const common = made.find(isAccepted);
    // The longest one is least likely to be short for something: LAT or LAO.
    const [failed = ''] = patterns
      .map((pattern) => filled(pattern, other))
      .filter((word) => !isRare(word))
      .sort((first, second) => second.length - first.length);
    // Some bigger dictionary may have it: nobody is told that it is no word.
    const fails = `${failed.toUpperCase()} is not in our dictionary.`;
    if (made.length === 0) return wrongTextOption(other.toUpperCase(), mistake('no-word', fails));
    return wrongTextOption(
      other.toUpperCase(),
      mistake(
        'fits-one-word',
        common === undefined ? fails : `${other.toUpperCase()} makes ${common.toUpperCase()}, but ${fails}`,
      ),
    );
  });
  return isTyped
    ? askTyped(
        questionText,
        'text',
        [right],
        wrong.slice(0, 8).map(({ same, because }) => ({ text: same, because })),
      )
    : askOptions(random, questionText, right, wrong.slice(0, 4), 5, 'grid');
}

/** Tries the whole alphabet in every word. */
function solve(question: Question): readonly GivenAnswer[] {
  const words = boldParts(question).flatMap((part) => {
    const [before = '', after = ''] = part.toLowerCase().split(/ ?\( \? \) ?/);
    return promptText(question).includes('ends the first word') ? [`${before}?`, `?${after}`] : [`${before}?${after}`];
  });
  const found = [...alphabet].filter((letter) => words.every((word) => isRare(word.replace('?', letter))));
  return answersAmong(
    question,
    found.map((letter) => letter.toUpperCase()),
  );
}

const missingLetter: Form<Ladder, Question> = {
  weight: () => 1,
  make: (random, { params, difficulty }) => make(random, params[difficulty]),
  solve,
};

export const insertLetterGenerator = generatorOfForms<Ladder, Question>({
  generatorId: 'v.insertLetter',
  version: 19,
  see: seeQuestion,
  serves: ladders,
  forms: [missingLetter],
});
