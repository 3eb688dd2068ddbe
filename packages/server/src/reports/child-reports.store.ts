/** All SQL of what a parent finds out about one child; it reads totals. */
import type { Queryable } from '../platform/database.ts';

/** A child's day in a subject. */
export interface SubjectDayRow {
  readonly day: string;
  readonly subjectId: number;
  readonly answered: number;
  readonly rightCount: number;
  readonly spentMs: number;
}

export async function listSubjectDays(
  db: Queryable,
  studentId: number,
  from: string,
  to: string,
): Promise<SubjectDayRow[]> {
  return db.query<SubjectDayRow>(
    {
      name: 'list-subject-days',
      text: `select day::text as day, subject_id, answered, right_count, time_ms as spent_ms from day_totals
        where student_id = $1 and day between $2 and $3 order by day, subject_id`,
    },
    [studentId, from, to],
  );
}

export async function findLastActive(db: Queryable, studentId: number): Promise<Date | undefined> {
  const [row] = await db.query<{ lastActiveAt: Date | null }>(
    {
      name: 'find-last-active',
      text: 'select max(last_active_at) as last_active_at from day_totals where student_id = $1',
    },
    [studentId],
  );
  return row?.lastActiveAt ?? undefined;
}

/** Everything a child did in a subject so far. */
export interface SubjectSumRow {
  readonly subjectId: number;
  readonly answered: number;
  readonly rightCount: number;
  readonly weightAnswered: number;
  readonly weightRight: number;
  readonly spentMs: number;
}

export async function listSubjectSums(db: Queryable, studentId: number): Promise<SubjectSumRow[]> {
  return db.query<SubjectSumRow>(
    {
      name: 'list-subject-sums',
      text: `select subject_id, sum(answered)::int as answered, sum(right_count)::int as right_count,
          sum(weight_answered)::int as weight_answered, sum(weight_right)::int as weight_right, sum(time_ms)::bigint as spent_ms
        from day_totals where student_id = $1 group by subject_id`,
    },
    [studentId],
  );
}
