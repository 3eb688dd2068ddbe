/** All SQL about who was in the rooms of live lessons. */
import type { Queryable } from '../platform/database.ts';
import { isForStudent } from './live-lessons.store.ts';

/** A child's time in a room, from coming in to leaving, or to the last moment that is known. */
export interface Visit {
  readonly occurrenceId: number;
  readonly studentId: number;
  readonly cameAt: Date;
  readonly leftAt: Date;
}

/** Stores visits; one that is stored already is prolonged. */
export async function noteVisits(db: Queryable, visits: readonly Visit[]): Promise<void> {
  await db.query(
    {
      name: 'note-live-lesson-visits',
      text: `insert into live_lesson_visits (occurrence_id, student_id, came_at, left_at)
        select v.occurrence_id, v.student_id, v.came_at, greatest(v.came_at, v.left_at)
          from unnest($1::bigint[], $2::int[], $3::timestamptz[], $4::timestamptz[]) as v (occurrence_id, student_id, came_at, left_at)
          join live_lesson_occurrences o on o.occurrence_id = v.occurrence_id join users u on u.user_id = v.student_id
        on conflict (occurrence_id, student_id, came_at)
          do update set left_at = greatest(live_lesson_visits.left_at, excluded.left_at)`,
    },
    [
      visits.map(({ occurrenceId }) => occurrenceId),
      visits.map(({ studentId }) => studentId),
      visits.map(({ cameAt }) => cameAt),
      visits.map(({ leftAt }) => leftAt),
    ],
  );
}

/** A child and a date; the times are null where the child didn't come. */
export interface AttendanceRow {
  readonly occurrenceId: number;
  readonly startsAt: Date;
  readonly studentId: number;
  readonly firstName: string;
  readonly presentMs: number;
  readonly cameAt: Date | null;
  readonly leftAt: Date | null;
}

/** SQL: how long the student `s` was there on the date `o`. */
const visitsOf = `left join lateral (
    select sum(extract(epoch from x.left_at - x.came_at) * 1000) as present_ms, min(x.came_at) as came_at, max(x.left_at) as left_at
    from live_lesson_visits x where x.occurrence_id = o.occurrence_id and x.student_id = s.user_id) v on true`;
const attendance =
  'o.occurrence_id, o.starts_at, s.user_id as student_id, s.first_name, coalesce(v.present_ms, 0)::int as present_ms, v.came_at, v.left_at';

/** Children who came, and of dates that have begun also those who were registered and didn't. */
export async function listOfLesson(db: Queryable, liveLessonId: number, now: Date): Promise<AttendanceRow[]> {
  return db.query<AttendanceRow>(
    {
      name: 'list-attendance-of-live-lesson',
      text: `select ${attendance}
        from live_lessons l join live_lesson_occurrences o on o.live_lesson_id = l.live_lesson_id
          cross join lateral (
            select r.student_id from live_lesson_registrations r
              where r.live_lesson_id = l.live_lesson_id and r.registered_at <= o.ends_at
            union select x.student_id from live_lesson_visits x where x.occurrence_id = o.occurrence_id) who
          join users s on s.user_id = who.student_id and s.deleted_at is null ${visitsOf}
        where l.live_lesson_id = $1 and not o.is_cancelled and (o.starts_at <= $2 or v.came_at is not null)
          and ${isForStudent('s.user_id')}
        order by o.starts_at desc, o.occurrence_id, s.first_name, s.user_id`,
    },
    [liveLessonId, now],
  );
}

export interface AttendedRow extends AttendanceRow {
  readonly liveLessonId: number;
  readonly name: string;
  readonly subjectId: number;
  readonly tutorName: string;
  readonly timeZone: string;
}

/** Past dates for which a child of the family was registered, and those that they came to. */
export async function listOfFamily(db: Queryable, viewerId: number, now: Date): Promise<AttendedRow[]> {
  return db.query<AttendedRow>(
    {
      name: 'list-attended-live-lessons',
      text: `select l.live_lesson_id, l.name, l.subject_id, t.first_name as tutor_name, l.time_zone, ${attendance}
        from users s
          cross join lateral (
            select r.live_lesson_id, p.occurrence_id
              from live_lesson_registrations r join live_lesson_occurrences p on p.live_lesson_id = r.live_lesson_id
              where r.student_id = s.user_id and r.registered_at <= p.ends_at and p.ends_at <= $2
            union select p.live_lesson_id, p.occurrence_id
              from live_lesson_visits x join live_lesson_occurrences p on p.occurrence_id = x.occurrence_id
              where x.student_id = s.user_id) past
          join live_lesson_occurrences o on o.occurrence_id = past.occurrence_id
          join live_lessons l on l.live_lesson_id = past.live_lesson_id join users t on t.user_id = l.tutor_id ${visitsOf}
        where (s.user_id = $1 or s.parent_id = $1) and s.role = 'student' and s.deleted_at is null
          and l.deleted_at is null and not o.is_cancelled
        order by o.starts_at desc, o.occurrence_id, s.first_name, s.user_id limit 200`,
    },
    [viewerId, now],
  );
}
