/** Gives experience, stars and coins, each once, within the day's limit. */
import { type CoinSource, withinDay } from '@comet/domain/rewards/rewards';
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
      if (gain.experience === 0 && gain.stars === 0 && gain.coins.length === 0) return [];
      let learned = await store.lockLearnedCoins(tx, gain.studentId, gain.day);
      if (gain.experience > 0 || gain.stars > 0) await store.addToStanding(tx, gain.studentId, gain);
      const credited: number[] = [];
      for (const { cause, source, amount } of gain.coins) {
        const fits = withinDay(amount, learned);
        const paid =
          fits === 0 ? 0 : await store.creditLearning(tx, gain.studentId, { cause, source, amount: fits }, clock.now());
        learned += paid;
        credited.push(paid);
      }
      return credited;
    },

    /** Compares every balance with its ledger; gives the students where the two differ. */
    listBrokenBalances: () => store.listBrokenBalances(database),
  };
}
