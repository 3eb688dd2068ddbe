/** Accounts: contract ↔ service. */
import * as calls from '@comet/contract/accounts';
import type { BodyOf } from '@comet/contract/call';
import * as familyCalls from '@comet/contract/families';
import * as approvalCalls from '@comet/contract/parent-approvals';
import type { Actor, Origin, Serve } from '../platform/serve.ts';
import type { AccountsService } from './accounts.service.ts';
import type { ApprovalsService } from './approvals.service.ts';
import type { FamiliesService } from './families.service.ts';

interface Parts {
  readonly accounts: AccountsService;
  readonly families: FamiliesService;
  readonly approvals: ApprovalsService;
  readonly credentials: {
    updateUser(
      actor: Actor,
      userId: number,
      body: BodyOf<typeof calls.updateUser>,
      origin: Origin,
    ): Promise<calls.User>;
  };
}

export function registerAccounts(serve: Serve, { accounts, families, approvals, credentials }: Parts): void {
  serve(calls.getUser, ({ actor }) => accounts.getUser(actor.userId));

  serve(calls.updateUser, async ({ actor, params, body, reach, actAs, origin }) => {
    const isOwn = params.userId === actor.userId;
    if (isOwn) actAs('self');
    else await reach(params.userId);
    return credentials.updateUser(actor, params.userId, body, origin);
  });

  serve(familyCalls.createChild, ({ actor, body }) => families.createChild(actor.userId, body));

  serve(familyCalls.getRelatives, ({ actor }) => families.listRelatives(actor.userId));

  serve(familyCalls.getReplayConsent, async ({ params, reach }) => {
    await reach(params.studentId);
    return families.getReplayConsent(params.studentId);
  });

  serve(familyCalls.setReplayConsent, async ({ actor, params, body, reach }) => {
    await reach(params.studentId);
    return families.setReplayConsent(actor.userId, params.studentId, body.isReplayAllowed);
  });

  serve(approvalCalls.seeApprovalRequest, ({ body }) => approvals.see(body.token));

  serve(approvalCalls.answerApprovalRequest, async ({ body, auditAbout }) => {
    if (body.isAllowed) auditAbout(await approvals.allow(body.token));
    else await approvals.refuse(body.token);
    return {};
  });

  serve(approvalCalls.takeApprovedChild, async ({ actor, body, auditAbout }) => {
    auditAbout(await approvals.takeChild(actor.userId, body.token));
    return {};
  });

  serve(approvalCalls.askParentAgain, async ({ actor, body }) => {
    await approvals.askAgain(actor.userId, body.parentEmail);
    return {};
  });
}
