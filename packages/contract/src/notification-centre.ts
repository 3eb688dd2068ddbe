/** The notification centre. Apart from live events, which every page loads. */
import { leagueOutcomes } from '@comet/domain/leagues/settle-week';
import { notificationKinds } from '@comet/domain/notifications/kinds';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idSchema, isoTimeSchema, longIdSchema, longIdTextSchema, nothingSchema } from './fields.ts';
import { personReads, studentReads } from './policies.ts';

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
      /** Coins, achievements or days of a streak; null where nothing is counted. */
      amount: z.int().min(1).nullable(),
      /** How the week in a league ended; null for other kinds. */
      outcome: z.enum(leagueOutcomes).nullable(),
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
  policy: studentReads,
  answer: notificationsSchema,
  errors: [],
  example: () => ({}),
});

export const listNotifications = defineCall({
  method: 'GET',
  path: '/user-notification',
  feature: 'notifications',
  summary: "A parent's or tutor's newest notifications",
  policy: { ...personReads, callers: ['parent', 'tutor'] },
  answer: notificationsSchema,
  errors: [],
  example: () => ({}),
});

export const markNotificationOpened = defineCall({
  method: 'PATCH',
  path: '/user-notification/{id}/mark-as-opened',
  feature: 'notifications',
  summary: "Marks one of the caller's own notifications as opened; any other id changes nothing",
  policy: { ...personReads, repeated: 'same' },
  params: z.strictObject({ id: longIdTextSchema }),
  answer: nothingSchema,
  changes: ['notifications'],
  errors: [],
  example: () => ({ params: { id: 1 } }),
});
