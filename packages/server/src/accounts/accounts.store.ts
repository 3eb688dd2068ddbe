/** All SQL about people. */
import type { Role } from '@comet/domain/accounts/roles';
import { hasConsent } from '../consent/index.ts';
import type { Queryable } from '../platform/database.ts';
import { type AccessColumns, accessColumns, isAwaitingParentText } from './access.ts';

/** A person as stored. */
export type UserRow = AccessColumns & {
  readonly userId: number;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string;
  readonly email: string | null;
  readonly emailConfirmedAt: Date | null;
  readonly phone: string | null;
  readonly passwordHash: string;
  readonly dayOfBirthday: string | null;
  readonly status: 'active' | 'disabled';
  readonly yearOfStudy: number | null;
  readonly initialYearOfStudy: number | null;
  readonly parentId: number | null;
  readonly timeZone: string;
  readonly isAwaitingParent: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
};

const withSubscription = `select u.user_id, u.role, u.first_name, u.last_name, u.user_name, u.email, u.email_confirmed_at, u.phone, u.password_hash,
  u.day_of_birthday, u.status, u.year_of_study, u.initial_year_of_study, u.parent_id, u.time_zone,
  u.created_at, u.updated_at, u.deleted_at, ${isAwaitingParentText('u.user_id')} as is_awaiting_parent,
  ${accessColumns('s', 'subscription_status')}
  from users u left join subscriptions s on s.student_id = u.user_id`;

export async function findUser(db: Queryable, userId: number): Promise<UserRow | undefined> {
  const [row] = await db.query<UserRow>(
    { name: 'find-user', text: `${withSubscription} where u.user_id = $1 and u.deleted_at is null` },
    [userId],
  );
  return row;
}

/** A log-in as its one spelling, whether anybody has it or not. */
export async function asLogInName(db: Queryable, login: string): Promise<string> {
  const [row] = await db.query<{ name: string }>({ name: 'as-log-in-name', text: 'select log_in_name($1) as name' }, [
    login,
  ]);
  return row?.name ?? '';
}

/** By user name or e-mail in its one spelling; people type either. */
export async function findUserByLogInName(db: Queryable, name: string): Promise<UserRow | undefined> {
  const [row] = await db.query<UserRow>(
    {
      name: 'find-user-by-log-in-name',
      text: `${withSubscription} join log_in_names n on n.user_id = u.user_id where n.name = $1 and u.deleted_at is null`,
    },
    [name],
  );
  return row;
}

export async function listChildren(db: Queryable, parentId: number): Promise<UserRow[]> {
  return db.query<UserRow>(
    {
      name: 'list-children',
      text: `${withSubscription} where u.parent_id = $1 and u.deleted_at is null order by u.user_id`,
    },
    [parentId],
  );
}

/** A person with their parent and all of that parent's children, or a parent with their own; by age of the account. */
export async function listFamily(db: Queryable, userId: number): Promise<UserRow[]> {
  return db.query<UserRow>(
    {
      name: 'list-relatives-of',
      text: `with head as (select coalesce(parent_id, user_id) as id from users where user_id = $1 and deleted_at is null)
        ${withSubscription} where (u.user_id in (select id from head) or u.parent_id = (select id from head) or u.user_id = $1)
          and u.deleted_at is null order by u.user_id`,
    },
    [userId],
  );
}

/** Whether somebody logs in with this, be it a user name or an address. */
export async function isTaken(db: Queryable, login: string): Promise<boolean> {
  const rows = await db.query<{ taken: boolean }>(
    { name: 'is-log-in-taken', text: 'select exists (select from log_in_names where name = log_in_name($1)) as taken' },
    [login],
  );
  return rows[0]?.taken ?? false;
}

/** A person to be stored. */
export interface NewUser {
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string;
  readonly email: string | undefined;
  /** Left out where the person has yet to show that the address is theirs. */
  readonly isEmailConfirmed?: boolean;
  readonly phone: string | undefined;
  readonly passwordHash: string;
  readonly dayOfBirthday?: string;
  readonly yearOfStudy?: number;
  readonly parentId?: number;
  readonly timeZone?: string;
}

