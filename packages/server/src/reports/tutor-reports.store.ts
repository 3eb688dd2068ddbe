/** All SQL of the tutor's reports. Days are those of each student's own calendar. */
import type { Queryable } from '../platform/database.ts';

/** What a tutor's report is over. */
export interface TutorFilter {
  readonly tutorId: number;
  readonly classroomId: number | undefined;
  readonly subjectId: number | undefined;
  readonly now: Date;
  /** Days of the period, and as many before it. */
  readonly days: number;
}

/** A student's totals of one subject on one day, `back` days before their today. */
export interface StudentDayRow {
  readonly student_id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly subject_id: number | null;
  readonly day: string | null;
  readonly back: number | null;
  readonly answered: number;
  readonly right_count: number;
  readonly weight_answered: number;
  readonly weight_right: number;
  readonly spent_ms: number;
  readonly finished_tests: number;
}

/** Every student of the tutor, or of one of their classes, with their days; one without work has a row of nothing. */
export async function listStudentDays(db: Queryable, filter: TutorFilter): Promise<StudentDayRow[]> {
  return db.query<StudentDayRow>(
    {
      name: 'list-student-days',
      text: `with cared as (
          select cs.student_id from classrooms c join classroom_students cs on cs.classroom_id = c.id
            where c.tutor_id = $1 and ($2::int is null or c.id = $2)
          union select student_id from tutor_matches where tutor_id = $1 and $2::int is null)
        select u.user_id as student_id, u.first_name, u.last_name, d.subject_id, d.day::text as day, (t.today - d.day) as back,
          coalesce(d.answered, 0) as answered, coalesce(d.right_count, 0) as right_count,
          coalesce(d.weight_answered, 0) as weight_answered, coalesce(d.weight_right, 0) as weight_right,
          coalesce(d.time_ms, 0)::bigint as spent_ms, coalesce(d.finished_tests, 0) as finished_tests
        from cared join users u on u.user_id = cared.student_id
          cross join lateral (select ($4::timestamptz at time zone u.time_zone)::date as today) t
          left join day_totals d on d.student_id = u.user_id and ($3::int is null or d.subject_id = $3)
            and d.day between t.today - (2 * $5::int - 1) and t.today
        where u.deleted_at is null order by u.first_name, u.last_name, u.user_id, d.day`,
    },
    [filter.tutorId, filter.classroomId ?? null, filter.subjectId ?? null, filter.now, filter.days],
  );
}

/** How many different sub-topics each student answered in since a moment. */
export async function countSubTopicsTried(
  db: Queryable,
  studentIds: readonly number[],
  subjectId: number | undefined,
  since: Date,
): Promise<{ student_id: number; tried: number }[]> {
  return db.query(
    {
      name: 'count-sub-topics-tried',
      text: `select q.student_id, count(distinct i.sub_topic_id)::int as tried
        from attempt_questions q join attempts a using (attempt_id) join question_items i using (item_id)
        where q.student_id = any($1) and q.answered_at >= $3 and ($2::int is null or a.subject_id = $2) group by q.student_id`,
    },
    [studentIds, subjectId ?? null, since],
  );
}

/** A student's answers by sub-topic since a moment. */
export async function listSubTopicSums(
  db: Queryable,
  studentId: number,
  subjectId: number | undefined,
  since: Date,
): Promise<{ sub_topic_id: number; answered: number; right_count: number }[]> {
  return db.query(
    {
      name: 'list-sub-topic-sums-of-student',
      text: `select i.sub_topic_id, count(*)::int as answered, (count(*) filter (where q.is_right))::int as right_count
        from attempt_questions q join attempts a using (attempt_id) join question_items i using (item_id)
        where q.student_id = $1 and q.answered_at >= $3 and ($2::int is null or a.subject_id = $2)
        group by i.sub_topic_id order by i.sub_topic_id`,
    },
    [studentId, subjectId ?? null, since],
  );
}
