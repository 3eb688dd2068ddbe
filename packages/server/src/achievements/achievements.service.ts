/** Awards achievements in the transaction that earns them, and says how far the next ones are. */
import type { listAchievements } from '@comet/contract/achievements';
import type { AnswerOf } from '@comet/contract/call';
import { achievementKeys, isByYear, isEarned, progressTo } from '@comet/domain/achievements/achievements';
import { type Year, years } from '@comet/domain/curriculum/subjects';
import type { NotificationsService } from '../notifications/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { lifeFactsOf, ownYearOf, yearFactsOf } from './achievement-facts.ts';
import * as store from './achievements.store.ts';

export type AchievementsService = ReturnType<typeof createAchievementsService>;

/** The year under which one is kept that has none. */
const noYear = 0;

interface AchievementsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly notifications: Pick<NotificationsService, 'notify'>;
}

export function createAchievementsService({ database, clock, notifications }: AchievementsParts) {
  /** What these facts have earned and nobody has awarded yet. */
  function newlyEarned(row: store.FactsRow, now: Date) {
    const had = new Set(row.earned.map(({ key, year }) => `${key} ${year}`));
    const life = lifeFactsOf(row, now);
    return years.flatMap((year) => {
      const facts = yearFactsOf(row, year);
      return achievementKeys
        .filter((key) => isByYear(key) || year === ownYearOf(row))
        .map((key) => ({ studentId: row.studentId, key, year: isByYear(key) ? year : noYear }))
        .filter(({ key, year: keptAs }) => !had.has(`${key} ${keptAs}`) && isEarned(progressTo(key, life, facts)));
    });
  }

  return {
    /**
     * Awards whatever these students have earned by now, each once, in the caller's transaction. Called where stars,
     * badges and coins come from, and at log-in.
     */
    async award(tx: Queryable, studentIds: readonly number[]): Promise<void> {
      if (studentIds.length === 0) return;
      const now = clock.now();
      const facts = await store.listFacts(tx, studentIds);
      const earned = facts.flatMap((row) => newlyEarned(row, now));
      if (earned.length === 0) return;
      const awarded = await store.insertEarned(tx, earned, now);
      await notifications.notify(
        tx,
        facts.flatMap(({ studentId, parentId }) => {
          const amount = awarded.filter((one) => one.studentId === studentId).length;
          if (amount === 0) return [];
          const own = { userId: studentId, kind: 'achievement', studentId, amount } as const;
          return parentId === null ? [own] : [own, { ...own, userId: parentId, kind: 'childAchievement' as const }];
        }),
      );
    },

    async list(studentId: number, asked: Year | undefined): Promise<AnswerOf<typeof listAchievements>> {
      const [row] = await store.listFacts(database, [studentId]);
      if (row === undefined) return [];
      const year = asked ?? ownYearOf(row);
      const life = lifeFactsOf(row, clock.now());
      const facts = yearFactsOf(row, year);
      return achievementKeys.map((key) => {
        const keptAs = isByYear(key) ? year : noYear;
        const earned = row.earned.find((one) => one.key === key && one.year === keptAs);
        const progress = progressTo(key, life, facts);
        return {
          key,
          year: isByYear(key) ? year : null,
          // What was earned stays, whatever is counted later.
          value: earned === undefined ? progress.value : progress.goal,
          goal: progress.goal,
          earnedAt: earned === undefined ? null : new Date(earned.earnedAt).toISOString(),
        };
      });
    },

    listNew: (studentId: number) => store.listUnseen(database, studentId),

    markSeen: (studentId: number, ids: readonly number[]) => store.setSeen(database, studentId, ids, clock.now()),
  };
}
