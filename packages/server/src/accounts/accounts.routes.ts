/** Accounts: contract ↔ service. */
import * as calls from '@comet/contract/accounts';
import type { Queryable } from '../platform/database.ts';
import type { Serve } from '../platform/serve.ts';
import type { Accounts } from './accounts.service.ts';

/** `endOtherSessions` runs in the transaction of a password change. */
export function registerAccounts(
  serve: Serve,
  accounts: Accounts,
  endOtherSessions: (db: Queryable, userId: number, exceptSessionId: string | undefined) => Promise<void>,
): void {
  serve(calls.getUser, ({ actor }) => accounts.getUser(actor.userId));

  serve(calls.updateUser, async ({ actor, params, body, reach }) => {
    const isOwn = params.userId === actor.userId;
    if (!isOwn) await reach(params.userId);
    return accounts.change(actor.userId, params.userId, body, (db) =>
      endOtherSessions(db, params.userId, isOwn ? actor.sessionId : undefined),
    );
  });
}
