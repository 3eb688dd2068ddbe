/** Exams: contract ↔ services. */
import * as authoringCalls from '@comet/contract/exam-authoring';
import * as resultCalls from '@comet/contract/exam-results';
import * as calls from '@comet/contract/exams';
import type { Serve } from '../platform/serve.ts';
import type { ExamAuthoringService } from './exam-authoring.service.ts';
import type { ExamResultsService } from './exam-results.service.ts';
import type { ExamTakingService } from './taking.service.ts';

interface Parts {
  readonly examTaking: ExamTakingService;
  readonly examAuthoring: ExamAuthoringService;
  readonly examResults: ExamResultsService;
}

export function registerExams(serve: Serve, { examTaking, examAuthoring, examResults }: Parts): void {
  serve(calls.getExamStatus, ({ query, actAs }) => examTaking.status(actAs('self').userId, query.lessonId));
  serve(calls.getExamQuestions, ({ query, actAs }) => examTaking.open(actAs('self'), query.lessonId));
  serve(calls.syncRemainingTime, ({ query, actAs }) => examTaking.sync(actAs('self').userId, query.lessonAttemptId));
  serve(calls.passExamQuestion, ({ body, actAs }) => examTaking.keep(actAs('self').userId, body));
  serve(calls.addExamQuestionTime, async ({ body, actAs }) => {
    await examTaking.addSpentMs(actAs('self').userId, body.questionId, body.spentTime);
    return {};
  });
  serve(calls.pauseExam, ({ body, actAs }) =>
    examTaking.pause(actAs('self').userId, body.lessonAttemptId, body.isPaused),
  );
  serve(calls.finishExam, ({ body, actAs }) =>
    examTaking.finish(actAs('self').userId, body.lessonAttemptId, body.part),
  );
  serve(calls.getExamReview, ({ actor, query, actAs }) =>
    examResults.review(actAs(actor.role === 'tutor' ? 'setter' : 'self'), query.lessonAttemptId),
  );

  serve(authoringCalls.getExam, ({ params, actAs }) => examAuthoring.get(actAs('setter').userId, params.id));
  serve(authoringCalls.updateExam, ({ params, body, actAs }) =>
    examAuthoring.update(actAs('setter').userId, params.id, body),
  );
  serve(authoringCalls.chooseExamQuestion, ({ params, body, actAs }) =>
    examAuthoring.choose(actAs('setter').userId, params.id, body),
  );

  serve(resultCalls.getExamResults, ({ params, query, actAs }) =>
    examResults.exam(actAs('setter').userId, params.id, query.sort),
  );
  serve(resultCalls.getQuizResults, ({ query, actAs }) =>
    examResults.quiz(actAs('setter').userId, query.lessonSectionId, query.attempts, query.sort),
  );
  serve(resultCalls.releaseExam, async ({ params, actAs }) => ({
    releasedCount: await examResults.release(actAs('setter').userId, params.id),
  }));
  serve(resultCalls.extendExam, async ({ params, body, actAs }) => ({
    remainingMs: await examResults.extend(actAs('setter').userId, params.id, body.studentId, body.minutes),
  }));
}
