/** Lays out a reading question: the passage first, then what is asked of it. */
import type { Block, Question } from '@comet/contract/question';
import { type Answer, fixedChoice, numberAnswer, textChoice, type WordGroup, wordGroups } from '../kernel/answers.ts';
import { fairTextsBy } from '../kernel/fair-texts.ts';
import type { Made } from '../kernel/generator.ts';
import type { Mistake } from '../kernel/key.ts';
import { blockOf } from '../kernel/question-text.ts';
import type { Random } from '../kernel/random.ts';
import { type Paragraph, type Passage, paragraphWith } from './passages/passage.ts';

/** All that is said around an answer. Steps end with the answer. */
export interface QuestionText {
  readonly passage: Passage;
  readonly asks: string;
  /** What the question says where the answer form itself holds part of it. */
  readonly spoken?: string;
  readonly hint: string;
  readonly steps: readonly string[];
  readonly variant: string;
  readonly features: Readonly<Record<string, number>>;
}

/** A wrong answer and the mistake that leads to it. */
export interface WrongAnswer {
  readonly text: string;
  readonly because: Mistake;
}

/** Words of the text or of a child in quotation marks, single ones around words that have double ones already. */
export function quoted(words: string): string {
  const shown = words.replaceAll(/\s*\n\s*/g, ' / ');
  return /[“”]/.test(shown) ? `‘${shown}’` : `“${shown}”`;
}

/** Where in the text these words stand, as a child looks for it: ‘paragraph 2’. */
export function placeOf({ kind, paragraphs }: Passage, quote: string): string {
  const found: Paragraph | undefined = paragraphWith(paragraphs, quote);
  if (found === undefined) return 'the whole text';
  if (found.under !== '') return `the part called “${found.under}”`;
  if (kind === 'poetry') return paragraphs.length === 1 ? 'the poem' : `verse ${found.part}`;
  if (kind !== 'drama') return `paragraph ${found.part}`;
  const third = Math.floor(((found.part - 1) * 3) / paragraphs.length);
  return `the ${['first', 'middle', 'last'][third] ?? 'last'} part of the scene`;
}

function passageBlock({ id, title, kind, paragraphs }: Passage): Block {
  return { type: 'passage', passageId: id, title, kind, paragraphs: paragraphs.map(({ text }) => text) };
}

const aloud = (text: string): string => text.replaceAll('**', '').replaceAll(/\s*\n+\s*/g, ' ');

function madeOf(questionText: QuestionText, answer: Answer): Made {
  const { asks, passage } = questionText;
  const text = passage.paragraphs.map((paragraph) => paragraph.text).join(' ');
  const question: Question = {
    prompt: [passageBlock(passage), blockOf(asks)],
    answer: answer.form,
    spoken: aloud(`${passage.title}. ${text} ${questionText.spoken ?? asks}`),
  };
  return {
    question,
    key: answer.key,
    hint: [blockOf(questionText.hint)],
    explanation: questionText.steps.map((step) => [blockOf(step)]),
    variant: `${passage.id} ${questionText.variant}`,
    features: questionText.features,
  };
}

/** Whole answers tell most by their length. */
const fairAnswers = fairTextsBy({ tries: 12, rarer: 2, alikeCost: 1, longestCost: 1.5 });

/** One of `count` texts in a random order. */
export function askChoice(
  random: Random,
  questionText: QuestionText,
  right: string,
  mistakes: readonly WrongAnswer[],
  count = 4,
): Made | undefined {
  const wrong = mistakes.map(({ text, because }) => [text, because] as const);
  const answer = textChoice(random, right, wrong, { fair: fairAnswers, count });
  return answer && madeOf(questionText, answer);
}

/** One of these texts in this order: yes and no, true and false. */
export function askInOrder(
  questionText: QuestionText,
  texts: readonly string[],
  right: string,
  because: (text: string) => Mistake,
): Made {
  return madeOf(questionText, fixedChoice(texts, texts.indexOf(right), because, texts.length === 2 ? 'grid' : 'list'));
}

/** Words, or whole answers: choose as many in each group as are right there. */
export function askGroups(questionText: QuestionText, groups: readonly WordGroup[], layout: 'list' | 'sentence'): Made {
  return madeOf(questionText, wordGroups(groups, layout));
}

/** How many there are of something: a number to type, in words too and with the noun, which is in the plural. */
export function askCount(questionText: QuestionText, count: number, noun: string): Made {
  const unit = count === 1 ? noun.replace(/s$/, '') : noun;
  return madeOf(questionText, numberAnswer(count, [], { unit, form: 'count' }));
}

/** A word or a few to type; a mistake in spelling is forgiven. */
export function askTyped(questionText: QuestionText, accept: readonly string[]): Made {
  return madeOf(questionText, {
    form: { type: 'writeAnswer', kind: 'text' },
    key: { type: 'writeAnswer', spec: { kind: 'text', accept: [...accept], spelling: 'forgiving' }, mistakes: [] },
  });
}
