/** All SQL about coins, experience and stars for answers that were marked wrong by mistake. */
import type { Queryable } from '../platform/database.ts';

/** What a corrected answer, or all corrected answers of a child, bring. */
export interface CorrectionGain {
  readonly studentId: number;
  readonly experience: number;
  readonly stars: number;
  /** The causes are those of the answers themselves, so that none is paid twice, whichever way it came to be right. */
  readonly coins: readonly { readonly cause: string; readonly amount: number }[];
}

/**
 * Writes the ledger's entries and the balance beside them. The day's limit neither cuts them nor is used up by them: the
 * mistake was ours. Gives what was credited by cause; one that was paid before is missing.
 */
export async function addCorrection(db: Queryable, gain: CorrectionGain, now: Date): Promise<Record<string, number>> {
  const [row] = await db.query<{ credited: Record<string, number> }>(
    {
      name: 'add-correction',
      text: `with entries as (
          insert into ledger_entries (cause, student_id, direction, source, amount, debit_account, credit_account, created_at)
          select c.cause, $1, 'incoming', 'correction', c.amount, 'reward:correction', 'child:' || $1::int, $5
          from jsonb_to_recordset($4::jsonb) as c (cause text, amount int) where c.amount > 0
          on conflict (cause) do nothing returning cause, amount),
        credited as (
          select coalesce(sum(amount), 0)::int as amount, coalesce(jsonb_object_agg(cause, amount), '{}') as by_cause
          from (select cause, amount from entries) e)
        update student_standings s set coins = s.coins + c.amount, experience = s.experience + $2, stars = s.stars + $3
        from credited c where s.student_id = $1 returning c.by_cause as credited`,
    },
    [gain.studentId, gain.experience, gain.stars, JSON.stringify(gain.coins), now],
  );
  if (row === undefined) throw new Error(`student ${gain.studentId} has no totals`);
  return row.credited;
}
