/** Coming into the room of a live lesson. */
import { getSubject } from '@comet/domain/curriculum/subjects';
import type { AdmissionService } from '../live-lessons/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Actor } from '../platform/serve.ts';
import type { Meetings } from './meetings.ts';

interface Parts {
  readonly admissions: AdmissionService;
  readonly clock: Clock;
  readonly meetings: Pick<Meetings, 'begin' | 'ticketFor'>;
}

export type MeetingsService = ReturnType<typeof createMeetingsService>;

export function createMeetingsService({ admissions, meetings, clock }: Parts) {
  return {
    /** Throws a Refusal where the schedule doesn't let them in, or not now. */
    async enter({ userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>, liveLessonId: number) {
      const admission = await admissions.admission(userId, liveLessonId);
      const now = clock.now();
      await meetings.begin({ roomId: admission.occurrenceId, title: admission.lessonName });
      const entrance = await meetings.ticketFor({ ...admission, userId, sessionId }, now);
      return {
        title: admission.lessonName,
        subject: getSubject(admission.subjectId).key,
        role: admission.role,
        name: admission.displayName,
        occurrenceId: admission.occurrenceId,
        closesAt: admission.closesAt.toISOString(),
        entrance,
      };
    },
  };
}
