/**
 * SQL that finds everything about a family by walking the foreign keys from the people outwards, so that a new table is
 * found without being listed here. What no foreign key leads to is named: the audit log and the queue of jobs.
 */
import type { Queryable } from '../platform/database.ts';

export interface ForeignKey {
  readonly table: string;
  readonly column: string;
  readonly refers_to: string;
  readonly referred: string;
}

/** Every foreign key of ours; they all have one column. */
export async function listForeignKeys(db: Queryable): Promise<ForeignKey[]> {
  return db.query<ForeignKey>(
    {
      name: 'list-foreign-keys',
      text: `select c.conrelid::regclass::text as table, a.attname as column, c.confrelid::regclass::text as refers_to,
          r.attname as referred
        from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        join pg_attribute r on r.attrelid = c.confrelid and r.attnum = c.confkey[1]
        where c.contype = 'f' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) = 1
        order by 1, 2`,
    },
    [],
  );
}

/** The people of a family: the parent and all children, those of a deleted account too; or a student who signed up alone. */
export async function listFamily(
  db: Queryable,
  userName: string,
): Promise<{ user_id: number; role: 'student' | 'parent'; user_name: string; email: string | null }[]> {
  return db.query(
    {
      name: 'list-family',
      text: `with named as (select user_id, parent_id from users where lower(user_name) = lower($1) and role in ('student', 'parent'))
        select u.user_id, u.role, u.user_name, u.email from users u, named n
        where u.user_id in (n.user_id, n.parent_id) or u.parent_id in (n.user_id, n.parent_id) order by u.user_id`,
    },
    [userName],
  );
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Rows of a table whose column is one of these values; `place` tells rows apart. Names come from the catalogue. */
export async function listRows(
  db: Queryable,
  table: string,
  column: string,
  values: readonly string[],
): Promise<{ place: string; row: Readonly<Record<string, unknown>> }[]> {
  return db.query(
    {
      name: '',
      text: `select t.ctid::text as place, to_jsonb(t) as row from ${quoted(table)} t where t.${quoted(column)}::text = any($1)`,
    },
    [values],
  );
}

/** What the family did, and what was done about them. */
export async function listAudit(db: Queryable, userIds: readonly number[]): Promise<Record<string, unknown>[]> {
  return db.query(
    {
      name: 'list-family-audit',
      text: `select at, kind, action, target from audit_log where actor_id = any($1) or target ~ $2 order by at`,
    },
    [userIds, targetPattern(userIds)],
  );
}

/** The audit log stays for its year, without saying who. */
export async function blankAudit(db: Queryable, userIds: readonly number[]): Promise<void> {
  await db.query(
    {
      name: 'blank-family-audit',
      text: 'update audit_log set actor_id = null, target = null where actor_id = any($1) or target ~ $2',
    },
    [userIds, targetPattern(userIds)],
  );
}

const targetPattern = (userIds: readonly number[]): string => `\\m(userId|studentId)=(${userIds.join('|')})\\M`;

/** Mails that wait or were sent lately. */
export async function deleteMailJobs(db: Queryable, addresses: readonly string[]): Promise<void> {
  await db.query(
    { name: 'delete-mail-jobs', text: `delete from pgboss.job where name = 'mail' and lower(data->>'to') = any($1)` },
    [addresses.map((address) => address.toLowerCase())],
  );
}

/** Children before their parents; everything that hangs on them goes with them. */
export async function deletePeople(db: Queryable, userIds: readonly number[]): Promise<void> {
  await db.query(
    { name: 'delete-family-students', text: `delete from users where user_id = any($1) and role = 'student'` },
    [userIds],
  );
  await db.query({ name: 'delete-family-parents', text: 'delete from users where user_id = any($1)' }, [userIds]);
}
