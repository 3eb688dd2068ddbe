/** v.jumbled: a sentence in which two words have changed places, or whose words are in a muddle with one too many. */

import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import type { Made } from '../../kernel/generator.ts';
import { low } from '../../kernel/letter-case.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { seeQuestion } from '../../kernel/seen.ts';
import { askEither, askTyped, askWords, boldParts, promptText } from '../ask.ts';
import { firstSentences, hardSentences, middleSentences } from '../missing-word/word-sentences.data.ts';
import { answersAmong, wordGroups } from '../solve.ts';
import { classOf, conjunction, mayBeMendedTwice, surelyMuddled } from './small-words.ts';
import { longSpares, middleSpares, shortSpares, spareReasons } from './spare-words.data.ts';

/** A sentence in its parts, and the words that could be the spare one. */
interface Spare {
  readonly person: string;
  readonly deed: string;
  readonly rest: string;
  readonly spares: readonly string[];
}

/** How many words the sentence has in which two are swapped, and how many at its start stay in place; or the sentences that get a spare word. */
type Plan =
  | { readonly form: 'swapped'; readonly words: readonly [number, number]; readonly sound: number }
  | { readonly form: 'spare'; readonly from: readonly Spare[] };
type Ladder = Readonly<Record<Difficulty, Plan>>;

const sparesIn = (lines: readonly string[]): Spare[] =>
  lines.map((line) => {
    const [person = '', deed = '', rest = '', spares = ''] = line.split('|');
    return { person, deed, rest, spares: spares.split(' ') };
  });

const swappedOf = (low: number, high: number, sound: number): Plan => ({ form: 'swapped', words: [low, high], sound });
const spareOf = (lines: readonly string[]): Plan => ({ form: 'spare', from: sparesIn(lines) });

const ladders: Readonly<Record<number, Ladder>> = {
  350303: {
    // “The has sports facility a new pool” is wrong from the second word, however long it is.
    easy: swappedOf(6, 7, 1),
    medium: swappedOf(8, 9, 2),
    hard: swappedOf(10, 15, 3),
  },
  360303: { easy: spareOf(shortSpares), medium: spareOf(middleSpares), hard: spareOf(longSpares) },
};

const mistake = mistakesIn('v.jumbled');

const fullSentences = [...firstSentences, ...middleSentences, ...hardSentences].map(([word, sentence]) =>
  sentence.replace('___', word),
);
const allSentences = new Set(fullSentences);
const byLength = (low: number, high: number): readonly string[] =>
  fullSentences.filter((sentence) => {
    const words = sentence.split(' ');
    return words.length >= low && words.length <= high && !/[“”?!;:]/.test(sentence);
  });

/** The same words with two of them in each other's place. */
function exchanged(words: readonly string[], one: number, other: number): string[] {
  return words.map((word, at) => (at === one ? (words[other] ?? '') : at === other ? (words[one] ?? '') : word));
}

const swapped: Form<Ladder, Question> = {
  weight: ({ params, difficulty }) => Number(params[difficulty].form === 'swapped'),
  make(random, { params, difficulty }): Made | undefined {
    const plan = params[difficulty];
    if (plan.form !== 'swapped') return undefined;
    const sentence = random.pick(byLength(...plan.words));
    const words = sentence.split(' ');
    const free = words.flatMap((word, at) =>
      at >= plan.sound &&
      at < words.length - 1 &&
      /^[a-zI]+$/.test(word) &&
      words.indexOf(word) === words.lastIndexOf(word)
        ? [at]
        : [],
    );
    const small = free.filter((at) => classOf(words[at] ?? '') >= 0 && classOf(words[at] ?? '') !== conjunction);
    if (small.length === 0) return undefined;
    const one = random.pick(small);
    const others = free.filter(
      (at) =>
        Math.abs(at - one) > 1 &&
        surelyMuddled(classOf(words[at] ?? ''), classOf(words[one] ?? '')) &&
        !mayBeMendedTwice(exchanged(words, one, at), [one, at]),
    );
    if (others.length === 0) return undefined;
    const other = random.pick(others);
    const shown = exchanged(words, one, other);
    const around = (at: number): string =>
      shown
        .slice(Math.max(0, at - 1), at + 2)
        .join(' ')
        .replace(/[.,]$/, '');
    const questionText: QuestionText = {
      prompt: 'Two words in this sentence have changed places. Choose these two words.',
      spoken: `Two words in this sentence have changed places. ${shown.join(' ')}`,
      hint:
        difficulty === 'hard'
          ? 'Read the sentence aloud, a few words at a time. Where does it stop making sense? Find two such places.'
          : 'Read the sentence aloud. Which little word is in the wrong place? Which word belongs there?',
      steps: [
        `Look at “${around(other)}”: “${words[one]}” makes no sense there, but “${words[other]}” would.`,
        `Look at “${around(one)}”, too: there it is “${words[other]}” that makes no sense, and “${words[one]}” fits.`,
        `With these two words swapped back, the sentence is: **${sentence}**`,
        `The two words are **${words[one]}** and **${words[other]}**.`,
      ],
      variant: `${sentence} ${Math.min(one, other)} ${Math.max(one, other)}`,
      features: { words: words.length, muddled: 2 },
    };
    /** What shows that a word is in its place: its neighbours, where they are in theirs. */
    const because = (place: number) => {
      const word = (shown[place] ?? '').replace(/[.,]$/, '');
      const isBesideOne = [one, other].some((at) => Math.abs(at - place) === 1);
      return mistake(
        'in-its-place',
        isBesideOne
          ? `“${word}” is in its place. But is ${place === 0 || place === shown.length - 1 ? 'the' : 'each'} word beside it the right one?`
          : `“${around(place)}” reads as it should, so “${word}” is in its place.`,
      );
    };
    return askWords(questionText, [{ words: shown, right: [one, other], because }], 'sentence');
  },
  solve(question) {
    const [words = []] = wordGroups(question);
    return words.flatMap((_, one) =>
      words.flatMap((__, other) =>
        other > one && allSentences.has(exchanged(words, one, other).join(' '))
          ? [{ type: 'multipleWordChoice' as const, picks: [[one, other]] }]
          : [],
      ),
    );
  },
};

