/** All SQL about a tutor's students: those for whom they have consent. */
import type { ExtraTime } from '@comet/domain/accommodations/extra-time';
import type { StudyType } from '@comet/domain/classrooms/teaching';
import type { Queryable } from '../platform/database.ts';
import { contains } from './classrooms.store.ts';

/** A student in a tutor's care with the totals of today and the last seven days of their own calendar. */
export interface TutorStudentRow {
  readonly userId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly yearOfStudy: number;
  readonly isMatched: boolean;
  readonly studyType: StudyType | null;
  readonly extraTime: ExtraTime;
  readonly classrooms: { id: number; name: string }[];
  readonly todayAnswered: number;
  readonly todayRight: number;
  readonly weekAnswered: number;
  readonly weekRight: number;
  readonly weekSpentMs: number;
  readonly lastActiveAt: Date | null;
}

export interface TutorStudentsFilter {
  readonly search?: string | undefined;
  readonly subjectId?: number | undefined;
  readonly studentId?: number | undefined;
}

/** Everybody in the tutor's care; with a subject, who is in a class of it or matched in it, and the work in it. */
export async function listTutorStudents(
  db: Queryable,
  tutorId: number,
  { search, subjectId, studentId }: TutorStudentsFilter,
  now: Date,
): Promise<TutorStudentRow[]> {
  return db.query<TutorStudentRow>(
    {
      name: 'list-tutor-students',
      text: `with cared as (
          select k.student_id from tutor_consents k where k.tutor_id = $1 and k.ended_at is null and ($3::int is null
            or exists (select from tutor_matches m where m.tutor_id = $1 and m.student_id = k.student_id and m.subject_id = $3)
            or exists (select from classrooms c join classroom_students cs on cs.classroom_id = c.id
              where c.tutor_id = $1 and cs.student_id = k.student_id and c.subject_id = $3)))
        select u.user_id, u.first_name, u.last_name, u.year_of_study, k.study_type,
          exists (select from tutor_matches m where m.tutor_id = $1 and m.student_id = u.user_id) as is_matched,
          coalesce((select extra_time from accommodations ac where ac.student_id = u.user_id), 'none') as extra_time,
          coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.name)
            from classrooms c join classroom_students cs on cs.classroom_id = c.id
            where c.tutor_id = $1 and cs.student_id = u.user_id), '[]') as classrooms,
          coalesce(t.today_answered, 0) as today_answered, coalesce(t.today_right, 0) as today_right,
          coalesce(t.week_answered, 0) as week_answered, coalesce(t.week_right, 0) as week_right,
          coalesce(t.week_spent_ms, 0)::bigint as week_spent_ms, t.last_active_at
        from cared join users u on u.user_id = cared.student_id
        left join tutor_students k on k.tutor_id = $1 and k.student_id = u.user_id
        left join lateral (
          select sum(d.answered) filter (where d.day = today.day)::int as today_answered,
            sum(d.right_count) filter (where d.day = today.day)::int as today_right,
            sum(d.answered)::int as week_answered, sum(d.right_count)::int as week_right,
            sum(d.time_ms)::bigint as week_spent_ms, max(d.last_active_at) as last_active_at
          from (select ($4::timestamptz at time zone u.time_zone)::date as day) today
          join day_totals d on d.student_id = u.user_id and d.day between today.day - 6 and today.day
            and ($3::int is null or d.subject_id = $3)) t on true
        where u.deleted_at is null and ($5::int is null or u.user_id = $5)
          and ($2::text is null or ${contains("u.first_name || ' ' || u.last_name", '$2')})
        order by u.first_name, u.last_name, u.user_id`,
    },
    [tutorId, search ?? null, subjectId ?? null, now, studentId ?? null],
  );
}

/** The students whose progress reaches this person live: themselves, their children, or the students in their care. */
export async function listWatchedStudents(db: Queryable, userId: number): Promise<number[]> {
  const rows = await db.query<{ studentId: number }>(
    {
      name: 'list-watched-students',
      text: `select user_id as student_id from users where (user_id = $1 and role = 'student') or parent_id = $1
        union select student_id from tutor_consents where tutor_id = $1 and ended_at is null`,
    },
    [userId],
  );
  return rows.map((row) => row.studentId);
}

export async function setStudyType(db: Queryable, tutorId: number, studentId: number, type: StudyType): Promise<void> {
  await db.query(
    {
      name: 'set-study-type',
      text: `insert into tutor_students (tutor_id, student_id, study_type) values ($1, $2, $3)
        on conflict (tutor_id, student_id) do update set study_type = excluded.study_type`,
    },
    [tutorId, studentId, type],
  );
}

/** The team puts a student into a tutor's care in a subject. */
export async function insertMatch(
  db: Queryable,
  tutorId: number,
  studentId: number,
  subjectId: number,
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'insert-tutor-match',
      text: `insert into tutor_matches (tutor_id, student_id, subject_id, matched_at) values ($1, $2, $3, $4)
        on conflict do nothing`,
    },
    [tutorId, studentId, subjectId, now],
  );
}

/**
 * Ends every match of a student in a subject, and their place in classes of those tutors in it. Gives the tutors who were
 * matched in nothing else.
 */
export async function deleteMatches(db: Queryable, studentId: number, subjectId: number): Promise<number[]> {
  const rows = await db.query<{ tutorId: number; isLast: boolean }>(
    {
      name: 'delete-matches',
      text: `with ended as (
          delete from tutor_matches where student_id = $1 and subject_id = $2 returning tutor_id),
        classes as (
          delete from classroom_students cs using classrooms c, ended e
          where c.id = cs.classroom_id and cs.student_id = $1 and c.tutor_id = e.tutor_id and c.subject_id = $2)
        select e.tutor_id, not exists (select from tutor_matches m
          where m.tutor_id = e.tutor_id and m.student_id = $1 and m.subject_id <> $2) as is_last
        from ended e`,
    },
    [studentId, subjectId],
  );
  return rows.filter(({ isLast }) => isLast).map(({ tutorId }) => tutorId);
}

/** Takes a student out of everything these tutors do with them: classes, matches, how they are taught. */
export async function endArrangements(db: Queryable, studentId: number, tutorIds: readonly number[]): Promise<void> {
  await db.query(
    {
      name: 'end-arrangements',
      text: `with classes as (
          delete from classroom_students cs using classrooms c
          where c.id = cs.classroom_id and cs.student_id = $1 and c.tutor_id = any($2)),
        matches as (delete from tutor_matches where student_id = $1 and tutor_id = any($2))
        delete from tutor_students where student_id = $1 and tutor_id = any($2)`,
    },
    [studentId, tutorIds],
  );
}
