/** Coming into the room of a live lesson. */
import { getSubject } from '@comet/domain/curriculum/subjects';
import type { AdmissionService } from '../live-lessons/index.ts';
import type { Actor } from '../platform/serve.ts';
import type { Meetings } from './meetings.ts';

interface Parts {
  readonly admissions: AdmissionService;
  readonly meetings: Pick<Meetings, 'begin' | 'ticketFor'>;
}

export type MeetingsService = ReturnType<typeof createMeetingsService>;

export function createMeetingsService({ admissions, meetings }: Parts) {
  return {
    /** Throws a Refusal where the schedule doesn't let them in, or not now. */
    async enter({ userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>, liveLessonId: number) {
      const admission = await admissions.admission(userId, liveLessonId);
      await meetings.begin({ roomId: admission.occurrenceId });
      const entrance = await meetings.ticketFor({ ...admission, userId, sessionId });
      return {
        title: admission.lessonName,
        subject: getSubject(admission.subjectId).key,
        role: admission.role,
        name: admission.displayName,
        occurrenceId: admission.occurrenceId,
        closesAt: admission.closesAt.toISOString(),
        ticket: entrance.ticket,
        ticketLifeMs: entrance.ticketLifeMs,
        socketPath: entrance.socketPath,
      };
    },
  };
}
