/** All SQL about coins given by hand. */
import type { Queryable } from '../platform/database.ts';
import { insertMissingTotals } from './coins.store.ts';

/** Coins from a tutor to a student, and what for. */
export interface Gift {
  readonly tutorId: number;
  readonly studentId: number;
  readonly amount: number;
  readonly reason: string;
}

export interface GiftRow {
  readonly tutorId: number | null;
  readonly amount: number;
  readonly reason: string;
  readonly givenAt: Date;
}

/** Inserts the student's totals if they have none, locks them, and returns the student's time zone. */
export async function lockTotals(db: Queryable, studentId: number, now: Date): Promise<string> {
  await insertMissingTotals(db, [studentId], now);
  const [row] = await db.query<{ timeZone: string }>(
    {
      name: 'lock-totals',
      text: `select u.time_zone from student_standings s join users u on u.user_id = s.student_id
        where s.student_id = $1 for update of s`,
    },
    [studentId],
  );
  if (row === undefined) throw new Error(`student ${studentId} has no totals`);
  return row.timeZone;
}

export async function listGifts(db: Queryable, studentId: number, day: string): Promise<GiftRow[]> {
  return db.query<GiftRow>(
    {
      name: 'list-gifts',
      text: 'select tutor_id, amount, reason, given_at from coin_gifts where student_id = $1 and day = $2',
    },
    [studentId, day],
  );
}

/** Writes the gift, its ledger entry and the new balance. The caller holds the lock of the totals. */
export async function insertGift(db: Queryable, gift: Gift, day: string, now: Date): Promise<void> {
  await db.query(
    {
      name: 'insert-gift',
      text: `with gift as (
          insert into coin_gifts (tutor_id, student_id, amount, reason, day, given_at)
          values ($1, $2, $3, $4, $5, $6) returning gift_id, student_id, amount),
        entry as (
          insert into ledger_entries (cause, student_id, direction, source, amount, debit_account, credit_account, created_at)
          select 'gift:' || gift_id, student_id, 'incoming', 'manual', amount, 'reward:manual', 'child:' || student_id, $6
          from gift returning student_id, amount)
        update student_standings s set coins = s.coins + e.amount from entry e where s.student_id = e.student_id`,
    },
    [gift.tutorId, gift.studentId, gift.amount, gift.reason, day, now],
  );
}
