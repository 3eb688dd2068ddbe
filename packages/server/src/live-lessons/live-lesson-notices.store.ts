/** SQL that finds whom to tell of a live lesson. */
import type { Queryable } from '../platform/database.ts';
import { isForStudent } from './live-lessons.store.ts';

/** A registered child with the parent who gets the letters. */
export interface ToldRow {
  readonly studentId: number;
  readonly childName: string;
  readonly parentId: number | null;
  readonly parentName: string | null;
  readonly email: string | null;
  readonly emailConfirmedAt: Date | null;
  readonly lessonName: string;
  readonly tutorName: string;
  readonly timeZone: string;
}

export async function listToTell(db: Queryable, liveLessonId: number): Promise<ToldRow[]> {
  return db.query<ToldRow>(
    {
      name: 'list-to-tell-of-live-lesson',
      text: `select s.user_id as student_id, s.first_name as child_name, p.user_id as parent_id, p.first_name as parent_name, p.email,
          p.email_confirmed_at, l.name as lesson_name, t.first_name as tutor_name, l.time_zone
        from live_lessons l join users t on t.user_id = l.tutor_id join live_lesson_registrations r using (live_lesson_id)
          join users s on s.user_id = r.student_id left join users p on p.user_id = s.parent_id and p.deleted_at is null
        where l.live_lesson_id = $1 and s.deleted_at is null and ${isForStudent('s.user_id')} order by s.user_id`,
    },
    [liveLessonId],
  );
}

/** Marks the dates that start soon as reminded of, so that each is reminded of once, whichever server does it. */
export async function claimReminders(
  db: Queryable,
  now: Date,
  until: Date,
): Promise<{ occurrenceId: number; liveLessonId: number; startsAt: Date; revision: number }[]> {
  return db.query(
    {
      name: 'claim-live-lesson-reminders',
      text: `update live_lesson_occurrences o set reminded_at = $1 from live_lessons l
        where l.live_lesson_id = o.live_lesson_id and l.deleted_at is null and o.starts_at > $1 and o.starts_at <= $2
          and o.reminded_at is null and not o.is_cancelled
        returning o.occurrence_id, o.live_lesson_id, o.starts_at, o.revision`,
    },
    [now, until],
  );
}
