/** All SQL about children whose data will be erased. */
import type { Queryable } from '../platform/database.ts';

export interface ErasureRow {
  readonly studentId: number;
  readonly firstName: string;
  readonly askedAt: Date;
  readonly dueAt: Date;
}

const columns = 'e.student_id, s.first_name, e.asked_at, e.due_at';

export async function listErasures(db: Queryable, parentId: number): Promise<ErasureRow[]> {
  return db.query<ErasureRow>(
    {
      name: 'list-erasures',
      text: `select ${columns} from erasures e join users s on s.user_id = e.student_id where s.parent_id = $1 order by e.student_id`,
    },
    [parentId],
  );
}

export async function findErasure(db: Queryable, studentId: number): Promise<ErasureRow | undefined> {
  const [row] = await db.query<ErasureRow>(
    {
      name: 'find-erasure',
      text: `select ${columns} from erasures e join users s on s.user_id = e.student_id where e.student_id = $1`,
    },
    [studentId],
  );
  return row;
}

/** False when it was asked for before. */
export async function insertErasure(db: Queryable, studentId: number, now: Date, dueAt: Date): Promise<boolean> {
  const rows = await db.query(
    {
      name: 'insert-erasure',
      text: 'insert into erasures (student_id, asked_at, due_at) values ($1, $2, $3) on conflict do nothing returning student_id',
    },
    [studentId, now, dueAt],
  );
  return rows.length > 0;
}

export async function deleteErasure(db: Queryable, studentId: number): Promise<void> {
  await db.query({ name: 'delete-erasure', text: 'delete from erasures where student_id = $1' }, [studentId]);
}

export async function listDue(db: Queryable, now: Date): Promise<number[]> {
  const rows = await db.query<{ studentId: number }>(
    { name: 'list-due-erasures', text: 'select student_id from erasures where due_at <= $1 order by due_at' },
    [now],
  );
  return rows.map(({ studentId }) => studentId);
}

/** Locks an erasure that is still due; false when the parent has changed their mind. */
export async function lockDue(db: Queryable, studentId: number, now: Date): Promise<boolean> {
  const rows = await db.query(
    { name: 'lock-due-erasure', text: 'select from erasures where student_id = $1 and due_at <= $2 for update' },
    [studentId, now],
  );
  return rows.length > 0;
}