export async function insertUser(db: Queryable, user: NewUser, now: Date): Promise<number> {
  const [row] = await db.query<{ userId: number }>(
    {
      name: 'insert-user',
      text: `insert into users (role, first_name, last_name, user_name, email, phone, password_hash, day_of_birthday,
          year_of_study, initial_year_of_study, parent_id, time_zone, created_at, updated_at, email_confirmed_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, coalesce($11, 'Europe/London'), $12, $12, $13) returning user_id`,
    },
    [
      user.role,
      user.firstName,
      user.lastName,
      user.userName,
      user.email ?? null,
      user.phone ?? null,
      user.passwordHash,
      user.dayOfBirthday ?? null,
      user.yearOfStudy ?? null,
      user.parentId ?? null,
      user.timeZone ?? null,
      now,
      user.isEmailConfirmed === true ? now : null,
    ],
  );
  if (row === undefined) throw new Error('insert into users returned nothing');
  return row.userId;
}

/** Notes that somebody uses their account; once a day is enough. */
export async function noteSeen(db: Queryable, userId: number, now: Date): Promise<void> {
  await db.query(
    {
      name: 'note-seen',
      text: `update users set last_seen_at = $2::timestamptz where user_id = $1 and (last_seen_at is null or last_seen_at < $2::timestamptz - interval '1 day')`,
    },
    [userId, now],
  );
}

/** What of an account may change; what is undefined stays. An empty e-mail takes the address away. */
export interface UserChange {
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly userName: string | undefined;
  readonly email: string | undefined;
  readonly passwordHash: string | undefined;
}

export async function updateUser(db: Queryable, userId: number, change: UserChange, now: Date): Promise<void> {
  await db.query(
    {
      name: 'update-user',
      text: `update users set first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
          user_name = coalesce($4, user_name), email = case when $5::text is null then email else nullif($5, '') end,
          email_confirmed_at = case when $5::text is null or lower($5) = lower(email) then email_confirmed_at end,
          password_hash = coalesce($6, password_hash), updated_at = $7
        where user_id = $1`,
    },
    [
      userId,
      change.firstName ?? null,
      change.lastName ?? null,
      change.userName ?? null,
      change.email ?? null,
      change.passwordHash ?? null,
      now,
    ],
  );
}

/** People, each locked until the transaction ends; always in the same order, so that two changes never wait in a ring. */
export async function lockUsers(db: Queryable, userIds: readonly number[]): Promise<ReadonlyMap<number, UserRow>> {
  await db.query(
    { name: 'lock-users', text: 'select from users where user_id = any($1) order by user_id for no key update' },
    [userIds],
  );
  const rows = await db.query<UserRow>(
    {
      name: 'find-locked-users',
      text: `${withSubscription} where u.user_id = any($1) and u.deleted_at is null`,
    },
    [userIds],
  );
  return new Map(rows.map((row) => [row.userId, row]));
}

export async function confirmEmail(db: Queryable, userId: number, now: Date): Promise<void> {
  await db.query(
    {
      name: 'confirm-email',
      text: 'update users set email_confirmed_at = $2 where user_id = $1 and email is not null and email_confirmed_at is null',
    },
    [userId, now],
  );
}

/** A line in the audit log. */
export interface AuditEntry {
  readonly actorId: number | undefined;
  readonly kind: string;
  readonly action: string;
  readonly target: string | undefined;
  readonly requestId: string;
}

export async function insertAudit(db: Queryable, entry: AuditEntry, now: Date): Promise<void> {
  await db.query(
    {
      name: 'insert-audit',
      text: 'insert into audit_log (at, actor_id, kind, action, target, request_id) values ($1, $2, $3, $4, $5, $6)',
    },
    [now, entry.actorId ?? null, entry.kind, entry.action, entry.target ?? null, entry.requestId],
  );
}

/** The relations that are found from a student's id alone. */
export type FamilyOrTutor = 'self' | 'parent' | 'tutor' | 'sibling';

/** How `actorId` stands to each student: the student themselves, the parent, a tutor with consent, a sibling. */
export async function findRelations(
  db: Queryable,
  actorId: number,
  studentIds: readonly number[],
): Promise<ReadonlyMap<number, FamilyOrTutor>> {
  const rows = await db.query<{ userId: number; relation: FamilyOrTutor | null }>(
    {
      name: 'find-relations',
      text: `select s.user_id, case
          when s.user_id = $1 and s.role = 'student' then 'self'
          when s.parent_id = $1 then 'parent'
          when ${hasConsent('$1', 's.user_id')} then 'tutor'
          when exists (select from users a where a.user_id = $1 and a.parent_id = s.parent_id) then 'sibling'
        end as relation
        from users s where s.user_id = any($2) and s.deleted_at is null`,
    },
    [actorId, studentIds],
  );
  return new Map(rows.flatMap(({ userId, relation }) => (relation === null ? [] : [[userId, relation]])));
}
