/** Lessons: contract ↔ services. */
import * as calls from '@comet/contract/lessons';
import { createOwnQuestion } from '@comet/contract/own-questions';
import type { AttemptsService } from '../attempts/index.ts';
import type { Serve } from '../platform/serve.ts';
import type { LearningService } from './learning.service.ts';
import type { LessonsService } from './lessons.service.ts';
import type { SectionsService } from './sections.service.ts';
import type { StopPointsService } from './stop-points.service.ts';

interface Parts {
  readonly lessons: LessonsService;
  readonly lessonSections: SectionsService;
  readonly stopPoints: StopPointsService;
  readonly learning: LearningService;
  readonly attempts: AttemptsService;
}

export function registerLessons(
  serve: Serve,
  { lessons, lessonSections: sections, stopPoints, learning, attempts }: Parts,
): void {
  serve(calls.listLessons, ({ actor, query }) =>
    actor.role === 'tutor' ? lessons.list(actor.userId, query) : learning.list(actor.userId, query),
  );
  serve(calls.listLessonsForStudent, ({ actor, query }) => learning.list(actor.userId, query));
  serve(calls.getLesson, ({ actor, params, actAs }) =>
    actor.role === 'tutor'
      ? lessons.get(actAs('setter').userId, params.id)
      : learning.get(actAs('self').userId, params.id),
  );
  serve(calls.createLesson, ({ actor, body }) => lessons.create(actor.userId, body));
  serve(calls.updateLesson, ({ params, body, actAs }) => lessons.update(actAs('setter').userId, params.id, body));
  serve(calls.deleteLesson, async ({ params, actAs }) => {
    await lessons.delete(actAs('setter').userId, params.id);
    return {};
  });
  serve(calls.duplicateLesson, ({ params, actAs }) => lessons.duplicate(actAs('setter').userId, params.id));
  serve(calls.publishLesson, ({ params, body, actAs }) => lessons.publish(actAs('setter').userId, params.id, body));
  serve(calls.orderSections, async ({ params, body, actAs }) => {
    const { userId } = actAs('setter');
    await sections.order(userId, params.id, body.sectionIds);
    return lessons.get(userId, params.id);
  });

  serve(calls.createSections, ({ body, actAs }) => sections.add(actAs('setter').userId, body));
  serve(calls.getSection, ({ actor, params, actAs }) =>
    actor.role === 'tutor'
      ? sections.get(actAs('setter').userId, params.id)
      : learning.getSection(actAs('self').userId, params.id),
  );
  serve(calls.updateSection, ({ params, body, actAs }) => sections.update(actAs('setter').userId, params.id, body));
  serve(calls.deleteSection, async ({ params, actAs }) => {
    await sections.delete(actAs('setter').userId, params.id);
    return {};
  });
  serve(calls.getSignedLink, async ({ query, actAs }) => ({
    url: await sections.signedLink(actAs('setter').userId, query.lessonSectionId),
  }));

  serve(calls.createPoint, ({ body, actAs }) => stopPoints.add(actAs('setter').userId, body));
  serve(calls.updatePoint, ({ params, body, actAs }) => stopPoints.update(actAs('setter').userId, params.id, body));
  serve(calls.deletePoint, async ({ params, actAs }) => {
    await stopPoints.delete(actAs('setter').userId, params.id);
    return {};
  });
  serve(calls.listBankQuestions, ({ query }) => stopPoints.listBank(query, query.page));

  serve(createOwnQuestion, ({ actor, body }) => stopPoints.createOwnQuestion(actor.userId, body));

  serve(calls.getPointQuestion, ({ query, actAs }) => learning.openPoint(actAs('self'), query.lessonSectionPointId));
  serve(calls.answerPointQuestion, ({ body, actAs }) => attempts.answer(actAs('self'), body));
  serve(calls.completeSection, ({ body, actAs }) => learning.complete(actAs('self').userId, body.lessonSectionId));
  serve(calls.keepPlace, async ({ body, actAs }) => {
    await learning.keepPlace(actAs('self').userId, body.lessonSectionId, body.atMs);
    return {};
  });
  serve(calls.assessSelf, async ({ params, body, actAs }) => {
    await learning.assessSelf(actAs('self').userId, params.id, body.selfAssessment);
    return {};
  });
}
