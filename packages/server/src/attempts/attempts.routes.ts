/** Attempts: contract ↔ service. */
import * as calls from '@comet/contract/attempts';
import type { Serve } from '../platform/serve.ts';
import type { AttemptsService } from './attempts.service.ts';

interface Parts {
  readonly attempts: AttemptsService;
}

export function registerAttempts(serve: Serve, { attempts }: Parts): void {
  serve(calls.createAnswer, ({ body, actAs }) => attempts.answer(actAs('self'), body));

  serve(calls.takeHint, async ({ params, actAs }) => ({
    hint: await attempts.takeHint(actAs('self').userId, params.questionId),
  }));

  serve(calls.reviewAttempt, async ({ query, reach }) => {
    const relation = await reach(await attempts.studentOf(query.attemptId));
    return attempts.review(query.attemptId, { evenSealed: relation === 'tutor' });
  });

  serve(calls.getCorrections, ({ actor }) => attempts.unseenCorrections(actor.userId));

  serve(calls.markCorrectionsSeen, async ({ actor, body }) => {
    await attempts.markCorrectionsSeen(actor.userId, body.upTo);
    return {};
  });

  serve(calls.createMessage, async ({ actor, body, reach }) => {
    await reach(await attempts.studentOfQuestion(body.questionId));
    return { reportId: await attempts.report(actor.userId, body) };
  });
}
