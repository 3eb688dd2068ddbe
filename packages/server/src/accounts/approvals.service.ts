/** A parent's permission for a child under 13 who signs up by themselves: asked for by mail, given or refused by the mailed link. */
import type { AnswerOf, BodyOf } from '@comet/contract/call';
import type { seeApprovalRequest } from '@comet/contract/parent-approvals';
import type { registerStudent } from '@comet/contract/sessions';
import { readIsoBirth } from '@comet/domain/accounts/birth-date';
import { approvalMs, isToBeAsked, needsParentApproval, parentEmailFault } from '@comet/domain/accounts/parent-approval';
import { civilDateOf } from '@comet/domain/curriculum/school-year';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { AccountsService } from './accounts.service.ts';
import type { UserRow } from './accounts.store.ts';
import * as store from './approvals.store.ts';
import type { FamiliesService } from './families.service.ts';

export interface ApprovalParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly accounts: Pick<AccountsService, 'seek' | 'find'>;
  readonly families: Pick<FamiliesService, 'adopt'>;
  /** Mailed links that allow a child. */
  readonly links: {
    /** Counts a mail to this address that somebody asks for. Throws 429. */
    count(studentId: number | undefined, parentEmail: string): Promise<void>;
    mail(db: Queryable, studentId: number): Promise<void>;
    /** The child whom a live link is for. */
    find(db: Queryable, token: string): Promise<number | undefined>;
    /** Uses the link up; false when another request was first. */
    use(db: Queryable, token: string): Promise<boolean>;
    end(db: Queryable, studentId: number): Promise<void>;
  };
  readonly erasures: {
    plan(db: Queryable, studentId: number, dueAt: Date): Promise<void>;
    unplan(db: Queryable, studentId: number): Promise<void>;
    /** Erases the child at once if `mayErase` says so in the same transaction. */
    eraseNow(studentId: number, mayErase: (tx: Queryable) => Promise<boolean>): Promise<void>;
  };
}

export type ApprovalsService = ReturnType<typeof createApprovalsService>;

