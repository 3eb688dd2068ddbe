/** Logging in and out, refreshing, resetting and switching: the rules of sessions. */
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@comet/contract/call';
import type { logIn, logInToPay, registerStudent, switchUser, Tokens } from '@comet/contract/sessions';
import { logInRefusal } from '@comet/domain/billing/subscription';
import { refreshGraceMs, refreshMs, rememberedRefreshMs } from '@comet/domain/sessions/lifetimes';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import {
  type AccountsService,
  type ApprovalsService,
  type FamiliesService,
  type ProofsService,
  subscriptionOf,
  type UserRow,
} from '../accounts/index.ts';
import type { AchievementsService } from '../achievements/index.ts';
import { createBatches } from '../platform/batches.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Actor, Origin } from '../platform/serve.ts';
import type { MailLink } from './link-mail.ts';
import type { LinksService } from './links.service.ts';
import * as store from './sessions.store.ts';
import { hashToken, randomToken, type TokenMint } from './tokens.ts';
import type { SecondStepService } from './two-step.service.ts';

/** What sessions are built from. */
export interface SessionParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly tokens: TokenMint;
  readonly proofs: ProofsService;
  readonly accounts: AccountsService;
  readonly families: FamiliesService;
  readonly approvals: Pick<ApprovalsService, 'parentToAsk' | 'ask' | 'askOlder'>;
  readonly links: LinksService;
  readonly mailLink: MailLink;
  readonly secondStep: Pick<SecondStepService, 'check'>;
  readonly achievements: Pick<AchievementsService, 'award'>;
}

const refusalNames = {
  'You do not have subscription': 'noSubscription',
  'You subscription canceled': 'subscriptionCanceled',
  'You trial was ended': 'trialEnded',
  'unpaid subscription': 'unpaidSubscription',
  'You subscription not active': 'subscriptionNotActive',
} as const;

export type SessionsService = ReturnType<typeof createSessionsService>;

