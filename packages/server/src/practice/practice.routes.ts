/** Practices: contract ↔ service. */
import * as calls from '@comet/contract/practice';
import type { AttemptsService } from '../attempts/index.ts';
import type { Serve } from '../platform/serve.ts';
import type { PracticeService } from './practice.service.ts';

interface Parts {
  readonly practice: PracticeService;
  readonly attempts: AttemptsService;
}

export function registerPractice(serve: Serve, { practice, attempts }: Parts): void {
  serve(calls.createPractice, async ({ actor, body, reachAll }) => {
    await reachAll(body.studentIds);
    return { practiceId: await practice.set(actor, body) };
  });

  serve(calls.listActivePractices, ({ actor }) => practice.listActive(actor.userId));
  serve(calls.listArchivedPractices, ({ actor }) => practice.listArchive(actor));
  serve(calls.listPracticeSubjects, ({ actor }) => practice.subjectsOf(actor.userId));
  serve(calls.getPracticeQuestion, ({ query, actAs }) => practice.open(actAs('self'), query.practiceId));
  serve(calls.getPracticePassingInfo, ({ query, actAs }) =>
    practice.passingInfo(actAs('self').userId, query.practiceId),
  );
  serve(calls.passPracticeQuestion, ({ body, actAs }) => attempts.answer(actAs('self'), body));

  serve(calls.addPracticeTime, async ({ params, body, actAs }) => {
    await practice.addSpentMs(actAs('self'), params.id, body.spentTime);
    return {};
  });

  serve(calls.getPracticeMonth, async ({ query, reach }) => {
    await reach(query.studentId);
    return practice.month(query.studentId, query.month);
  });

  serve(calls.listSetPractices, ({ actor, query }) => practice.listSet(actor.userId, query.status));
  serve(calls.getPracticeReport, ({ actor, query, actAs }) =>
    practice.report(actAs(actor.role === 'parent' ? 'parent' : 'setter'), query),
  );

  serve(calls.extendPractice, async ({ params, body, actAs }) => {
    await practice.extend(actAs('setter').userId, params.id, new Date(body.expirationDate));
    return {};
  });

  serve(calls.deletePractice, async ({ params, actAs }) => {
    await practice.delete(actAs('setter').userId, params.id);
    return {};
  });

  serve(calls.reassignPractice, async ({ body, actAs }) => ({
    reassigned: await practice.reassign(actAs('setter').userId, body),
  }));

  serve(calls.givePracticeFeedback, async ({ params, body, actAs }) => {
    await practice.giveFeedback(actAs('setter').userId, params.id, body.feedback);
    return {};
  });
}
