/** How measure questions are asked: sizes that are more than nothing, times, amounts of money, drawings. */
import { type NumberBox, type TypedBox, typedAnswer } from '../kernel/answers.ts';
import { fairWrong } from '../kernel/fair-options.ts';
import type { Made } from '../kernel/generator.ts';
import type { WriteSpec } from '../kernel/key.ts';
import { agreed, eachOnce, type NumberMistake, typedMistakes, withCombinedMistakes } from '../kernel/mistakes.ts';
import { mathsAloud } from '../kernel/number-text.ts';
import { numberKit } from '../kernel/question-kit.ts';
import { aloudBy, type QuestionText, questionComposer } from '../kernel/question-text.ts';

/** Signs of measures in words, before the signs of sums are said. */
function measuresAloud(text: string): string {
  return mathsAloud(
    text.replace(/(?<=\d |\d)([kcm]?m)([²³])/g, (_, unit, power) => `${power === '²' ? 'square' : 'cubic'} ${unit}`),
  );
}

const aloud = aloudBy(measuresAloud);
const composeQuestion = questionComposer({
  aloud: (block) => (block.type === 'table' ? block.caption : aloud(block)),
});

const isSize = (given: number): boolean => given > 0;

/** A box that names its unit after it. */
export const inUnit = (unit: string): NumberBox => ({ after: unit, unit });

export const { chooseFigure, chooseInOrder, chooseNumber, chooseText, tapOne, writeNumber } = numberKit<
  number | string
>({
  composeQuestion,
  fair: fairWrong,
  layout: 'grid',
  typedMistakes: (value, mistakes) => typedMistakes(value, mistakes, isSize),
  wrongNumbers: (right, mistakes) => withCombinedMistakes(right, mistakes, isSize),
});

/** An answer to type that is no plain number: a time, an amount of money, a word. Mistakes are written as a child types them. */
export function writeAs(
  questionText: QuestionText,
  spec: WriteSpec,
  mistakes: readonly NumberMistake[],
  box: TypedBox = {},
): Made {
  const named = eachOnce(agreed(mistakes, String), String).map(([given, because]) => ({
    given: String(given),
    because,
  }));
  return composeQuestion(questionText, typedAnswer(spec, named, box));
}

/** Words to type that may be written in several ways: every letter counts, capitals do not. */
export function writeText(
  questionText: QuestionText,
  accept: readonly string[],
  mistakes: readonly NumberMistake[],
  box: Pick<TypedBox, 'placeholder'> = {},
): Made {
  const wrong = mistakes.filter(([given]) => !accept.includes(String(given)));
  return writeAs(questionText, { kind: 'text', accept: [...accept], spelling: 'exact' }, wrong, box);
}
