/** All SQL about notifications. */
import type { LeagueOutcome } from '@comet/domain/leagues/settle-week';
import type { NotificationKind } from '@comet/domain/notifications/kinds';
import { hasConsent } from '../consent/index.ts';
import type { Queryable } from '../platform/database.ts';

export interface Notice {
  readonly userId: number;
  readonly kind: NotificationKind;
  /** The child it is about; the same person for a child's own. */
  readonly studentId: number;
  /** Coins, achievements or days of a streak. */
  readonly amount?: number;
  /** How a week in a league ended. */
  readonly outcome?: LeagueOutcome;
}

/** Whether somebody may know of the student `s`, in SQL: the child, the parent, or a tutor for as long as there is consent. */
const mayKnow = (userId: string): string =>
  `(s.deleted_at is null and (s.user_id = ${userId} or s.parent_id = ${userId} or ${hasConsent(userId, 's.user_id')}))`;

export async function insertNotices(db: Queryable, notices: readonly Notice[], now: Date): Promise<void> {
  await db.query(
    {
      name: 'insert-notifications',
      text: `insert into notifications (user_id, kind, student_id, amount, outcome, created_at)
        select user_id, kind, student_id, amount, outcome, $6
        from unnest($1::int[], $2::text[], $3::int[], $4::int[], $5::text[]) as n (user_id, kind, student_id, amount, outcome)`,
    },
    [
      notices.map(({ userId }) => userId),
      notices.map(({ kind }) => kind),
      notices.map(({ studentId }) => studentId),
      notices.map(({ amount }) => amount ?? null),
      notices.map(({ outcome }) => outcome ?? null),
      now,
    ],
  );
}

/** Who set the finished practices among these attempts and may know of the child; not the child itself. */
export async function listSetters(
  db: Queryable,
  attemptIds: readonly number[],
): Promise<{ userId: number; studentId: number }[]> {
  return db.query(
    {
      name: 'list-setters-of-attempts',
      text: `select p.set_by_id as user_id, a.student_id
        from attempts a join practice_tasks t on t.task_id = a.source_id join practices p on p.practice_id = t.practice_id
          join users s on s.user_id = a.student_id
        where a.attempt_id = any($1) and a.kind = 'practice' and p.set_by_id <> a.student_id and ${mayKnow('p.set_by_id')}`,
    },
    [attemptIds],
  );
}

export interface NotificationRow {
  readonly id: number;
  readonly kind: NotificationKind;
  readonly studentId: number;
  readonly firstName: string;
  readonly amount: number | null;
  readonly outcome: LeagueOutcome | null;
  readonly createdAt: Date;
  readonly openedAt: Date | null;
}

/** The newest ones of a person, but none about a child of whom they may not know any more. */
export async function listNewest(db: Queryable, userId: number, count: number): Promise<NotificationRow[]> {
  return db.query<NotificationRow>(
    {
      name: 'list-notifications',
      text: `select n.notification_id as id, n.kind, n.student_id, s.first_name, n.amount, n.outcome, n.created_at, n.opened_at
        from notifications n join users s on s.user_id = n.student_id
        where n.user_id = $1 and ${mayKnow('$1')} order by n.notification_id desc limit $2`,
    },
    [userId, count],
  );
}

export async function setOpened(db: Queryable, userId: number, notificationId: number, now: Date): Promise<void> {
  await db.query(
    {
      name: 'set-notification-opened',
      text: `update notifications set opened_at = $3
        where notification_id = $2 and user_id = $1 and opened_at is null`,
    },
    [userId, notificationId, now],
  );
}
