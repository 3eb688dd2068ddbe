/**
 * The one operation by which anything changes that an account is entered with: password, user name, e-mail address, second
 * step. Whoever changes it has just proved who they are; the change is made under a lock, ends every mailed link and every
 * other session, and the owner is told.
 */
import type { User, updateUser } from '@comet/contract/accounts';
import type { BodyOf } from '@comet/contract/call';
import type { ErrorCode } from '@comet/contract/errors';
import type { AccountsService, ProofsService, UserRow } from '../accounts/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import type { SendMail } from '../platform/letter.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Actor, Origin } from '../platform/serve.ts';
import { type CredentialKind, credentialNotice } from './credential-notices.ts';
import { deleteLinksOf, findLink, useLink } from './links.store.ts';
import { endSessionsOf } from './sessions.store.ts';
import { hashToken } from './tokens.ts';

export interface CredentialParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly accounts: AccountsService;
  readonly proofs: ProofsService;
  readonly contactPhone: string;
  readonly sendMail: SendMail;
}

/** A password that was right a moment ago; whether it still is, is asked under the lock. */
export interface FreshProof {
  readonly user: UserRow;
  /** What is said when it no longer is. */
  readonly wrong: ErrorCode;
}

export type CredentialsService = ReturnType<typeof createCredentialsService>;

export function createCredentialsService(parts: CredentialParts) {
  const { database, clock, accounts, proofs, contactPhone, sendMail } = parts;

  /** Tells the owner at the address from before the change; about a child, the parent. */
  async function notify(tx: Queryable, before: UserRow, kinds: readonly CredentialKind[]): Promise<void> {
    const isOfChild = before.parentId !== null;
    const reader = before.parentId === null ? before : await accounts.findIn(tx, before.parentId);
    if (reader?.email == null) return;
    const to = { firstName: reader.firstName, email: reader.email };
    await sendMail(tx, credentialNotice(to, { kinds, isOfChild, at: clock.now(), contactPhone }));
  }

  async function replace(
    change: {
      readonly userId: number;
      readonly kinds: readonly CredentialKind[];
      readonly proof: FreshProof | undefined;
      readonly keptSessionId: string | undefined;
    },
    write: (tx: Queryable, before: UserRow) => Promise<void>,
  ): Promise<void> {
    const { userId, kinds, proof, keptSessionId } = change;
    await database.transaction(async (tx) => {
      const locked = await accounts.lock(tx, [userId, ...(proof === undefined ? [] : [proof.user.userId])]);
      const before = locked.get(userId);
      if (before === undefined) throw new Refusal('notFound');
      if (proof !== undefined && locked.get(proof.user.userId)?.passwordHash !== proof.user.passwordHash)
        throw new Refusal(proof.wrong);
      await write(tx, before);
      await deleteLinksOf(tx, userId);
      await endSessionsOf(tx, userId, keptSessionId, clock.now());
      await notify(tx, before, kinds);
    });
  }

  return {
    replace,

    /** The caller's own password as fresh proof. */
    async prove(callerId: number, password: string, origin: Origin): Promise<FreshProof> {
      const caller = { name: '', user: await accounts.find(callerId) };
      const user = await proofs.byPassword(caller, password, origin, 'incorrectOldPassword');
      return { user, wrong: 'incorrectOldPassword' };
    },

    /** Changes an account. What it is entered with takes the caller's own password, so that an open laptop is not enough. */
    async updateUser(actor: Actor, userId: number, body: BodyOf<typeof updateUser>, origin: Origin): Promise<User> {
      const user = await accounts.find(userId);
      if (user === undefined) throw new Refusal('notFound');
      accounts.checkChange(user, body);
      const kinds = accounts.credentialsIn(user, body);
      if (kinds.length === 0) {
        await accounts.update(database, user, body, undefined);
        return accounts.getUser(userId);
      }
      if (body.oldPassword === undefined)
        throw new Refusal('badRequest', {
          details: [{ path: 'oldPassword', message: 'Password is a required field' }],
        });
      const proof = await this.prove(actor.userId, body.oldPassword, origin);
      const passwordHash =
        body.password === undefined ? undefined : await accounts.hashNewPassword(user.role, body.password);
      const keptSessionId = actor.userId === userId ? actor.sessionId : undefined;
      await replace({ userId, kinds, proof, keptSessionId }, (tx, before) =>
        accounts.update(tx, before, body, passwordHash),
      );
      return accounts.getUser(userId);
    },

    /** Sets a new password by a mailed token, once. Whoever has the token reads the mail, so the address is confirmed. */
    async resetPassword(token: string, password: string): Promise<void> {
      const tokenHash = hashToken(token);
      const userId = await findLink(database, tokenHash, 'resetPassword', clock.now());
      const user = userId === undefined ? undefined : await accounts.find(userId);
      if (user === undefined) throw new Refusal('resetLinkOver');
      const passwordHash = await accounts.hashNewPassword(user.role, password);
      const change = { userId: user.userId, kinds: ['password'], proof: undefined, keptSessionId: undefined } as const;
      await replace(change, async (tx) => {
        if (!(await useLink(tx, tokenHash, 'resetPassword', clock.now()))) throw new Refusal('resetLinkOver');
        await accounts.setPasswordHash(tx, user.userId, passwordHash);
        await accounts.confirmEmail(tx, user.userId);
      });
    },

    /** Confirms the address that the token was mailed to. */
    async confirmEmail(token: string): Promise<number> {
      const tokenHash = hashToken(token);
      return database.transaction(async (tx) => {
        const userId = await findLink(tx, tokenHash, 'confirmEmail', clock.now());
        if (userId === undefined) throw new Refusal('resetLinkOver');
        await accounts.lock(tx, [userId]);
        if (!(await useLink(tx, tokenHash, 'confirmEmail', clock.now()))) throw new Refusal('resetLinkOver');
        await accounts.confirmEmail(tx, userId);
        return userId;
      });
    },
  };
}
