/** Practices: contract ↔ service. */
import * as calls from '@comet/contract/practice';
import type { Attempts } from '../attempts/index.ts';
import type { Serve } from '../platform/serve.ts';
import type { Practice } from './practice.service.ts';

export function registerPractice(serve: Serve, practice: Practice, attempts: Attempts): void {
  serve(calls.createPractice, async ({ actor, body, reach }) => {
    for (const studentId of body.studentIds) await reach(studentId);
    return { practiceId: await practice.set(actor, body) };
  });

  serve(calls.listActivePractices, ({ actor }) => practice.listActive(actor.userId));
  serve(calls.listArchivedPractices, ({ actor }) => practice.listArchive(actor));
  serve(calls.listPracticeSubjects, ({ actor }) => practice.subjectsOf(actor.userId));
  serve(calls.getPracticeQuestion, ({ actor, query }) => practice.open(actor, query.practiceId));
  serve(calls.getPracticePassingInfo, ({ actor, query }) => practice.passingInfo(actor.userId, query.practiceId));
  serve(calls.passPracticeQuestion, ({ actor, body }) => attempts.answer(actor, body));

  serve(calls.addPracticeTime, async ({ actor, params, body }) => {
    await practice.addSpentMs(actor, params.id, body.spentTime);
    return {};
  });

  serve(calls.getPracticeMonth, async ({ query, reach }) => {
    await reach(query.studentId);
    return practice.month(query.studentId, query.month);
  });

  serve(calls.listSetPractices, ({ actor, query }) => practice.listSet(actor.userId, query.status));
  serve(calls.getPracticeReport, ({ actor, query }) => practice.report(actor, query));

  serve(calls.extendPractice, async ({ actor, params, body }) => {
    await practice.extend(actor.userId, params.id, new Date(body.expirationDate));
    return {};
  });

  serve(calls.deletePractice, async ({ actor, params }) => {
    await practice.delete(actor.userId, params.id);
    return {};
  });

  serve(calls.reassignPractice, async ({ actor, body }) => ({
    reassigned: await practice.reassign(actor.userId, body),
  }));

  serve(calls.givePracticeFeedback, async ({ actor, params, body }) => {
    await practice.giveFeedback(actor.userId, params.id, body.feedback);
    return {};
  });
}