/** The words of a muddle in one order, to find their sentence by. */
const sortedWords = (all: readonly string[]): string => [...all].sort().join(' ');
const wordsOf = ({ person, deed, rest }: Spare): string[] =>
  low([person, deed, ...(rest === '' ? [] : [rest])].join(' ')).split(' ');
const sensible = new Set(
  [shortSpares, middleSpares, longSpares].flatMap(sparesIn).map((one) => sortedWords(wordsOf(one))),
);

const spare: Form<Ladder, Question> = {
  weight: ({ params, difficulty }) => Number(params[difficulty].form === 'spare'),
  make(random, { params, difficulty }): Made | undefined {
    const plan = params[difficulty];
    if (plan.form !== 'spare') return undefined;
    const from = random.pick(plan.from);
    const { person, deed, rest } = from;
    const right = random.pick(from.spares);
    const needed = wordsOf(from);
    const muddle = shuffledFar(random, [...needed, right]);
    const sentence = `${[person, deed, ...(rest === '' ? [] : [rest])].join(' ')}.`;
    const questionText: QuestionText = {
      prompt: `Put the words in order to make a sentence. One word is not needed. Which one?\n\n**${muddle.join('   ')}**`,
      spoken: `Put the words in order to make a sentence. One word is not needed. Which one? ${muddle.join(', ')}.`,
      hint: `Find out who did something, and what. ${rest === '' ? 'Then see which words tell more about them.' : 'Then see which words say where, when or how.'}`,
      steps: [
        `Start with who or what the sentence is about: “${person}”. Then say what was done: “${deed}”.`,
        `The sentence is: **${sentence}**`,
        spareReasons.get(right) ?? '',
        `One word is left over. The word that is not needed is **${right}**.`,
      ],
      variant: `${sentence} ${right}`,
      features: { words: needed.length, muddled: needed.length },
    };
    const because = mistake(
      'needed',
      'That word has a place in the sentence. Without it, another word would still be left over.',
    );
    const mistakes = [...new Set(needed)].map((text) => ({ text, because }));
    // Among shorter words a long one would stand out.
    const canHide = mistakes.some(({ text }) => text.length > right.length);
    return canHide
      ? askEither(random, questionText, 'text', right, mistakes)
      : askTyped(questionText, 'text', [right], mistakes);
  },
  /** Leaves out each word in turn and sees whether the rest makes a sentence that is known. */
  solve(question) {
    if (!promptText(question).startsWith('Put the words')) return undefined;
    const shown = (boldParts(question)[0] ?? '').split(/ {2,}/);
    const needless = shown.filter((_, at) => sensible.has(sortedWords(shown.toSpliced(at, 1))));
    return answersAmong(question, [...new Set(needless)]);
  },
};

/** The words in an order in which few neighbours are left together. */
function shuffledFar(random: Random, words: readonly string[]): string[] {
  const free = words.map((_, at) => at);
  let best = random.shuffle(free);
  const together = (order: readonly number[]): number =>
    order.filter((at, place) => order[place + 1] === at + 1).length;
  for (let tries = 0; tries < 6 && together(best) > 0; tries++) {
    const next = random.shuffle(free);
    if (together(next) < together(best)) best = next;
  }
  return best.map((at) => words[at] ?? '');
}

export const jumbledGenerator = generatorOfForms<Ladder, Question>({
  generatorId: 'v.jumbled',
  version: 13,
  see: seeQuestion,
  serves: ladders,
  forms: [swapped, spare],
  capacity({ params, difficulty }) {
    const plan = params[difficulty];
    return plan.form === 'spare' ? plan.from.flatMap(({ spares }) => spares).length : 200;
  },
});
