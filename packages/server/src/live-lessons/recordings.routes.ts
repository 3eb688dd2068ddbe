/** Recordings of live lessons and their quizzes: contract ↔ services. */
import * as quizCalls from '@comet/contract/live-lesson-quiz';
import * as calls from '@comet/contract/live-lesson-recordings';
import * as roomCalls from '@comet/contract/room-recordings';
import type { AttemptsService } from '../attempts/index.ts';
import type { Serve } from '../platform/serve.ts';
import type { LiveLessonQuizzesService } from './quizzes.service.ts';
import type { RecordingsService } from './recordings.service.ts';
import type { RoomRecordingsService } from './room-recordings.service.ts';

interface Parts {
  readonly liveRecordings: RecordingsService;
  readonly roomRecordings: RoomRecordingsService;
  readonly liveLessonQuizzes: LiveLessonQuizzesService;
  readonly attempts: AttemptsService;
}

export function registerLiveRecordings(serve: Serve, parts: Parts): void {
  const { liveRecordings, roomRecordings, liveLessonQuizzes, attempts } = parts;
  serve(calls.listRecordings, ({ actor, query }) => liveRecordings.list(actor.userId, query.subjectId));
  serve(calls.listTutorRecordings, ({ actor }) => liveRecordings.listOfTutor(actor.userId));
  serve(calls.getRecording, ({ actor, params, actAs }) =>
    actor.role === 'tutor'
      ? liveRecordings.getForTutor(actAs('setter').userId, params.id)
      : liveRecordings.getForFamily(actAs(actor.role === 'parent' ? 'parent' : 'self').userId, params.id),
  );
  serve(calls.createRecording, ({ actor, body }) => liveRecordings.create(actor.userId, body));
  serve(calls.updateRecording, ({ params, body, actAs }) =>
    liveRecordings.update(actAs('setter').userId, params.id, body),
  );
  serve(calls.deleteRecording, async ({ params, actAs }) => {
    await liveRecordings.delete(actAs('setter').userId, params.id);
    return {};
  });

  serve(roomCalls.saveRoomRecording, async ({ body, actAs }) => {
    const tutorId = actAs('setter').userId;
    return liveRecordings.getForTutor(tutorId, await roomRecordings.save(tutorId, body));
  });
  serve(roomCalls.getRecordingTimeline, ({ actor, params, actAs }) =>
    actor.role === 'tutor'
      ? roomRecordings.timelineForTutor(actAs('setter').userId, params.id)
      : roomRecordings.timelineForFamily(actAs(actor.role === 'parent' ? 'parent' : 'self').userId, params.id),
  );

  serve(quizCalls.listLiveLessonQuizzes, ({ actor }) => liveLessonQuizzes.list(actor.userId));
  serve(quizCalls.getLiveLessonQuizStart, ({ params, actAs }) =>
    liveLessonQuizzes.start(actAs('self').userId, params.id),
  );
  serve(quizCalls.getLiveLessonQuizQuestion, ({ query, actAs }) =>
    liveLessonQuizzes.open(actAs('self'), query.liveLessonQuizId, query.startMode),
  );
  serve(quizCalls.getLiveLessonQuizMonths, ({ actor }) => liveLessonQuizzes.months(actor));
  serve(quizCalls.getLiveLessonQuizBest, ({ actor }) => liveLessonQuizzes.best(actor.userId));
  serve(quizCalls.getLiveLessonQuizPassingInfo, ({ query, actAs }) =>
    liveLessonQuizzes.passingInfo(actAs('self').userId, query.liveLessonQuizId),
  );
  serve(quizCalls.addLiveLessonQuizTime, async ({ params, body, actAs }) => {
    await liveLessonQuizzes.addSpentMs(actAs('self'), params.id, body.spentTime);
    return {};
  });
  serve(quizCalls.passLiveLessonQuizQuestion, ({ body, actAs }) => attempts.answer(actAs('self'), body));
}
