/** How this room tells its questions: angles and points to type, drawings to choose, words to tap. */
import {
  type DrawnOption,
  figureChoice,
  fixedChoice,
  type NumberBox,
  numberAnswer,
  textChoice,
  wordGroups,
} from '../kernel/answers.ts';
import { fairWrong } from '../kernel/fair-numbers.ts';
import type { Made } from '../kernel/generator.ts';
import type { Mistake } from '../kernel/key.ts';
import { firstOnce, type NumberMistake, type TextMistake, typedMistakes } from '../kernel/mistakes.ts';
import { mathsAloud, showNumber } from '../kernel/number-text.ts';
import { type QuestionText, questionComposer, textsAloudBy } from '../kernel/question-text.ts';
import type { Random } from '../kernel/random.ts';

/** '(3, −5)' is read as '3, −5'. */
const pointsAloud = (text: string): string => text.replace(/\((−?[\d.]+, −?[\d.]+)\)/g, '$1');

const composeQuestion = questionComposer({ aloud: textsAloudBy((text) => mathsAloud(pointsAloud(text))) });

/** A number to type. Mistakes that equal the answer, or an earlier mistake, are left out. */
export function writeNumber(
  questionText: QuestionText,
  value: number | string,
  mistakes: readonly NumberMistake[],
  box: NumberBox = {},
): Made {
  return composeQuestion(questionText, numberAnswer(value, typedMistakes(value, firstOnce(mistakes)), box));
}

/** A choice between texts: the right one among `count`. Undefined when too few mistakes differ from it. */
export function chooseText(
  random: Random,
  questionText: QuestionText,
  right: string,
  mistakes: readonly TextMistake[],
  count = 4,
  layout: 'list' | 'grid' = 'list',
): Made | undefined {
  return composeQuestion(questionText, textChoice(random, right, mistakes, { fair: fairWrong, count, layout }));
}

/** A choice between numbers, shown with commas and perhaps a unit. */
export function chooseNumber(
  random: Random,
  questionText: QuestionText,
  right: number,
  mistakes: readonly NumberMistake[],
  show: (value: number) => string = showNumber,
  count = 4,
): Made | undefined {
  const shown = mistakes
    .filter(([given]) => Number.isFinite(Number(given)) && Number(given) !== right)
    .map(([given, because]) => [show(Number(given)), because] as const);
  return chooseText(random, questionText, show(right), shown, count, 'grid');
}

/** A choice between drawings: `wrong` in the order of what they tell. Two with the same `same` look the same. */
export function chooseFigure(
  random: Random,
  questionText: QuestionText,
  right: DrawnOption,
  wrong: readonly (DrawnOption & { readonly because: Mistake })[],
  count = 4,
): Made | undefined {
  return composeQuestion(questionText, figureChoice(random, right, wrong, count));
}

/** A choice whose options keep their order: letters of angles, 'always', 'sometimes', 'never'. */
export function chooseInOrder(
  questionText: QuestionText,
  texts: readonly string[],
  right: string,
  because: (text: string) => Mistake,
  layout: 'list' | 'grid' = 'grid',
): Made {
  return composeQuestion(questionText, fixedChoice(texts, texts.indexOf(right), because, layout));
}

/** One group of words to tap, in the order they stand. */
export interface Group {
  readonly label?: string;
  readonly words: readonly string[];
  readonly right: readonly string[];
  readonly because: (word: string) => Mistake;
}

/** Words or numbers to tap, as many right ones in every group. */
export function tap(questionText: QuestionText, groups: readonly Group[]): Made {
  const placed = groups.map((group) => ({
    ...group,
    right: group.words.flatMap((word, place) => (group.right.includes(word) ? [place] : [])),
  }));
  return composeQuestion(questionText, wordGroups(placed));
}