export function createSessionsService(parts: SessionParts) {
  const { database, clock, tokens, proofs, accounts, families, approvals, links, secondStep, achievements } = parts;

  /** Every request asks whether its session is open at this moment; those that come together ask together. */
  const findOpen = createBatches<string, { readonly user: store.SessionUser | undefined }>({
    run: async (sessionIds) => {
      const users = await store.listOpenSessions(database, sessionIds, clock.now());
      const userOf = new Map(users.map((user) => [user.sessionId, user]));
      return sessionIds.map((sessionId) => ({ user: userOf.get(sessionId) }));
    },
    maxBatchSize: 64,
    maxConcurrentBatches: 2,
  });

  /** A new session with its first pair of tokens. */
  async function open(db: Queryable, userId: number, isRemembered: boolean): Promise<Tokens> {
    const now = clock.now();
    const sessionId = randomUUID();
    const refreshToken = randomToken();
    const expiresAt = new Date(now.getTime() + (isRemembered ? rememberedRefreshMs : refreshMs));
    await accounts.noteSeen(db, userId);
    await store.insertSession(db, { sessionId, userId, isRemembered, expiresAt }, now);
    await store.insertRefreshToken(db, { tokenHash: hashToken(refreshToken), sessionId, expiresAt }, now);
    await achievements.award(db, [userId]);
    return { accessToken: await tokens.signAccess(sessionId, now), refreshToken };
  }

  /** Opens a session after a log-in. */
  const enter = (user: UserRow, isRemembered: boolean): Promise<Tokens> =>
    database.transaction(async (tx) => {
      await approvals.askOlder(tx, user);
      return open(tx, user.userId, isRemembered);
    });

  /** A student needs access to log in; a parent can always, to put it right; a tutor needs none. */
  function checkAccess(user: UserRow): void {
    // Who waits for a parent comes in to wait: nothing else is open to them.
    if (user.role !== 'student' || user.isAwaitingParent) return;
    const refusal = logInRefusal(subscriptionOf(user), clock.now());
    if (refusal !== undefined) throw new Refusal(refusalNames[refusal]);
  }

  return {
    open,

    async logIn(
      { login, password, remember, code, passkey }: BodyOf<typeof logIn>,
      origin: Origin,
    ): Promise<{ readonly userId: number; readonly tokens: Tokens }> {
      const next = secondStep.check({ code, passkey });
      const user = await proofs.byPassword(await accounts.seek(login), password, origin, 'wrongPassword', next);
      checkAccess(user);
      return { userId: user.userId, tokens: await enter(user, remember) };
    },

    /** For students who pay for themselves and were refused for want of a subscription: a session in which they can pay. */
    async logInToPay(
      { login, password, remember }: BodyOf<typeof logInToPay>,
      origin: Origin,
    ): Promise<{ readonly userId: number; readonly tokens: Tokens }> {
      const user = await proofs.byPassword(await accounts.seek(login), password, origin, 'wrongPassword');
      if (user.role !== 'student') throw new Refusal('incorrectLogin');
      if (user.parentId !== null) throw new Refusal('askYourParent');
      return { userId: user.userId, tokens: await enter(user, remember) };
    },

    /** Signs a student up who has no parent here, and logs them in; a young one waits for a parent's permission. */
    async registerStudent(
      account: BodyOf<typeof registerStudent>,
    ): Promise<{ readonly userId: number; readonly tokens: Tokens }> {
      const student = await families.readStudent(account);
      const parentEmail = await approvals.parentToAsk(account);
      return database.transaction(async (tx) => {
        const userId = await accounts.create(tx, student);
        if (parentEmail !== undefined) await approvals.ask(tx, userId, parentEmail);
        return { userId, tokens: await open(tx, userId, false) };
      });
    },

    /** Signs a parent up and logs them in. */
    async register(person: {
      readonly firstName: string;
      readonly lastName: string;
      readonly userName: string;
      readonly email: string;
      readonly phone: string;
      readonly password: string;
    }): Promise<{ readonly userId: number; readonly tokens: Tokens }> {
      const phone = parsePhoneNumberFromString(person.phone, 'GB');
      if (phone === undefined || !phone.isValid()) throw new Refusal('incorrectPhone');
      const passwordHash = await accounts.hashNewPassword('parent', person.password);
      return database.transaction(async (tx) => {
        const { firstName, lastName, userName, email } = person;
        const userId = await accounts.create(tx, {
          role: 'parent',
          firstName,
          lastName,
          userName,
          email,
          phone: phone.number,
          passwordHash,
        });
        return { userId, tokens: await open(tx, userId, false) };
      });
    },

    /** How the actor belongs to this person's family, whose members are a parent and their children. */
    async familyRelation(actor: Actor, userId: number): Promise<'self' | 'parent' | 'sibling' | undefined> {
      if (actor.userId === userId) return 'self';
      const [self, other] = await Promise.all([accounts.find(actor.userId), accounts.find(userId)]);
      const familyOf = (user: UserRow | undefined): number | undefined =>
        user?.role === 'parent' ? user.userId : (user?.parentId ?? undefined);
      if (familyOf(self) === undefined || familyOf(self) !== familyOf(other)) return undefined;
      return actor.role === 'parent' ? 'parent' : 'sibling';
    },

    /** Opens a session of another member of the family. The old session stays good, should the switch be taken back. */
    async switchTo(userId: number, { password, code }: BodyOf<typeof switchUser>, origin: Origin): Promise<Tokens> {
      const sought = { name: '', user: await accounts.find(userId) };
      const user = await proofs.byPassword(sought, password, origin, 'wrongPassword', secondStep.check({ code }));
      checkAccess(user);
      return database.transaction((tx) => open(tx, user.userId, false));
    },

    async logOut(actor: Actor): Promise<void> {
      await store.endSession(database, actor.sessionId, 'logOut', clock.now());
    },

    /** The person behind an access token, if its session is open and may go on at this moment: access that ends, ends at once. */
    async authenticate(accessToken: string): Promise<Actor | undefined> {
      const now = clock.now();
      const sessionId = await tokens.readAccess(accessToken, now);
      if (sessionId === undefined) return undefined;
      const { user } = await findOpen(sessionId);
      if (user === undefined || !accounts.mayStay(user)) return undefined;
      return {
        userId: user.userId,
        role: user.role,
        sessionId,
        timeZone: user.timeZone,
        yearOfStudy: user.yearOfStudy,
        isPendingAlone: accounts.mustPayAlone(user),
        isAwaitingParent: user.isAwaitingParent,
      };
    },

    /** Whether a session is still open and its person may stay. */
    async isOpen(sessionId: string): Promise<boolean> {
      const { user } = await findOpen(sessionId);
      return user !== undefined && accounts.mayStay(user);
    },

    /**
     * The next pair of tokens. A used token gives its successor again for 10 s (two tabs); later it was stolen or is
     * replayed, and the whole session ends.
     */
    async refresh(refreshToken: string): Promise<Tokens> {
      const now = clock.now();
      const renewed = await database.transaction(async (tx) => {
        const tokenHash = hashToken(refreshToken);
        const row = await store.findRefreshTokenForUpdate(tx, tokenHash);
        if (row === undefined || row.sessionEnded || row.expiresAt <= now) return undefined;
        if (row.usedAt !== null && now.getTime() - row.usedAt.getTime() > refreshGraceMs) {
          await store.endSession(tx, row.sessionId, 'reuse', now);
          return undefined;
        }
        const user = await accounts.findIn(tx, row.userId);
        if (user === undefined || user.status !== 'active' || !accounts.mayStay(user)) {
          await store.endSession(tx, row.sessionId, 'noAccess', now);
          return undefined;
        }
        await accounts.noteSeen(tx, user.userId);
        const successor = tokens.successorOf(refreshToken);
        if (row.usedAt === null) {
          const expiresAt = new Date(now.getTime() + (row.isRemembered ? rememberedRefreshMs : refreshMs));
          await store.insertRefreshToken(
            tx,
            { tokenHash: hashToken(successor), sessionId: row.sessionId, expiresAt },
            now,
          );
          await store.markRefreshTokenUsed(tx, tokenHash, expiresAt, now);
        }
        return { sessionId: row.sessionId, successor };
      });
      if (renewed === undefined) throw new Refusal('sessionOver');
      return { accessToken: await tokens.signAccess(renewed.sessionId, now), refreshToken: renewed.successor };
    },

    /** Mails a link when the address is known; takes as long and says as much when it is not. */
    async forgotPassword(email: string): Promise<void> {
      const { name, user } = await accounts.seek(email);
      const userId = user?.email?.toLowerCase() === email.toLowerCase() ? user.userId : 0;
      await links.countMail('resetPassword', userId === 0 ? `name ${name}` : `user ${userId}`);
      await parts.mailLink(database, { userId, purpose: 'resetPassword' });
    },

    /** Mails the link that confirms one's address once more. */
    async sendConfirmation(userId: number): Promise<void> {
      await links.countMail('confirmEmail', `user ${userId}`);
      await parts.mailLink(database, { userId, purpose: 'confirmEmail' });
    },

    async deleteOver(): Promise<void> {
      await store.deleteOverSessions(database, clock.now());
      await links.deleteOver();
    },
  };
}
