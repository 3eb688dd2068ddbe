/** Picks which wrong texts stand beside the right one, so that the look of the options alone tells nothing. */
import type { FairWrong } from './fair-options.ts';
import { firstOfEach } from './first-of-each.ts';
import { likenessToAll } from './likeness.ts';
import type { WrongCandidate } from './options.ts';

interface Fairness {
  /** Sets of wrong texts looked at for one question. */
  readonly tries: number;
  /** Beside how many wrong ones the right one may stand out once in so many: one more than there are, or two. */
  readonly rarer: 1 | 2;
  /** How much it matters that the right one is most like the others, or not, as chance wants it. */
  readonly alikeCost: number;
  /** The same for being the longest. */
  readonly longestCost: number;
  /** How many of the first wrong ones stand there in any case. */
  readonly kept?: number;
}

/** Leaves it to chance whether the right one is the longest, and whether it is the one most like the others. */
export function fairTextsBy({ tries, rarer, alikeCost, longestCost, kept = 0 }: Fairness): FairWrong {
  return (random, right, wrong, count) => {
    const pool = firstOfEach(wrong, ({ same }) => same).filter(({ same }) => same !== right);
    if (pool.length <= count) return pool;
    const wantsAlike = random.chance(1, count + rarer);
    const wantsLongest = random.chance(1, count + rarer);
    let best: readonly WrongCandidate[] = [];
    let lowest = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < tries && lowest > 0; attempt++) {
      const subset = [...pool.slice(0, kept), ...random.sample(pool.slice(kept), count - kept)];
      const texts = [right, ...subset.map(({ same }) => same)];
      const [own = 0, ...rivals] = likenessToAll(texts);
      const isAlike = own >= Math.max(...rivals);
      const isLongest = texts.every((text) => text.length <= right.length);
      const cost = (isAlike === wantsAlike ? 0 : alikeCost) + (isLongest === wantsLongest ? 0 : longestCost);
      if (cost < lowest) {
        lowest = cost;
        best = subset;
      }
    }
    return best;
  };
}

/** Fair among words and short texts; so many of the first wrong ones in any case. */
export const fairTextsWith = (kept: number): FairWrong =>
  fairTextsBy({ tries: 14, rarer: 1, alikeCost: 1.5, longestCost: 1, kept });

/** Fair among words and short texts. */
export const fairTexts = fairTextsWith(0);
