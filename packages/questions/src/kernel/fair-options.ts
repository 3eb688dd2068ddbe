/** Picks which wrong options stand beside the right one, so that guessing from the options alone stays at chance. */
import { plainNumber } from './number-text.ts';
import type { WrongCandidate } from './options.ts';
import type { Random } from './random.ts';

/** Wrong options looked at; more makes no fairer choice and takes longer. */
const poolSize = 10;

const textOf = (candidate: { readonly same: string }): string => candidate.same;

function likeness(one: string, other: string): number {
  const letters = [...one];
  const others = new Set([...other].map((letter, place) => place + letter));
  return (
    letters.filter((letter, place) => others.has(place + letter)).length / Math.max(1, letters.length, other.length)
  );
}

function subsets(size: number, count: number, from = 0): number[][] {
  if (count === 0) return [[]];
  const found: number[][] = [];
  for (let first = from; first <= size - count; first++)
    for (const rest of subsets(size, count - 1, first + 1)) found.push([first, ...rest]);
  return found;
}

const subsetsOf = new Map<string, number[][]>();
function knownSubsets(size: number, count: number): number[][] {
  const key = `${size}/${count}`;
  const known = subsetsOf.get(key) ?? subsets(size, count);
  subsetsOf.set(key, known);
  return known;
}

/**
 * Of the wrong options (most telling first) the `count` that put the right one where chance wants it: its rank by size, and
 * whether it is the one most like the others or the longest. Fewer are given only where there are fewer.
 */
export function fairWrong(
  random: Random,
  right: string,
  wrong: readonly WrongCandidate[],
  count: number,
): WrongCandidate[] {
  const pool = [...new Map(wrong.map((candidate) => [textOf(candidate), candidate])).values()]
    .filter((candidate) => textOf(candidate) !== right)
    .slice(0, poolSize);
  if (pool.length <= count) return pool;
  const texts = [right, ...pool.map(textOf)];
  const alike = texts.map((one) => texts.map((other) => likeness(one, other)));
  const values = texts.map((text) => Number(plainNumber(text)));
  const target = random.int(0, count);
  const wantsAlike = target === random.int(0, count);
  const wantsLongest = random.chance(1, count + 1);
  const cost = (subset: readonly number[]): number => {
    const members = [0, ...subset.map((place) => place + 1)];
    const sums = members.map((one) => members.reduce((sum, other) => sum + (alike[one]?.[other] ?? 0), 0));
    const own = sums[0] ?? 0;
    const best = Math.max(...sums.slice(1));
    const isAlike = wantsAlike ? own >= best : own < best;
    const lengths = subset.map((place) => texts[place + 1]?.length ?? 0);
    const isShorter = lengths.some((length) => length > right.length);
    const longestShare = isShorter ? 0 : 1 / (1 + lengths.filter((length) => length === right.length).length);
    const rank = subset.filter((place) => (values[place + 1] ?? Number.NaN) < (values[0] ?? Number.NaN)).length;
    const far = Number.isNaN(values[0]) ? 0 : Math.abs(rank - target);
    return (
      far +
      (isAlike ? 0 : 1.6) +
      (wantsLongest ? 0 : 0.9 * longestShare) +
      0.06 * subset.reduce((sum, place) => sum + place, 0)
    );
  };
  const [first] = knownSubsets(pool.length, count)
    .map((subset) => ({ subset, cost: cost(subset) }))
    .sort((one, other) => one.cost - other.cost);
  return (first?.subset ?? []).flatMap((place) => pool.slice(place, place + 1));
}
