/** Picks which wrong answers stand beside the right one, so that the look of the options alone tells nothing. */
import type { WrongCandidate } from '../kernel/options.ts';
import type { Random } from '../kernel/random.ts';

const tries = 12;

function likeness(one: string, other: string): number {
  let shared = 0;
  for (let place = 0; place < Math.min(one.length, other.length); place++)
    if (one.charAt(place) === other.charAt(place)) shared++;
  return shared / Math.max(1, one.length, other.length);
}

/** `count` of the wrong answers; whether the right one is the longest, or most like the others, is left to chance. */
export function fairWrong(
  random: Random,
  right: string,
  wrong: readonly WrongCandidate[],
  count: number,
): readonly WrongCandidate[] {
  const pool = wrong.filter(({ same }) => same !== right);
  if (pool.length <= count) return pool;
  const wantsAlike = random.chance(1, count + 2);
  const wantsLongest = random.chance(1, count + 2);
  let best: readonly WrongCandidate[] = [];
  let lowest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < tries && lowest > 0; attempt++) {
    const subset = random.sample(pool, count);
    const texts = [right, ...subset.map(({ same }) => same)];
    const sums = texts.map((one) => texts.reduce((sum, other) => sum + likeness(one, other), 0));
    const isAlike = (sums[0] ?? 0) >= Math.max(...sums.slice(1));
    const isLongest = texts.slice(1).every((text) => text.length <= right.length);
    const cost = (isAlike === wantsAlike ? 0 : 1) + (isLongest === wantsLongest ? 0 : 1.5);
    if (cost < lowest) {
      lowest = cost;
      best = subset;
    }
  }
  return best;
}
