/** SQL of single entries of the ledger. The caller holds the lock of the student's totals. */
import type { CoinSource } from '@comet/domain/rewards/rewards';
import type { Queryable } from '../platform/database.ts';

/** Coins for a student or from them, with the cause that keeps them from being paid or charged twice. */
export interface CoinEntry {
  readonly studentId: number;
  readonly cause: string;
  readonly source: CoinSource;
  readonly amount: number;
}

/** The amount of the entry with this cause, if there is one. */
export async function findEntry(db: Queryable, cause: string): Promise<number | undefined> {
  const [row] = await db.query<{ amount: number }>(
    { name: 'find-entry', text: 'select amount from ledger_entries where cause = $1' },
    [cause],
  );
  return row?.amount;
}

export async function insertCredit(db: Queryable, entry: CoinEntry, now: Date): Promise<void> {
  await db.query(
    {
      name: 'insert-credit',
      text: `with entry as (
          insert into ledger_entries (cause, student_id, direction, source, amount, debit_account, credit_account, created_at)
          values ($1, $2, 'incoming', $3, $4, 'reward:' || $3::text, 'child:' || $2::int, $5)
          on conflict (cause) do nothing returning student_id, amount)
        update student_standings s set coins = s.coins + e.amount from entry e where s.student_id = e.student_id`,
    },
    [entry.cause, entry.studentId, entry.source, entry.amount, now],
  );
}

/** Totals for those of these students who have none yet. */
export async function insertMissingTotals(db: Queryable, studentIds: readonly number[], now: Date): Promise<void> {
  await db.query(
    {
      name: 'insert-missing-totals',
      text: `insert into student_standings (student_id, coins, experience, stars, learned_day, learned_coins)
        select user_id, 0, 0, 0, ($2::timestamptz at time zone time_zone)::date, 0 from users where user_id = any($1)
        on conflict (student_id) do nothing`,
    },
    [studentIds, now],
  );
}

/** The same for many students at once. Takes their locks itself, in the order in which answers do. */
export async function insertCredits(db: Queryable, entries: readonly CoinEntry[], now: Date): Promise<void> {
  const studentIds = [...new Set(entries.map(({ studentId }) => studentId))];
  const locked = await db.query<{ studentId: number }>(
    {
      name: 'lock-totals-of-many',
      text: 'select student_id from student_standings where student_id = any($1) order by student_id for update',
    },
    [studentIds],
  );
  const without = studentIds.filter((studentId) => !locked.some((one) => one.studentId === studentId));
  if (without.length > 0) await insertMissingTotals(db, without, now);
  await db.query(
    {
      name: 'insert-credits',
      text: `with entry as (
          insert into ledger_entries (cause, student_id, direction, source, amount, debit_account, credit_account, created_at)
          select cause, "studentId", 'incoming', source, amount, 'reward:' || source, 'child:' || "studentId", $2
          from jsonb_to_recordset($1::jsonb) as e (cause text, "studentId" int, source text, amount int)
          on conflict (cause) do nothing returning student_id, amount)
        update student_standings s set coins = s.coins + e.amount
        from (select student_id, sum(amount)::int as amount from entry group by student_id) e where s.student_id = e.student_id`,
    },
    [JSON.stringify(entries), now],
  );
}

export async function insertCharge(db: Queryable, entry: CoinEntry, now: Date): Promise<void> {
  await db.query(
    {
      name: 'insert-charge',
      text: `with entry as (
          insert into ledger_entries (cause, student_id, direction, source, amount, debit_account, credit_account, created_at)
          values ($1, $2, 'outcoming', $3, $4, 'child:' || $2::int, 'shop:' || $3::text, $5)
          on conflict (cause) do nothing returning student_id, amount)
        update student_standings s set coins = s.coins - e.amount, coins_spent = s.coins_spent + e.amount
        from entry e where s.student_id = e.student_id`,
    },
    [entry.cause, entry.studentId, entry.source, entry.amount, now],
  );
}
