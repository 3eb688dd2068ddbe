/** v.hidden: a word hides across words of a sentence; it begins in one and ends in the next. */

import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { capitalWords } from '../../words/capital-words.data.ts';
import { isUnfit } from '../../words/unfit-words.ts';
import { isRare, isWide } from '../../words/word-lists.ts';
import { askTyped, askWords, boldParts, promptText } from '../ask.ts';
import { drawAnchor, isGoodToFind } from './anchors.ts';
import { openers, times } from './scenes.data.ts';
import { lettersIn, type Span, spanFinder } from './spans.ts';

interface Plan {
  /** Letters of the hidden word. */
  readonly letters: number;
  /** Words in the sentence. */
  readonly words: readonly [number, number];
  readonly year: number;
}

const plan = (year: number, letters: number, low: number, high: number): Plan => ({
  year,
  letters,
  words: [low, high],
});

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  330402: { easy: plan(3, 3, 4, 6), medium: plan(3, 3, 7, 8), hard: plan(3, 3, 8, 11) },
  340402: { easy: plan(4, 4, 4, 6), medium: plan(4, 4, 7, 8), hard: plan(4, 4, 9, 12) },
  350301: { easy: plan(5, 4, 6, 7), medium: plan(5, 4, 8, 9), hard: plan(5, 4, 10, 12) },
  360301: { easy: plan(6, 4, 8, 9), medium: plan(6, 4, 9, 11), hard: plan(6, 4, 11, 14) },
  370301: { easy: plan(7, 5, 6, 8), medium: plan(7, 5, 9, 11), hard: plan(7, 5, 11, 14) },
};

const mistake = mistakesIn('v.hidden');
const inWords = ['no', 'one', 'two', 'three', 'four', 'five'];

const wordsIn = (sentence: string): string[] => sentence.split(' ');

const smallStart = /^(?:The|My|Our|A|Two|Three|Some|Her|His|Six|Both|All) /;
const inSentence = (person: string): string => person.replace(smallStart, (word) => word.toLowerCase());

/** The parts of a sentence about one scene: one deed with a place or a time, or two deeds at once. A word hides in the parts of the anchor. */
function drawParts(random: Random, { letters, year, words: [, most] }: Plan): readonly string[] {
  const anchor = drawAnchor(random, letters, year);
  const { people, works, events, places } = anchor.scene;
  const one = anchor.person ?? random.pick(people);
  const opener = anchor.time === undefined && random.chance(1, 3) ? random.pick(openers) : undefined;
  const start = opener === undefined ? [one] : [`${opener},`, inSentence(one)];
  const isOpenEnded = anchor.place === undefined && anchor.time === undefined;
  const deed = anchor.deed ?? random.pick(random.chance(1, 3) ? events : works);
  if (isOpenEnded && most > 9 && random.chance(1, 2)) {
    const other = random.pick(people.filter((person) => person !== one));
    return [...start, deed, 'while', inSentence(other), random.pick(works.filter((work) => work !== deed))];
  }
  if (anchor.time !== undefined) return [...start, deed, anchor.time];
  const place = anchor.place ?? (random.chance(1, 2) ? random.pick(places) : undefined);
  return [
    ...start,
    deed,
    ...(place === undefined ? [] : [place]),
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
function drawSentence(random: Random, plan: Plan): string | undefined {
  const sentence = `${drawParts(random, plan).join(' ')}.`;
  const [low, high] = plan.words;
  const count = wordsIn(sentence).length;
  return count < low || count > high || saysTwice(sentence) ? undefined : sentence;
}

const hiddenWords = new Map([3, 4, 5].map((size) => [size, spanFinder(size, isRare, 2)]));
const hiddenUnfit = [3, 4, 5, 6].map((size) => spanFinder(size, isUnfit, 1));

/** The one word that hides in a sentence; undefined where there is none, more than one, one that is also written out, a name beside it, an unfit one, or a comma in its gap. */
function hiddenIn(sentence: string, { letters, year }: Plan): Span | undefined {
  const words = wordsIn(sentence).map(lettersIn);
  const [span, ...others] = hiddenWords.get(letters)?.(words) ?? [];
  if (span === undefined || others.length > 0 || span.to - span.from > 1 || words.includes(span.text)) return undefined;
  if (!isGoodToFind(span.text, year)) return undefined;
  if (wordsIn(sentence)[span.from]?.endsWith(',')) return undefined;
  return hiddenUnfit.some((spansOver) => spansOver(words).length > 0) ? undefined : span;
}

/** A sentence with its hidden word, found by trying several. */
function findSentence(random: Random, plan: Plan) {
  for (let tries = 0; tries < 20; tries++) {
    const sentence = drawSentence(random, plan);
    const span = sentence === undefined ? undefined : hiddenIn(sentence, plan);
    if (sentence !== undefined && span !== undefined) return { sentence, span };
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
      .filter(({ text }) => isWide(text) || capitalWords.has(text));
  });
  if (!promptText(question).includes('Choose these two'))
    return found.map(({ text }) => ({ type: 'writeAnswer' as const, text }));
  return found.map(({ at }) => ({ type: 'multipleWordChoice' as const, picks: [[at, at + 1]] }));
}

export const hiddenGenerator = defineGenerator({
  generatorId: 'v.hidden',
  version: 20,
  serves: ladders,
  make: (random, { params, difficulty }) => make(random, params[difficulty]),
  solve,
});
