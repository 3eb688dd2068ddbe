/** All SQL about live lessons. */
import type { LiveLessonType } from '@comet/domain/live-lessons/live-lessons';
import { hasConsent } from '../consent/index.ts';
import { allowsVoice } from '../controls/index.ts';
import type { Queryable } from '../platform/database.ts';
import type { MadeThings } from '../platform/same-request.ts';

/** SQL: a live lesson `l` is for the children of its class, or for all; with consent to its tutor. */
export const isForStudent = (studentId: string): string => `(
    (l.is_for_everyone or exists (select from classroom_students cs
      where cs.classroom_id = l.classroom_id and cs.student_id = ${studentId}))
    and ${hasConsent('l.tutor_id', studentId)})`;

/** A child of the viewer's family for whom a lesson is. */
export interface FamilyChild {
  readonly studentId: number;
  readonly firstName: string;
  readonly isRegistered: boolean;
}

export interface LiveLessonRow {
  readonly liveLessonId: number;
  readonly tutorId: number;
  readonly tutorName: string;
  readonly type: LiveLessonType;
  readonly name: string;
  readonly description: string;
  readonly subjectId: number;
  readonly classroomId: number | null;
  readonly isForEveryone: boolean;
  readonly places: number;
  readonly timeZone: string;
  readonly startTime: string;
  readonly durationMs: number;
  readonly recurrence: string | null;
  readonly takenCount: number;
}

export interface FamilyLessonRow extends LiveLessonRow {
  readonly children: FamilyChild[];
}

const columns = `l.live_lesson_id, l.tutor_id, t.first_name as tutor_name, l.type, l.name, l.description, l.subject_id, l.classroom_id,
  l.is_for_everyone, l.places, l.time_zone, l.start_time, l.duration_ms, l.recurrence,
  (select count(*) from live_lesson_registrations r
    where r.live_lesson_id = l.live_lesson_id and ${isForStudent('r.student_id')})::int as taken_count`;
const tables = 'live_lessons l join users t on t.user_id = l.tutor_id';

/** The viewer is the student or their parent. */
const family = `cross join lateral (
    select coalesce(json_agg(json_build_object('studentId', s.user_id, 'firstName', s.first_name, 'isRegistered', r.student_id is not null)
      order by s.first_name, s.user_id), '[]') as children
    from users s left join live_lesson_registrations r on r.live_lesson_id = l.live_lesson_id and r.student_id = s.user_id
    where (s.user_id = $1 or s.parent_id = $1) and s.role = 'student' and s.deleted_at is null and ${isForStudent('s.user_id')}) f`;
const hasChildren = 'json_array_length(f.children) > 0';

/** What is on or still to come for a family, the next first. */
export async function listForFamily(
  db: Queryable,
  viewerId: number,
  subjectId: number | undefined,
  now: Date,
): Promise<FamilyLessonRow[]> {
  return db.query<FamilyLessonRow>(
    {
      name: 'list-live-lessons-of-family',
      text: `select ${columns}, f.children from ${tables} ${family}
          cross join lateral (select min(o.starts_at) as at from live_lesson_occurrences o
            where o.live_lesson_id = l.live_lesson_id and o.ends_at > $3) n
        where l.deleted_at is null and n.at is not null and ${hasChildren} and ($2::int is null or l.subject_id = $2)
        order by n.at, l.live_lesson_id limit 200`,
    },
    [viewerId, subjectId ?? null, now],
  );
}

export async function findForFamily(
  db: Queryable,
  viewerId: number,
  liveLessonId: number,
): Promise<FamilyLessonRow | undefined> {
  const [row] = await db.query<FamilyLessonRow>(
    {
      name: 'find-live-lesson-of-family',
      text: `select ${columns}, f.children from ${tables} ${family}
        where l.live_lesson_id = $2 and l.deleted_at is null and ${hasChildren}`,
    },
    [viewerId, liveLessonId],
  );
  return row;
}

export async function findLesson(db: Queryable, liveLessonId: number): Promise<LiveLessonRow | undefined> {
  const [row] = await db.query<LiveLessonRow>(
    {
      name: 'find-live-lesson',
      text: `select ${columns} from ${tables} where l.live_lesson_id = $1 and l.deleted_at is null`,
    },
    [liveLessonId],
  );
  return row;
}

/** Nobody else changes the lesson or registers for it before the transaction ends. */
export async function lockLesson(db: Queryable, liveLessonId: number): Promise<void> {
  await db.query({ name: 'lock-live-lesson', text: 'select from live_lessons where live_lesson_id = $1 for update' }, [
    liveLessonId,
  ]);
}

