/** Gives experience, stars and coins, each once, within the day's limit. */
import { localDay } from '@comet/domain/attempts/local-day';
import { classroomsCan } from '@comet/domain/classrooms/classrooms-can';
import { giftLeft } from '@comet/domain/classrooms/teaching';
import { learningCoinsLeft, learningCoinsPerDay } from '@comet/domain/rewards/rewards';
import { sameRequestMs } from '@comet/domain/same-request';
import type { AchievementsService } from '../achievements/index.ts';
import type { NotificationsService } from '../notifications/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import type { Live } from '../platform/live-events.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import { coinHistoryOf } from './coin-history.ts';
import * as coins from './coins.store.ts';
import { addCorrection, type CorrectionGain } from './corrections.store.ts';
import * as gifts from './gifts.store.ts';
import type { LearningGain } from './rewards.store.ts';
import * as store from './rewards.store.ts';

export type RewardsService = ReturnType<typeof createRewardsService>;

interface RewardsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly live: Pick<Live, 'publish'>;
  readonly achievements: Pick<AchievementsService, 'award'>;
  readonly notifications: Pick<NotificationsService, 'notify'>;
}

/** A student has about 500 entries a year. */
const comparedAtOnce = 500;

export function createRewardsService({ database, clock, live, achievements, notifications }: RewardsParts) {
  return {
    async totalsOf(studentId: number): Promise<store.StudentTotals> {
      return (await store.findTotals(database, studentId)) ?? { coins: 0, experience: 0, stars: 0 };
    },

    /** Coins that learning can still bring a student today, by their own calendar. */
    async coinsLeftToday(studentId: number, timeZone: string): Promise<number> {
      const learned = await store.findLearned(database, studentId);
      return learned === undefined ? learningCoinsPerDay : learningCoinsLeft(localDay(clock.now(), timeZone), learned);
    },

    /**
     * Credits what learning brought to as many students, in the caller's transaction. Gives the coins credited by cause; a
     * cause that was credited before or no longer fits into the day is missing or has less.
     */
    async giveForLearning(tx: Queryable, gains: readonly LearningGain[]): Promise<ReadonlyMap<string, number>> {
      const real = gains.filter(
        ({ experience, stars, coins }) => experience > 0 || stars > 0 || coins.some(({ amount }) => amount > 0),
      );
      if (real.length === 0) return new Map();
      let added = await store.addLearning(tx, real, learningCoinsPerDay, clock.now());
      const without = real.filter(({ studentId }) => !added.some((one) => one.studentId === studentId));
      if (without.length > 0) {
        await store.insertTotals(tx, without);
        added = [...added, ...(await store.addLearning(tx, without, learningCoinsPerDay, clock.now()))];
      }
      return new Map(added.flatMap(({ credited }) => Object.entries(credited)));
    },

    /** Locks what a student has until the transaction ends, and gives it: for whoever pays or charges coins. */
    async lockTotals(tx: Queryable, studentId: number): Promise<store.StudentTotals> {
      await gifts.lockTotals(tx, studentId, clock.now());
      const totals = await store.findTotals(tx, studentId);
      if (totals === undefined) throw new Error(`student ${studentId} has no totals`);
      return totals;
    },

    /** The coins that this cause brought or cost; undefined when it did neither yet. */
    findEntry: coins.findEntry,

    /** Pays coins, once for each cause, under `lockTotals`. */
    async credit(tx: Queryable, entry: coins.CoinEntry): Promise<void> {
      await coins.insertCredit(tx, entry, clock.now());
      await achievements.award(tx, [entry.studentId]);
    },

    /** Pays coins to many students, once for each cause, in the caller's transaction. */
    async creditMany(tx: Queryable, entries: readonly coins.CoinEntry[]): Promise<void> {
      if (entries.length === 0) return;
      await coins.insertCredits(tx, entries, clock.now());
      await achievements.award(
        tx,
        entries.map(({ studentId }) => studentId),
      );
    },

    /** Charges coins, once for each cause, under `lockTotals`. Throws `notEnoughCoins`. */
    async spend(tx: Queryable, entry: coins.CoinEntry): Promise<void> {
      const totals = await store.findTotals(tx, entry.studentId);
      if ((totals?.coins ?? 0) < entry.amount && (await coins.findEntry(tx, entry.cause)) === undefined)
        throw new Refusal('notEnoughCoins');
      await coins.insertCharge(tx, entry, clock.now());
    },

    /** Credits what corrected answers of a child bring, in the caller's transaction. Gives the coins credited by cause. */
    async giveForCorrection(tx: Queryable, gain: CorrectionGain): Promise<ReadonlyMap<string, number>> {
      const now = clock.now();
      await gifts.lockTotals(tx, gain.studentId, now);
      const credited = await addCorrection(tx, gain, now);
      await achievements.award(tx, [gain.studentId]);
      return new Map(Object.entries(credited));
    },

    /**
     * Coins from a tutor, within the day's limit of the child's own calendar. The same gift again within a minute is a double
     * click and pays nothing more. Gives what may still be given today; the child's open page hears of what was paid.
     */
    async giveByHand(gift: gifts.Gift): Promise<{ given: number; leftToday: number }> {
      const { isPaid, ...outcome } = await database.transaction(async (tx) => {
        const now = clock.now();
        const day = localDay(now, await gifts.lockTotals(tx, gift.studentId, now));
        const today = await gifts.listGifts(tx, gift.studentId, day);
        const givenToday = today.reduce((sum, { amount }) => sum + amount, 0);
        const left = giftLeft(givenToday);
        const isSame = (one: gifts.GiftRow): boolean =>
          one.tutorId === gift.tutorId &&
          one.amount === gift.amount &&
          one.reason === gift.reason &&
          now.getTime() - one.givenAt.getTime() < sameRequestMs;
        if (today.some(isSame)) return { given: gift.amount, leftToday: left, isPaid: false };
        requireAllowed(classroomsCan.giveCoins({ amount: gift.amount, givenToday }));
        await gifts.insertGift(tx, gift, day, now);
        const { studentId, amount } = gift;
        await notifications.notify(tx, [{ userId: studentId, kind: 'coins', studentId, amount }]);
        await achievements.award(tx, [studentId]);
        return { given: gift.amount, leftToday: left - gift.amount, isPaid: true };
      });
      if (isPaid) live.publish({ type: 'gift', studentId: gift.studentId });
      return outcome;
    },

    /** A page of where the coins came from and went to, newest first; `before` is the last id of the page before. */
    historyOf: (studentId: number, before: number | undefined) => coinHistoryOf(database, studentId, before),

    /**
     * Compares every balance with its ledger, so many people at a time that a statement takes a part of a second however
     * many there are; gives the students where the two differ.
     */
    async listBrokenBalances() {
      const broken: Awaited<ReturnType<typeof store.listBrokenBalances>> = [];
      for (let after = 0; ; ) {
        const upTo = await store.findStepEnd(database, after, comparedAtOnce);
        if (upTo === undefined) return broken;
        broken.push(...(await store.listBrokenBalances(database, after, upTo)));
        after = upTo;
      }
    },
  };
}
