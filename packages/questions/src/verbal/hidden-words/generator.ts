/** v.hidden: a word hides across words of a sentence; it begins in one and ends in the next. */

import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { isUnfit } from '../../words/unfit-words.ts';
import { isAccepted, isRare, isWide, wordsOf } from '../../words/word-lists.ts';
import { askTyped, askWords, boldParts, promptText } from '../ask.ts';
import { isFirstName } from './first-names.data.ts';
import { openers, scenes, times } from './scenes.data.ts';
import { lettersIn, type Span, spanFinder } from './spans.ts';

interface Plan {
  /** Letters of the hidden word. */
  readonly letters: number;
  /** Words in the sentence. */
  readonly words: readonly [number, number];
}

const plan = (letters: number, low: number, high: number): Plan => ({ letters, words: [low, high] });

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  330402: { easy: plan(3, 4, 6), medium: plan(3, 7, 8), hard: plan(3, 8, 11) },
  340402: { easy: plan(4, 4, 6), medium: plan(4, 7, 8), hard: plan(4, 9, 12) },
  350301: { easy: plan(4, 6, 7), medium: plan(4, 8, 9), hard: plan(4, 10, 12) },
  360301: { easy: plan(4, 8, 9), medium: plan(4, 9, 11), hard: plan(4, 11, 14) },
  370301: { easy: plan(4, 10, 12), medium: plan(4, 12, 14), hard: plan(5, 8, 13) },
};

const mistake = mistakesIn('v.hidden');
const inWords = ['no', 'one', 'two', 'three', 'four', 'five'];

const wordsIn = (sentence: string): string[] => sentence.split(' ');

const smallStart = /^(?:The|My|Our|A|Two|Three|Some|Her|His|Six|Both|All) /;
const inSentence = (person: string): string => person.replace(smallStart, (word) => word.toLowerCase());

interface Drawn {
  readonly sentence: string;
  /** The words with which its parts begin. */
  readonly joints: ReadonlySet<number>;
}

/** The parts of a sentence about one scene: one deed with a place or a time, or two deeds at once. */
function drawParts(random: Random, isLong: boolean): readonly string[] {
  const { people, works, events, places } = random.pick(scenes);
  const one = random.pick(people);
  const opener = random.chance(1, 3) ? random.pick(openers) : undefined;
  const start = opener === undefined ? [one] : [`${opener},`, inSentence(one)];
  if (isLong && random.chance(1, 2)) {
    const deed = random.pick(random.chance(1, 2) ? events : works);
    const other = random.pick(people.filter((person) => person !== one));
    return [...start, deed, 'while', inSentence(other), random.pick(works.filter((work) => work !== deed))];
  }
  return [
    ...start,
    random.pick(random.chance(1, 3) ? events : works),
    ...(random.chance(1, 2) ? [random.pick(places)] : []),
    ...(opener === undefined && random.chance(1, 2) ? [random.pick(times)] : []),
  ];
}

const maybeTwice = new Set(['the', 'our', 'two', 'some']);

/** A cold lunch before lunch, or two balls: nobody says the same noun or verb twice in one sentence. */
function saysTwice(sentence: string): boolean {
  const words = wordsIn(sentence).map(lettersIn);
  return words.some((word, at) => word.length > 2 && !maybeTwice.has(word) && words.indexOf(word) < at);
}

/** A sentence of about this many words; undefined where the parts drawn make another length. */
function drawSentence(random: Random, { words: [low, high] }: Plan): Drawn | undefined {
  const parts = drawParts(random, high > 9);
  const joints = new Set<number>();
  let count = 0;
  for (const part of parts) {
    if (count > 0) joints.add(count);
    count += wordsIn(part).length;
  }
  if (count < low || count > high) return undefined;
  const sentence = `${parts.join(' ')}.`;
  return saysTwice(sentence) ? undefined : { sentence, joints };
}

/** The youngest look for words they use themselves. */
const seldomSaid = new Set(['nor', 'per']);
const isGoodToFind = (word: string): boolean =>
  word.length > 3 ? isAccepted(word) : wordsOf('plain').has(word) && !seldomSaid.has(word);

const hiddenWords = new Map(
  [3, 4, 5].map((size) => [size, spanFinder(size, (text) => isRare(text) || isFirstName(text), 2)]),
);
const hiddenUnfit = [3, 4, 5, 6].map((size) => spanFinder(size, isUnfit, 1));

/** The one word that hides in a sentence; undefined where there is none, more than one, a name beside it, an unfit one, or a comma in its gap. */
function hiddenIn(sentence: string, length: number): Span | undefined {
  const words = wordsIn(sentence).map(lettersIn);
  const [span, ...others] = hiddenWords.get(length)?.(words) ?? [];
  if (span === undefined || others.length > 0 || span.to - span.from > 1 || !isGoodToFind(span.text)) return undefined;
  if (wordsIn(sentence)[span.from]?.endsWith(',')) return undefined;
  return hiddenUnfit.some((spansOver) => spansOver(words).length > 0) ? undefined : span;
}

