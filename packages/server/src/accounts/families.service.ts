/** Families: making children's accounts, who belongs together, and the parent's consent to recordings. */
import type { Child } from '@comet/contract/accounts';
import type { WornPresets } from '@comet/contract/avatar-fields';
import type { AnswerOf, BodyOf } from '@comet/contract/call';
import type { createChild, getRelatives, getReplayConsent, Relative } from '@comet/contract/families';
import type { registerStudent } from '@comet/contract/sessions';
import { birthFault, readIsoBirth } from '@comet/domain/accounts/birth-date';
import { maxChildren, yearOfStudy } from '@comet/domain/accounts/student-account';
import { civilDateOf } from '@comet/domain/curriculum/school-year';
import type { WornService } from '../avatars/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import type { Passwords } from '../platform/passwords.ts';
import { Refusal } from '../platform/refusal.ts';
import type { AccountsService } from './accounts.service.ts';
import type { NewUser, UserRow } from './accounts.store.ts';
import * as accountStore from './accounts.store.ts';
import * as store from './families.store.ts';

export interface FamilyParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly accounts: AccountsService;
  readonly passwords: Passwords;
  readonly worn: WornService;
  /** Deletes every recording of a student. */
  readonly deleteRecordings: (tx: Queryable, studentId: number) => Promise<void>;
}

export type FamiliesService = ReturnType<typeof createFamiliesService>;

type StudentAccount = BodyOf<typeof registerStudent>;

function relativeOf(user: UserRow, usersAvatarPresets: WornPresets | null): Relative {
  return {
    userId: user.userId,
    role: user.role,
    firstName: user.firstName,
    lastName: user.lastName,
    yearOfStudy: user.yearOfStudy,
    usersAvatarPresets,
  };
}

export function createFamiliesService(parts: FamilyParts) {
  const { database, clock, accounts, passwords, worn, deleteRecordings } = parts;

  /** The account step as a student to be stored. Throws a Refusal where the date of birth cannot be one. */
  async function readStudent(account: StudentAccount): Promise<NewUser> {
    const birth = readIsoBirth(account.dateOfBirth);
    const fault = birth === undefined ? 'Invalid Date' : birthFault(birth, civilDateOf(clock.now()));
    if (fault !== undefined)
      throw new Refusal('badDateOfBirth', { details: [{ path: 'dateOfBirth', message: fault }] });
    return {
      role: 'student',
      firstName: account.firstName,
      lastName: account.lastName,
      userName: account.userName,
      email: account.email === '' ? undefined : account.email,
      phone: undefined,
      passwordHash: await accounts.hashNewPassword('student', account.password),
      dayOfBirthday: account.dateOfBirth,
      yearOfStudy: yearOfStudy(account),
    };
  }

  async function findConsent(studentId: number): Promise<AnswerOf<typeof getReplayConsent>> {
    const newest = await store.findReplayConsent(database, studentId);
    return { isReplayAllowed: newest?.isAllowed ?? false, decidedAt: newest?.decidedAt.toISOString() ?? null };
  }

  /** The parent's child that the same form has made already: in another tab, or when the answer to it was lost. */
  async function findTwin(parentId: number, student: NewUser, body: BodyOf<typeof createChild>) {
    const twin = (await accountStore.listChildren(database, parentId)).find(
      ({ userName: name }) => name.toLowerCase() === student.userName.toLowerCase(),
    );
    if (twin === undefined) return undefined;
    const isSame =
      twin.firstName === student.firstName &&
      twin.lastName === student.lastName &&
      twin.email === (student.email ?? null) &&
      twin.dayOfBirthday === student.dayOfBirthday &&
      twin.initialYearOfStudy === student.yearOfStudy &&
      (await findConsent(twin.userId)).isReplayAllowed === body.isReplayAllowed &&
      (await passwords.verify(twin.passwordHash, body.password));
    return isSame ? twin.userId : undefined;
  }

  /** Throws where the family has as many children as it may. The parent has to be locked. */
  async function requireRoom(tx: Queryable, parentId: number): Promise<void> {
    if ((await accountStore.listChildren(tx, parentId)).length >= maxChildren) throw new Refusal('tooManyChildren');
  }

  const makeChild = (parentId: number, student: NewUser, isReplayAllowed: boolean): Promise<number> =>
    database.transaction(async (tx) => {
      await store.lockPerson(tx, parentId);
      await requireRoom(tx, parentId);
      const made = await accounts.create(tx, { ...student, parentId });
      if (isReplayAllowed) await store.insertReplayConsent(tx, made, true, parentId, clock.now());
      return made;
    });

  return {
    readStudent,

    /** Makes a student who has no parent here a child of this one; `permit` throws where that may not be. */
    async adopt(tx: Queryable, parentId: number, studentId: number, permit: () => Promise<void>): Promise<void> {
      await store.lockPerson(tx, parentId);
      await requireRoom(tx, parentId);
      await permit();
      await store.setParent(tx, studentId, parentId, clock.now());
    },

    /** Makes a child's account; the same once more is the same child. Throws a Refusal. */
    async createChild(parentId: number, body: BodyOf<typeof createChild>): Promise<Child> {
      const student = await readStudent(body);
      const userId = await makeChild(parentId, student, body.isReplayAllowed).catch(async (refusal: unknown) => {
        const twin = refusal instanceof Refusal ? await findTwin(parentId, student, body) : undefined;
        if (twin === undefined) throw refusal;
        return twin;
      });
      const user = await accounts.find(userId);
      const [child] = await accounts.childrenOf(user === undefined ? [] : [user]);
      if (child === undefined) throw new Refusal('notFound');
      return child;
    },

    async listRelatives(userId: number): Promise<AnswerOf<typeof getRelatives>> {
      const family = await accountStore.listFamily(database, userId);
      const user = family.find((one) => one.userId === userId);
      if (user === undefined) throw new Refusal('notFound');
      const parent = family.find(({ role }) => role === 'parent');
      const children = parent === undefined ? [user] : family.filter((one) => one !== parent);
      const wornBy = await worn.wornByMany(children.map(({ userId }) => userId));
      return {
        parent: parent === undefined ? null : relativeOf(parent, null),
        children: children.map((child) => relativeOf(child, wornBy(child.userId))),
      };
    },

    getReplayConsent: findConsent,

    /** Whether a student may be recorded; it stays so until the transaction ends. */
    async lockReplayConsent(tx: Queryable, studentId: number): Promise<boolean> {
      await store.lockPerson(tx, studentId);
      return (await store.findReplayConsent(tx, studentId))?.isAllowed ?? false;
    },

    /** A decision holds from this moment: withdrawn, nothing that was recorded stays. */

    async setReplayConsent(
      parentId: number,
      studentId: number,
      isAllowed: boolean,
    ): Promise<AnswerOf<typeof getReplayConsent>> {
      await database.transaction(async (tx) => {
        await store.lockPerson(tx, studentId);
        const newest = await store.findReplayConsent(tx, studentId);
        // The same decision once more is no new one.
        if ((newest?.isAllowed ?? false) === isAllowed) return;
        await store.insertReplayConsent(tx, studentId, isAllowed, parentId, clock.now());
        if (!isAllowed) await deleteRecordings(tx, studentId);
      });
      return findConsent(studentId);
    },
  };
}
