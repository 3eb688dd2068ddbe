/** Quizzes of lessons: contract ↔ service. */
import * as calls from '@comet/contract/lesson-quiz';
import type { AttemptsService } from '../attempts/index.ts';
import type { Actor, Serve } from '../platform/serve.ts';
import type { QuizService } from './quiz.service.ts';

interface Parts {
  readonly quizzes: QuizService;
  readonly attempts: AttemptsService;
}

/** What they are to a lesson. */
const asReader = ({ role }: Actor): 'setter' | 'self' => (role === 'tutor' ? 'setter' : 'self');

export function registerLessonQuizzes(serve: Serve, { quizzes, attempts }: Parts): void {
  serve(calls.getQuizStatistic, ({ actor, query, actAs }) =>
    quizzes.statistic(actAs(asReader(actor)), query.lessonSectionId),
  );
  serve(calls.getQuizQuestion, ({ query, actAs }) =>
    quizzes.open(actAs('self'), query.lessonSectionId, query.startMode),
  );
  serve(calls.reviewQuiz, ({ actor, params, query, actAs }) =>
    quizzes.review(actAs(asReader(actor)), params.id, query.userId),
  );
  serve(calls.reviewLessonAttempt, ({ actor, params, actAs }) =>
    quizzes.reviewAttempt(actAs(asReader(actor)), params.id),
  );
  serve(calls.getQuizPassingInfo, ({ query, actAs }) => quizzes.passingInfo(actAs('self'), query.lessonSectionId));
  serve(calls.addQuizTime, async ({ params, body, actAs }) => {
    await quizzes.addSpentMs(actAs('self'), params.id, body.spentTime);
    return {};
  });
  serve(calls.passQuizQuestion, ({ body, actAs }) => attempts.answer(actAs('self'), body));
}
