/** SQL over the tables that features declare: who belongs to a family, their rows, and how these go. */
import type { Queryable } from '../platform/database.ts';
import type { PersonalTable } from '../platform/personal-data.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A person whose data is exported or erased. */
export interface PersonRow {
  readonly userId: number;
  readonly role: 'student' | 'parent';
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string;
  readonly email: string | null;
  readonly parentId: number | null;
}

const personColumns = 'u.user_id, u.role, u.first_name, u.last_name, u.user_name, u.email, u.parent_id';

/** The people of a family: the parent and all children, those of a deleted account too; or a student who signed up alone. */
export async function listFamily(db: Queryable, userName: string): Promise<PersonRow[]> {
  return db.query<PersonRow>(
    {
      name: 'list-family',
      text: `with named as (select user_id, parent_id from users where lower(user_name) = lower($1) and role in ('student', 'parent'))
        select ${personColumns} from users u, named n
        where u.user_id in (n.user_id, n.parent_id) or u.parent_id in (n.user_id, n.parent_id) order by u.user_id`,
    },
    [userName],
  );
}

export async function findStudent(db: Queryable, studentId: number): Promise<PersonRow | undefined> {
  const [row] = await db.query<PersonRow>(
    {
      name: 'find-student-to-erase',
      text: `select ${personColumns} from users u where u.user_id = $1 and u.role = 'student'`,
    },
    [studentId],
  );
  return row;
}

/** The names are those of our own declarations. */
export async function listRows(db: Queryable, { table, about }: PersonalTable, ids: readonly number[]): Promise<Row[]> {
  const rows = await db.query<{ row: Row }>(
    { name: '', text: `select to_jsonb(t) as row from ${table} t where ${about}` },
    [ids],
  );
  return rows.map(({ row }) => row);
}

export async function countRows(
  db: Queryable,
  { table, about }: PersonalTable,
  ids: readonly number[],
): Promise<number> {
  const [row] = await db.query<{ rows: number }>(
    { name: '', text: `select count(*)::int as rows from ${table} t where ${about}` },
    [ids],
  );
  return row?.rows ?? 0;
}

/** Runs what a table needs before the accounts go. A statement that needs no names gets none. */
export async function eraseRows(
  db: Queryable,
  { erased }: PersonalTable,
  ids: readonly number[],
  namesPattern: string,
): Promise<void> {
  if (erased === 'withAccount') return;
  for (const text of erased) await db.query({ name: '', text }, text.includes('$2') ? [ids, namesPattern] : [ids]);
}

/** Deletes what is past its keeping. */
export async function deleteExpired(db: Queryable, table: string, after: string, before: Date): Promise<void> {
  await db.query({ name: '', text: `delete from ${table} where ${after} < $1` }, [before]);
}

/** Children before their parents; everything that hangs on them goes with them. */
export async function deletePeople(db: Queryable, userIds: readonly number[]): Promise<void> {
  await db.query(
    { name: 'delete-family-students', text: `delete from users where user_id = any($1) and role = 'student'` },
    [userIds],
  );
  await db.query({ name: 'delete-family-parents', text: 'delete from users where user_id = any($1)' }, [userIds]);
}
