/** All SQL of what a parent finds out about one child; it reads totals. */
import type { Mastery } from '@comet/domain/mastery/mastery';
import type { Queryable } from '../platform/database.ts';

/** A child's day in a subject. */
export interface SubjectDayRow {
  readonly studentId: number;
  readonly day: string;
  readonly subjectId: number;
  readonly answered: number;
  readonly rightCount: number;
  readonly spentMs: number;
}

export async function listSubjectDays(
  db: Queryable,
  studentIds: readonly number[],
  from: string,
  to: string,
): Promise<SubjectDayRow[]> {
  return db.query<SubjectDayRow>(
    {
      name: 'list-subject-days',
      text: `select student_id, day::text as day, subject_id, answered, right_count, time_ms as spent_ms from day_totals
        where student_id = any($1) and day between $2 and $3 order by day, subject_id`,
    },
    [studentIds, from, to],
  );
}

/** When a child first and last answered anything. */
export interface ActiveSpanRow {
  readonly studentId: number;
  readonly firstDay: string;
  readonly lastActiveAt: Date | null;
}

/** No row for a child who hasn't answered yet. */
export async function listActiveSpans(db: Queryable, studentIds: readonly number[]): Promise<ActiveSpanRow[]> {
  return db.query<ActiveSpanRow>(
    {
      name: 'list-active-spans',
      text: `select student_id, min(day)::text as first_day, max(last_active_at) as last_active_at from day_totals
        where student_id = any($1) group by student_id`,
    },
    [studentIds],
  );
}

export async function listMasteries(
  db: Queryable,
  studentId: number,
): Promise<{ readonly subTopicId: number; readonly mastery: Mastery }[]> {
  return db.query(
    {
      name: 'list-masteries',
      text: 'select sub_topic_id, mastery from sub_topic_mastery where student_id = $1',
    },
    [studentId],
  );
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
