/** All SQL about classes and the students in a tutor's care. */
import type { ExtraTime } from '@comet/domain/accommodations/extra-time';
import type { Queryable } from '../platform/database.ts';

export interface ClassroomRow {
  readonly id: number;
  readonly name: string;
  readonly subject_id: number;
  readonly number_of_students: number;
}

/** Text found anywhere in a name: a plain substring, whatever letters it has. */
const contains = (column: string, parameter: string) => `position(lower(${parameter}) in lower(${column})) > 0`;

export async function listClassrooms(
  db: Queryable,
  tutorId: number,
  search: string | undefined,
  subjectId: number | undefined,
): Promise<ClassroomRow[]> {
  return db.query<ClassroomRow>(
    {
      name: 'list-classrooms',
      text: `select c.id, c.name, c.subject_id,
          (select count(*) from classroom_students cs where cs.classroom_id = c.id)::int as number_of_students
        from classrooms c
        where c.tutor_id = $1 and ($2::text is null or ${contains('c.name', '$2')}) and ($3::int is null or c.subject_id = $3)
        order by c.name, c.id`,
    },
    [tutorId, search ?? null, subjectId ?? null],
  );
}

/** A student in a tutor's care with the totals of today and the last seven days of their own calendar. */
export interface TutorStudentRow {
  readonly user_id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly year_of_study: number;
  readonly is_matched: boolean;
  readonly extra_time: ExtraTime;
  readonly classrooms: { id: number; name: string }[];
  readonly today_answered: number;
  readonly today_right: number;
  readonly week_answered: number;
  readonly week_right: number;
  readonly week_spent_ms: number;
  readonly last_active_at: Date | null;
}

export async function listTutorStudents(
  db: Queryable,
  tutorId: number,
  search: string | undefined,
  subjectId: number | undefined,
  now: Date,
): Promise<TutorStudentRow[]> {
  return db.query<TutorStudentRow>(
    {
      name: 'list-tutor-students',
      text: `with cared as (
          select cs.student_id from classrooms c join classroom_students cs on cs.classroom_id = c.id
            where c.tutor_id = $1 and ($3::int is null or c.subject_id = $3)
          union select student_id from tutor_matches where tutor_id = $1 and ($3::int is null or subject_id = $3))
        select u.user_id, u.first_name, u.last_name, u.year_of_study,
          exists (select from tutor_matches m where m.tutor_id = $1 and m.student_id = u.user_id) as is_matched,
          coalesce((select extra_time from accommodations ac where ac.student_id = u.user_id), 'none') as extra_time,
          coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.name)
            from classrooms c join classroom_students cs on cs.classroom_id = c.id
            where c.tutor_id = $1 and cs.student_id = u.user_id), '[]') as classrooms,
          coalesce(t.today_answered, 0) as today_answered, coalesce(t.today_right, 0) as today_right,
          coalesce(t.week_answered, 0) as week_answered, coalesce(t.week_right, 0) as week_right,
          coalesce(t.week_spent_ms, 0)::bigint as week_spent_ms, t.last_active_at
        from cared join users u on u.user_id = cared.student_id
        left join lateral (
          select sum(d.answered) filter (where d.day = today.day)::int as today_answered,
            sum(d.right_count) filter (where d.day = today.day)::int as today_right,
            sum(d.answered)::int as week_answered, sum(d.right_count)::int as week_right,
            sum(d.time_ms)::bigint as week_spent_ms, max(d.last_active_at) as last_active_at
          from (select ($4::timestamptz at time zone u.time_zone)::date as day) today
          join day_totals d on d.student_id = u.user_id and d.day between today.day - 6 and today.day
            and ($3::int is null or d.subject_id = $3)) t on true
        where u.deleted_at is null
          and ($2::text is null or ${contains("u.first_name || ' ' || u.last_name", '$2')})
        order by u.first_name, u.last_name, u.user_id`,
    },
    [tutorId, search ?? null, subjectId ?? null, now],
  );
}

/** The students whose progress reaches this person live: themselves, their children, or the students in their care. */
export async function listWatchedStudents(db: Queryable, userId: number): Promise<number[]> {
  const rows = await db.query<{ student_id: number }>(
    {
      name: 'list-watched-students',
      text: `select user_id as student_id from users where (user_id = $1 and role = 'student') or parent_id = $1
        union select cs.student_id from classrooms c join classroom_students cs on cs.classroom_id = c.id where c.tutor_id = $1
        union select student_id from tutor_matches where tutor_id = $1`,
    },
    [userId],
  );
  return rows.map((row) => row.student_id);
}
