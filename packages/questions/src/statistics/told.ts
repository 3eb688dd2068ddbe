/** How this room tells its questions: numbers and fractions to type, readings to choose. */
import { fixedChoice, type NumberBox, numberAnswer, textChoice } from '../kernel/answers.ts';
import { fairWrong } from '../kernel/fair-numbers.ts';
import type { Made } from '../kernel/generator.ts';
import type { Mistake } from '../kernel/key.ts';
import {
  combinedMistakes,
  firstOnce,
  fitMistakes,
  type NumberMistake,
  type TextMistake,
  typedMistakes,
} from '../kernel/mistakes.ts';
import { mathsAloud, showNumber } from '../kernel/number-text.ts';
import { type QuestionText, questionComposer, textsAloudBy } from '../kernel/question-text.ts';
import type { Random } from '../kernel/random.ts';

const composeQuestion = questionComposer({ aloud: textsAloudBy(mathsAloud) });

/** A number to type. Mistakes that equal the answer, or an earlier mistake, are left out. */
export function writeNumber(
  questionText: QuestionText,
  value: number | string,
  mistakes: readonly NumberMistake[],
  box: NumberBox = {},
): Made {
  return composeQuestion(questionText, numberAnswer(value, typedMistakes(value, firstOnce(mistakes)), box));
}

/** A fraction to type: any equal fraction is right unless lowest terms are asked. */
export function writeFraction(
  questionText: QuestionText,
  value: string,
  mistakes: readonly NumberMistake[],
  form: 'any' | 'simplest' = 'any',
): Made {
  return composeQuestion(questionText, {
    form: { type: 'writeAnswer', kind: 'fraction', placeholder: '1/2' },
    key: {
      type: 'writeAnswer',
      spec: { kind: 'fraction', value, form },
      mistakes: [...new Map(mistakes.map(([given, because]) => [String(given), because] as const))].map(
        ([given, because]) => ({ given, because }),
      ),
    },
  });
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
  const real = fitMistakes(right, mistakes, undefined, 5);
  const shown = [...real, ...combinedMistakes(right, real)].map(
    ([given, because]) => [show(Number(given)), because] as const,
  );
  return chooseText(random, questionText, show(right), shown, count, 'grid');
}

/** A choice whose options keep their order: 'likely', 'certain', and so on. */
export function chooseInOrder(
  questionText: QuestionText,
  texts: readonly string[],
  right: string,
  because: (text: string) => Mistake,
  layout: 'list' | 'grid' = 'grid',
): Made {
  return composeQuestion(questionText, fixedChoice(texts, texts.indexOf(right), because, layout));
}
