/** How fraction questions are asked: fractions to type and choose, compared by their value and not by their text. */
import { typedAnswer } from '../kernel/answers.ts';
import type { Made } from '../kernel/generator.ts';
import type { Mistake, WriteSpec } from '../kernel/key.ts';
import { agreed, fitMistakes, type NumberMistake, toldBySide } from '../kernel/mistakes.ts';
import { plainNumber } from '../kernel/number-text.ts';
import { numberKit } from '../kernel/question-kit.ts';
import { aloudBy, type QuestionText, questionComposer } from '../kernel/question-text.ts';
import type { Random } from '../kernel/random.ts';
import { fairWrong } from './fair-options.ts';
import { type Fraction, readValue, sameValue, written } from './fraction.ts';
import { optionBlock, readAloud, setOut } from './maths-text.ts';

const composeQuestion = questionComposer({ aloud: aloudBy(readAloud, '.'), working: setOut });

/** Whether a wrong answer is a value at all: nothing divided by 0, and negative only where the right answer is. */
function isFit(given: string, right: string): boolean {
  return !/NaN|Infinity|\/0|\/-/.test(given) && (/^[-−]/.test(right) || !/^[-−]/.test(given));
}

/** Mistakes as typed answers: the first of equal ones, and none that tells nothing or has the value of the right answer. */
function typedMistakes(right: string, mistakes: readonly NumberMistake[]): { given: string; because: Mistake }[] {
  const kept: { given: string; because: Mistake }[] = [];
  for (const [value, because] of mistakes) {
    const given = plainNumber(String(value));
    const known = because.says === '' || !isFit(given, right) || sameValue(given, right);
    if (!known && !kept.some((other) => sameValue(other.given, given))) kept.push({ given, because });
  }
  return kept;
}

/** The value a text shows, so that 1/2, 2/4 and 0.5 are the same option. */
function byValue(text: string): string {
  const value = readValue(text);
  return value === undefined ? text : String(value.top / value.bottom);
}

const agreedValues = (mistakes: readonly NumberMistake[]): NumberMistake[] =>
  agreed(mistakes, (given) => byValue(String(given)));

export const { chooseFigure, chooseInOrder, chooseNumber, chooseText, tapOne, tapWords, writeNumber } = numberKit<
  number | string
>({
  composeQuestion,
  fair: fairWrong,
  block: optionBlock,
  typedMistakes: (value, mistakes) => typedMistakes(plainNumber(String(value)), mistakes),
  // An option that no single mistake leads to could only be called too large or too small.
  wrongNumbers: (right, mistakes) =>
    fitMistakes(right, mistakes, undefined, 10).filter(
      ([given, { says }]) => says !== '' && isFit(String(given), String(right)),
    ),
  sameNumber: byValue,
});

/** Wrong values that each have feedback: where two mistakes lead to one value, nobody knows which was made. */
export const reasoned = (mistakes: readonly NumberMistake[]): NumberMistake[] =>
  agreedValues(mistakes).filter(([, { says }]) => says !== '');

/** A fraction to type, in any form unless one is asked for. */
export function writeFraction(
  questionText: QuestionText,
  value: Fraction,
  mistakes: readonly NumberMistake[],
  form: Extract<WriteSpec, { kind: 'fraction' }>['form'] = 'any',
): Made {
  const right = written(value);
  return composeQuestion(
    questionText,
    typedAnswer({ kind: 'fraction', value: right, form }, typedMistakes(right, agreedValues(mistakes)), {
      placeholder: form === 'mixed' ? 'such as 1 1/2' : 'such as 1/2',
    }),
  );
}

/** A choice between values: fractions, decimals, percentages. */
export function chooseValue(
  random: Random,
  questionText: QuestionText,
  right: string,
  mistakes: readonly NumberMistake[],
  show: (value: number | string) => string = String,
  count = 4,
): Made | undefined {
  const shown = agreedValues(mistakes)
    .filter(([given]) => isFit(String(given), right))
    .map(([given, because]) => {
      const told = toldBySide(byValue(String(given)), byValue(right), because);
      return [show(given), told] as const;
    });
  return chooseText(random, questionText, show(right), shown, { count, layout: 'grid', same: byValue });
}
