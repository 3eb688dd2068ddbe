/** How this room tells its questions: fractions to type and choose, compared by their value and not by their text. */
import type { Figure } from '@comet/contract/figure';
import {
  type DrawnOption,
  figureChoice,
  type NumberBox,
  numberAnswer,
  oneWord,
  shuffledWords,
  textChoice,
} from '../kernel/answers.ts';
import type { Made } from '../kernel/generator.ts';
import type { Mistake, WriteSpec } from '../kernel/key.ts';
import { eachOnce, type NumberMistake, type TextMistake, withCombinedMistakes } from '../kernel/mistakes.ts';
import { plainNumber, showNumber } from '../kernel/number-text.ts';
import { aloudBy, type QuestionText, questionComposer } from '../kernel/question-text.ts';
import type { Random } from '../kernel/random.ts';
import { fairWrong } from './fair-options.ts';
import { type Fraction, readValue, sameValue, written } from './fraction.ts';
import { optionBlock, readAloud, setOut } from './maths-text.ts';

const composeQuestion = questionComposer({ aloud: aloudBy(readAloud, '.'), working: setOut });

/** Whether a mistake is a value at all: nothing divided by 0, and negative only where the right answer is. */
function isFit(given: string, right: string): boolean {
  return !/NaN|Infinity|\/0|\/-/.test(given) && (/^[-−]/.test(right) || !/^[-−]/.test(given));
}

/** Mistakes as typed answers: the first of equal ones, and none that has the value of the right answer. */
function typedMistakes(right: string, mistakes: readonly NumberMistake[]): { given: string; because: Mistake }[] {
  const kept: { given: string; because: Mistake }[] = [];
  for (const [value, because] of mistakes) {
    const given = plainNumber(String(value));
    const known = !isFit(given, right) || sameValue(given, right);
    if (!known && !kept.some((other) => sameValue(other.given, given))) kept.push({ given, because });
  }
  return kept;
}

/** A number to type. Mistakes that equal the answer, or an earlier mistake, are left out. */
export function writeNumber(
  questionText: QuestionText,
  value: number | string,
  mistakes: readonly NumberMistake[],
  box: NumberBox = {},
): Made {
  return composeQuestion(questionText, numberAnswer(value, typedMistakes(plainNumber(String(value)), mistakes), box));
}

/** A fraction to type, in any form unless one is asked for. */
export function writeFraction(
  questionText: QuestionText,
  value: Fraction,
  mistakes: readonly NumberMistake[],
  form: Extract<WriteSpec, { kind: 'fraction' }>['form'] = 'any',
): Made {
  const right = written(value);
  return composeQuestion(questionText, {
    form: {
      type: 'writeAnswer',
      kind: 'fraction',
      placeholder: form === 'mixed' ? 'such as 1 1/2' : 'such as 1/2',
    },
    key: {
      type: 'writeAnswer',
      spec: { kind: 'fraction', value: right, form },
      mistakes: typedMistakes(right, mistakes),
    },
  });
}

interface ChoiceLook {
  readonly count?: number;
  readonly layout?: 'list' | 'grid';
  readonly same?: (text: string) => string;
}

/**
 * A choice between texts: the right one among `count` (4 where not said). `same` tells which texts mean the same to a
 * reader (by value where values are asked). Undefined when too few mistakes differ from it.
 */
export function chooseText(
  random: Random,
  questionText: QuestionText,
  right: string,
  mistakes: readonly TextMistake[],
  { count = 4, layout = 'list', same = (text) => text }: ChoiceLook = {},
): Made | undefined {
  const wrong = eachOnce(mistakes, same).filter(([text]) => same(text) !== same(right));
  return composeQuestion(
    questionText,
    textChoice(random, right, wrong, { fair: fairWrong, count, layout, block: optionBlock }),
  );
}

/** The value a text shows, so that 1/2, 2/4 and 0.5 are the same option. */
function byValue(text: string): string {
  const value = readValue(text);
  return value === undefined ? text : String(value.top / value.bottom);
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
  const shown = mistakes
    .filter(([given]) => isFit(String(given), right))
    .map(([given, because]) => [show(given), because] as const);
  return chooseText(random, questionText, show(right), shown, { count, layout: 'grid', same: byValue });
}

/** A choice between numbers, shown with commas and perhaps a unit. */
export function chooseNumber(
  random: Random,
  questionText: QuestionText,
  right: number | string,
  mistakes: readonly NumberMistake[],
  show: (value: number | string) => string = showNumber,
): Made | undefined {
  return chooseValue(random, questionText, String(right), withCombinedMistakes(right, mistakes), show);
}

/** One of a few fixed words in their fixed order ('<', '=', '>'; 'true', 'false'). */
export function tapOne(
  questionText: QuestionText,
  words: readonly string[],
  right: string,
  because: (word: string) => Mistake,
): Made {
  return composeQuestion(questionText, oneWord(words, right, because));
}

/** Values to tap: the right ones among others, in one row. */
export function tapAll(
  random: Random,
  questionText: QuestionText,
  right: readonly string[],
  wrong: readonly TextMistake[],
): Made | undefined {
  return composeQuestion(questionText, shuffledWords(random, right, wrong));
}

/** A choice between drawings, the right one among three wrong ones; their alternative texts must differ. */
export function chooseFigure(
  random: Random,
  questionText: QuestionText,
  right: Figure,
  wrong: readonly (readonly [figure: Figure, because: Mistake])[],
): Made | undefined {
  const optionOf = (figure: Figure): DrawnOption => ({ figure, same: figure.alt });
  const others = wrong.map(([figure, because]) => ({ ...optionOf(figure), because }));
  return composeQuestion(questionText, figureChoice(random, optionOf(right), others, 4));
}
