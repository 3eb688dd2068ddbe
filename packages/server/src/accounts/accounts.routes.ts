/** Accounts: contract ↔ service. */
import * as calls from '@comet/contract/accounts';
import * as familyCalls from '@comet/contract/families';
import type { Queryable } from '../platform/database.ts';
import type { Serve } from '../platform/serve.ts';
import type { AccountsService } from './accounts.service.ts';
import type { FamiliesService } from './families.service.ts';

interface Parts {
  readonly accounts: AccountsService;
  readonly families: FamiliesService;
  readonly sessions: {
    endOthers(db: Queryable, userId: number, exceptSessionId: string | undefined): Promise<void>;
  };
}

export function registerAccounts(serve: Serve, { accounts, families, sessions }: Parts): void {
  serve(calls.getUser, ({ actor }) => accounts.getUser(actor.userId));

  serve(calls.updateUser, async ({ actor, params, body, reach, actAs, origin }) => {
    const isOwn = params.userId === actor.userId;
    if (isOwn) actAs('self');
    else await reach(params.userId);
    return accounts.change(actor.userId, params.userId, body, origin, (db) =>
      sessions.endOthers(db, params.userId, isOwn ? actor.sessionId : undefined),
    );
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
