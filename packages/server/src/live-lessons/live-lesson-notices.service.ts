/** Tells families of live lessons: an hour before they start, and when one is moved or cancelled. */
import { liveLessonTime } from '@comet/domain/live-lessons/lesson-time';
import { reminderLeadMs } from '@comet/domain/live-lessons/live-lessons';
import type { NotificationsService } from '../notifications/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { childIn, letterTo, type SendMail } from '../platform/letter.ts';
import type { Live } from '../platform/live-events.ts';
import { claimReminders, listToTell, type ToldRow } from './live-lesson-notices.store.ts';

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly notifications: Pick<NotificationsService, 'notify'>;
  readonly live: Pick<Live, 'publish'>;
  readonly publicUrl: string;
  readonly sendMail: SendMail;
}

interface Change {
  readonly liveLessonId: number;
  readonly what: 'moved' | 'cancelled';
  /** The new time, or the one that is off; undefined where there's none to name. */
  readonly startsAt: Date | undefined;
}

export type LiveLessonNoticesService = ReturnType<typeof createLiveLessonNoticesService>;

/** A time as letters give it, with the zone that it's in. */
const timeIn = (startsAt: Date, timeZone: string): string => `${liveLessonTime(startsAt, timeZone)} (${timeZone})`;

export function createLiveLessonNoticesService(parts: Parts) {
  const { database, clock, notifications, live, publicUrl, sendMail } = parts;

  async function tell(
    tx: Queryable,
    rows: readonly ToldRow[],
    kinds: {
      readonly child: 'liveLesson' | 'liveLessonChange';
      readonly parent: 'childLiveLesson' | 'childLiveLessonChange';
    },
    letter: {
      readonly subject: string;
      readonly key: string;
      readonly lines: (row: ToldRow, child: string) => string[];
    },
  ): Promise<void> {
    await notifications.notify(
      tx,
      rows.flatMap(({ studentId, parentId }) => [
        { userId: studentId, studentId, kind: kinds.child },
        ...(parentId === null ? [] : [{ userId: parentId, studentId, kind: kinds.parent }]),
      ]),
    );
    for (const row of rows) {
      const { email, parentName, emailConfirmedAt, childName, studentId } = row;
      if (email === null || parentName === null) continue;
      const lines = letter.lines(row, childIn({ emailConfirmedAt }, { firstName: childName }));
      const { subject } = letter;
      await sendMail(
        tx,
        letterTo({ firstName: parentName, email }, { subject, lines, key: `${letter.key}:${studentId}` }),
      );
    }
  }

  return {
    /** Writes what is due within the hour. Gives how many children were reminded. */
    async remind(): Promise<number> {
      const now = clock.now();
      const told = await database.transaction(async (tx) => {
        const studentIds: number[] = [];
        const until = new Date(now.getTime() + reminderLeadMs);
        for (const { occurrenceId, liveLessonId, startsAt, revision } of await claimReminders(tx, now, until)) {
          const rows = await listToTell(tx, liveLessonId);
          await tell(
            tx,
            rows,
            { child: 'liveLesson', parent: 'childLiveLesson' },
            {
              subject: 'A live lesson starts soon',
              key: `live-lesson:${occurrenceId}:${revision}:soon`,
              lines: ({ lessonName, tutorName, timeZone }, child) => [
                `The live lesson “${lessonName}” with ${tutorName} starts at ${timeIn(startsAt, timeZone)}, and ${child} is registered.`,
                `You can join from 10 minutes before: ${publicUrl}/pages/live-lessons/${liveLessonId}`,
              ],
            },
          );
          studentIds.push(...rows.map(({ studentId }) => studentId));
        }
        return studentIds;
      });
      for (const studentId of told) live.publish({ type: 'liveLesson', studentId });
      return told.length;
    },

    /** Tells those who are registered that a time has changed, in the transaction that changes it. */
    async tellOfChange(tx: Queryable, { liveLessonId, what, startsAt }: Change): Promise<void> {
      await tell(
        tx,
        await listToTell(tx, liveLessonId),
        { child: 'liveLessonChange', parent: 'childLiveLessonChange' },
        {
          subject: what === 'moved' ? 'A live lesson has a new time' : 'A live lesson has been cancelled',
          key: `live-lesson:${liveLessonId}:${what}:${clock.now().getTime()}`,
          lines: ({ lessonName, tutorName, timeZone }, child) => [
            what === 'moved'
              ? `${tutorName} has moved the live lesson “${lessonName}”, for which ${child} is registered.`
              : `${tutorName} has cancelled the live lesson “${lessonName}”, for which ${child} is registered.`,
            ...(startsAt === undefined
              ? []
              : [`${what === 'moved' ? 'The new time is' : 'It would have been on'} ${timeIn(startsAt, timeZone)}.`]),
            `See all dates: ${publicUrl}/pages/live-lessons`,
          ],
        },
      );
    },
  };
}
