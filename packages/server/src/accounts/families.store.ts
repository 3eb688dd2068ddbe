/** SQL about families: the lock on a person, and consents. */
import type { Queryable } from '../platform/database.ts';

/** What is decided about one person is decided one after the other. */
export async function lockPerson(db: Queryable, userId: number): Promise<void> {
  await db.query({ name: 'lock-person', text: 'select from users where user_id = $1 for no key update' }, [userId]);
}

export async function setParent(db: Queryable, studentId: number, parentId: number, now: Date): Promise<void> {
  await db.query(
    {
      name: 'set-parent',
      text: 'update users set parent_id = $2, updated_at = $3 where user_id = $1 and parent_id is null',
    },
    [studentId, parentId, now],
  );
}

export interface ReplayConsentRow {
  readonly isAllowed: boolean;
  readonly decidedAt: Date;
}

/** The newest decision about a student. */
export async function findReplayConsent(db: Queryable, studentId: number): Promise<ReplayConsentRow | undefined> {
  const [row] = await db.query<ReplayConsentRow>(
    {
      name: 'find-replay-consent',
      text: 'select is_allowed, decided_at from replay_consents where student_id = $1 order by consent_id desc limit 1',
    },
    [studentId],
  );
  return row;
}

export async function insertReplayConsent(
  db: Queryable,
  studentId: number,
  isAllowed: boolean,
  decidedBy: number,
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'insert-replay-consent',
      text: 'insert into replay_consents (student_id, is_allowed, decided_by, decided_at) values ($1, $2, $3, $4)',
    },
    [studentId, isAllowed, decidedBy, now],
  );
}
