/** Which wrong words are the options beside the right one. */
import type { WrongAnswer } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';

/**
 * Four wrong words that begin with one of two letters, the right one with some of them: where nothing else begins with T, the first letter
 * tells the answer. Undefined where there are too few such words.
 */
export function wrongOptions(
  random: Random,
  right: string,
  mistakes: readonly WrongAnswer[],
): WrongAnswer[] | undefined {
  const byStart = new Map<string, WrongAnswer[]>();
  for (const each of mistakes) {
    const start = each.text.charAt(0);
    byStart.set(start, [...(byStart.get(start) ?? []), each]);
  }
  const own = byStart.get(right.charAt(0)) ?? [];
  const others = [...byStart].flatMap(([start, words]) => (start === right.charAt(0) ? [] : [words]));
  const sizes = [1, 2].filter((count) => own.length >= count && others.some((words) => words.length >= 4 - count));
  if (sizes.length === 0) return undefined;
  const count = random.pick(sizes);
  const other = random.pick(others.filter((words) => words.length >= 4 - count));
  return [...own.slice(0, count), ...other.slice(0, 4 - count)];
}
