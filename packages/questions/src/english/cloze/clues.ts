/** Which words of a text with gaps tell what belongs in them: one line for each text, its title first. */

import { once, printed, rowsOf } from '../data-rows.ts';

/** Stands before a reason, at the start or after a clue. */
const reasonMark = /(?:^| )= /;

/** Finds what is said of the gaps of a text, by its title. */
export function cluesIn(lines: string) {
  const all = once(() => new Map(rowsOf(lines).map(([title = '', ...clues]) => [title, clues] as const)));
  const said = (title: string, gap: number): readonly string[] =>
    all().get(printed(title))?.[gap]?.split(reasonMark) ?? [];
  return {
    /** The words of the text that tell what belongs in a gap; undefined where no few words do. */
    clueTo({ title }: { readonly title: string }, gap: number): string | undefined {
      const [clue = ''] = said(title, gap);
      return clue === '-' || clue === '' ? undefined : clue;
    },
    /** Why a word belongs in a gap: what follows from its clue, or what is known without one. */
    reasonFor({ title }: { readonly title: string }, gap: number): string | undefined {
      const [, reason] = said(title, gap);
      return reason;
    },
  };
}
