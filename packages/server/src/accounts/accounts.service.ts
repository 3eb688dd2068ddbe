/** Reading and changing accounts; what a subscription means for a person. */
import type { Child, User } from '@comet/contract/accounts';
import { isPendingAccess, mayStay, mustPayAlone } from '@comet/domain/accounts/access';
import { accountsCan } from '@comet/domain/accounts/accounts-can';
import { ageOn, readIsoBirth } from '@comet/domain/accounts/birth-date';
import { passwordMinLength, type Role } from '@comet/domain/accounts/roles';
import { hasAccess } from '@comet/domain/billing/subscription';
import { civilDateOf } from '@comet/domain/curriculum/school-year';
import type { WornService } from '../avatars/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { isUniqueViolation } from '../platform/database-errors.ts';
import type { Passwords } from '../platform/passwords.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import { type AccessColumns, memberOf, subscriptionOf } from './access.ts';
import type { UserRow } from './accounts.store.ts';
import * as store from './accounts.store.ts';
import { findAwaited } from './approvals.store.ts';
import { isCommonPassword } from './common-passwords.ts';
import { findReplayConsent } from './families.store.ts';
import type { Sought } from './proofs.service.ts';

export interface AccountParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly worn: WornService;
  /** Writes a job that mails a link. */
  readonly mailLink: (db: Queryable, link: { userId: number; purpose: 'confirmEmail' }) => Promise<void>;
}

export type AccountsService = ReturnType<typeof createAccountsService>;

/** What may be changed of an account. */
export interface AccountChange {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly userName?: string | undefined;
  readonly email?: string | undefined;
  readonly password?: string | undefined;
}

const noChange = { firstName: undefined, lastName: undefined, userName: undefined, email: undefined };
const confirmationOf = (userId: number) => ({ userId, purpose: 'confirmEmail' }) as const;

