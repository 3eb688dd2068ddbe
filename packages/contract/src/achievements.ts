/** Achievements: what a child has earned, and how far the next ones are. */
import { achievementKeys } from '@comet/domain/achievements/achievements';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { isoTimeSchema, longIdSchema, nothingSchema, yearSchema, yearTextSchema } from './fields.ts';
import { studentReads } from './policies.ts';

export const listAchievements = defineCall({
  method: 'GET',
  path: '/user/students/profile/achievements',
  feature: 'achievements',
  summary: 'Every achievement with its progress: those of a school year, and those that have none',
  policy: studentReads,
  query: z.strictObject({ year: yearTextSchema.optional() }),
  answer: z.array(
    z.object({
      key: z.enum(achievementKeys),
      /** The school year it counts for; null where that makes no difference. */
      year: yearSchema.nullable(),
      value: z.int().min(0),
      goal: z.int().min(1),
      earnedAt: isoTimeSchema.nullable(),
    }),
  ),
  errors: [],
  example: () => ({ query: { year: '5' } }),
});

export const listNewAchievements = defineCall({
  method: 'GET',
  path: '/user/students/profile/achievements/new',
  feature: 'achievements',
  summary: 'What the student has earned and not celebrated yet',
  policy: studentReads,
  answer: z.array(z.object({ achievementId: longIdSchema, key: z.enum(achievementKeys) })),
  errors: [],
  example: () => ({}),
});

export const markAchievementsSeen = defineCall({
  method: 'PATCH',
  path: '/user/students/profile/achievements/seen',
  feature: 'achievements',
  summary: 'Says that the student has seen these celebrated',
  policy: { ...studentReads, repeated: 'same' },
  body: z.strictObject({ achievementIds: z.array(longIdSchema).min(1).max(200) }),
  answer: nothingSchema,
  changes: ['achievements'],
  errors: [],
  example: () => ({ body: { achievementIds: [1] } }),
});
