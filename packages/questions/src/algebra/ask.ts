/** How algebra questions are asked: algebra set out in options and working, numbers and lists to type. */
import { typedAnswer } from '../kernel/answers.ts';
import type { Made } from '../kernel/generator.ts';
import type { Mistake } from '../kernel/key.ts';
import { agreed, fitMistakes, type TextMistake, typedMistakes } from '../kernel/mistakes.ts';
import { numberKit } from '../kernel/question-kit.ts';
import { aloudBy, type QuestionText, questionComposer } from '../kernel/question-text.ts';
import { fairWrong } from './fair-options.ts';
import { optionBlock, readAloud, setOut } from './maths-text.ts';

const composeQuestion = questionComposer({ aloud: aloudBy(readAloud, '.'), working: setOut });

export const { chooseNumber, chooseText, writeNumber } = numberKit<number | string>({
  composeQuestion,
  fair: fairWrong,
  block: optionBlock,
  typedMistakes,
  // An option that no single mistake leads to could only be called too large or too small.
  wrongNumbers: (right, mistakes) =>
    fitMistakes(right, mistakes, (given) => Number(right) < 0 || given >= 0, 10).filter(([, { says }]) => says !== ''),
});

/** Wrong lines that each have feedback: where two mistakes lead to one line, nobody knows which was made. */
export const reasoned = (mistakes: readonly TextMistake[]): TextMistake[] =>
  agreed(mistakes, String).flatMap(([text, because]) => (because.says === '' ? [] : [[text, because] as const]));

/** Numbers to type, with commas between them. */
export function writeList(
  questionText: QuestionText,
  items: readonly number[],
  mistakes: readonly (readonly [given: readonly number[], because: Mistake])[],
  ordered: boolean,
): Made {
  const right = items.join(', ');
  const wrong = new Map(mistakes.map(([given, because]) => [given.join(', '), because] as const).reverse());
  const named = [...wrong].filter(([given]) => given !== right).map(([given, because]) => ({ given, because }));
  return composeQuestion(
    questionText,
    typedAnswer({ kind: 'list', items: items.map(String), ordered, of: 'number' }, named, {
      placeholder: 'such as 1, 2, 3',
    }),
  );
}