/** A sentence with its hidden word, found by trying several. */
function findSentence(random: Random, plan: Plan) {
  for (let tries = 0; tries < 20; tries++) {
    const drawn = drawSentence(random, plan);
    if (drawn === undefined) continue;
    const span = hiddenIn(drawn.sentence, plan.letters);
    // After LED and LET a child would look at “while” first.
    const gap = wordsIn(drawn.sentence).slice(span?.from, (span?.to ?? 0) + 1);
    if (span !== undefined && gap.includes('while') && !random.chance(1, 4)) continue;
    // Words inside one part would come again and again: most of the time the word hides where two parts meet.
    if (span !== undefined && (drawn.joints.has(span.to) || random.chance(1, plan.letters > 4 ? 2 : 4)))
      return { sentence: drawn.sentence, span };
  }
  return undefined;
}

/** Which letters of the hidden word stand before the gap, and which behind it. */
const partsOf = ({ text, behind }: Span): string =>
  `The first word ends with **${text.slice(0, -behind)}**, and the second begins with **${text.slice(-behind)}**.`;

function make(random: Random, plan: Plan): Made | undefined {
  const found = findSentence(random, plan);
  if (found === undefined) return undefined;
  const { sentence, span } = found;
  const words = wordsIn(sentence);
  // A word that only grows by a letter ('the n' for 'then') is not hidden well.
  if (
    words
      .slice(span.from, span.to + 1)
      .some((word) => lettersIn(word).length > 2 && span.text.includes(lettersIn(word)))
  )
    return undefined;
  const bare = (place: number): string => (words[place] ?? '').replace(/[.,]/g, '');
  const isRepeated = (place: number): boolean =>
    words.some((_, other) => other !== place && bare(other).toLowerCase() === bare(place).toLowerCase());
  const size = inWords[plan.letters];
  const typed = random.chance(1, 2);
  const questionText: QuestionText = {
    prompt: typed
      ? `A word of **${size} letters** hides across two words of this sentence.\n\n**${sentence}**`
      : `A word of **${size} letters** hides across two words next to each other. Choose these two words.`,
    spoken: `A word of ${size} letters hides in the sentence, across two words. ${sentence}`,
    hint: 'Look at the gaps one by one. Read the last letters of a word together with the first letters of the next.',
    steps: [
      'Cover the sentence with your hand, and uncover it gap by gap. Read across each gap.',
      `Look at the gap in “${bare(span.from)} ${bare(span.to)}”. ${partsOf(span)}`,
      `Without the gap, these letters make **${span.text}**.`,
    ],
    variant: sentence,
    features: { letters: plan.letters, words: words.length },
  };
  if (typed) {
    const mistakes = words
      .map((_, place) => bare(place))
      .filter((word) => lettersIn(word).length === plan.letters)
      .map((text) => ({
        text,
        because: mistake(
          'whole-word',
          'That is already a word in the sentence. Look across the gap between two words.',
        ),
      }));
    return askTyped(questionText, 'text', [span.text], mistakes);
  }
  return askWords(
    questionText,
    [
      {
        words,
        right: [span.from, span.to],
        because: (place) =>
          mistake(
            'other-gap',
            `No word of ${size} letters hides in a gap beside ${isRepeated(place) ? 'this ' : ''}“${bare(place)}”.`,
          ),
      },
    ],
    'sentence',
  );
}

/** Slides over the letters of each pair of neighbours. It counts fewer words than are ruled out, for recalls go by it: nobody brings forward ‘rya’. */
function solve(question: Question) {
  const [asked = '', sentence = ''] = boldParts(question);
  const length = inWords.indexOf(asked.split(' ')[0] ?? '');
  const shown =
    question.answer.type === 'multipleWordChoice' ? (question.answer.groups[0]?.words ?? []) : sentence.split(' ');
  const found = shown.slice(1).flatMap((word, at) => {
    const [one, other] = [lettersIn(shown[at] ?? ''), lettersIn(word)];
    const joined = one + other;
    return Array.from({ length: Math.max(0, joined.length - length + 1) }, (_, start) => start)
      .filter((start) => start < one.length && start + length > one.length)
      .map((start) => ({ at, text: joined.slice(start, start + length) }))
      .filter(({ text }) => isWide(text));
  });
  if (!promptText(question).includes('Choose these two'))
    return found.map(({ text }) => ({ type: 'writeAnswer' as const, text }));
  return found.map(({ at }) => ({ type: 'multipleWordChoice' as const, picks: [[at, at + 1]] }));
}

export const hiddenGenerator = defineGenerator({
  generatorId: 'v.hidden',
  version: 15,
  serves: ladders,
  make: (random, { params, difficulty }) => make(random, params[difficulty]),
  solve,
});
