/** All SQL of the parent's dashboard; it reads totals, never answers. */
import type { AttemptKind } from '@comet/domain/attempts/attempt';
import { isOfSubject } from '../attempts/index.ts';
import type { Queryable } from '../platform/database.ts';

/** A student's day over the subjects asked for. */
export interface DayRow {
  readonly day: string;
  readonly answered: number;
  readonly rightCount: number;
  readonly weightAnswered: number;
  readonly weightRight: number;
  readonly spentMs: number;
  readonly finishedTests: number;
}

export async function listDays(
  db: Queryable,
  studentId: number,
  subjectId: number | undefined,
  from: string,
  to: string,
): Promise<DayRow[]> {
  return db.query<DayRow>(
    {
      name: 'list-days',
      text: `select day::text as day, sum(answered)::int as answered, sum(right_count)::int as right_count,
          sum(weight_answered)::int as weight_answered, sum(weight_right)::int as weight_right, sum(time_ms)::bigint as spent_ms,
          sum(finished_tests)::int as finished_tests
        from day_totals where student_id = $1 and ($2::int is null or subject_id = $2) and day between $3 and $4
        group by day order by day`,
    },
    [studentId, subjectId ?? null, from, to],
  );
}

/** A finished test. */
export interface ResultRow {
  readonly attemptId: number;
  readonly kind: AttemptKind;
  readonly sourceId: number;
  readonly title: string | null;
  readonly subjectId: number;
  readonly year: number;
  readonly questionCount: number;
  readonly answeredCount: number;
  readonly rightCount: number;
  readonly stars: number;
  readonly spentMs: number;
  readonly finishedAt: Date;
}

export async function listResults(
  db: Queryable,
  studentId: number,
  subjectId: number | undefined,
  since: Date,
  limit: number,
): Promise<ResultRow[]> {
  return db.query<ResultRow>(
    {
      name: 'list-results',
      text: `select attempt_id, kind, source_id, title, subject_id, year, question_count, answered_count, right_count, stars, spent_ms, finished_at
        from attempts a where student_id = $1 and status = 'FINISH' and not is_sealed and kind <> 'stopPoint' and finished_at >= $3 and ${isOfSubject('$2')}
        order by finished_at desc limit $4`,
    },
    [studentId, subjectId ?? null, since, limit],
  );
}

/** Coins that came in since a moment. */
export async function sumCoins(db: Queryable, studentId: number, since: Date): Promise<number> {
  const [row] = await db.query<{ coins: number }>(
    {
      name: 'sum-coins',
      text: `select coalesce(sum(amount), 0)::int as coins from ledger_entries
        where student_id = $1 and direction = 'incoming' and created_at >= $2`,
    },
    [studentId, since],
  );
  return row?.coins ?? 0;
}
