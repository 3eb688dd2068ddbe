/** Numbers for stories of adding and taking away: sums that stay under a top. */
import type { Random } from '../../kernel/random.ts';
import { type Values, values } from './schema.ts';

/** The smallest number worth adding. */
export const least = (top: number): number => Math.max(6, Math.floor(top / 9));
/** Two numbers with a sum under `top`. */
export function twoUnder(random: Random, top: number): Values {
  const a = random.int(least(top), Math.floor(top * 0.6));
  return values({ a, b: random.int(least(top), Math.max(least(top), top - a)) });
}
/** Two numbers, the first the larger. */
export function largerFirst(random: Random, top: number): Values {
  const b = random.int(least(top), Math.floor(top * 0.6));
  return values({ a: random.int(b + 3, top), b });
}
/** Three numbers with a sum under `top`. */
export function threeUnder(random: Random, top: number): Values {
  const [a, b] = [random.int(least(top), Math.floor(top * 0.4)), random.int(least(top), Math.floor(top * 0.35))];
  return values({ a, b, c: random.int(Math.max(5, Math.floor(least(top) / 2)), Math.max(6, top - a - b)) });
}
