/** Live lessons: contract ↔ services. */
import * as calls from '@comet/contract/live-lessons';
import type { Actor, Serve } from '../platform/serve.ts';
import type { AttendanceService } from './attendance.service.ts';
import type { CalendarService } from './calendar.service.ts';
import type { LiveLessonsService } from './live-lessons.service.ts';

interface Parts {
  readonly liveLessons: LiveLessonsService;
  readonly attendance: AttendanceService;
  readonly calendars: CalendarService;
}

export function registerLiveLessons(serve: Serve, { liveLessons, attendance, calendars }: Parts): void {
  serve(calls.listLiveLessons, ({ actor, query }) => liveLessons.list(actor.userId, query.subjectId));
  serve(calls.listTutorLiveLessons, ({ actor }) => liveLessons.listOfTutor(actor.userId));
  serve(calls.getLiveLesson, ({ actor, params, actAs }) =>
    actor.role === 'tutor'
      ? liveLessons.getForTutor(actAs('setter').userId, params.id)
      : liveLessons.getForFamily(actAs(actor.role === 'parent' ? 'parent' : 'self').userId, params.id),
  );

  /** The child whom a request is about: a student themselves, or one of the parent's. */
  const childIn = async (
    actor: Actor,
    studentId: number | undefined,
    reach: (studentId: number | undefined) => Promise<unknown>,
  ): Promise<number> => {
    const childId = actor.role === 'student' ? (studentId ?? actor.userId) : studentId;
    await reach(childId);
    return childId ?? 0;
  };
  serve(calls.registerForLiveLesson, async ({ actor, body, reach }) =>
    liveLessons.register(actor.userId, body.liveLessonId, await childIn(actor, body.studentId, reach)),
  );
  serve(calls.leaveLiveLesson, async ({ actor, params, query, reach }) =>
    liveLessons.leave(actor.userId, params.id, await childIn(actor, query.studentId, reach)),
  );

  serve(calls.listRegistrations, ({ params, actAs }) => liveLessons.listRegistered(actAs('setter').userId, params.id));
  serve(calls.listAttendance, ({ params, actAs }) => attendance.list(actAs('setter').userId, params.id));
  serve(calls.listAttended, ({ actor }) => attendance.listOfFamily(actor.userId));
  serve(calls.createLiveLesson, ({ actor, body }) => liveLessons.create(actor.userId, body));
  serve(calls.updateLiveLesson, ({ params, body, actAs }) =>
    liveLessons.update(actAs('setter').userId, params.id, body),
  );
  serve(calls.deleteLiveLesson, async ({ params, actAs }) => {
    await liveLessons.delete(actAs('setter').userId, params.id);
    return {};
  });
  serve(calls.changeOccurrence, ({ params, body, actAs }) =>
    liveLessons.changeOccurrence(actAs('setter').userId, params.id, body),
  );

  serve(calls.getCalendar, ({ actor }) => calendars.get(actor.userId));
  serve(calls.renewCalendar, ({ actor }) => calendars.renew(actor.userId));
}
