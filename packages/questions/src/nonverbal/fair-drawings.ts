/** Picks wrong drawings so that the right one is the one most like the others, or the richest, no more often than chance. */
import type { Random } from '../kernel/random.ts';
import { subsets } from '../kernel/subsets.ts';

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const part of one) if (other.has(part)) shared++;
  return shared / Math.max(1, one.size, other.size);
}

/**
 * `count` of the wrong ones (at most ten are looked at), none where no choice `fits`. `partsOf` lists what is seen; `weightOf` says how much
 * there is.
 */
export function fairDrawings<T>(
  random: Random,
  right: T,
  wrong: readonly T[],
  count: number,
  partsOf: (own: T) => readonly string[],
  weightOf: (own: T) => number,
  fits: (chosen: readonly T[]) => boolean = () => true,
): T[] {
  const pool = random.shuffle(wrong).slice(0, 10);
  const all = [right, ...pool];
  const parts = all.map((own) => new Set(partsOf(own)));
  const alike = parts.map((one) => parts.map((other) => likeness(one, other)));
  const weights = all.map(weightOf);
  const wantsAlike = random.chance(1, count + 1);
  const wantsMost = random.chance(1, count + 1);
  let best: readonly number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const subset of subsets(pool.length, count)) {
    if (!fits(subset.flatMap((place) => pool.slice(place, place + 1)))) continue;
    const members = [0, ...subset.map((place) => place + 1)];
    const sums = members.map((one) => members.reduce((sum, other) => sum + (alike[one]?.[other] ?? 0), 0));
    const [own = 0, ...others] = sums;
    const isAlike = own >= Math.max(...others);
    const isMost = (weights[0] ?? 0) >= Math.max(...subset.map((place) => weights[place + 1] ?? 0));
    const cost = (isAlike === wantsAlike ? 0 : 2) + (isMost === wantsMost ? 0 : 1);
    if (cost < least) [best, least] = [subset, cost];
    if (least === 0) break;
  }
  return best.flatMap((place) => pool.slice(place, place + 1));
}
