/** How this room tells its questions: numbers to type, choose and tap. */
import {
  fixedChoice,
  type NumberBox,
  numberAnswer,
  oneWord,
  shuffledWords,
  textChoice,
  wordGroups,
} from '../kernel/answers.ts';
import { fairWrong } from '../kernel/fair-options.ts';
import type { Made } from '../kernel/generator.ts';
import type { Mistake } from '../kernel/key.ts';
import { type NumberMistake, type TextMistake, typedMistakes, withCombinedMistakes } from '../kernel/mistakes.ts';
import { mathsAloud, showNumber } from '../kernel/number-text.ts';
import { aloudBy, type QuestionText, questionComposer } from '../kernel/question-text.ts';
import type { Random } from '../kernel/random.ts';

const composeQuestion = questionComposer({ aloud: aloudBy(mathsAloud) });

/** A number to type. Mistakes that equal the answer, or an earlier mistake, are left out. */
export function writeNumber(
  questionText: QuestionText,
  value: number | string,
  mistakes: readonly NumberMistake[],
  box: NumberBox = {},
): Made {
  return composeQuestion(questionText, numberAnswer(value, typedMistakes(value, mistakes), box));
}

/** A word or some signs to type (Roman numerals): every letter counts, capitals do not. */
export function writeText(
  questionText: QuestionText,
  accept: readonly string[],
  mistakes: readonly NumberMistake[],
): Made {
  const [right = ''] = accept;
  return composeQuestion(questionText, {
    form: { type: 'writeAnswer', kind: 'text' },
    key: {
      type: 'writeAnswer',
      spec: { kind: 'text', accept: [...accept], spelling: 'exact' },
      mistakes: [...new Map(mistakes.map(([given, because]) => [String(given), because] as const))]
        .filter(([given]) => given !== right)
        .map(([given, because]) => ({ given, because })),
    },
  });
}

/** A choice between texts: the right one among `count` (4 where not said). Undefined when too few mistakes differ from it. */
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
  right: number | string,
  mistakes: readonly NumberMistake[],
  show: (value: number | string) => string = showNumber,
  count = 4,
): Made | undefined {
  const shown = withCombinedMistakes(right, mistakes).map(([given, because]) => [show(given), because] as const);
  return chooseText(random, questionText, show(right), shown, count, 'grid');
}

/** A choice whose options keep their order: letters of arrows, 'always / sometimes / never'. */
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

/** Words or numbers to tap: the right ones among others, in one row. `because` is the mistake behind a wrong one. */
export function tapWords(
  random: Random,
  questionText: QuestionText,
  right: readonly string[],
  wrong: readonly TextMistake[],
): Made | undefined {
  return composeQuestion(questionText, shuffledWords(random, right, wrong));
}

/** Words or numbers in the order they stand, one of them right: the wrong number of a count. */
export function tapInRow(questionText: QuestionText, words: readonly string[], right: number, because: Mistake): Made {
  return composeQuestion(questionText, wordGroups([{ words, right: [right], because: () => because }]));
}

/** One of a few fixed words in their fixed order ('<', '=', '>'; 'ones', 'tens', 'hundreds'). */
export function tapOne(
  questionText: QuestionText,
  words: readonly string[],
  right: string,
  because: (word: string) => Mistake,
): Made {
  return composeQuestion(questionText, oneWord(words, right, because));
}
