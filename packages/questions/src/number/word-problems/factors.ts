/** Numbers for stories of equal groups. */
import type { Random } from '../../kernel/random.ts';
import { type Values, values } from './schema.ts';

/** A small and a larger factor with a product under `top`. */
export function factors(random: Random, top: number): Values {
  const a = random.int(top > 300 ? 4 : 2, top > 2000 ? 25 : top > 300 ? 12 : 9);
  return values({
    a,
    b: random.int(3, Math.max(4, Math.min(top > 2000 ? 240 : top > 300 ? 60 : 12, Math.floor(top / a)))),
  });
}
