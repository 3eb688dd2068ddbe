/** How statistics questions are asked: numbers and fractions to type, readings to choose. */
import { typedAnswer } from '../kernel/answers.ts';
import { fairWrong } from '../kernel/fair-numbers.ts';
import type { Made } from '../kernel/generator.ts';
import {
  agreed,
  combinedMistakes,
  firstOnce,
  fitMistakes,
  type NumberMistake,
  typedMistakes,
} from '../kernel/mistakes.ts';
import { mathsAloud, showNumber } from '../kernel/number-text.ts';
import { numberKit } from '../kernel/question-kit.ts';
import { type QuestionText, questionComposer, textsAloudBy } from '../kernel/question-text.ts';

const composeQuestion = questionComposer({ aloud: textsAloudBy(mathsAloud) });

export const { chooseInOrder, chooseNumber, chooseText, writeNumber } = numberKit<number>({
  composeQuestion,
  fair: fairWrong,
  typedMistakes: (value, mistakes) => typedMistakes(value, firstOnce(mistakes)),
  wrongNumbers(right, mistakes) {
    const fit = fitMistakes(right, mistakes, undefined, 5);
    // Two mistakes together may end anywhere: nobody takes 153 for 48.
    const reach = Math.max(10, Math.abs(right) / 2);
    const combined = combinedMistakes(right, fit, (given) => Math.abs(given - right) <= reach);
    return [...fit, ...combined].map(([given, because]) => [Number(given), because]);
  },
});

/** A value with its unit, where it has one: '8 kg', '19°C'. */
export const readAloud = (value: number, unit: string): string =>
  `${showNumber(value)}${unit === '' ? '' : unit === '°C' ? '°C' : ` ${unit}`}`;

/** A fraction to type: any equal fraction is right unless lowest terms are asked. */
export function writeFraction(
  questionText: QuestionText,
  value: string,
  mistakes: readonly NumberMistake[],
  form: 'any' | 'simplest' = 'any',
): Made {
  const named = new Map(agreed(mistakes, String).map(([given, because]) => [String(given), because] as const));
  return composeQuestion(
    questionText,
    typedAnswer(
      { kind: 'fraction', value, form },
      [...named].map(([given, because]) => ({ given, because })),
      { placeholder: '1/2' },
    ),
  );
}