export async function findLessonOfOccurrence(db: Queryable, occurrenceId: number): Promise<number | undefined> {
  const [row] = await db.query<{ liveLessonId: number }>(
    {
      name: 'find-live-lesson-of-occurrence',
      text: 'select live_lesson_id from live_lesson_occurrences where occurrence_id = $1',
    },
    [occurrenceId],
  );
  return row?.liveLessonId;
}

export async function listOfTutor(db: Queryable, tutorId: number): Promise<LiveLessonRow[]> {
  return db.query<LiveLessonRow>(
    {
      name: 'list-live-lessons-of-tutor',
      text: `select ${columns} from ${tables} where l.tutor_id = $1 and l.deleted_at is null
        order by (select max(o.ends_at) from live_lesson_occurrences o where o.live_lesson_id = l.live_lesson_id) desc, l.live_lesson_id desc
        limit 200`,
    },
    [tutorId],
  );
}

export interface OccurrenceRow {
  readonly occurrenceId: number;
  readonly liveLessonId: number;
  readonly plannedAt: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isCancelled: boolean;
  readonly revision: number;
}

export async function listOccurrences(db: Queryable, liveLessonIds: readonly number[]): Promise<OccurrenceRow[]> {
  return db.query<OccurrenceRow>(
    {
      name: 'list-live-lesson-occurrences',
      text: `select occurrence_id, live_lesson_id, planned_at, starts_at, ends_at, is_cancelled, revision
        from live_lesson_occurrences where live_lesson_id = any($1) order by starts_at, occurrence_id`,
    },
    [liveLessonIds],
  );
}

export interface NewLiveLesson {
  readonly type: LiveLessonType;
  readonly name: string;
  readonly description: string;
  readonly subjectId: number;
  readonly classroomId: number | null;
  readonly isForEveryone: boolean;
  readonly places: number;
  readonly timeZone: string;
  readonly startTime: string;
  readonly durationMs: number;
  readonly recurrence: string | null;
}

const values = (lesson: NewLiveLesson): unknown[] => [
  lesson.type,
  lesson.name,
  lesson.description,
  lesson.subjectId,
  lesson.classroomId,
  lesson.isForEveryone,
  lesson.places,
  lesson.timeZone,
  lesson.startTime,
  lesson.durationMs,
  lesson.recurrence,
];

export async function insertLesson(
  db: Queryable,
  tutorId: number,
  lesson: NewLiveLesson,
  fingerprint: string,
  now: Date,
): Promise<number> {
  const [row] = await db.query<{ liveLessonId: number }>(
    {
      name: 'insert-live-lesson',
      text: `insert into live_lessons (tutor_id, fingerprint, created_at, type, name, description, subject_id, classroom_id, is_for_everyone,
          places, time_zone, start_time, duration_ms, recurrence)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning live_lesson_id`,
    },
    [tutorId, fingerprint, now, ...values(lesson)],
  );
  if (row === undefined) throw new Error('a live lesson was not stored');
  return row.liveLessonId;
}

export const liveLessonsMade = {
  table: 'live_lessons',
  id: 'live_lesson_id',
  maker: 'tutor_id',
  madeAt: 'created_at',
} as const satisfies MadeThings;

export async function updateLesson(db: Queryable, liveLessonId: number, lesson: NewLiveLesson): Promise<void> {
  await db.query(
    {
      name: 'update-live-lesson',
      text: `update live_lessons set type = $2, name = $3, description = $4, subject_id = $5, classroom_id = $6, is_for_everyone = $7,
          places = $8, time_zone = $9, start_time = $10, duration_ms = $11, recurrence = $12 where live_lesson_id = $1`,
    },
    [liveLessonId, ...values(lesson)],
  );
}

export async function deleteLesson(db: Queryable, liveLessonId: number, now: Date): Promise<void> {
  await db.query(
    {
      name: 'delete-live-lesson',
      text: 'update live_lessons set deleted_at = $2 where live_lesson_id = $1 and deleted_at is null',
    },
    [liveLessonId, now],
  );
}

/** Plans these dates in place of those that are still to come; what has begun stays. */
export async function replaceOccurrences(
  db: Queryable,
  liveLessonId: number,
  starts: readonly Date[],
  durationMs: number,
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'delete-occurrences-to-come',
      text: 'delete from live_lesson_occurrences where live_lesson_id = $1 and starts_at > $2',
    },
    [liveLessonId, now],
  );
  await db.query(
    {
      name: 'insert-occurrences',
      text: `insert into live_lesson_occurrences (live_lesson_id, planned_at, starts_at, ends_at)
        select $1, s.at, s.at, s.at + $3 * interval '1 ms' from unnest($2::timestamptz[]) as s (at)
        on conflict (live_lesson_id, planned_at) do nothing`,
    },
    [liveLessonId, starts, durationMs],
  );
}

