/** What families and tutors read about live lessons. */
import type { LiveLesson, Occurrence } from '@comet/contract/live-lessons';
import { liveLessonTime } from '@comet/domain/live-lessons/lesson-time';
import { currentOccurrence, openTimes, type Repetition, seriesType } from '@comet/domain/live-lessons/live-lessons';
import { liveLessonsCan } from '@comet/domain/live-lessons/live-lessons-can';
import { minuteMs } from '@comet/domain/time';

const timesOf = ({ startTime, endTime, isCancelled, ...rest }: Occurrence) => ({
  ...rest,
  startTime,
  startsAt: new Date(startTime),
  endsAt: new Date(endTime),
  isCancelled,
});

/** The date that matters now, by this clock. */
export const currentOf = ({ occurrences }: Pick<LiveLesson, 'occurrences'>, now: Date) =>
  currentOccurrence(occurrences.map(timesOf), now);

/** Whether the room is open for somebody in this role. */
export function mayJoin(lesson: Pick<LiveLesson, 'occurrences'>, role: 'tutor' | 'child', now: Date): boolean {
  const current = currentOf(lesson, now);
  return current !== undefined && liveLessonsCan.join(role, current, now) === 'yes';
}

/** How far away a lesson is, in words. */
export function whenText(lesson: Pick<LiveLesson, 'occurrences'>, now: Date): string {
  const current = currentOf(lesson, now);
  if (current === undefined) return '';
  if (current.isCancelled) return 'Cancelled';
  if (current.startsAt <= now) return now < openTimes('child', current).closesAt ? 'On now' : 'Over';
  const minutesLeft = Math.ceil((current.startsAt.getTime() - now.getTime()) / minuteMs);
  if (minutesLeft <= 60) return minutesLeft === 1 ? 'Starts in 1 minute' : `Starts in ${minutesLeft} minutes`;
  return '';
}

/** Which lesson of a series it is: Lesson 3 of 6. */
export function placeText({
  type,
  occurrences,
  currentId,
}: Pick<LiveLesson, 'type' | 'occurrences' | 'currentId'>): string {
  if (type !== seriesType) return 'One lesson';
  const place = occurrences.findIndex(({ occurrenceId }) => occurrenceId === currentId);
  return `Lesson ${place + 1} of ${occurrences.length}`;
}

/** A date in the lesson's own time zone, and what became of it. */
export function occurrenceText({ startTime, isCancelled, movedFrom }: Occurrence, timeZone: string): string {
  const time = liveLessonTime(new Date(startTime), timeZone);
  if (isCancelled) return `${time}, cancelled`;
  return movedFrom === null ? time : `${time}, moved from ${liveLessonTime(new Date(movedFrom), timeZone)}`;
}

export function placesText(placesLeft: number): string {
  if (placesLeft === 0) return 'No places left';
  return placesLeft === 1 ? '1 place left' : `${placesLeft} places left`;
}

export const durationText = (durationMs: number): string => `${Math.round(durationMs / minuteMs)} min`;

/** How long somebody was there, in words; null is for somebody who didn't come. */
export function attendanceText(name: string, presentMs: number | null): string {
  const isYou = name === 'You';
  if (presentMs === null) return `${name} didn’t come`;
  const minutes = Math.max(1, Math.round(presentMs / minuteMs));
  return `${name} ${isYou ? 'were' : 'was'} there for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

/** The zone as people call it: London time. */
export const zoneText = (timeZone: string): string =>
  `${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')} time`;

export const repetitionLabels: Readonly<Record<Repetition, string>> = {
  never: 'Once',
  daily: 'Every day',
  weekly: 'Every week',
  fortnightly: 'Every two weeks',
  monthly: 'Every month',
};
