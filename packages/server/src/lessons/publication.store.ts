/** All SQL about whom a lesson is for, and who knows of it. */
import type { LessonType } from '@comet/domain/lessons/lessons';
import type { Queryable } from '../platform/database.ts';
import { isForStudent } from './lessons.store.ts';

export async function setPublication(
  db: Queryable,
  lessonId: number,
  publication: {
    readonly publishAt: Date | undefined;
    readonly classroomIds: readonly number[];
    readonly isForOneToOne: boolean;
  },
): Promise<void> {
  await db.query(
    {
      name: 'set-publication',
      text: `with gone as (delete from lesson_classrooms where lesson_id = $1 and not classroom_id = any($3)),
        added as (
          insert into lesson_classrooms (lesson_id, classroom_id)
          select $1, c.id from classrooms c join lessons l on l.tutor_id = c.tutor_id
          where l.lesson_id = $1 and c.id = any($3) on conflict do nothing)
        update lessons set publish_at = $2::timestamptz, is_for_one_to_one = $4, is_unannounced = $2::timestamptz is not null where lesson_id = $1`,
    },
    [lessonId, publication.publishAt ?? null, publication.classroomIds, publication.isForOneToOne],
  );
}

/** Whether the class is this tutor's. */
export async function hasClassroom(db: Queryable, tutorId: number, classroomId: number): Promise<boolean> {
  const rows = await db.query<Record<never, never>>(
    { name: 'has-classroom', text: 'select from classrooms where tutor_id = $1 and id = $2' },
    [tutorId, classroomId],
  );
  return rows.length > 0;
}

/** The students a lesson is for. */
export async function listStudentsOf(db: Queryable, lessonId: number): Promise<number[]> {
  const rows = await db.query<{ studentId: number }>(
    {
      name: 'list-students-of-lesson',
      text: `select k.student_id from lessons l join tutor_consents k on k.tutor_id = l.tutor_id and k.ended_at is null
        where l.lesson_id = $1 and ${isForStudent('k.student_id')}`,
    },
    [lessonId],
  );
  return rows.map(({ studentId }) => studentId);
}

/** Lessons that are published by now and whose students still have to be told; nobody else tells them before the transaction ends. */
export async function lockUnannounced(db: Queryable, now: Date, limit: number): Promise<number[]> {
  const rows = await db.query<{ lessonId: number }>(
    {
      name: 'lock-unannounced-lessons',
      text: `select lesson_id from lessons where is_unannounced and publish_at <= $1 and deleted_at is null
        order by publish_at limit $2 for update skip locked`,
    },
    [now, limit],
  );
  return rows.map(({ lessonId }) => lessonId);
}

/** Notes that the students of a lesson know of it; gives those who didn't. */
export async function noteAnnounced(
  db: Queryable,
  lessonId: number,
): Promise<{ studentId: number; type: LessonType }[]> {
  return db.query<{ studentId: number; type: LessonType }>(
    {
      name: 'note-announced-lesson',
      text: `with announced as (update lessons set is_unannounced = false where lesson_id = $1 returning type),
        told as (
          insert into lesson_notices (lesson_id, student_id)
          select l.lesson_id, k.student_id
          from lessons l join tutor_consents k on k.tutor_id = l.tutor_id and k.ended_at is null
          where l.lesson_id = $1 and ${isForStudent('k.student_id')}
          on conflict do nothing returning student_id)
        select student_id, type from told, announced`,
    },
    [lessonId],
  );
}
