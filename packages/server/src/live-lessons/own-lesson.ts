/** The live lesson that a tutor changes or looks into. */
import { liveLessonsCan } from '@comet/domain/live-lessons/live-lessons-can';
import type { Queryable } from '../platform/database.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import * as store from './live-lessons.store.ts';

/** Throws 404 for a lesson that isn't this tutor's, as for one that isn't there. */
export async function requireOwnLesson(
  db: Queryable,
  tutorId: number,
  liveLessonId: number,
): Promise<store.LiveLessonRow> {
  const lesson = await store.findLesson(db, liveLessonId);
  if (lesson === undefined) throw new Refusal('notFound');
  requireAllowed(liveLessonsCan.change({ userId: tutorId }, lesson));
  return lesson;
}
