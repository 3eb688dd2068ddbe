/** What families and tutors see of live lessons. */
import type { LiveLesson } from '@comet/contract/live-lessons';
import { getSubject } from '@comet/domain/curriculum/subjects';
import { currentOccurrence } from '@comet/domain/live-lessons/live-lessons';
import type { FamilyChild, LiveLessonRow, OccurrenceRow } from './live-lessons.store.ts';

const occurrenceOf = (row: OccurrenceRow): LiveLesson['occurrences'][number] => ({
  occurrenceId: row.occurrenceId,
  startTime: row.startsAt.toISOString(),
  endTime: row.endsAt.toISOString(),
  isCancelled: row.isCancelled,
  movedFrom: row.startsAt.getTime() === row.plannedAt.getTime() ? null : row.plannedAt.toISOString(),
});

interface Facts {
  readonly occurrences: readonly OccurrenceRow[];
  /** Of the viewer's family; undefined for the tutor. */
  readonly children: readonly FamilyChild[] | undefined;
}

export function liveLessonOf(row: LiveLessonRow, { occurrences, children }: Facts, now: Date): LiveLesson {
  const own = occurrences.filter(({ liveLessonId }) => liveLessonId === row.liveLessonId);
  const current = currentOccurrence(own, now);
  if (current === undefined) throw new Error(`live lesson ${row.liveLessonId} has no dates`);
  return {
    liveLessonId: row.liveLessonId,
    type: row.type,
    name: row.name,
    description: row.description,
    subject: getSubject(row.subjectId).key,
    tutorName: row.tutorName,
    start_time: current.startsAt.toISOString(),
    timezone: row.timeZone,
    durationMs: row.durationMs,
    recurrence: row.recurrence,
    currentId: current.occurrenceId,
    occurrences: own.map(occurrenceOf),
    places: row.places,
    placesLeft: Math.max(0, row.places - row.takenCount),
    children: [...(children ?? [])],
    // A class that was taken away is nobody's: its tutor has to choose again.
    audience: children === undefined ? (row.isForEveryone ? 'everyone' : row.classroomId) : null,
  };
}