export function createApprovalsService({ database, clock, accounts, families, links, erasures }: ApprovalParts) {
  /** The child that a link is for. Throws where it was used, is too old or was made up. */
  async function awaitedBy(token: string): Promise<store.AwaitedRow> {
    const studentId = await links.find(database, token);
    const awaited = studentId === undefined ? undefined : await store.findAwaited(database, studentId);
    if (awaited === undefined) throw new Refusal('resetLinkOver');
    return awaited;
  }

  /** Takes the link under a lock: of two answers the second finds nothing. */
  async function take(tx: Queryable, token: string, studentId: number): Promise<store.AwaitedRow> {
    const isFirst = await links.use(tx, token);
    const awaited = isFirst ? await store.lockAwaited(tx, studentId) : undefined;
    if (awaited === undefined) throw new Refusal('resetLinkOver');
    return awaited;
  }

  async function allow(tx: Queryable, studentId: number): Promise<void> {
    await erasures.unplan(tx, studentId);
    await store.setApproved(tx, studentId, clock.now());
  }

  const isReadBy = (parent: UserRow | undefined, { parentEmail: email }: store.AwaitedRow): boolean =>
    parent?.role === 'parent' &&
    parent.status === 'active' &&
    parent.emailConfirmedAt !== null &&
    email !== null &&
    parent.email?.toLowerCase() === email.toLowerCase();

  return {
    /** The parent who has to be asked about this sign-up, or undefined. Throws where the address is missing or was asked too often. */
    async parentToAsk(account: BodyOf<typeof registerStudent>): Promise<string | undefined> {
      const birth = readIsoBirth(account.dateOfBirth);
      const today = civilDateOf(clock.now());
      if (birth === undefined || !needsParentApproval(birth, today)) return undefined;
      const fault = parentEmailFault(birth, today, account);
      const { parentEmail } = account;
      if (fault !== undefined || parentEmail === undefined)
        throw new Refusal('badRequest', { details: [{ path: 'parentEmail', message: fault ?? '' }] });
      await links.count(undefined, parentEmail);
      return parentEmail;
    },

    /** Asks the parent of an account that is being made, and plans to erase it should they not answer. */
    async ask(tx: Queryable, studentId: number, parentEmail: string): Promise<void> {
      const now = clock.now();
      const dueAt = new Date(now.getTime() + approvalMs);
      await store.insertApproval(tx, { studentId, parentEmail, dueAt }, now);
      await erasures.plan(tx, studentId, dueAt);
      await links.mail(tx, studentId);
    },

    /** At log-in: a young student from before this rule waits for a parent from now on, and nothing of theirs is lost. */
    async askOlder(tx: Queryable, student: UserRow): Promise<void> {
      const birth = readIsoBirth(student.dayOfBirthday ?? '');
      if (isToBeAsked({ ...student, birth }, civilDateOf(clock.now())))
        await store.insertUnaskedApproval(tx, student.userId, clock.now());
    },

    /** Asks once more; at another address the older link is worth nothing from this moment. */
    async askAgain(studentId: number, parentEmail: string): Promise<void> {
      const child = await accounts.find(studentId);
      if (child?.isAwaitingParent !== true) throw new Refusal('approvalNotNeeded');
      const birth = readIsoBirth(child.dayOfBirthday ?? '');
      const own = { email: child.email ?? undefined, parentEmail };
      const fault = birth === undefined ? undefined : parentEmailFault(birth, civilDateOf(clock.now()), own);
      if (fault !== undefined) throw new Refusal('badRequest', { details: [{ path: 'parentEmail', message: fault }] });
      await links.count(studentId, parentEmail);
      await database.transaction(async (tx) => {
        if ((await store.lockAwaited(tx, studentId)) === undefined) throw new Refusal('approvalNotNeeded');
        await store.setParentEmail(tx, studentId, parentEmail);
        await links.end(tx, studentId);
        await links.mail(tx, studentId);
      });
    },

    async see(token: string): Promise<AnswerOf<typeof seeApprovalRequest>> {
      const awaited = await awaitedBy(token);
      const { user: reader } = await accounts.seek(awaited.parentEmail ?? '');
      return {
        firstName: awaited.firstName,
        userName: awaited.userName,
        until: awaited.dueAt?.toISOString() ?? null,
        hasParentAccount: isReadBy(reader, awaited),
      };
    },

    async allow(token: string): Promise<number> {
      const { studentId } = await awaitedBy(token);
      await database.transaction(async (tx) => {
        await take(tx, token, studentId);
        await allow(tx, studentId);
      });
      return studentId;
    },

    async refuse(token: string): Promise<void> {
      const { studentId, dueAt } = await awaitedBy(token);
      // A new account is erased at once. In an older one there is something to lose, if the mail reached a stranger.
      if (dueAt !== null) {
        await erasures.eraseNow(studentId, async (tx) => {
          await take(tx, token, studentId);
          return true;
        });
        return;
      }
      await database.transaction(async (tx) => {
        await take(tx, token, studentId);
        const erasedAt = new Date(clock.now().getTime() + approvalMs);
        await erasures.plan(tx, studentId, erasedAt);
        await store.setDueAt(tx, studentId, erasedAt);
      });
    },

    /** Allows the child and takes them into the family of the parent, who has to be the one the link was mailed to. */
    async takeChild(parentId: number, token: string): Promise<number> {
      const { studentId } = await awaitedBy(token);
      await database.transaction((tx) =>
        families.adopt(tx, parentId, studentId, async () => {
          const awaited = await take(tx, token, studentId);
          if (!isReadBy(await accounts.find(parentId), awaited)) throw new Refusal('approvalOfOther');
          await allow(tx, studentId);
        }),
      );
      return studentId;
    },
  };
}
