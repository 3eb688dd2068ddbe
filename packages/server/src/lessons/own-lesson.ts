/** Which lessons are a tutor's own; to anybody else they are not there. */
import { lessonsCan } from '@comet/domain/lessons/lessons-can';
import type { Queryable } from '../platform/database.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import * as store from './lessons.store.ts';

function requireOwn(tutorId: number, lesson: store.LessonRow | undefined): store.LessonRow {
  if (lesson === undefined) throw new Refusal('notFound');
  requireAllowed(lessonsCan.change({ userId: tutorId }, lesson));
  return lesson;
}

export const getOwn = async (db: Queryable, tutorId: number, lessonId: number): Promise<store.LessonRow> =>
  requireOwn(tutorId, await store.findLesson(db, lessonId));

/** The lesson of a section or stop point. */
export const getOwnOf = async (db: Queryable, tutorId: number, part: store.LessonPart): Promise<store.LessonRow> =>
  requireOwn(tutorId, await store.findLessonOf(db, part));
