/** Who may go into the room of a live lesson, and until when. The room asks with each person who comes. */
import type { RoomRole } from '@comet/domain/live-lessons/live-lessons';
import { currentOccurrence, openTimes } from '@comet/domain/live-lessons/live-lessons';
import { liveLessonsCan } from '@comet/domain/live-lessons/live-lessons-can';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import * as store from './live-lessons.store.ts';
import { requireOwnLesson } from './own-lesson.ts';

/** What the room needs to know of somebody who may come in. */
export interface Admission {
  readonly role: RoomRole;
  /** A first name: all that others in the room learn. */
  readonly displayName: string;
  /** Whether their voice may be in a recording: the tutor's, and a child's where a parent allows it. */
  readonly mayRecordVoice: boolean;
  readonly liveLessonId: number;
  /** Each date has a room of its own. */
  readonly occurrenceId: number;
  readonly lessonName: string;
  readonly subjectId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly opensAt: Date;
  readonly closesAt: Date;
}

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
}

export type AdmissionService = ReturnType<typeof createAdmissionService>;

export function createAdmissionService({ database, clock }: Parts) {
  return {
    /**
     * Lets the tutor, or a registered child, into the room that is open now. Throws a Refusal: `notFound` for anybody for whom
     * the lesson isn't, else why not.
     */
    async admission(userId: number, liveLessonId: number): Promise<Admission> {
      const now = clock.now();
      const lesson = await store.findLesson(database, liveLessonId);
      const occurrence = currentOccurrence(await store.listOccurrences(database, [liveLessonId]), now);
      if (lesson === undefined || occurrence === undefined) throw new Refusal('notFound');
      const { occurrenceId, startsAt, endsAt } = occurrence;
      const role: RoomRole = lesson.tutorId === userId ? 'tutor' : 'child';
      let [displayName, mayRecordVoice] = [lesson.tutorName, true];
      if (role === 'child') {
        const child = await store.findAttendee(database, { liveLessonId, occurrenceId, studentId: userId });
        if (child === undefined) throw new Refusal('notFound');
        if (!child.isRegistered) throw new Refusal('notRegistered');
        if (child.isRemoved) throw new Refusal('removedFromLesson');
        ({ firstName: displayName, mayRecordVoice } = child);
      }
      requireAllowed(liveLessonsCan.join(role, occurrence, now));
      return {
        role,
        displayName,
        mayRecordVoice,
        liveLessonId,
        occurrenceId,
        lessonName: lesson.name,
        subjectId: lesson.subjectId,
        startsAt,
        endsAt,
        ...openTimes(role, occurrence),
      };
    },

    /** Keeps a child out of this date's room from now on. Throws 404 unless the tutor made the lesson and it is for the child. */
    async remove(tutorId: number, occurrenceId: number, studentId: number): Promise<void> {
      const liveLessonId = await store.findLessonOfOccurrence(database, occurrenceId);
      if (liveLessonId === undefined) throw new Refusal('notFound');
      await requireOwnLesson(database, tutorId, liveLessonId);
      const child = await store.findAttendee(database, { liveLessonId, occurrenceId, studentId });
      if (child === undefined) throw new Refusal('notFound');
      await store.insertRemoval(database, occurrenceId, studentId, clock.now());
    },
  };
}
