/** What the ways of asking about spelling patterns share. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import type { Form } from '../seen.ts';
import { antOrEntHint, breaksRule, hasTellingRelative, hasTellingRoot } from './pattern-lessons.ts';
import { type Params, pool } from './pattern-pool.ts';
import type { PatternWord } from './pattern-words.ts';
import { patternHints } from './patterns.data.ts';

export type PatternForm = Form<Params>;

export const mistake = mistakesIn('e.spellPattern');
export const many = (cell: Cell<Params>): number => pool(cell).length;

/** A size that counts only at some difficulties. */
export const at =
  (size: (cell: Cell<Params>) => number, ...difficulties: readonly string[]) =>
  (cell: Cell<Params>): number =>
    difficulties.includes(cell.difficulty) ? size(cell) : 0;

/** The first step to a word: the hint of its set, unless its rule doesn't lead there. */
export function hintOf(picked: PatternWord): string {
  if (/^[ae]n(?:t|ce)$/.test(picked.pattern)) return antOrEntHint(picked);
  return (picked.set === 'cious5' && !hasTellingRelative(picked)) || !hasTellingRoot(picked) || breaksRule(picked)
    ? 'Picture the word as you have seen it in print.'
    : (patternHints[picked.set] ?? 'Picture the whole word.');
}
