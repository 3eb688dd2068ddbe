/** How verbal reasoning questions are asked: as a choice, a typed answer or a pick of words. */

import type { Question } from '@comet/contract/question';
import { fixedChoice, type TypedBox, textChoice, typedAnswer, wordGroups } from '../kernel/answers.ts';
import { fairTextsWith } from '../kernel/fair-texts.ts';
import type { Made } from '../kernel/generator.ts';
import type { Mistake, WriteSpec } from '../kernel/key.ts';
import type { WrongAnswer } from '../kernel/mistakes.ts';
import { mathsAloud } from '../kernel/number-text.ts';
import { chooseOptions, textOption, type WrongCandidate } from '../kernel/options.ts';
import { type QuestionText, questionComposer } from '../kernel/question-text.ts';
import type { Random } from '../kernel/random.ts';

/** What a question says depends on its answer form as well: typed or chosen, it is another question. */
const composeQuestion = questionComposer({
  aloud: (block) => (block.type === 'text' ? mathsAloud(block.text.replaceAll('___', 'blank')) : ''),
  variant: ({ variant }, { form }) => `${variant}/${form.type === 'writeAnswer' ? 'typed' : 'chosen'}`,
});

/** One of several short texts; the mistakes chosen so that the options alone tell nothing, but for the first ones, which are kept. */
export function askChoice(
  random: Random,
  questionText: QuestionText,
  right: string,
  mistakes: readonly WrongAnswer[],
  count = 5,
  layout: 'list' | 'grid' = 'grid',
  kept = 0,
): Made | undefined {
  const wrong = mistakes.map((oneMistake) => [oneMistake.text, oneMistake.because] as const);
  return composeQuestion(questionText, textChoice(random, right, wrong, { fair: fairTextsWith(kept), count, layout }));
}

/** The same with exactly these wrong options. */
export function askOptions(
  random: Random,
  questionText: QuestionText,
  right: string,
  wrong: readonly WrongCandidate[],
  count: number,
  layout: 'list' | 'grid',
): Made | undefined {
  const choice = chooseOptions(random, textOption(right), wrong, count);
  if (choice === undefined) return undefined;
  return composeQuestion(questionText, {
    form: { type: 'multipleChoice', options: choice.options, layout },
    key: choice.key,
  });
}

/** A choice between texts that have an order of their own, such as the letters of a row: they keep it. */
export function askInOrder(
  questionText: QuestionText,
  texts: readonly string[],
  right: string,
  because: (text: string) => Mistake,
): Made {
  return composeQuestion(questionText, fixedChoice(texts, texts.indexOf(right), because));
}

/** How a typed answer is read: as these words, as this number, or by a key of another kind. */
type Typed = 'text' | 'number' | WriteSpec;

function specOf(typed: Typed, right: readonly string[]): WriteSpec {
  if (typed === 'number') return { kind: typed, value: right[0] ?? '' };
  return typed === 'text' ? { kind: typed, accept: right, spelling: 'exact' } : typed;
}

/** A typed word, code, number or date. In words and codes letters count, capitals and spaces do not. */
export function askTyped(
  questionText: QuestionText,
  typed: Typed,
  right: readonly string[],
  mistakes: readonly WrongAnswer[],
  around: TypedBox = {},
): Made {
  const taken = new Set(right.map((word) => word.toLowerCase()));
  const named = mistakes.flatMap(({ text: given, because }) => {
    if (taken.has(given.toLowerCase())) return [];
    taken.add(given.toLowerCase());
    return [{ given, because }];
  });
  return composeQuestion(questionText, typedAnswer(specOf(typed, right), named, around));
}

/** Typed or chosen, each as likely; as it comes out where one of the two cannot be. */
export function askEither(
  random: Random,
  questionText: QuestionText,
  typed: Typed,
  right: string,
  mistakes: readonly WrongAnswer[],
  count = 5,
  kept = 0,
): Made | undefined {
  return random.fork('form').chance(1, 2)
    ? askTyped(questionText, typed, [right], mistakes)
    : askChoice(random, questionText, right, mistakes, count, 'grid', kept);
}

/** One group of words to pick from, with the places of the right ones and what is wrong with the others. */
export interface WordGroup {
  readonly label?: string;
  readonly words: readonly string[];
  readonly right: readonly number[];
  because(place: number): Mistake;
}

/** Words to pick, as many in each group. */
export function askWords(
  questionText: QuestionText,
  groups: readonly WordGroup[],
  layout: 'list' | 'sentence' = 'list',
): Made {
  const placed = groups.map((group) => ({ ...group, because: (_: string, place: number) => group.because(place) }));
  return composeQuestion(questionText, wordGroups(placed, layout));
}

/** The words of the prompt, as seen. */
export function promptText(question: Question): string {
  return question.prompt.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n\n');
}

/** The parts of the prompt in bold type, in order. */
export function boldParts(question: Question): string[] {
  return [...promptText(question).matchAll(/\*\*(.+?)\*\*/g)].map(([, part = '']) => part);
}

/** The options as seen; none where the answer is not a choice. */
export function optionTexts(question: Question): string[] {
  if (question.answer.type !== 'multipleChoice') return [];
  return question.answer.options.map((option) =>
    option.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join(' '),
  );
}
