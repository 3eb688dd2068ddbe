/** Puts a question of this room together: what is said, the answer, and the mistakes behind wrong answers. */
import type { Block } from '@comet/contract/question';
import { fixedChoice, numberAnswer, textChoice, wordGroups } from '../kernel/answers.ts';
import { fairTexts } from '../kernel/fair-texts.ts';
import type { Made } from '../kernel/generator.ts';
import type { Mistake } from '../kernel/key.ts';
import type { TextMistake } from '../kernel/mistakes.ts';
import { type QuestionText, questionComposer } from '../kernel/question-text.ts';
import type { Random } from '../kernel/random.ts';

/** The gap in a sentence. */
export const gap = '______';

/** Text for the ear: no marks, a gap as the word 'blank'. */
function readAloud(text: string): string {
  return text.replaceAll('**', '').replaceAll(/_{3,}/g, 'blank').replaceAll('\n\n', ' ');
}

function spokenOf(block: Block): string {
  if (block.type === 'text') return readAloud(block.text);
  if (block.type === 'passage') return readAloud(block.paragraphs.join(' '));
  return block.type === 'audio' ? `${block.word}. ${block.sentence}` : '';
}

const composeQuestion = questionComposer({ aloud: spokenOf });

/** A choice between texts: the right one among `count`. Undefined when too few wrong ones differ from it. */
export function choose(
  random: Random,
  questionText: QuestionText,
  right: string,
  mistakes: readonly TextMistake[],
  count = 4,
  layout: 'list' | 'grid' = 'list',
): Made | undefined {
  return composeQuestion(questionText, textChoice(random, right, mistakes, { fair: fairTexts, count, layout }));
}

/** A choice from fixed texts in their fixed order: word classes, 'right' and 'wrong'. */
export function chooseInOrder(
  questionText: QuestionText,
  texts: readonly string[],
  right: string,
  because: (text: string) => Mistake,
): Made {
  return composeQuestion(questionText, fixedChoice(texts, texts.indexOf(right), because, 'list'));
}

/** Words to tap: in a sentence as it runs, or as buttons in the order given. `because` is the mistake behind a wrong word. */
export function tap(
  questionText: QuestionText,
  words: readonly string[],
  right: readonly number[],
  because: (place: number) => Mistake,
  layout: 'sentence' | 'list' = 'sentence',
): Made {
  return composeQuestion(questionText, wordGroups([{ words, right, because: (_, place) => because(place) }], layout));
}

/** A word or words to type, exact to the letter; `punctuation` counts marks and capitals as well. */
export function write(
  questionText: QuestionText,
  accept: readonly string[],
  mistakes: readonly TextMistake[],
  box: { readonly before?: string; readonly after?: string; readonly punctuation?: 'exact' } = {},
): Made {
  const { punctuation, ...shown } = box;
  const right = new Set(accept.map((text) => text.toLowerCase()));
  return composeQuestion(questionText, {
    form: { type: 'writeAnswer', kind: 'text', ...shown },
    key: {
      type: 'writeAnswer',
      spec: {
        kind: 'text',
        accept: [...accept],
        spelling: 'exact',
        ...(punctuation === undefined ? {} : { punctuation }),
      },
      mistakes: [...new Map(mistakes)]
        .filter(([given]) => !right.has(given.toLowerCase()))
        .map(([given, because]) => ({ given, because })),
    },
  });
}

/** The question with its own options as part of what it is: other sentences make another question. */
export function withOptions(made: Made | undefined): Made | undefined {
  const answer = made?.question.answer;
  if (made === undefined || answer?.type !== 'multipleChoice') return made;
  return {
    ...made,
    variant: `${made.variant}; ${answer.options
      .map((option) => option.map(spokenOf).join(' '))
      .sort()
      .join(' ')}`,
  };
}

/** A whole number to type, with the numbers a mistake leads to. */
export function writeNumber(
  questionText: QuestionText,
  value: number,
  mistakes: readonly (readonly [number, Mistake])[],
): Made {
  const typed = mistakes
    .filter(([near]) => near >= 0 && near !== value)
    .map(([near, because]) => ({ given: String(near), because }));
  return composeQuestion(questionText, numberAnswer(value, typed));
}

/** Whether a right text would stand out by being longer than every wrong one; a quarter of such draws are kept. */
export function standsOut(random: Random, right: string, wrong: readonly string[]): boolean {
  return wrong.every((text) => text.length < right.length) && !random.fork('stands-out').chance(1, 4);
}