export function createAccountsService({ database, clock, passwords, worn, mailLink }: AccountParts) {
  const userHasAccess = (user: UserRow): boolean => hasAccess(subscriptionOf(user), clock.now());

  async function childrenOf(users: readonly UserRow[]): Promise<Child[]> {
    const wornBy = await worn.wornByMany(users.map(({ userId }) => userId));
    return users.map((user) => ({
      userId: user.userId,
      firstName: user.firstName,
      lastName: user.lastName,
      userName: user.userName,
      email: user.email,
      yearOfStudy: user.yearOfStudy ?? 3,
      subscriptionStatus: user.subscriptionStatus,
      hasAccess: userHasAccess(user),
      usersAvatarPresets: wornBy(user.userId),
    }));
  }

  async function hashNewPassword(role: Role, password: string): Promise<string> {
    if (password.length < passwordMinLength[role])
      throw new Refusal('badRequest', {
        details: [
          { path: 'password', message: `The minimum password length is ${passwordMinLength[role]} characters` },
        ],
      });
    if (role !== 'student' && (await isCommonPassword(password))) throw new Refusal('commonPassword');
    return passwords.hash(password);
  }

  /** The unique indexes decide, whatever was checked before: two people may take a name at the same moment. */
  async function refuseTaken<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isUniqueViolation(error, 'users_user_name_once')) throw new Refusal('userNameTaken');
      if (isUniqueViolation(error, 'users_email_once')) throw new Refusal('emailTaken');
      throw error;
    }
  }

  async function getUser(userId: number): Promise<User> {
    const user = await store.findUser(database, userId);
    if (user === undefined) throw new Refusal('notFound');
    const children = user.role === 'parent' ? await store.listChildren(database, userId) : [];
    const consent = user.role === 'student' ? await findReplayConsent(database, userId) : undefined;
    const awaited = user.isAwaitingParent ? await findAwaited(database, userId) : undefined;
    const birth = readIsoBirth(user.dayOfBirthday ?? '');
    return {
      userId: user.userId,
      role: user.role,
      firstName: user.firstName,
      lastName: user.lastName,
      userName: user.userName,
      email: user.email,
      isEmailConfirmed: user.emailConfirmedAt !== null,
      phone: user.phone,
      age: birth === undefined ? null : ageOn(birth, civilDateOf(clock.now())),
      dayOfBirthday: user.dayOfBirthday,
      status: user.status,
      subscriptionType: user.subscriptionStatus,
      yearOfStudy: user.yearOfStudy,
      initialYearOfStudy: user.initialYearOfStudy,
      timeZone: user.timeZone,
      parentId: user.parentId,
      children: await childrenOf(children),
      isReplayAllowed: consent?.isAllowed ?? false,
      isPendingAccess: isPendingAccess(memberOf(user), children.map(memberOf), clock.now()),
      awaitedParent:
        awaited === undefined ? null : { email: awaited.parentEmail, until: awaited.dueAt?.toISOString() ?? null },
      createdAt: user.createdAt.toISOString(),
      updatedAt: user.updatedAt.toISOString(),
      deletedAt: user.deletedAt?.toISOString() ?? null,
    };
  }

  /** Who logs in with this, found in one spelling. */
  async function seek(login: string): Promise<Sought> {
    const name = await store.asLogInName(database, login);
    return { name, user: await store.findUserByLogInName(database, name) };
  }

  return {
    userHasAccess,
    childrenOf,
    getUser,
    hashNewPassword,
    find: (userId: number) => store.findUser(database, userId),
    /** The permission a child still waits for. */
    findAwaited: (userId: number) => findAwaited(database, userId),
    findIn: (db: Queryable, userId: number) => store.findUser(db, userId),
    seek,
    findByLogin: async (login: string) => (await seek(login)).user,
    findRelations: (actorId: number, studentIds: readonly number[]) =>
      store.findRelations(database, actorId, studentIds),
    isTaken: (login: string) => store.isTaken(database, login),
    audit: (entry: store.AuditEntry) => store.insertAudit(database, entry, clock.now()),

    /** Whether a session of theirs may go on. */
    mayStay: (user: AccessColumns): boolean => mayStay(memberOf(user), clock.now()),

    /** Whether all that is left to this student is to pay. */
    mustPayAlone: (user: AccessColumns): boolean => mustPayAlone(memberOf(user), clock.now()),

    /** A parent whose children have no paid or trial access is confined to the page that mends it. */
    async isPendingAccess(userId: number, role: Role): Promise<boolean> {
      if (role !== 'parent') return false;
      const children = await store.listChildren(database, userId);
      const parent = { role, hasParent: false, subscription: undefined };
      return isPendingAccess(parent, children.map(memberOf), clock.now());
    },

    async listChildren(parentId: number): Promise<Child[]> {
      return childrenOf(await store.listChildren(database, parentId));
    },

    /** Makes an account. An address that isn't confirmed yet is asked to be. */
    async create(db: Queryable, user: store.NewUser): Promise<number> {
      requireAllowed(accountsCan.beCalled(user.userName, user.email));
      const userId = await refuseTaken(() => store.insertUser(db, user, clock.now()));
      if (user.email !== undefined && user.isEmailConfirmed !== true) await mailLink(db, confirmationOf(userId));
      return userId;
    },

    noteSeen: (db: Queryable, userId: number): Promise<void> => store.noteSeen(db, userId, clock.now()),

    lock: (db: Queryable, userIds: readonly number[]) => store.lockUsers(db, userIds),

    async setPasswordHash(db: Queryable, userId: number, passwordHash: string): Promise<void> {
      await store.updateUser(db, userId, { ...noChange, passwordHash }, clock.now());
    },

    confirmEmail: (db: Queryable, userId: number) => store.confirmEmail(db, userId, clock.now()),

    /** What of the things that an account is entered with this change makes different. */
    credentialsIn(user: UserRow, change: AccountChange): ('userName' | 'email' | 'password')[] {
      const isOther = (typed: string | undefined, stored: string | null): boolean =>
        typed !== undefined && typed.toLowerCase() !== (stored ?? '').toLowerCase();
      return [
        ...(isOther(change.userName, user.userName) ? (['userName'] as const) : []),
        ...(isOther(change.email, user.email) ? (['email'] as const) : []),
        ...(change.password === undefined ? [] : (['password'] as const)),
      ];
    },

    /** Throws what can be said against a change before anything is written. */
    checkChange(user: UserRow, { userName, email }: AccountChange): void {
      if (email === '' && user.role !== 'student')
        throw new Refusal('badRequest', { details: [{ path: 'email', message: 'Please enter valid email' }] });
      if (userName !== undefined) requireAllowed(accountsCan.beCalled(userName, email ?? user.email ?? undefined));
    },

    /** Writes a change of what an account is entered with only inside the credentials' operation. */
    async update(
      db: Queryable,
      before: UserRow,
      { firstName, lastName, userName, email }: AccountChange,
      passwordHash: string | undefined,
    ): Promise<void> {
      const stored = { firstName, lastName, userName, email, passwordHash };
      await refuseTaken(() => store.updateUser(db, before.userId, stored, clock.now()));
      const isNewAddress = email !== undefined && email.toLowerCase() !== before.email?.toLowerCase();
      if (isNewAddress && email !== '') await mailLink(db, confirmationOf(before.userId));
    },
  };
}
