/** All SQL about families' calendar feeds. */
import type { Queryable } from '../platform/database.ts';
import { isForStudent } from './live-lessons.store.ts';

export async function findCalendarKey(db: Queryable, parentId: number): Promise<string | undefined> {
  const [row] = await db.query<{ key: string }>(
    {
      name: 'find-calendar-key',
      text: `select c.key from live_lesson_calendars c join users u on u.user_id = c.parent_id
        where c.parent_id = $1 and u.deleted_at is null`,
    },
    [parentId],
  );
  return row?.key;
}

export async function setCalendarKey(db: Queryable, parentId: number, key: string, now: Date): Promise<void> {
  await db.query(
    {
      name: 'set-calendar-key',
      text: `insert into live_lesson_calendars (parent_id, key, renewed_at) values ($1, $2, $3)
        on conflict (parent_id) do update set key = excluded.key, renewed_at = excluded.renewed_at`,
    },
    [parentId, key, now],
  );
}

/** A date of a lesson for which children of a family are registered. */
export interface EventRow {
  readonly occurrenceId: number;
  readonly liveLessonId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isCancelled: boolean;
  readonly revision: number;
  readonly lessonName: string;
  readonly tutorName: string;
  readonly children: string[];
  readonly registeredAt: Date;
}

export async function listEvents(db: Queryable, parentId: number): Promise<EventRow[]> {
  return db.query<EventRow>(
    {
      name: 'list-calendar-events',
      text: `select o.occurrence_id, o.live_lesson_id, o.starts_at, o.ends_at, o.is_cancelled, o.revision, l.name as lesson_name,
          t.first_name as tutor_name, c.children, c.registered_at
        from live_lessons l join users t on t.user_id = l.tutor_id
          cross join lateral (select json_agg(s.first_name order by s.first_name) as children, min(r.registered_at) as registered_at
            from live_lesson_registrations r join users s on s.user_id = r.student_id
            where r.live_lesson_id = l.live_lesson_id and s.parent_id = $1 and s.deleted_at is null and ${isForStudent('s.user_id')}) c
          join live_lesson_occurrences o on o.live_lesson_id = l.live_lesson_id
        where l.deleted_at is null and c.children is not null order by o.starts_at desc limit 500`,
    },
    [parentId],
  );
}
