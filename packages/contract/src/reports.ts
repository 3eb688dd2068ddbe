/** What a parent sees of a child's work. */
import { attemptKinds } from '@comet/domain/attempts/attempt';
import { masteryLabels } from '@comet/domain/mastery/mastery-labels';
import { z } from 'zod';
import { childSchema } from './accounts.ts';
import { defineCall, type Policy } from './call.ts';
import {
  idSchema,
  idTextSchema,
  isoTimeSchema,
  longIdSchema,
  subjectIdTextSchema,
  subjectKeySchema,
} from './fields.ts';
import { parentSets } from './policies.ts';

/** Parents about their own child. */
export const parentOfChild = { ...parentSets, repeated: 'reads' } as const satisfies Policy;

/** One day's work in the child's time zone; lists of them have one entry a day of the period, oldest first. */
export const dayOfWorkSchema = z.object({ day: z.iso.date(), answered: z.int(), right: z.int(), spentMs: z.int() });

/** How a student does in one sub-topic; lists of them begin with the weakest. */
export const subTopicPerformanceSchema = z.object({
  topicId: idSchema,
  subTopicId: idSchema,
  title: z.string(),
  subject: subjectKeySchema,
  year: z.int(),
  answered: z.int(),
  right: z.int(),
  percentRight: z.int(),
  /** How well it is known now; the child sees the best it ever was. */
  mastery: z.enum(masteryLabels),
});

/** Periods of reports (specification, section 3). */
export const periods = ['week', 'month'] as const;
/** What the calls of the dashboard take. */
export const dashboardQuery = z.strictObject({
  studentId: idTextSchema,
  subjectId: z.union([z.literal('all').transform(() => undefined), subjectIdTextSchema]).optional(),
  timePeriod: z.enum(periods).default('week'),
});

export const listChildren = defineCall({
  method: 'GET',
  path: '/user/parent/children',
  feature: 'reports',
  summary: "The parent's children",
  policy: { ...parentOfChild, reach: 'own', whilePending: true },
  answer: z.array(childSchema),
  errors: [],
  example: () => ({}),
});

export const getOverview = defineCall({
  method: 'GET',
  path: '/user/parent/dashboard/overview',
  feature: 'reports',
  summary: "A child's work in a week or a month, beside the one before",
  policy: parentOfChild,
  query: dashboardQuery,
  answer: z.object({
    answered: z.int(),
    right: z.int(),
    percentRight: z.int().nullable(),
    ccScore: z.number().nullable(),
    spentMs: z.int(),
    activeDays: z.int(),
    finishedTests: z.int(),
    coins: z.int(),
    before: z.object({ answered: z.int(), right: z.int(), spentMs: z.int(), activeDays: z.int() }),
    days: z.array(dayOfWorkSchema),
  }),
  errors: [],
  example: ({ studentId }) => ({ query: { studentId } }),
});

export const getOwnWeek = defineCall({
  method: 'GET',
  path: '/user/students/week',
  feature: 'reports',
  summary: 'What the student did in the last seven days',
  policy: { ...parentOfChild, callers: ['student'], reach: 'own', audit: 'nothing' },
  answer: getOverview.answer.pick({ answered: true, right: true, activeDays: true, finishedTests: true, days: true }),
  errors: [],
  example: () => ({}),
});

export const listLatestResults = defineCall({
  method: 'GET',
  path: '/user/parent/dashboard/latest-results',
  feature: 'reports',
  summary: "A child's latest finished tests",
  policy: parentOfChild,
  query: dashboardQuery,
  answer: z.array(
    z.object({
      attemptId: longIdSchema,
      kind: z.enum(attemptKinds),
      title: z.string(),
      subject: subjectKeySchema,
      year: z.int(),
      questionCount: z.int(),
      rightCount: z.int(),
      stars: z.int(),
      spentMs: z.int(),
      finishedAt: isoTimeSchema,
    }),
  ),
  errors: [],
  example: ({ studentId }) => ({ query: { studentId } }),
});
