/** How geometry questions are asked: angles and points to type, drawings to choose, words to tap. */
import { wordGroups } from '../kernel/answers.ts';
import { fairWrong } from '../kernel/fair-numbers.ts';
import type { Made } from '../kernel/generator.ts';
import type { Mistake } from '../kernel/key.ts';
import { firstOnce, typedMistakes } from '../kernel/mistakes.ts';
import { mathsAloud } from '../kernel/number-text.ts';
import { numberKit } from '../kernel/question-kit.ts';
import { type QuestionText, questionComposer, textsAloudBy } from '../kernel/question-text.ts';

/** '(3, −5)' is read as '3, −5'. */
const pointsAloud = (text: string): string => text.replace(/\((−?[\d.]+, −?[\d.]+)\)/g, '$1');

const composeQuestion = questionComposer({ aloud: textsAloudBy((text) => mathsAloud(pointsAloud(text))) });

export const { chooseFigure, chooseInOrder, chooseNumber, chooseText, writeNumber } = numberKit<number>({
  composeQuestion,
  fair: fairWrong,
  typedMistakes: (value, mistakes) => typedMistakes(value, firstOnce(mistakes)),
  wrongNumbers: (right, mistakes) =>
    mistakes
      .map(([given, because]) => [Number(given), because] as const)
      .filter(([given]) => Number.isFinite(given) && given !== right),
});

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
