/** Streaks, the rewards for their days, and savers. A streak is calculated whenever it is asked for; only claims and savers are stored. */
import type { Streak } from '@comet/contract/streaks';
import { addDays, localDay } from '@comet/domain/attempts/local-day';
import { controlsCan } from '@comet/domain/controls/controls-can';
import { claimableDays, claimableRewards, rewardIdOf } from '@comet/domain/streaks/daily-reward';
import { saverPrice, streakOf } from '@comet/domain/streaks/streak';
import { streaksCan } from '@comet/domain/streaks/streaks-can';
import type { ControlsService } from '../controls/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import type { RewardsService } from '../rewards/index.ts';
import { viewStreak } from './streak-view.ts';
import * as store from './streaks.store.ts';

/** The student as far as streaks need them. */
interface Child {
  readonly userId: number;
  readonly timeZone: string;
}

interface StreaksParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly rewards: Pick<RewardsService, 'lockTotals' | 'findEntry' | 'credit' | 'spend'>;
  readonly controls: Pick<ControlsService, 'controlsOf'>;
}

export type StreaksService = ReturnType<typeof createStreaksService>;

const causeOf = (studentId: number, day: string): string => `dailyReward:${studentId}:${day}`;

export function createStreaksService({ database, clock, rewards, controls }: StreaksParts) {
  const requireOn = async (studentId: number): Promise<void> =>
    requireAllowed(controlsCan.use(await controls.controlsOf(studentId), 'streaks'));

  return {
    async streakOf({ userId, timeZone }: Child): Promise<Streak> {
      const today = localDay(clock.now(), timeZone);
      const [facts, { hasStreaks }] = await Promise.all([
        store.findStreakFacts(database, userId),
        controls.controlsOf(userId),
      ]);
      const recent = facts.learned.map(({ day }) => day).filter((day) => day > addDays(today, -claimableDays));
      const paid = await store.listPaid(
        database,
        recent.map((day) => causeOf(userId, day)),
      );
      const view = viewStreak(facts, today, (day) => paid.has(causeOf(userId, day)));
      return { isOn: hasStreaks, ...view, ...(hasStreaks ? {} : { rewards: [] }) };
    },

    /** Pays the reward of a day, once, however often and from wherever it is claimed. */
    async claim({ userId, timeZone }: Child, id: number): Promise<{ id: number; coins: number }> {
      await requireOn(userId);
      return database.transaction(async (tx) => {
        await rewards.lockTotals(tx, userId);
        const { learned, plan } = await store.findStreakFacts(tx, userId);
        const today = localDay(clock.now(), timeZone);
        const streak = streakOf(learned, plan, today);
        const counted = streak.days.find(({ day, state }) => state === 'counted' && rewardIdOf(day) === id);
        if (counted === undefined) throw new Refusal('noReward');
        const cause = causeOf(userId, counted.day);
        const paid = await rewards.findEntry(tx, cause);
        if (paid !== undefined) return { id, coins: paid };
        const reward = claimableRewards(streak, today).find(({ day }) => day === counted.day);
        if (reward === undefined) throw new Refusal('noReward');
        await rewards.credit(tx, { studentId: userId, cause, source: 'dailyReward', amount: reward.coins });
        return { id, coins: reward.coins };
      });
    },

    /** Sells a saver; gives the coins that are left. */
    async buySaver({ userId, timeZone }: Child): Promise<{ coins: number }> {
      await requireOn(userId);
      return database.transaction(async (tx) => {
        const { coins } = await rewards.lockTotals(tx, userId);
        const now = clock.now();
        const today = localDay(now, timeZone);
        const { learned, plan } = await store.findStreakFacts(tx, userId);
        requireAllowed(streaksCan.buySaver(streakOf(learned, plan, today), coins, today));
        const saverId = await store.insertSaver(tx, userId, today, now);
        const cause = `saver:${saverId}`;
        await rewards.spend(tx, { studentId: userId, cause, source: 'dailyReward', amount: saverPrice });
        return { coins: coins - saverPrice };
      });
    },
  };
}
