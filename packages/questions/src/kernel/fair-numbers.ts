/** Picks which wrong options stand beside the right one, so that guessing from the options alone stays at chance. */
import type { FairWrong } from './fair-options.ts';
import { firstOfEach } from './first-of-each.ts';
import { likenessToAll } from './likeness.ts';
import { plainNumber } from './number-text.ts';
import type { WrongCandidate } from './options.ts';

const sizeOf = (text: string): number => Number(plainNumber(text).replace(/[^\d.-]/g, '') || Number.NaN);

/**
 * Of the wrong options (most telling first) the `count` that put the right one where chance wants it: its rank by size,
 * whether it is the one most like the others, and whether it is the longest.
 */
export const fairWrong: FairWrong = (random, right, wrong, count) => {
  const pool = firstOfEach(wrong, ({ same }) => same)
    .filter(({ same }) => same !== right)
    .slice(0, 9);
  if (pool.length <= count) return pool;
  const rank = random.int(0, count);
  const wantsAlike = random.chance(1, count + 1);
  const wantsLongest = random.chance(1, count + 1);
  const ownSize = sizeOf(right);
  const cost = (others: readonly WrongCandidate[]): number => {
    const texts = [right, ...others.map(({ same }) => same)];
    const [own = 0, ...rest] = likenessToAll(texts);
    const isAlike = own >= Math.max(...rest);
    const isLongest = right.length >= Math.max(...texts.slice(1).map((text) => text.length));
    const smaller = texts.slice(1).filter((text) => sizeOf(text) < ownSize).length;
    return (
      (Number.isNaN(ownSize) ? 0 : Math.abs(smaller - rank)) +
      (isAlike === wantsAlike ? 0 : 1.5) +
      (isLongest === wantsLongest ? 0 : 0.8) +
      0.05 * others.reduce((sum, other) => sum + pool.indexOf(other), 0)
    );
  };
  const draws = Array.from({ length: 24 }, () => random.sample(pool, count));
  return draws.reduce((best, draw) => (cost(draw) < cost(best) ? draw : best));
};
