/** v.hidden: a word hides across words of a sentence; it begins in one and ends in the next. */

import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { isUnfit } from '../../words/unfit-words.ts';
import { isAccepted, isWide, wordsOf } from '../../words/word-lists.ts';
import { askTyped, askWords, boldParts, promptText } from '../ask.ts';
import { deeds, manners, moves, openers, people, places, times } from '../jumbled-sentences/sentence-parts.data.ts';

interface Plan {
  /** Letters of the hidden word. */
  readonly letters: number;
  /** Words in the sentence. */
  readonly words: readonly [number, number];
}

const plan = (letters: number, low: number, high: number): Plan => ({ letters, words: [low, high] });

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  330402: { easy: plan(3, 4, 6), medium: plan(3, 7, 8), hard: plan(3, 9, 12) },
  340402: { easy: plan(4, 4, 6), medium: plan(4, 7, 8), hard: plan(4, 9, 12) },
  350301: { easy: plan(4, 5, 7), medium: plan(4, 8, 9), hard: plan(4, 10, 12) },
  360301: { easy: plan(4, 6, 7), medium: plan(4, 8, 10), hard: plan(4, 11, 14) },
  370301: { easy: plan(4, 9, 11), medium: plan(4, 11, 14), hard: plan(5, 6, 12) },
};

const mistake = mistakesIn('v.hidden');
const inWords = ['no', 'one', 'two', 'three', 'four', 'five'];

const wordsIn = (sentence: string): string[] => sentence.split(' ');

/** Sentences are made of the same parts again and again, so what was read once is kept. */
const lettersOfWord = new Map<string, string>();
function lettersIn(text: string): string {
  const known = lettersOfWord.get(text);
  if (known !== undefined) return known;
  const letters = text.toLowerCase().replaceAll(/[^a-z]/g, '');
  lettersOfWord.set(text, letters);
  return letters;
}

/** A run of letters over at least one gap between words. */
interface Span {
  readonly text: string;
  /** The words in which it begins and ends. */
  readonly from: number;
  readonly to: number;
}

/** Every run of this many letters that begins in one word and ends in a later one, and that is wanted. */
function spansOver(sentence: string, length: number, isWanted: (text: string) => boolean): Span[] {
  const words = wordsIn(sentence).map(lettersIn);
  const letters = words.join('');
  const spans: Span[] = [];
  let wordEnd = 0;
  for (const [from, word] of words.entries()) {
    const wordStart = wordEnd;
    wordEnd += word.length;
    const last = Math.min(wordEnd - 1, letters.length - length);
    for (let start = Math.max(wordStart, wordEnd - length + 1); start <= last; start++) {
      const text = letters.slice(start, start + length);
      if (!isWanted(text)) continue;
      let to = from;
      for (let end = wordEnd; end < start + length; end += words[to]?.length ?? length) to++;
      spans.push({ text, from, to });
    }
  }
  return spans;
}

const smallStart = /^(?:The|My|Our|A|Two|Three|Some|Her|His|Six|Both|All) /;

interface Drawn {
  readonly sentence: string;
  /** The words with which its parts begin. */
  readonly joints: ReadonlySet<number>;
}

/** A sentence of about this many words; undefined where the parts drawn make another length. */
function drawSentence(random: Random, { words: [low, high] }: Plan): Drawn | undefined {
  const isMove = random.chance(1, 4);
  const person = random.pick(people);
  const opener = random.chance(1, 3) ? random.pick(openers) : undefined;
  const parts = [
    ...(opener === undefined ? [person] : [`${opener},`, person.replace(smallStart, (word) => word.toLowerCase())]),
    random.pick(isMove ? moves : deeds),
    ...(random.chance(1, 3) ? [random.pick(manners)] : []),
    ...(!isMove && random.chance(1, 2) ? [random.pick(places)] : []),
    ...(opener === undefined && random.chance(1, 2) ? [random.pick(times)] : []),
  ];
  const joints = new Set<number>();
  let count = 0;
  for (const part of parts) {
    if (count > 0) joints.add(count);
    count += wordsIn(part).length;
  }
  if (count < low || count > high) return undefined;
  return { sentence: `${parts.join(' ')}.`, joints };
}

/** The one word of a dictionary that hides in a sentence; undefined where there is none, more than one, or an unfit one. */
function hiddenIn(sentence: string, length: number): Span | undefined {
  const all = wordsOf('rare');
  const words = spansOver(sentence, length, (text) => all.has(text));
  const [span] = words;
  if (span === undefined || words.length > 1 || span.to - span.from > 1 || !isAccepted(span.text)) return undefined;
  const unfit = [3, 4, 5, 6].some((size) => spansOver(sentence, size, isUnfit).length > 0);
  return unfit ? undefined : span;
}

/** A sentence with its hidden word, found by trying several. */
function findSentence(random: Random, plan: Plan) {
  for (let tries = 0; tries < 20; tries++) {
    const drawn = drawSentence(random, plan);
    if (drawn === undefined) continue;
    const span = hiddenIn(drawn.sentence, plan.letters);
    // Words inside one part would come again and again: most of the time the word hides where two parts meet.
    if (span !== undefined && (drawn.joints.has(span.to) || random.chance(1, plan.letters > 4 ? 2 : 4)))
      return { sentence: drawn.sentence, span };
  }
  return undefined;
}

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
  const hiding = [span.from, span.to].map((place) => bare(place).toLowerCase());
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
      `Look at the gap in “${bare(span.from)} ${bare(span.to)}”. Write the letters next to each other, without the gap.`,
      `The letters there make **${span.text}**.`,
    ],
    variant: sentence,
    features: { letters: plan.letters, words: words.length },
  };
  if (typed) {
    const mistakes = words
      .map(lettersIn)
      .filter((word) => word.length === plan.letters)
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
            // A second “the” beside the one in which the word begins, or “our” where it is OURS.
            hiding.includes(bare(place).toLowerCase()) || span.text.includes(bare(place).toLowerCase())
              ? `No word of ${size} letters hides in a gap beside this “${bare(place)}”.`
              : `No part of the word hides in “${bare(place)}”.`,
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
  version: 13,
  serves: ladders,
  make: (random, { params, difficulty }) => make(random, params[difficulty]),
  solve,
});
