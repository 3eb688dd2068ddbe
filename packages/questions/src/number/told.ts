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
import { sayMaths, showNumber } from '../kernel/number-text.ts';
import type { Random } from '../kernel/random.ts';
import { aloudBy, type Told, tellerOf } from '../kernel/telling.ts';

const tell = tellerOf({ aloud: aloudBy(sayMaths) });

/** A number to type. Mistakes that equal the answer, or an earlier mistake, are left out. */
export function writeNumber(
  told: Told,
  value: number | string,
  mistakes: readonly NumberMistake[],
  box: NumberBox = {},
): Made {
  return tell(told, numberAnswer(value, typedMistakes(value, mistakes), box));
}

/** A word or some signs to type (Roman numerals): every letter counts, capitals do not. */
export function writeText(told: Told, accept: readonly string[], mistakes: readonly NumberMistake[]): Made {
  const [right = ''] = accept;
  return tell(told, {
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
  told: Told,
  right: string,
  mistakes: readonly TextMistake[],
  count = 4,
  layout: 'list' | 'grid' = 'list',
): Made | undefined {
  return tell(told, textChoice(random, right, mistakes, { fair: fairWrong, count, layout }));
}

/** A choice between numbers, shown with commas and perhaps a unit. */
export function chooseNumber(
  random: Random,
  told: Told,
  right: number | string,
  mistakes: readonly NumberMistake[],
  show: (value: number | string) => string = showNumber,
  count = 4,
): Made | undefined {
  const shown = withCombinedMistakes(right, mistakes).map(([given, because]) => [show(given), because] as const);
  return chooseText(random, told, show(right), shown, count, 'grid');
}

/** A choice whose options keep their order: letters of arrows, 'always / sometimes / never'. */
export function chooseInOrder(
  told: Told,
  texts: readonly string[],
  right: number,
  because: (place: number) => Mistake,
): Made {
  return tell(
    told,
    fixedChoice(texts, right, (_, place) => because(place)),
  );
}

/** Words or numbers to tap: the right ones among others, in one row. `because` is the mistake behind a wrong one. */
export function tapWords(
  random: Random,
  told: Told,
  right: readonly string[],
  wrong: readonly TextMistake[],
): Made | undefined {
  return tell(told, shuffledWords(random, right, wrong));
}

/** Words or numbers in the order they stand, one of them right: the wrong number of a count. */
export function tapInRow(told: Told, words: readonly string[], right: number, because: Mistake): Made {
  return tell(told, wordGroups([{ words, right: [right], because: () => because }]));
}

/** One of a few fixed words in their fixed order ('<', '=', '>'; 'ones', 'tens', 'hundreds'). */
export function tapOne(told: Told, words: readonly string[], right: string, because: (word: string) => Mistake): Made {
  return tell(told, oneWord(words, right, because));
}
