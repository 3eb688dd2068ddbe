/** Exams as their tutors make them: the rules, and the questions that every child gets. */
import { examOrders, examReleases, examTimings, maxExamMs, minExamMs } from '@comet/domain/exams/exams';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { longIdSchema, longIdTextSchema } from './fields.ts';
import { bankQuestionSchema } from './lesson-fields.ts';
import { tutorReads } from './policies.ts';

const authorReads = { ...tutorReads, reach: ['setter'], audit: 'nothing' } as const;
const authorSets = { ...authorReads, repeated: 'same' } as const;
const ofExam = z.strictObject({ id: longIdTextSchema });

const limitText = 'Give a time from 1 to 180 minutes';
const limitSchema = z.int(limitText).min(minExamMs, limitText).max(maxExamMs, limitText);

const settingsShape = {
  timeLimitMs: limitSchema,
  order: z.enum(examOrders),
  timing: z.enum(examTimings),
  mayPause: z.boolean(),
  release: z.enum(examReleases),
};

/** An exam with everything its tutor decides. */
export const examSchema = z.object({
  lessonId: longIdSchema,
  settings: z.object(settingsShape),
  sections: z.array(
    z.object({
      id: longIdSchema,
      name: z.string(),
      timeLimitMs: z.int(),
      /** With their answers, in the order in which children get them. */
      questions: z.array(bankQuestionSchema),
    }),
  ),
  /** Children who have begun it: from the first one on, nothing changes any more. */
  begunCount: z.int(),
});
export type Exam = z.infer<typeof examSchema>;

export const getExam = defineCall({
  method: 'GET',
  path: '/lessons/exams/{id}',
  feature: 'exams',
  summary: 'An exam with its rules and its questions',
  policy: authorReads,
  params: ofExam,
  answer: examSchema,
  errors: [],
  example: ({ examId }) => ({ params: { id: examId } }),
});

export const updateExam = defineCall({
  method: 'PUT',
  path: '/lessons/exams/{id}',
  feature: 'exams',
  summary: 'Changes the rules of an exam. Once a child has begun, only when the results are released',
  policy: authorSets,
  params: ofExam,
  body: z.strictObject({
    ...settingsShape,
    /** The time of each section, in their order; used where each has its own. */
    sectionLimitsMs: z.array(limitSchema).max(30).default([]),
  }),
  answer: examSchema,
  changes: ['exams', 'lessons'],
  errors: ['examBegun'],
  example: ({ examId }) => ({
    params: { id: examId },
    body: { timeLimitMs: 2_700_000, order: 'free', timing: 'whole', mayPause: false, release: 'byTutor' },
  }),
});

export const chooseExamQuestion = defineCall({
  method: 'PUT',
  path: '/lessons/exams/{id}/question',
  feature: 'exams',
  summary: 'Puts a chosen question in the place of another',
  policy: authorSets,
  params: ofExam,
  body: z.strictObject({
    lessonSectionId: longIdSchema,
    /** The place in its section, from 1 on. */
    place: z.int().min(1).max(40),
    itemId: longIdSchema,
  }),
  answer: examSchema,
  changes: ['exams'],
  errors: ['examBegun', 'inExamAlready'],
  example: ({ spareExamId, spareExamSectionId, itemId }) => ({
    params: { id: spareExamId },
    body: { lessonSectionId: spareExamSectionId, place: 1, itemId },
  }),
});
