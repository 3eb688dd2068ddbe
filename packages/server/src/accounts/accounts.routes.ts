/** Accounts: contract ↔ service. */
import * as calls from '@comet/contract/accounts';
import type { BodyOf } from '@comet/contract/call';
import * as familyCalls from '@comet/contract/families';
import type { Actor, Origin, Serve } from '../platform/serve.ts';
import type { AccountsService } from './accounts.service.ts';
import type { FamiliesService } from './families.service.ts';

interface Parts {
  readonly accounts: AccountsService;
  readonly families: FamiliesService;
  readonly credentials: {
    updateUser(
      actor: Actor,
      userId: number,
      body: BodyOf<typeof calls.updateUser>,
      origin: Origin,
    ): Promise<calls.User>;
  };
}

export function registerAccounts(serve: Serve, { accounts, families, credentials }: Parts): void {
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
}
