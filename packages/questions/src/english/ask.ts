/** How English questions are asked: texts to choose, words to tap and to type. */
import type { Block } from '@comet/contract/question';
import { numberAnswer, type TypedBox, typedAnswer, wordGroups } from '../kernel/answers.ts';
import { fairTexts, fairTextsWith } from '../kernel/fair-texts.ts';
import type { Made } from '../kernel/generator.ts';
import type { Mistake } from '../kernel/key.ts';
import type { TextMistake } from '../kernel/mistakes.ts';
import { textKit } from '../kernel/question-kit.ts';
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

export const { chooseInOrder, chooseText } = textKit({ composeQuestion, fair: fairTexts, fixedLayout: 'list' });

/** A choice in which the first wrong text always stands: the one that the right one is taken for. */
export const { chooseText: chooseBesideRival } = textKit({
  composeQuestion,
  fair: fairTextsWith(1),
  fixedLayout: 'list',
});

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
  { punctuation, ...box }: Omit<TypedBox, 'placeholder'> & { readonly punctuation?: 'exact' } = {},
): Made {
  const right = new Set(accept.map((text) => text.toLowerCase()));
  const named = [...new Map(mistakes)]
    .filter(([given]) => !right.has(given.toLowerCase()))
    .map(([given, because]) => ({ given, because }));
  const exactly = punctuation === undefined ? {} : { punctuation };
  return composeQuestion(
    questionText,
    typedAnswer({ kind: 'text', accept: [...accept], spelling: 'exact', ...exactly }, named, box),
  );
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

/** Whether a right text would stand out by being longer than every wrong one, alone or with its mistake; a quarter of such draws are kept. */
export function standsOut(random: Random, right: string, wrong: readonly (string | TextMistake)[]): boolean {
  const isShorter = (each: string | TextMistake): boolean =>
    (typeof each === 'string' ? each : each[0]).length < right.length;
  return wrong.every(isShorter) && !random.fork('stands-out').chance(1, 4);
}
