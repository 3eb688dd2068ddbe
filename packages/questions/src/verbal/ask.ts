/** Lays out a verbal reasoning question: told once, asked as a choice, a typed answer or a pick of words. */
import type { Block, Question } from '@comet/contract/question';
import { type Answer, textChoice, wordGroups } from '../kernel/answers.ts';
import { fairTexts } from '../kernel/fair-texts.ts';
import type { Made } from '../kernel/generator.ts';
import type { Mistake, WriteSpec } from '../kernel/key.ts';
import { mathsAloud } from '../kernel/number-text.ts';
import { chooseOptions, textOption, type WrongCandidate } from '../kernel/options.ts';
import { blockOf } from '../kernel/question-text.ts';
import type { Random } from '../kernel/random.ts';

/** What is told beside the answer form. Steps are given in order and end with the answer. */
export interface QuestionText {
  readonly prompt: string;
  /** Blocks after the words: a figure, a table, a passage. */
  readonly shown?: readonly Block[];
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

function madeOf(questionText: QuestionText, { form, key }: Answer): Made {
  const spoken = questionText.spoken ?? mathsAloud(questionText.prompt.replaceAll('___', 'blank'));
  return {
    question: { prompt: [blockOf(questionText.prompt), ...(questionText.shown ?? [])], answer: form, spoken },
    key,
    hint: [blockOf(questionText.hint)],
    explanation: questionText.steps.map((step) => [blockOf(step)]),
    variant: `${questionText.variant}/${form.type === 'writeAnswer' ? 'typed' : 'chosen'}`,
    features: questionText.features,
  };
}

/** One of several short texts; the mistakes chosen so that the options alone tell nothing. */
export function askChoice(
  random: Random,
  questionText: QuestionText,
  right: string,
  mistakes: readonly WrongAnswer[],
  count = 5,
  layout: 'list' | 'grid' = 'grid',
): Made | undefined {
  const wrong = mistakes.map((oneMistake) => [oneMistake.text, oneMistake.because] as const);
  const answer = textChoice(random, right, wrong, { fair: fairTexts, count, layout });
  return answer && madeOf(questionText, answer);
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
  return madeOf(questionText, { form: { type: 'multipleChoice', options: choice.options, layout }, key: choice.key });
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
  around: { readonly before?: string; readonly after?: string; readonly placeholder?: string } = {},
): Made {
  const taken = new Set(right.map((word) => word.toLowerCase()));
  const named = mistakes.flatMap(({ text: given, because }) => {
    if (taken.has(given.toLowerCase())) return [];
    taken.add(given.toLowerCase());
    return [{ given, because }];
  });
  const spec = specOf(typed, right);
  return madeOf(questionText, {
    form: { type: 'writeAnswer', kind: spec.kind, ...around },
    key: { type: 'writeAnswer', spec, mistakes: named },
  });
}

/** Typed or chosen, each as likely; as it comes out where one of the two cannot be. */
export function askEither(
  random: Random,
  questionText: QuestionText,
  typed: Typed,
  right: string,
  mistakes: readonly WrongAnswer[],
  count = 5,
): Made | undefined {
  return random.fork('form').chance(1, 2)
    ? askTyped(questionText, typed, [right], mistakes)
    : askChoice(random, questionText, right, mistakes, count);
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
  return madeOf(questionText, wordGroups(placed, layout));
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
