/** SQL about children whose account a parent has to allow. */
import type { Queryable } from '../platform/database.ts';

export interface AwaitedRow {
  readonly studentId: number;
  readonly firstName: string;
  readonly userName: string;
  readonly parentEmail: string | null;
  readonly dueAt: Date | null;
}

export async function insertApproval(
  db: Queryable,
  approval: { readonly studentId: number; readonly parentEmail: string; readonly dueAt: Date },
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'insert-parent-approval',
      text: 'insert into parent_approvals (student_id, parent_email, asked_at, due_at) values ($1, $2, $3, $4)',
    },
    [approval.studentId, approval.parentEmail, now, approval.dueAt],
  );
}

const awaited = `select a.student_id, u.first_name, u.user_name, a.parent_email, a.due_at
  from parent_approvals a join users u on u.user_id = a.student_id where a.student_id = $1 and a.approved_at is null`;

/** The permission a child still waits for. */
export async function findAwaited(db: Queryable, studentId: number): Promise<AwaitedRow | undefined> {
  const [row] = await db.query<AwaitedRow>({ name: 'find-awaited-approval', text: awaited }, [studentId]);
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockAwaited(db: Queryable, studentId: number): Promise<AwaitedRow | undefined> {
  const [row] = await db.query<AwaitedRow>({ name: 'lock-awaited-approval', text: `${awaited} for update of a` }, [
    studentId,
  ]);
  return row;
}

/** Has a student from before this rule wait for a parent. One whom a parent has allowed stays allowed. */
export async function insertUnaskedApproval(db: Queryable, studentId: number, now: Date): Promise<void> {
  await db.query(
    {
      name: 'insert-unasked-approval',
      text: 'insert into parent_approvals (student_id, asked_at) values ($1, $2) on conflict (student_id) do nothing',
    },
    [studentId, now],
  );
}

export async function setDueAt(db: Queryable, studentId: number, dueAt: Date): Promise<void> {
  await db.query({ name: 'set-approval-due', text: 'update parent_approvals set due_at = $2 where student_id = $1' }, [
    studentId,
    dueAt,
  ]);
}

export async function setParentEmail(db: Queryable, studentId: number, parentEmail: string): Promise<void> {
  await db.query(
    { name: 'set-parent-email', text: 'update parent_approvals set parent_email = $2 where student_id = $1' },
    [studentId, parentEmail],
  );
}

export async function setApproved(db: Queryable, studentId: number, now: Date): Promise<void> {
  await db.query(
    { name: 'set-parent-approved', text: 'update parent_approvals set approved_at = $2 where student_id = $1' },
    [studentId, now],
  );
}
