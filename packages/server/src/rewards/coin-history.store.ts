/** SQL of the coin history. */
import type { CoinSource, coinDirections } from '@comet/domain/rewards/rewards';
import type { Queryable } from '../platform/database.ts';

export interface HistoryRow {
  readonly id: number;
  readonly cause: string;
  readonly source: CoinSource;
  readonly direction: (typeof coinDirections)[number];
  readonly amount: number;
  readonly balance: number;
  readonly createdAt: Date;
  readonly reason: string | null;
  /** The lesson or exam that paid. */
  readonly lessonName: string | null;
}

/**
 * Entries with the balance after each, newest first: the sum of everything before the page, and from there entry by entry.
 */
export async function listHistory(
  db: Queryable,
  studentId: number,
  before: number | undefined,
  count: number,
): Promise<HistoryRow[]> {
  return db.query<HistoryRow>(
    {
      name: 'list-coin-history',
      text: `with page as (
          select entry_id, cause, source, direction, amount, created_at,
            case direction when 'incoming' then amount else -amount end as change
          from ledger_entries where student_id = $1 and ($2::bigint is null or entry_id < $2)
          order by entry_id desc limit $3),
        earlier as (
          select coalesce(sum(case direction when 'incoming' then amount else -amount end), 0) as coins
          from ledger_entries where student_id = $1 and entry_id < (select min(entry_id) from page))
        select p.entry_id as id, p.cause, p.source, p.direction, p.amount, p.created_at, g.reason,
          a.title as lesson_name,
          (earlier.coins + sum(p.change) over (order by p.entry_id))::int as balance
        from page p cross join earlier
        left join coin_gifts g on p.source = 'manual' and p.cause = 'gift:' || g.gift_id and g.student_id = $1
        left join attempts a on p.source in ('lessonQuiz', 'liveLessonQuiz', 'exam') and p.cause = 'finish:' || a.attempt_id and a.student_id = $1
        order by p.entry_id desc`,
    },
    [studentId, before, count],
  );
}
