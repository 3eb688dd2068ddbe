/** Tells children that today still counts for their streak, where a word is due (domain/streaks/streak-notice.ts). */
import { streakOf } from '@comet/domain/streaks/streak';
import { isStreakNoticeDue, streakNoticeHours, streakNoticeRestMs } from '@comet/domain/streaks/streak-notice';
import type { ControlsService } from '../controls/index.ts';
import type { NotificationsService } from '../notifications/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Live } from '../platform/live-events.ts';
import { listToTell } from './streak-notices.store.ts';
import { listStreakFacts } from './streaks.store.ts';

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly controls: Pick<ControlsService, 'controlsOfMany'>;
  readonly notifications: Pick<NotificationsService, 'notify'>;
  readonly live: Pick<Live, 'publish'>;
}

const toldAtOnce = 200;
/** A holiday of a fortnight may lie between the last day and today. */
const recentDays = 15;

export function createStreakNoticesService({ database, clock, controls, notifications, live }: Parts) {
  return {
    /** Gives how many children were due a word. */
    async tell(): Promise<number> {
      const now = clock.now();
      let told = 0;
      for (let afterId: number | undefined = 0; afterId !== undefined; ) {
        const found = await listToTell(database, {
          now,
          fromHour: streakNoticeHours.from,
          untilHour: streakNoticeHours.until,
          toldSince: new Date(now.getTime() - streakNoticeRestMs),
          recentDays,
          afterId,
          limit: toldAtOnce,
        });
        const studentIds = found.map(({ studentId }) => studentId);
        const facts = await listStreakFacts(database, studentIds);
        const controlsOf = await controls.controlsOfMany(studentIds, database);
        const due = found.flatMap(({ studentId, today }) => {
          const known = facts.get(studentId);
          if (known === undefined || !controlsOf(studentId).hasStreaks) return [];
          const streak = streakOf(known.learned, known.plan, today);
          const isDue = isStreakNoticeDue(streak, known.plan, today);
          return isDue ? [{ userId: studentId, kind: 'streak' as const, studentId, amount: streak.current }] : [];
        });
        await database.transaction((tx) => notifications.notify(tx, due));
        for (const { studentId } of due) live.publish({ type: 'notice', studentId });
        told += due.length;
        afterId = found.length < toldAtOnce ? undefined : found.at(-1)?.studentId;
      }
      return told;
    },
  };
}
