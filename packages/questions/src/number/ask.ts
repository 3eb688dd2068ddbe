/** How number questions are asked: numbers to type, choose and tap. */
import { typedAnswer, wordGroups } from '../kernel/answers.ts';
import { fairWrong } from '../kernel/fair-options.ts';
import type { Made } from '../kernel/generator.ts';
import type { Mistake } from '../kernel/key.ts';
import { combinedMistakes, fitMistakes, type NumberMistake, typedMistakes } from '../kernel/mistakes.ts';
import { mathsAloud } from '../kernel/number-text.ts';
import { numberKit } from '../kernel/question-kit.ts';
import { aloudBy, type QuestionText, questionComposer } from '../kernel/question-text.ts';

const composeQuestion = questionComposer({ aloud: aloudBy(mathsAloud) });

export const { chooseInOrder, chooseNumber, chooseText, tapOne, tapWords, writeNumber } = numberKit<number | string>({
  composeQuestion,
  fair: fairWrong,
  typedMistakes,
  wrongNumbers(right, mistakes) {
    const real = fitMistakes(right, mistakes);
    // Two mistakes together may end anywhere: nobody takes 12 for 12 × 4, or 532,140 for 735 × 84.
    const reach = Math.max(10, Math.abs(Number(right)) / 2);
    return [...real, ...combinedMistakes(right, real, (given) => Math.abs(given - Number(right)) <= reach)];
  },
});

/** A word or some signs to type (Roman numerals): every letter counts, capitals do not. */
export function writeText(
  questionText: QuestionText,
  accept: readonly string[],
  mistakes: readonly NumberMistake[],
): Made {
  const [right = ''] = accept;
  const named = [...new Map(mistakes.map(([given, because]) => [String(given), because] as const))]
    .filter(([given]) => given !== right)
    .map(([given, because]) => ({ given, because }));
  return composeQuestion(questionText, typedAnswer({ kind: 'text', accept: [...accept], spelling: 'exact' }, named));
}

/** Words or numbers in the order they stand, one of them right: the wrong number of a count. */
export function tapInRow(questionText: QuestionText, words: readonly string[], right: number, because: Mistake): Made {
  return composeQuestion(questionText, wordGroups([{ words, right: [right], because: () => because }]));
}
