/** Numbers for stories of adding and taking away: sums that stay under a top. */
import type { Random } from '../../kernel/random.ts';
import { type Values, values } from './schema.ts';

/** The smallest number worth adding. */
export const least = (top: number): number => Math.max(6, Math.floor(top / 9));
/** Where one step is all there is to do, there is a ten to exchange, and one number has three digits; with larger sums, both. */
const isWorthAdding = (sizes: readonly number[], exchanged: readonly number[], top: number): boolean =>
  (top > 300 ? Math.min(...sizes) : Math.max(...sizes)) >= 100 &&
  exchanged.reduce((sum, each) => sum + (each % 10), 0) >= 10;
/** Two numbers with a sum under `top`. */
export function twoUnder(random: Random, top: number): Values {
  const a = random.int(least(top), Math.floor(top * 0.6));
  return values({ a, b: random.int(least(top), Math.max(least(top), top - a)) });
}
/** Two numbers with a sum under `top` that is the whole problem. */
export function twoToAdd(random: Random, top: number): Values | undefined {
  const drawn = twoUnder(random, top);
  return isWorthAdding([drawn.a, drawn.b], [drawn.a, drawn.b], top) ? drawn : undefined;
}
/** Two numbers, the first the larger. */
export function largerFirst(random: Random, top: number): Values | undefined {
  const b = random.int(least(top), Math.floor(top * 0.6));
  const a = random.int(b + (top > 300 ? 36 : 13), top);
  return isWorthAdding([a, b], [a - b, b], top) ? values({ a, b }) : undefined;
}
/** Three numbers with a sum under `top`. */
export function threeUnder(random: Random, top: number): Values {
  const [a, b] = [random.int(least(top), Math.floor(top * 0.4)), random.int(least(top), Math.floor(top * 0.35))];
  return values({ a, b, c: random.int(Math.max(5, Math.floor(least(top) / 2)), Math.max(6, top - a - b)) });
}
