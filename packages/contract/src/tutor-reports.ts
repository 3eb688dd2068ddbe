/** What a tutor sees of the work of their students: in sum, in ranks, day by day, subject by subject, sub-topic by sub-topic. */
import { attemptKinds } from '@comet/domain/attempts/attempt';
import { z } from 'zod';
import { defineCall, type Policy } from './call.ts';
import {
  idSchema,
  idTextSchema,
  isoTimeSchema,
  longIdSchema,
  subjectIdTextSchema,
  subjectKeySchema,
} from './fields.ts';
import { tutorReads } from './policies.ts';
import { periods, subTopicPerformanceSchema } from './reports.ts';

/** With a student named, it is about them alone. */
const tutorOfStudent = { ...tutorReads, reach: ['tutor'] } as const satisfies Policy;

const allOr = <T extends z.ZodType>(one: T) => z.union([z.literal('all').transform(() => undefined), one]).optional();
/** Which attempts a report counts: all, or only the first at each thing (specification, section 3: firstAttempt). */
export const attemptFilters = ['all', 'firstAttempt'] as const;

const filters = {
  periodType: z.enum(periods).default('week'),
  classroomId: allOr(idTextSchema),
  isOneToOne: z.enum(['true', 'false']).optional(),
  studentId: allOr(idTextSchema),
  subjectId: allOr(subjectIdTextSchema),
  firstAttempt: z.enum(attemptFilters).default('all'),
};

const sums = {
  answered: z.int(),
  right: z.int(),
  percentRight: z.int().nullable(),
  ccScore: z.number().nullable(),
  spentMs: z.int(),
};

export const getPracticeOverview = defineCall({
  method: 'GET',
  path: '/practice/dashboard/overview',
  feature: 'reports',
  summary: "The tutor's students in sum, beside the period before",
  policy: tutorReads,
  query: z.strictObject(filters),
  answer: z.object({
    ...sums,
    students: z.int(),
    activeStudents: z.int(),
    finishedTests: z.int(),
    before: z.object({ answered: z.int(), right: z.int(), spentMs: z.int(), activeStudents: z.int() }),
  }),
  errors: [],
  example: () => ({ query: { periodType: 'week' } }),
});

/** What students can be ranked by (specification, section 3). */
export const rankingMetrics = ['ccScore', 'totalTime', 'questionSolved', 'subtopicTried'] as const;

export const listPracticeRanks = defineCall({
  method: 'GET',
  path: '/practice/dashboard/rank-list',
  feature: 'reports',
  summary: "The tutor's students, the strongest first by the metric asked for",
  policy: tutorReads,
  query: z.strictObject({ ...filters, sortBy: z.enum(rankingMetrics).default('ccScore') }),
  answer: z.array(
    z.object({
      studentId: idSchema,
      firstName: z.string(),
      lastName: z.string(),
      place: z.int(),
      ...sums,
      subTopicsTried: z.int(),
    }),
  ),
  errors: [],
  example: () => ({ query: { sortBy: 'totalTime' } }),
});

export const getPracticeScoreDiagram = defineCall({
  method: 'GET',
  path: '/practice/dashboard/score-diagram',
  feature: 'reports',
  summary: "Answers and right ones of the tutor's students, day by day",
  policy: tutorReads,
  query: z.strictObject(filters),
  answer: z.array(z.object({ day: z.iso.date(), answered: z.int(), right: z.int(), percentRight: z.int().nullable() })),
  errors: [],
  example: () => ({ query: { periodType: 'month' } }),
});

export const getPracticeIndividualOverview = defineCall({
  method: 'GET',
  path: '/practice/dashboard/individual-overview',
  feature: 'reports',
  summary: 'One student, subject by subject',
  policy: tutorOfStudent,
  query: z.strictObject({ ...filters, studentId: idTextSchema }),
  answer: z.object({
    ...sums,
    activeDays: z.int(),
    subjects: z.array(z.object({ subject: subjectKeySchema, name: z.string(), ...sums })),
  }),
  errors: [],
  example: ({ studentId }) => ({ query: { studentId } }),
});

export const listStudentPerformance = defineCall({
  method: 'GET',
  path: '/practice/dashboard/student-performance',
  feature: 'reports',
  summary: 'One student, sub-topic by sub-topic, the weakest first',
  policy: tutorOfStudent,
  query: z.strictObject({ ...filters, studentId: idTextSchema }),
  answer: z.array(subTopicPerformanceSchema),
  errors: [],
  example: ({ studentId }) => ({ query: { studentId } }),
});

export const getStudentQuizReport = defineCall({
  method: 'GET',
  path: '/classroom/student-quiz-report',
  feature: 'reports',
  summary: "A student's attempts in a period, the newest first",
  policy: tutorOfStudent,
  query: z.strictObject({
    studentId: idTextSchema,
    subjectId: filters.subjectId,
    periodType: filters.periodType,
    firstAttempt: filters.firstAttempt,
  }),
  answer: z.array(
    z.object({
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
      startedAt: isoTimeSchema,
      finishedAt: isoTimeSchema.nullable(),
      isFirstAttempt: z.boolean(),
    }),
  ),
  errors: [],
  example: ({ studentId }) => ({ query: { studentId, firstAttempt: 'firstAttempt' } }),
});
