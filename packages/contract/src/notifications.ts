/** What reaches an open page by itself. */
import { notificationKinds } from '@comet/domain/notifications/kinds';
import { z } from 'zod';
import { defineCall, type Feature, type Policy } from './call.ts';
import { idSchema, isoTimeSchema, longIdSchema, longIdTextSchema, nothingSchema } from './fields.ts';

/** What happens to a student while a page is open, and the features whose answers it changes; the page asks those again. */
export const liveChanges = {
  /** An answer was marked. */
  progress: ['classrooms', 'practice', 'reports', 'streaks'],
  /** A test or practice was finished. */
  result: ['achievements', 'classrooms', 'notifications', 'practice', 'reports', 'streaks'],
  /** A practice was set, set again or given feedback. */
  practice: ['notifications', 'practice', 'reports'],
  /** A tutor gave coins. */
  gift: ['achievements', 'notifications', 'rewards'],
  /** Answers that were marked wrong by mistake count after all. */
  correction: ['achievements', 'attempts', 'practice', 'reports', 'rewards'],
  /** A tutor may see the student from now on, or no longer. */
  consent: ['attempts', 'classrooms', 'consent', 'practice', 'reports', 'tutoring'],
  /** A parent changed what the student may use. */
  controls: ['controls', 'streaks'],
} as const satisfies Record<string, readonly Feature[]>;

/** Says that something changed; `liveChanges` says what. */
export const liveEventSchema = z.object({
  type: z.enum(['progress', 'result', 'practice', 'gift', 'correction', 'consent', 'controls']) satisfies z.ZodType<
    keyof typeof liveChanges
  >,
  studentId: idSchema,
});
export type LiveEvent = z.infer<typeof liveEventSchema>;

export const listenLive = defineCall({
  method: 'GET',
  path: '/live/events',
  feature: 'notifications',
  summary: "Server-sent events: the caller's own, their children's or their students' progress",
  policy: {
    callers: ['student', 'parent', 'tutor'],
    reach: 'own',
    whilePending: false,
    limit: 'general',
    repeated: 'reads',
    audit: 'nothing',
  },
  answer: liveEventSchema,
  stream: 'events',
  errors: [],
  example: () => ({}),
});

const own = {
  callers: ['student', 'parent', 'tutor'],
  reach: 'own',
  whilePending: false,
  limit: 'general',
  repeated: 'reads',
  audit: 'nothing',
} as const satisfies Policy;

const notificationsSchema = z.object({
  unreadCount: z.int().min(0),
  /** The newest, at most 50. */
  notifications: z.array(
    z.object({
      id: longIdSchema,
      kind: z.enum(notificationKinds),
      /** The child it is about. */
      studentId: idSchema,
      firstName: z.string(),
      /** Coins or achievements; null where nothing is counted. */
      amount: z.int().min(1).nullable(),
      at: isoTimeSchema,
      isOpened: z.boolean(),
    }),
  ),
});

export const listStudentNotifications = defineCall({
  method: 'GET',
  path: '/user/students/notification',
  feature: 'notifications',
  summary: "The student's newest notifications, without those a parent has muted",
  policy: { ...own, callers: ['student'] },
  answer: notificationsSchema,
  errors: [],
  example: () => ({}),
});

export const listNotifications = defineCall({
  method: 'GET',
  path: '/user-notification',
  feature: 'notifications',
  summary: "A parent's or tutor's newest notifications",
  policy: { ...own, callers: ['parent', 'tutor'] },
  answer: notificationsSchema,
  errors: [],
  example: () => ({}),
});

export const markNotificationOpened = defineCall({
  method: 'PATCH',
  path: '/user-notification/{id}/mark-as-opened',
  feature: 'notifications',
  summary: "Marks one of the caller's own notifications as opened; any other id changes nothing",
  policy: { ...own, repeated: 'same' },
  params: z.strictObject({ id: longIdTextSchema }),
  answer: nothingSchema,
  changes: ['notifications'],
  errors: [],
  example: () => ({ params: { id: 1 } }),
});
