/** Who was in the rooms of live lessons, and for how long. */
import type { AttendedLesson, Attendee } from '@comet/contract/live-lessons';
import { getSubject } from '@comet/domain/curriculum/subjects';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import * as store from './attendance.store.ts';
import { requireOwnLesson } from './own-lesson.ts';

export type { Visit } from './attendance.store.ts';

const attendeeOf = ({ studentId, firstName, presentMs, cameAt, leftAt }: store.AttendanceRow): Attendee => ({
  studentId,
  firstName,
  presentMs,
  cameAt: cameAt?.toISOString() ?? null,
  leftAt: leftAt?.toISOString() ?? null,
});

/** The rows of each date, in the order in which they come. */
const byDate = <T extends store.AttendanceRow>(rows: readonly T[]): T[][] => [
  ...Map.groupBy(rows, ({ occurrenceId }) => occurrenceId).values(),
];

export type AttendanceService = ReturnType<typeof createAttendanceService>;

export function createAttendanceService({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    note: (visits: readonly store.Visit[]): Promise<void> => store.noteVisits(database, visits),

    /** For the tutor of the lesson; anybody else gets 404. */
    async list(tutorId: number, liveLessonId: number) {
      await requireOwnLesson(database, tutorId, liveLessonId);
      const rows = await store.listOfLesson(database, liveLessonId, clock.now());
      return byDate(rows).flatMap((same) =>
        same.slice(0, 1).map(({ occurrenceId, startsAt }) => ({
          occurrenceId,
          startTime: startsAt.toISOString(),
          children: same.map(attendeeOf),
        })),
      );
    },

    async listOfFamily(viewerId: number): Promise<AttendedLesson[]> {
      const rows = await store.listOfFamily(database, viewerId, clock.now());
      return byDate(rows).flatMap((same) =>
        same.slice(0, 1).map(({ liveLessonId, occurrenceId, name, subjectId, tutorName, startsAt, timeZone }) => ({
          liveLessonId,
          occurrenceId,
          name,
          subject: getSubject(subjectId).key,
          tutorName,
          startTime: startsAt.toISOString(),
          timezone: timeZone,
          children: same.map(attendeeOf),
        })),
      );
    },
  };
}
