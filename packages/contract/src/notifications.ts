/** What reaches an open page by itself. */
import { z } from 'zod';
import { defineCall, type Feature } from './call.ts';
import { idSchema } from './fields.ts';
import { personReads } from './policies.ts';

/** What happens to a student while a page is open, and the features whose answers it changes; the page asks those again. */
export const liveChanges = {
  /** An answer was marked. */
  progress: ['classrooms', 'leagues', 'practice', 'reports', 'streaks'],
  /** A test or practice was finished. */
  result: [
    'achievements',
    'classrooms',
    'exams',
    'leagues',
    'lessons',
    'notifications',
    'practice',
    'reports',
    'streaks',
  ],
  /** A practice was set, set again or given feedback. */
  practice: ['notifications', 'practice', 'reports'],
  /** A lesson was published or taken back. */
  /** A live lesson was planned, moved or cancelled, or begins soon. */
  liveLesson: ['live-lessons', 'notifications'],
  lesson: ['exams', 'lessons', 'notifications'],
  /** A tutor gave coins. */
  gift: ['achievements', 'notifications', 'rewards'],
  /** Answers that were marked wrong by mistake count after all. */
  correction: ['achievements', 'attempts', 'practice', 'reports', 'rewards'],
  /** A tutor may see the student from now on, or no longer. */
  consent: [
    'attempts',
    'classrooms',
    'consent',
    'exams',
    'flashcards',
    'lessons',
    'live-lessons',
    'notifications',
    'practice',
    'reports',
    'tutoring',
  ],
  /** A parent changed what the student may use. */
  controls: ['controls', 'leagues', 'streaks'],
  /** A tutor set a deck of flashcards, changed it or took it back. */
  flashcards: ['flashcards'],
  /** Something is waiting in the notification centre. */
  notice: ['notifications'],
  /** Somebody in the student's league group scored, joined or left; it never says who. */
  league: ['leagues'],
} as const satisfies Record<string, readonly Feature[]>;

/** Says that something changed; `liveChanges` says what. */
export const liveEventSchema = z.object({
  type: z.enum([
    'progress',
    'result',
    'practice',
    'lesson',
    'liveLesson',
    'gift',
    'correction',
    'consent',
    'controls',
    'flashcards',
    'notice',
    'league',
  ]) satisfies z.ZodType<keyof typeof liveChanges>,
  studentId: idSchema,
});
export type LiveEvent = z.infer<typeof liveEventSchema>;

export const listenLive = defineCall({
  method: 'GET',
  path: '/live/events',
  feature: 'notifications',
  summary: "Server-sent events: the caller's own, their children's or their students' progress",
  policy: personReads,
  answer: liveEventSchema,
  stream: 'events',
  errors: [],
  example: () => ({}),
});
