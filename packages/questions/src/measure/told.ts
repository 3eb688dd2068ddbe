/** How this room tells its questions: sizes that are never nothing or less, times, amounts of money, drawings. */
import type { Figure } from '@comet/contract/figure';
import {
  type DrawnOption,
  figureChoice,
  fixedChoice,
  type NumberBox,
  numberAnswer,
  oneWord,
  textChoice,
} from '../kernel/answers.ts';
import { fairWrong } from '../kernel/fair-options.ts';
import type { Made } from '../kernel/generator.ts';
import type { Mistake, WriteSpec } from '../kernel/key.ts';
import {
  eachOnce,
  type NumberMistake,
  type TextMistake,
  typedMistakes,
  withCombinedMistakes,
} from '../kernel/mistakes.ts';
import { mathsAloud, showNumber } from '../kernel/number-text.ts';
import { aloudBy, type QuestionText, questionComposer } from '../kernel/question-text.ts';
import type { Random } from '../kernel/random.ts';

/** Signs of measures in words, before the signs of sums are said. */
function measuresAloud(text: string): string {
  return mathsAloud(
    text.replace(/(?<=\d |\d)([kcm]?m)([²³])/g, (_, unit, power) => `${power === '²' ? 'square' : 'cubic'} ${unit}`),
  );
}

const aloud = aloudBy(measuresAloud);
const composeQuestion = questionComposer({ aloud: (block) => (block.type === 'table' ? block.caption : aloud(block)) });

const isSize = (given: number): boolean => given > 0;

/** A box that names its unit after it. */
export const inUnit = (unit: string): NumberBox => ({ after: unit, unit });

/** A number to type. Mistakes that equal the answer, are no size at all, or repeat an earlier one are left out. */
export function writeNumber(
  questionText: QuestionText,
  value: number | string,
  mistakes: readonly NumberMistake[],
  box: NumberBox = {},
): Made {
  return composeQuestion(questionText, numberAnswer(value, typedMistakes(value, mistakes, isSize), box));
}

/** An answer to type that is no plain number: a time, an amount of money, a word. Mistakes are written as a child types them. */
export function writeAs(
  questionText: QuestionText,
  spec: WriteSpec,
  mistakes: readonly NumberMistake[],
  box: { readonly before?: string; readonly after?: string; readonly placeholder?: string } = {},
): Made {
  const typed = eachOnce(mistakes, String).map(([given, because]) => ({ given: String(given), because }));
  return composeQuestion(questionText, {
    form: { type: 'writeAnswer', kind: spec.kind, ...box },
    key: { type: 'writeAnswer', spec, mistakes: typed },
  });
}

/** Words to type that may be written in several ways: every letter counts, capitals do not. */
export function writeText(
  questionText: QuestionText,
  accept: readonly string[],
  mistakes: readonly NumberMistake[],
  box: { readonly placeholder?: string } = {},
): Made {
  const wrong = mistakes.filter(([given]) => !accept.includes(String(given)));
  return writeAs(questionText, { kind: 'text', accept: [...accept], spelling: 'exact' }, wrong, box);
}

/** A choice between texts: the right one among `count` (4 where not said). Undefined when too few mistakes differ from it. */
export function chooseText(
  random: Random,
  questionText: QuestionText,
  right: string,
  mistakes: readonly TextMistake[],
  count = 4,
): Made | undefined {
  return composeQuestion(questionText, textChoice(random, right, mistakes, { fair: fairWrong, count, layout: 'grid' }));
}

/** A choice between numbers, shown with commas and perhaps a unit. */
export function chooseNumber(
  random: Random,
  questionText: QuestionText,
  right: number | string,
  mistakes: readonly NumberMistake[],
  show: (value: number | string) => string = showNumber,
): Made | undefined {
  const shown = withCombinedMistakes(right, mistakes, isSize).map(
    ([given, because]) => [show(given), because] as const,
  );
  return chooseText(random, questionText, show(right), shown);
}

/** A choice between drawings. `because` is the mistake behind each wrong one, in the order given. */
export function chooseFigure(
  random: Random,
  questionText: QuestionText,
  right: Figure,
  wrong: readonly (readonly [figure: Figure, because: Mistake])[],
): Made | undefined {
  const optionOf = (figure: Figure): DrawnOption => ({ figure, same: JSON.stringify(figure.marks) });
  const others = wrong.map(([figure, because]) => ({ ...optionOf(figure), because }));
  return composeQuestion(questionText, figureChoice(random, optionOf(right), others, wrong.length + 1));
}

/** A choice whose options keep their order: letters in a drawing, 'always / sometimes / never'. */
export function chooseInOrder(
  questionText: QuestionText,
  texts: readonly string[],
  right: number,
  because: (place: number) => Mistake,
): Made {
  return composeQuestion(
    questionText,
    fixedChoice(texts, right, (_, place) => because(place)),
  );
}

/** One of a few fixed words in their fixed order ('<', '=', '>'). */
export function tapOne(
  questionText: QuestionText,
  words: readonly string[],
  right: string,
  because: (word: string) => Mistake,
): Made {
  return composeQuestion(questionText, oneWord(words, right, because));
}