export async function setOccurrence(
  db: Queryable,
  occurrenceId: number,
  change: { readonly startsAt: Date; readonly endsAt: Date; readonly isCancelled: boolean },
): Promise<void> {
  await db.query(
    {
      name: 'set-occurrence',
      text: `update live_lesson_occurrences set starts_at = $2, ends_at = $3, is_cancelled = $4, revision = revision + 1,
          reminded_at = case when starts_at = $2 then reminded_at end
        where occurrence_id = $1`,
    },
    [occurrenceId, change.startsAt, change.endsAt, change.isCancelled],
  );
}

export async function insertRegistration(
  db: Queryable,
  liveLessonId: number,
  studentId: number,
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'insert-live-lesson-registration',
      text: `insert into live_lesson_registrations (live_lesson_id, student_id, registered_at) values ($1, $2, $3)
        on conflict do nothing`,
    },
    [liveLessonId, studentId, now],
  );
}

export async function deleteRegistration(db: Queryable, liveLessonId: number, studentId: number): Promise<void> {
  await db.query(
    {
      name: 'delete-live-lesson-registration',
      text: 'delete from live_lesson_registrations where live_lesson_id = $1 and student_id = $2',
    },
    [liveLessonId, studentId],
  );
}

/** Somebody who is registered, for whom the lesson still is. */
export interface RegisteredRow {
  readonly studentId: number;
  readonly firstName: string;
  readonly registeredAt: Date;
  readonly parentId: number | null;
}

export async function listRegistered(db: Queryable, liveLessonId: number): Promise<RegisteredRow[]> {
  return db.query<RegisteredRow>(
    {
      name: 'list-registered-for-live-lesson',
      text: `select s.user_id as student_id, s.first_name, r.registered_at, s.parent_id
        from live_lessons l join live_lesson_registrations r using (live_lesson_id) join users s on s.user_id = r.student_id
        where l.live_lesson_id = $1 and s.deleted_at is null and ${isForStudent('s.user_id')} order by r.registered_at, s.user_id`,
    },
    [liveLessonId],
  );
}

/** The children for whom a lesson is, whether or not they are registered. */
export async function listAudience(db: Queryable, liveLessonId: number): Promise<number[]> {
  const rows = await db.query<{ studentId: number }>(
    {
      name: 'list-audience-of-live-lesson',
      text: `select k.student_id from live_lessons l join tutor_consents k on k.tutor_id = l.tutor_id and k.ended_at is null
        where l.live_lesson_id = $1 and ${isForStudent('k.student_id')}`,
    },
    [liveLessonId],
  );
  return rows.map(({ studentId }) => studentId);
}

/** Whether a child may come to a date of a lesson, and their name. */
export async function findAttendee(
  db: Queryable,
  { liveLessonId, occurrenceId, studentId }: Readonly<Record<'liveLessonId' | 'occurrenceId' | 'studentId', number>>,
): Promise<{ firstName: string; isRegistered: boolean; isRemoved: boolean; mayRecordVoice: boolean } | undefined> {
  const [row] = await db.query<{
    firstName: string;
    isRegistered: boolean;
    isRemoved: boolean;
    mayRecordVoice: boolean;
  }>(
    {
      name: 'find-live-lesson-attendee',
      text: `select s.first_name,
          exists (select from live_lesson_registrations r where r.live_lesson_id = $1 and r.student_id = $3) as is_registered,
          exists (select from live_lesson_removals m where m.occurrence_id = $2 and m.student_id = $3) as is_removed,
          ${allowsVoice('$3')} as may_record_voice
        from live_lessons l cross join users s
        where l.live_lesson_id = $1 and l.deleted_at is null and s.user_id = $3 and s.role = 'student' and s.deleted_at is null
          and ${isForStudent('s.user_id')}`,
    },
    [liveLessonId, occurrenceId, studentId],
  );
  return row;
}

export async function insertRemoval(db: Queryable, occurrenceId: number, studentId: number, now: Date): Promise<void> {
  await db.query(
    {
      name: 'insert-live-lesson-removal',
      text: `insert into live_lesson_removals (occurrence_id, student_id, removed_at) values ($1, $2, $3) on conflict do nothing`,
    },
    [occurrenceId, studentId, now],
  );
}

export async function hasClassroom(db: Queryable, tutorId: number, classroomId: number): Promise<boolean> {
  const rows = await db.query(
    { name: 'has-live-lesson-classroom', text: 'select from classrooms where id = $2 and tutor_id = $1' },
    [tutorId, classroomId],
  );
  return rows.length > 0;
}
