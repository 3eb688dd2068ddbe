/** Who may do what with a live lesson. The same rules disable buttons in the web app and guard the service. */
import type { Permission } from '../permission.ts';
import { type OccurrenceTimes, openTimes, type RoomRole } from './live-lessons.ts';

export const liveLessonsCan = {
  /** Change it, as a tutor. Somebody else's is not there, so nobody learns that it exists. */
  change(tutor: { readonly userId: number }, lesson: { readonly tutorId: number }): Permission<'notFound'> {
    return tutor.userId === lesson.tutorId ? 'yes' : 'notFound';
  },

  /** Register a child for whom the lesson is. Whoever is registered stays so. */
  register(
    lesson: { readonly isForStudent: boolean; readonly isRegistered: boolean; readonly placesLeft: number },
    occurrences: readonly OccurrenceTimes[],
    now: Date,
  ): Permission<'notFound' | 'liveLessonOver' | 'liveLessonFull'> {
    if (!lesson.isForStudent) return 'notFound';
    if (lesson.isRegistered) return 'yes';
    if (!occurrences.some(({ endsAt, isCancelled }) => !isCancelled && endsAt > now)) return 'liveLessonOver';
    return lesson.placesLeft > 0 ? 'yes' : 'liveLessonFull';
  },

  /** Go into the room now. */
  join(
    role: RoomRole,
    occurrence: OccurrenceTimes,
    now: Date,
  ): Permission<'liveLessonNotYet' | 'liveLessonOver' | 'liveLessonCancelled'> {
    if (occurrence.isCancelled) return 'liveLessonCancelled';
    const { opensAt, closesAt } = openTimes(role, occurrence);
    if (now < opensAt) return 'liveLessonNotYet';
    return now < closesAt ? 'yes' : 'liveLessonOver';
  },
};
