/** How this room tells its questions: algebra set out in options and working, numbers and lists to type. */
import { numberAnswer, textChoice } from '../kernel/answers.ts';
import type { Made } from '../kernel/generator.ts';
import type { Mistake } from '../kernel/key.ts';
import {
  combinedMistakes,
  eachOnce,
  fitMistakes,
  type NumberMistake,
  type TextMistake,
  typedMistakes,
} from '../kernel/mistakes.ts';
import { showNumber } from '../kernel/number-text.ts';
import { aloudBy, type QuestionText, questionComposer } from '../kernel/question-text.ts';
import type { Random } from '../kernel/random.ts';
import { fairWrong } from './fair-options.ts';
import { optionBlock, readAloud, setOut } from './maths-text.ts';

const composeQuestion = questionComposer({ aloud: aloudBy(readAloud, '.'), working: setOut });

/** A number to type. Mistakes that equal the answer, or an earlier mistake, are left out. */
export function writeNumber(
  questionText: QuestionText,
  value: number | string,
  mistakes: readonly NumberMistake[],
  box: { readonly before?: string; readonly after?: string } = {},
): Made {
  return composeQuestion(questionText, numberAnswer(value, typedMistakes(value, mistakes), box));
}

/** Numbers to type, with commas between them. */
export function writeList(
  questionText: QuestionText,
  items: readonly number[],
  mistakes: readonly (readonly [given: readonly number[], because: Mistake])[],
  ordered: boolean,
): Made {
  const right = items.join(', ');
  const wrong = new Map(mistakes.map(([given, because]) => [given.join(', '), because] as const).reverse());
  return composeQuestion(questionText, {
    form: { type: 'writeAnswer', kind: 'list', placeholder: 'such as 1, 2, 3' },
    key: {
      type: 'writeAnswer',
      spec: { kind: 'list', items: items.map(String), ordered, of: 'number' },
      mistakes: [...wrong].filter(([given]) => given !== right).map(([given, because]) => ({ given, because })),
    },
  });
}

/** A choice between texts: the right one among `count` (4 where not said). Undefined when too few mistakes differ from it. */
export function chooseText(
  random: Random,
  questionText: QuestionText,
  right: string,
  mistakes: readonly TextMistake[],
  { count = 4, layout = 'list' }: { readonly count?: number; readonly layout?: 'list' | 'grid' } = {},
): Made | undefined {
  const wrong = eachOnce(mistakes, (text) => text).filter(([text]) => text !== right);
  return composeQuestion(
    questionText,
    textChoice(random, right, wrong, { fair: fairWrong, count, layout, block: optionBlock }),
  );
}

/** A choice between numbers, shown with commas and perhaps a unit. */
export function chooseNumber(
  random: Random,
  questionText: QuestionText,
  right: number | string,
  mistakes: readonly NumberMistake[],
  show: (value: number | string) => string = showNumber,
): Made | undefined {
  const real = fitMistakes(right, mistakes, (given) => Number(right) < 0 || given >= 0);
  const shown = [...real, ...combinedMistakes(right, real, Number.isInteger)].map(
    ([given, because]) => [show(given), because] as const,
  );
  return chooseText(random, questionText, show(right), shown, { layout: 'grid' });
}
