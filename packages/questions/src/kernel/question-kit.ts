/** The ways to ask that subjects share: numbers to type, options to choose, words to tap; each subject in its own style. */
import type { Block } from '@comet/contract/question';
import {
  type DrawnOption,
  figureChoice,
  fixedChoice,
  type Layout,
  type NumberBox,
  numberAnswer,
  oneWord,
  shuffledWords,
  type TypedMistakes,
  textChoice,
} from './answers.ts';
import type { FairWrong } from './fair-options.ts';
import { firstOfEach } from './first-of-each.ts';
import type { Made } from './generator.ts';
import type { Mistake } from './key.ts';
import { agreed, type NumberMistake, type TextMistake, toldBySide } from './mistakes.ts';
import { plainNumber, showNumber } from './number-text.ts';
import type { QuestionComposer, QuestionText } from './question-text.ts';
import type { Random } from './random.ts';

/** How a subject asks questions with options. */
interface TextStyle {
  readonly composeQuestion: QuestionComposer;
  /** Picks which wrong options appear next to the right one. */
  readonly fair: FairWrong;
  /** How texts to choose from are laid out; in a list by default. */
  readonly layout?: Layout;
  /** How options in a fixed order are laid out; in a grid by default. */
  readonly fixedLayout?: Layout;
  /** How an option is shown; as text by default. */
  readonly block?: (text: string) => Block;
}

/** How a subject asks for numbers as well. */
interface NumberStyle<Value extends number | string> extends TextStyle {
  /** Wrong numbers to type, without those that equal the right one or an earlier one. */
  typedMistakes(value: number | string, mistakes: readonly NumberMistake[]): TypedMistakes;
  /** Wrong numbers to choose from, most telling first. */
  wrongNumbers(right: Value, mistakes: readonly NumberMistake[]): readonly (readonly [Value, Mistake])[];
  /** Which shown numbers mean the same; only equal texts by default. */
  readonly sameNumber?: (shown: string) => string;
}

interface ChoiceLook {
  /** How many options there are; 4 by default. */
  readonly count?: number;
  readonly layout?: Layout;
  /** Which texts mean the same to a reader (by value where values are asked). */
  readonly same?: (text: string) => string;
}

/** Questions with options and words. Undefined when too few wrong answers differ from the right one: the draw is unfit. */
interface TextKit {
  /** A choice between texts: the right one among `count`. */
  chooseText(
    random: Random,
    questionText: QuestionText,
    right: string,
    mistakes: readonly TextMistake[],
    look?: ChoiceLook,
  ): Made | undefined;
  /** A choice whose options keep their order: letters of arrows, 'always / sometimes / never'. */
  chooseInOrder(
    questionText: QuestionText,
    texts: readonly string[],
    right: string,
    because: (text: string, place: number) => Mistake,
    layout?: Layout,
  ): Made;
  /** A choice between drawings: the wrong ones come most telling first. Two with the same `same` look the same. */
  chooseFigure(
    random: Random,
    questionText: QuestionText,
    right: DrawnOption,
    wrong: readonly (DrawnOption & { readonly because: Mistake })[],
    count?: number,
  ): Made | undefined;
  /** One of a few fixed words in their fixed order ('<', '=', '>'; 'true', 'false'). */
  tapOne(questionText: QuestionText, words: readonly string[], right: string, because: (word: string) => Mistake): Made;
  /** Words or numbers to tap: the right ones among others, in one row. */
  tapWords(
    random: Random,
    questionText: QuestionText,
    right: readonly string[],
    wrong: readonly TextMistake[],
  ): Made | undefined;
}

/** Questions that ask for numbers as well. */
interface NumberKit<Value extends number | string> extends TextKit {
  /** A number to type. */
  writeNumber(
    questionText: QuestionText,
    value: number | string,
    mistakes: readonly NumberMistake[],
    box?: NumberBox,
  ): Made;
  /** A choice between numbers, shown with commas and perhaps a unit. */
  chooseNumber(
    random: Random,
    questionText: QuestionText,
    right: Value,
    mistakes: readonly NumberMistake[],
    show?: (value: Value) => string,
    count?: number,
  ): Made | undefined;
}

/** The ways to ask with options and words in this style. */
export function textKit(style: TextStyle): TextKit {
  const { composeQuestion, fair, block, layout: textLayout = 'list', fixedLayout = 'grid' } = style;
  return {
    chooseText(random, questionText, right, mistakes, look = {}) {
      const { count = 4, layout = textLayout, same = (text) => text } = look;
      // Where two mistakes lead to one answer, the first is named, as when it is typed.
      const wrong = firstOfEach(mistakes, ([text]) => same(text)).filter(([text]) => same(text) !== same(right));
      const choosing = { fair, count, layout, ...(block === undefined ? {} : { block }) };
      return composeQuestion(questionText, textChoice(random, right, wrong, choosing));
    },
    chooseInOrder: (questionText, texts, right, because, layout = fixedLayout) =>
      composeQuestion(questionText, fixedChoice(texts, texts.indexOf(right), because, layout)),
    chooseFigure: (random, questionText, right, wrong, count = 4) =>
      composeQuestion(questionText, figureChoice(random, right, wrong, count)),
    tapOne: (questionText, words, right, because) => composeQuestion(questionText, oneWord(words, right, because)),
    tapWords: (random, questionText, right, wrong) =>
      composeQuestion(questionText, shuffledWords(random, right, wrong)),
  };
}

/** The ways to ask in this style, for numbers as well. */
export function numberKit<Value extends number | string>(style: NumberStyle<Value>): NumberKit<Value> {
  const kit = textKit(style);
  const { sameNumber = plainNumber } = style;
  const agreedNumbers = (mistakes: readonly NumberMistake[]): NumberMistake[] =>
    agreed(mistakes, (given) => sameNumber(String(given)));
  return {
    ...kit,
    chooseText: (random, questionText, right, mistakes, look = {}) =>
      kit.chooseText(random, questionText, right, agreed(mistakes, look.same ?? String), look),
    writeNumber: (questionText, value, mistakes, box = {}) =>
      style.composeQuestion(
        questionText,
        numberAnswer(value, style.typedMistakes(value, agreedNumbers(mistakes)), box),
      ),
    chooseNumber(random, questionText, right, mistakes, show = showNumber, count = 4) {
      const shown = style
        .wrongNumbers(right, agreedNumbers(mistakes))
        .map(([given, because]): TextMistake => [show(given), toldBySide(given, right, because)]);
      const same = style.sameNumber === undefined ? {} : { same: style.sameNumber };
      return kit.chooseText(random, questionText, show(right), shown, { count, layout: 'grid', ...same });
    },
  };
}
