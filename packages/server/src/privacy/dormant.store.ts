/** All SQL about accounts that nobody uses any more. A household is a parent with all children, or a student who signed up alone. */
import { type AccessColumns, accessColumns } from '../accounts/index.ts';
import type { Queryable } from '../platform/database.ts';

export interface HouseholdRow {
  readonly userId: number;
  readonly userName: string;
  readonly firstName: string;
  /** Where a letter can be sent: the adult's own address, or the one that a young student gave of a parent. */
  readonly email: string | null;
  readonly lastSeenAt: Date;
  readonly warnedAt: Date | null;
}

const households = `select h.user_id, h.user_name, h.first_name, coalesce(h.email, pa.parent_email) as email, d.warned_at,
    greatest(coalesce(h.last_seen_at, h.created_at), coalesce(c.last_seen_at, h.created_at)) as last_seen_at
  from users h
  left join dormant_warnings d on d.user_id = h.user_id
  left join parent_approvals pa on pa.student_id = h.user_id
  left join lateral (
    select max(coalesce(u.last_seen_at, u.created_at)) as last_seen_at from users u where u.parent_id = h.user_id) c on true
  where (h.role = 'parent' or h.role = 'student' and h.parent_id is null)`;

/** Households that were warned, or whose adult hasn't been seen since `before`: the only ones that something may be done about. */
export async function listCandidates(db: Queryable, before: Date): Promise<HouseholdRow[]> {
  return db.query<HouseholdRow>(
    {
      name: 'list-dormant-candidates',
      text: `${households} and (d.warned_at is not null or coalesce(h.last_seen_at, h.created_at) <= $1) order by h.user_id`,
    },
    [before],
  );
}

/** One household, with its accounts locked until the transaction ends: nobody logs in meanwhile. */
export async function lockHousehold(db: Queryable, userId: number): Promise<HouseholdRow | undefined> {
  await db.query(
    {
      name: 'lock-household',
      text: 'select from users where user_id = $1 or parent_id = $1 order by user_id for update',
    },
    [userId],
  );
  const [row] = await db.query<HouseholdRow>({ name: 'find-household', text: `${households} and h.user_id = $1` }, [
    userId,
  ]);
  return row;
}

/** The access columns of everybody in a household. */
export async function listAccess(db: Queryable, userId: number): Promise<AccessColumns[]> {
  return db.query<AccessColumns>(
    {
      name: 'list-household-access',
      text: `select u.role, u.parent_id, ${accessColumns('s', 'subscription_status')}
        from users u left join subscriptions s on s.student_id = u.user_id where u.user_id = $1 or u.parent_id = $1`,
    },
    [userId],
  );
}

export async function insertWarning(db: Queryable, userId: number, now: Date): Promise<void> {
  await db.query(
    {
      name: 'insert-dormant-warning',
      text: 'insert into dormant_warnings (user_id, warned_at) values ($1, $2) on conflict (user_id) do nothing',
    },
    [userId, now],
  );
}

export async function deleteWarning(db: Queryable, userId: number): Promise<void> {
  await db.query({ name: 'delete-dormant-warning', text: 'delete from dormant_warnings where user_id = $1' }, [userId]);
}
