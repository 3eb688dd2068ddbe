/** Which words of a set a cell asks about. */

import type { Cell } from '../../kernel/generator.ts';
import { listOf } from '../data-rows.ts';
import { notAtEasy, notAtHard, notAtMedium } from './levels.data.ts';
import { type PatternWord, patternWordsOf } from './pattern-words.ts';

/** The set of words that a sub-topic asks about. */
export interface Params {
  readonly set: string;
}

/** At hard a word with ough is written with a g in it, where it can be: ‘troff’ is seen at a glance. */
function withNearMisses(word: PatternWord): PatternWord {
  const near = word.wrong.filter((miss) => miss.includes('g'));
  return word.set === 'ough5' && near.length > 0 ? { ...word, wrong: near } : word;
}

/** The words of a set at each difficulty, kept: the forms ask for them again and again. */
const pools = new Map<string, readonly PatternWord[]>();

/** Whether a word is one that children of its year seldom meet. */
export const isSeldom = ({ set, word }: PatternWord): boolean => listOf(notAtEasy[set]).includes(word);

/** The words a cell asks about: seldom ones aren't easy, and those of the years before aren't hard. */
export function pool({ params: { set }, difficulty }: Cell<Params>): readonly PatternWord[] {
  const key = `${set} ${difficulty}`;
  const known = pools.get(key);
  if (known !== undefined) return known;
  const left = listOf({ easy: notAtEasy[set], medium: notAtMedium[set], hard: notAtHard[set] }[difficulty]);
  const found = patternWordsOf(set)
    .filter(({ word }) => !left.includes(word))
    .map((word) => (difficulty === 'hard' ? withNearMisses(word) : word));
  pools.set(key, found);
  return found;
}
