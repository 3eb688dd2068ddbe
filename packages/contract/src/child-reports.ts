/** What a parent finds out about one child: what is to be done, what was done and how, time, subjects, what to practise next. */
import { attemptKinds } from '@comet/domain/attempts/attempt';
import { practiceOrigins } from '@comet/domain/practice/practice';
import { yearPaces } from '@comet/domain/reports/year-progress';
import { z } from 'zod';
import { reviewAttempt } from './attempts.ts';
import { defineCall } from './call.ts';
import { idSchema, idTextSchema, isoTimeSchema, longIdSchema, longIdTextSchema, subjectKeySchema } from './fields.ts';
import { studentPracticeSchema } from './practice.ts';
import { dashboardQuery, dayOfWorkSchema, parentOfChild, periods, subTopicPerformanceSchema } from './reports.ts';

const ofChild = z.strictObject({ id: idTextSchema });

export const listChildrenWeeks = defineCall({
  method: 'GET',
  path: '/user/parent/dashboard/children',
  feature: 'reports',
  summary: 'The last seven days of each of the parent’s children in all subjects, with the next step for each',
  policy: { ...parentOfChild, reach: 'own' },
  answer: z.array(
    z.object({
      studentId: idSchema,
      /** When the child last answered anything; null where they haven't begun. */
      lastActiveAt: isoTimeSchema.nullable(),
      activeDays: z.int(),
      answered: z.int(),
      right: z.int(),
      /** The seven days before. */
      before: z.object({ answered: z.int(), right: z.int() }),
      days: z.array(dayOfWorkSchema),
      /** Names of the subjects worked at, most time first. */
      subjects: z.array(z.string()),
      next: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('task'), task: z.object({ name: z.string(), dueAt: isoTimeSchema }) }),
        z.object({ kind: z.literal('weak'), subTopic: subTopicPerformanceSchema }),
        z.object({ kind: z.literal('goOn') }),
        z.object({ kind: z.literal('begin') }),
      ]),
    }),
  ),
  errors: [],
  example: () => ({}),
});

export const getYearProgress = defineCall({
  method: 'GET',
  path: '/user/parent/children/{id}/year-progress',
  feature: 'reports',
  summary: "How much of the school year's curriculum a child knows, compared with how much of the year has passed",
  policy: parentOfChild,
  params: ofChild,
  answer: z.object({
    year: z.int(),
    pace: z.enum(yearPaces),
    /** Whole percent of the school year that has passed. */
    percentPassed: z.int(),
    /** Sub-topics of the year, and those the child knows at 'Good' or better now. */
    subTopics: z.int(),
    known: z.int(),
    percentKnown: z.int(),
    subjects: z.array(
      z.object({
        subject: subjectKeySchema,
        name: z.string(),
        subTopics: z.int(),
        known: z.int(),
        percentKnown: z.int(),
      }),
    ),
  }),
  errors: [],
  example: ({ studentId }) => ({ params: { id: studentId } }),
});

export const listActiveTasks = defineCall({
  method: 'GET',
  path: '/user/parent/dashboard/active-tasks',
  feature: 'reports',
  summary: "A child's practices that are to be done, the next due first; whenever they were set",
  policy: parentOfChild,
  query: dashboardQuery,
  answer: z.array(studentPracticeSchema),
  errors: [],
  example: ({ studentId }) => ({ query: { studentId } }),
});

export const getSpentTime = defineCall({
  method: 'GET',
  path: '/user/parent/dashboard/spent-time',
  feature: 'reports',
  summary: "A child's time at work, day by day and subject by subject",
  policy: parentOfChild,
  query: dashboardQuery,
  answer: z.object({
    spentMs: z.int(),
    /** When the child last answered anything, in whatever period and subject. */
    lastActiveAt: isoTimeSchema.nullable(),
    days: z.array(z.object({ day: z.iso.date(), spentMs: z.int() })),
    subjects: z.array(z.object({ subject: subjectKeySchema, name: z.string(), spentMs: z.int(), answered: z.int() })),
  }),
  errors: [],
  example: ({ studentId }) => ({ query: { studentId } }),
});

/** A finished task of a child; `practice` tells of it where it was one. */
export const doneTaskSchema = z.object({
  attemptId: longIdSchema,
  kind: z.enum(attemptKinds),
  title: z.string(),
  subject: subjectKeySchema,
  year: z.int(),
  questionCount: z.int(),
  answered: z.int(),
  right: z.int(),
  stars: z.int(),
  spentMs: z.int(),
  finishedAt: isoTimeSchema,
  practice: z
    .object({ setBy: z.enum(practiceOrigins), isOnTime: z.boolean(), feedback: z.string().nullable() })
    .nullable(),
});
export type DoneTask = z.infer<typeof doneTaskSchema>;

export const getDetailedReport = defineCall({
  method: 'GET',
  path: '/user/parent/dashboard/detailed-report',
  feature: 'reports',
  summary: 'What a child has done in a period, task by task, and the practices that ran out',
  policy: parentOfChild,
  query: dashboardQuery,
  answer: z.object({ done: z.array(doneTaskSchema), missed: z.array(studentPracticeSchema) }),
  errors: [],
  example: ({ studentId }) => ({ query: { studentId } }),
});

export const getPerformance = defineCall({
  method: 'GET',
  path: '/user/parent/dashboard/performance',
  feature: 'reports',
  summary: "A child's answers sub-topic by sub-topic, the weakest first, with how well each is known now",
  policy: parentOfChild,
  query: dashboardQuery,
  answer: z.array(subTopicPerformanceSchema),
  errors: [],
  example: ({ studentId }) => ({ query: { studentId } }),
});

export const listChildSubjects = defineCall({
  method: 'GET',
  path: '/user/parent/children/{id}/subjects',
  feature: 'reports',
  summary: "A child's subjects: all that was answered so far and what is to be done",
  policy: parentOfChild,
  params: ofChild,
  answer: z.array(
    z.object({
      subjectId: idSchema,
      subject: subjectKeySchema,
      name: z.string(),
      answered: z.int(),
      right: z.int(),
      percentRight: z.int().nullable(),
      ccScore: z.number().nullable(),
      spentMs: z.int(),
      activeTasks: z.int(),
    }),
  ),
  errors: [],
  example: ({ studentId }) => ({ params: { id: studentId } }),
});

export const listChildCharts = defineCall({
  method: 'GET',
  path: '/user/parent/children/{id}/subjects/charts',
  feature: 'reports',
  summary: "A child's answers day by day, for each subject",
  policy: parentOfChild,
  params: ofChild,
  query: z.strictObject({ timePeriod: z.enum(periods).default('month') }),
  answer: z.array(
    z.object({
      subjectId: idSchema,
      subject: subjectKeySchema,
      name: z.string(),
      days: z.array(dayOfWorkSchema),
    }),
  ),
  errors: [],
  example: ({ studentId }) => ({ params: { id: studentId } }),
});

export const reviewChildAttempt = defineCall({
  method: 'GET',
  path: '/user/parent/children/{id}/attempts/{attemptId}',
  feature: 'attempts',
  summary: "The answered questions of a child's attempt, with what was given, what is right and why",
  policy: parentOfChild,
  params: z.strictObject({ id: idTextSchema, attemptId: longIdTextSchema }),
  answer: reviewAttempt.answer,
  errors: [],
  example: ({ studentId, attemptId }) => ({ params: { id: studentId, attemptId } }),
});
