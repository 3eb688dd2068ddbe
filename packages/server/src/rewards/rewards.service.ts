/** Gives experience, stars and coins, each once, within the day's limit. */
import { type CoinSource, learningCoinsPerDay } from '@comet/domain/rewards/rewards';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import * as store from './rewards.store.ts';

/** What learning brought, with the cause that keeps it from being paid twice. */
export interface LearningGain {
  readonly studentId: number;
  /** The day of the student's own calendar. */
  readonly day: string;
  readonly experience: number;
  readonly stars: number;
  readonly coins: readonly { readonly cause: string; readonly source: CoinSource; readonly amount: number }[];
}

export type Rewards = ReturnType<typeof createRewards>;

export function createRewards({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    async standingOf(studentId: number): Promise<store.Standing> {
      return (await store.findStanding(database, studentId)) ?? { coins: 0, experience: 0, stars: 0 };
    },

    /** Credits what learning brought, in the caller's transaction. Gives the coins credited, cause by cause. */
    async giveForLearning(tx: Queryable, gain: LearningGain): Promise<number[]> {
      const { studentId, day, experience, stars, coins } = gain;
      const credits = coins.filter(({ amount }) => amount > 0);
      if (experience === 0 && stars === 0 && credits.length === 0) return [];
      const row = { studentId, day, experience, stars, credits, coinsPerDay: learningCoinsPerDay };
      let credited = await store.addLearning(tx, row, clock.now());
      if (credited === undefined) {
        await store.insertStanding(tx, studentId, day);
        credited = await store.addLearning(tx, row, clock.now());
      }
      return coins.map(({ cause }) => credited?.[cause] ?? 0);
    },

    /** Compares every balance with its ledger; gives the students where the two differ. */
    listBrokenBalances: () => store.listBrokenBalances(database),
  };
}
