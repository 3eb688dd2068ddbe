/** Numbers for stories of equal groups. */
import type { Random } from '../../kernel/random.ts';
import { type Values, values } from './schema.ts';

/** The factors of each size of product, from the largest. A times-table fact is no problem where products are large. */
const sizes = [
  { over: 6000, a: [13, 28], b: [112, 240] },
  { over: 2000, a: [11, 25], b: [34, 240] },
  { over: 700, a: [6, 12], b: [24, 75] },
  { over: 300, a: [6, 12], b: [13, 60] },
  { over: 100, a: [6, 9], b: [6, 12] },
  { over: 60, a: [3, 8], b: [6, 12] },
  { over: 0, a: [2, 8], b: [3, 12] },
] as const;

/** The tables that year 3 knows. */
const firstTables = [2, 3, 4, 5, 8] as const;

/** A small and a larger factor with a product under `top`. */
export function factors(random: Random, top: number): Values | undefined {
  const {
    a: [fewest, most],
    b: [low, high],
  } = sizes.find(({ over }) => top > over) ?? sizes[6];
  const a = top > 100 ? random.int(fewest, most) : random.pick(firstTables.filter((table) => table >= fewest));
  const b = random.int(low, Math.max(low + 1, Math.min(high, Math.floor(top / a))));
  // By five and by ten is known from year 2 on; tens and 25s are done in the head.
  return top > 60 && [a, b].some((each) => each === 5 || each % 10 === 0 || each % 25 === 0)
    ? undefined
    : values({ a, b });
}

/** Factors of which the small one can be told as “3 times as many”: nobody says “2 times as many”. */
export function timesAsMany(random: Random, top: number): Values | undefined {
  const drawn = factors(random, top);
  return drawn?.a === 2 ? undefined : drawn;
}
