/** Picks which wrong options stand beside the right one, so that guessing from the options alone stays at chance. */
import { firstOfEach } from './first-of-each.ts';
import { likeness } from './likeness.ts';
import { plainNumber } from './number-text.ts';
import type { WrongCandidate } from './options.ts';
import type { Random } from './random.ts';
import { subsets } from './subsets.ts';

/** Of the wrong options (most telling first) `count` that are fair; fewer only where there are fewer. */
export type FairWrong = (
  random: Random,
  right: string,
  wrong: readonly WrongCandidate[],
  count: number,
) => readonly WrongCandidate[];

/** What a subject looks at in an option. */
interface Look {
  /** How large the value is that an option shows, for its rank; NaN where it shows none, or several. */
  sizeOf(text: string): number;
  /** How long an option looks. */
  lengthOf(text: string): number;
  /** How much it matters that the right one is not the longest. */
  readonly longestCost: number;
}

/** Wrong options looked at; more makes no fairer choice and takes longer. */
const poolSize = 10;

/** Puts the right one where chance wants it: its rank by size, and whether it is the one most like the others or the longest. */
export function fairWrongBy({ sizeOf, lengthOf, longestCost }: Look): FairWrong {
  return (random, right, wrong, count) => {
    const pool = firstOfEach(wrong, ({ same }) => same)
      .filter(({ same }) => same !== right)
      .slice(0, poolSize);
    if (pool.length <= count) return pool;
    const texts = [right, ...pool.map(({ same }) => same)];
    const alike = texts.map((one) => texts.map((other) => likeness(one, other)));
    const values = texts.map(sizeOf);
    const [ownLength = 0, ...wrongLengths] = texts.map(lengthOf);
    const target = random.int(0, count);
    const wantsAlike = target === random.int(0, count);
    const wantsLongest = random.chance(1, count + 1);
    const cost = (subset: readonly number[]): number => {
      const members = [0, ...subset.map((place) => place + 1)];
      const sums = members.map((one) => members.reduce((sum, other) => sum + (alike[one]?.[other] ?? 0), 0));
      const own = sums[0] ?? 0;
      const best = Math.max(...sums.slice(1));
      const isAlike = wantsAlike ? own >= best : own < best;
      const lengths = subset.map((place) => wrongLengths[place] ?? 0);
      const isShorter = lengths.some((length) => length > ownLength);
      const longestShare = isShorter ? 0 : 1 / (1 + lengths.filter((length) => length === ownLength).length);
      const rank = subset.filter((place) => (values[place + 1] ?? Number.NaN) < (values[0] ?? Number.NaN)).length;
      const far = Number.isNaN(values[0]) ? 0 : Math.abs(rank - target);
      return (
        far +
        (isAlike ? 0 : 1.6) +
        (wantsLongest ? 0 : longestCost * longestShare) +
        0.06 * subset.reduce((sum, place) => sum + place, 0)
      );
    };
    const [first] = subsets(pool.length, count)
      .map((subset) => ({ subset, cost: cost(subset) }))
      .sort((one, other) => one.cost - other.cost);
    return (first?.subset ?? []).flatMap((place) => pool.slice(place, place + 1));
  };
}

/** Fair among plain numbers and short texts. */
export const fairWrong = fairWrongBy({
  sizeOf: (text) => Number(plainNumber(text)),
  lengthOf: (text) => text.length,
  longestCost: 0.9,
});
