/** What a parent switches on and off for a child. */
import { gameMinutesChoices } from '@comet/domain/controls/controls';
import { childNotificationKinds } from '@comet/domain/notifications/kinds';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idTextSchema } from './fields.ts';
import { parentSets, studentReads } from './policies.ts';

const controlsSchema = z.strictObject({
  hasLeagues: z.boolean(),
  hasStreaks: z.boolean(),
  hasGames: z.boolean(),
  /** Null is no limit. */
  gameMinutesPerDay: z.union(gameMinutesChoices.map((minutes) => z.literal(minutes))).nullable(),
  hasSounds: z.boolean(),
  /** Whether their voice may be in recordings of live lessons. */
  mayRecordVoice: z.boolean(),
  mutedNotifications: z
    .array(z.enum(childNotificationKinds))
    .max(childNotificationKinds.length)
    .refine((kinds) => new Set(kinds).size === kinds.length, 'One is named twice'),
});

const params = z.strictObject({ id: idTextSchema });

export const getControls = defineCall({
  method: 'GET',
  path: '/user/parent/children/{id}/controls',
  feature: 'controls',
  summary: "A child's controls, as the parent set them",
  policy: { ...parentSets, repeated: 'reads', audit: 'nothing' },
  params,
  answer: controlsSchema,
  errors: [],
  example: ({ studentId }) => ({ params: { id: studentId } }),
});

export const setControls = defineCall({
  method: 'PUT',
  path: '/user/parent/children/{id}/controls',
  feature: 'controls',
  summary: "Sets all of a child's controls; they apply from the child's next request",
  policy: parentSets,
  params,
  body: controlsSchema,
  answer: controlsSchema,
  changes: ['controls', 'leagues', 'live-lessons', 'streaks'],
  errors: [],
  example: ({ studentId }) => ({
    params: { id: studentId },
    body: {
      hasLeagues: true,
      hasStreaks: true,
      hasGames: true,
      gameMinutesPerDay: 30,
      hasSounds: true,
      mayRecordVoice: false,
      mutedNotifications: [],
    },
  }),
});

export const getOwnControls = defineCall({
  method: 'GET',
  path: '/user/students/controls',
  feature: 'controls',
  summary: "The student's own controls, so that a page shows only what is switched on",
  policy: studentReads,
  answer: controlsSchema,
  errors: [],
  example: () => ({}),
});
