/** Which words of a set a cell asks about, and which of their misspellings it shows. */

import type { Cell, Made } from '../../kernel/generator.ts';
import { keptBy } from '../../kernel/kept.ts';
import { optionTexts } from '../../kernel/seen.ts';
import { listOf } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import { isKnown } from '../spelling/word-lists.ts';
import { atAGlance, notAtEasy, notAtHard, notAtMedium, onlyRightAtHard } from './levels.data.ts';
import { type PatternWord, patternWordsOf } from './pattern-words.ts';

/** The set of words that a sub-topic asks about. */
export interface Params {
  readonly set: string;
}

/** The letters of a set whose words are written with others, as a rule: without plain words beside them, whatever lacks these letters is misspelt. */
const signs: Readonly<Record<string, RegExp>> = { y3: /y(?!$)/, ou3: /ou/ };

/** Whether each word with the letters of the set is right and each other one wrong, or the other way round: nobody has to read the words. */
function areToldBySign({ question }: Made, { params: { set } }: Cell<Params>): boolean {
  const sign = signs[set];
  if (sign === undefined) return false;
  const fits = optionTexts(question).map((text) => sign.test(text) === isKnown(text));
  return new Set(fits).size === 1;
}

/** A way of asking about a row of words, without rows that the letters of the set sort. */
export const unsorted = (form: Form<Params>): Form<Params> => ({
  ...form,
  make(random, cell) {
    const made = form.make(random, cell);
    return made === undefined || areToldBySign(made, cell) ? undefined : made;
  },
});

/** A word with the misspellings that a reader has to look for, where it has any. */
function withNearMisses(word: PatternWord): PatternWord {
  const near = word.wrong.filter((miss) => atAGlance[word.set]?.test(miss) !== true);
  return near.length > 0 ? { ...word, wrong: near } : word;
}

/** Lists of words, kept: the forms ask for them again and again. */
const kept = keptBy<string, readonly PatternWord[]>();

const isListed = (list: Readonly<Record<string, string>>, { set, word }: PatternWord): boolean =>
  listOf(list[set]).includes(word);

/** Whether a word is one that children of its year seldom meet. */
export const isSeldom = (word: PatternWord): boolean => isListed(notAtEasy, word);

/** The words a cell asks about: seldom ones aren't easy, and those of the years before aren't hard. */
export const pool = ({ params: { set }, difficulty }: Cell<Params>): readonly PatternWord[] =>
  kept(`${set} ${difficulty}`, () => {
    const left = { easy: notAtEasy, medium: notAtMedium, hard: notAtHard }[difficulty];
    return patternWordsOf(set).filter(
      (word) => !isListed(left, word) && !(difficulty === 'hard' && isListed(onlyRightAtHard, word)),
    );
  });

/** The words of a row: at hard some are never misspelt, and no word that is long known is misspelt so that it is seen at a glance. */
export function rowPool(cell: Cell<Params>): readonly PatternWord[] {
  const { params, difficulty } = cell;
  return kept(`row ${params.set} ${difficulty}`, () => {
    const isNear = difficulty === 'hard' || (difficulty === 'medium' && /6$|^ie/.test(params.set));
    const asked = pool(cell).map((word) => (isNear || isListed(notAtMedium, word) ? withNearMisses(word) : word));
    const beside =
      difficulty === 'hard' ? patternWordsOf(params.set).filter((word) => isListed(onlyRightAtHard, word)) : [];
    return [...asked, ...patternWordsOf(`${params.set}plain`), ...beside.map((word) => ({ ...word, wrong: [] }))];
  });
}
