/** Picks which wrong options stand beside the right one, so that guessing from the options alone stays at chance. */
import type { WrongCandidate } from '../kernel/options.ts';
import type { Random } from '../kernel/random.ts';

/** Sets of wrong options looked at for one question. */
const tries = 14;

function likeness(one: string, other: string): number {
  let shared = 0;
  for (let place = 0; place < Math.min(one.length, other.length); place++)
    if (one.charAt(place) === other.charAt(place)) shared++;
  return shared / Math.max(1, one.length, other.length);
}

/** `count` of the wrong options; whether the right one is the longest, or the one most like the others, is left to chance. */
export function fairWrong(
  random: Random,
  right: string,
  wrong: readonly WrongCandidate[],
  count: number,
): readonly WrongCandidate[] {
  const pool = [...new Map(wrong.map((candidate) => [candidate.same, candidate])).values()].filter(
    ({ same }) => same !== right,
  );
  if (pool.length <= count) return pool;
  const wantsAlike = random.chance(1, count + 1);
  const wantsLongest = random.chance(1, count + 1);
  let best: readonly WrongCandidate[] = [];
  let lowest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < tries && lowest > 0; attempt++) {
    const subset = random.sample(pool, count);
    const texts = [right, ...subset.map(({ same }) => same)];
    const sums = texts.map((one) => texts.reduce((sum, other) => sum + likeness(one, other), 0));
    const rivals = sums.slice(1);
    const isAlike = (sums[0] ?? 0) >= Math.max(...rivals);
    const isLongest = texts.slice(1).every((text) => text.length <= right.length);
    const cost = (isAlike === wantsAlike ? 0 : 1.5) + (isLongest === wantsLongest ? 0 : 1);
    if (cost < lowest) {
      lowest = cost;
      best = subset;
    }
  }
  return best;
}
