/** Facts that each compare two things, put together in a chain that leads from one thing to another. */
import { andList } from '../../kernel/list-text.ts';
import { clueText } from './order-clues.ts';
import type { Puzzle } from './order-question-text.ts';
import type { Clue } from './order-ways.ts';

/** The same two things, told the other way: taller where it was shorter. */
export const opposite = (clue: Clue): Clue => ({ ...clue, kind: clue.kind === 'before' ? 'after' : 'before' });

/** The things on the shortest way between the two of a comparison, from fact to fact; undefined where the facts have none. */
function wayThrough(clues: readonly Clue[], { kind, one, other }: Clue): readonly number[] | undefined {
  const links = clues
    .filter((clue) => clue.kind === 'before' || clue.kind === 'after')
    .map((clue) => (clue.kind === kind ? ([clue.one, clue.other] as const) : ([clue.other, clue.one] as const)));
  let ways: (readonly number[])[] = [[one]];
  // The facts never lead round in a circle, so the ways come to an end.
  while (ways.length > 0) {
    const found = ways.find((way) => way.at(-1) === other);
    if (found !== undefined) return found;
    ways = ways.flatMap((way) => links.flatMap(([from, to]) => (from === way.at(-1) ? [[...way, to]] : [])));
  }
  return undefined;
}

/** The steps that show a true comparison by a chain of facts, all told in its direction; undefined where it takes more than a chain. */
export function stepsByChain({ clues, context, names }: Puzzle, truth: Clue): string[] | undefined {
  const way = wayThrough(clues, truth);
  if (way === undefined) return undefined;
  const links = way
    .slice(1)
    .map((other, at) => clueText({ ...truth, one: way[at] ?? 0, other }, context, names).replace(/\.$/, ''));
  return [`Put the facts in a chain: ${andList(links)}.`, `So ${clueText(truth, context, names)}`];
}
