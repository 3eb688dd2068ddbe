/** What tutors learn from exams and from the quizzes of lessons. */
import { attemptStatuses } from '@comet/domain/attempts/attempt';
import { maxExtensionMinutes } from '@comet/domain/exams/exams';
import { z } from 'zod';
import { createAnswer, rightAnswerSchema } from './attempts.ts';
import { defineCall } from './call.ts';
import { idSchema, isoTimeSchema, longIdSchema, longIdTextSchema } from './fields.ts';
import { tutorReads } from './policies.ts';
import { questionSchema } from './question.ts';

const authorReads = { ...tutorReads, reach: ['setter'] } as const;
const authorSets = { ...authorReads, repeated: 'same' } as const;
const ofExam = z.strictObject({ id: longIdTextSchema });

const resultsQuery = {
  /** The attempts that took longest or shortest first; by their ids if left out. */
  sort: z.enum(['longest', 'shortest']).optional(),
};

/** A child with one attempt, or without any: then they haven't begun. */
export const takerSchema = z.object({
  studentId: idSchema,
  firstName: z.string(),
  lessonAttemptId: longIdSchema.nullable(),
  lessonAttemptOrder: z.int().min(1).nullable(),
  status: z.enum(attemptStatuses).nullable(),
  answeredCount: z.int(),
  /** Nothing before the attempt is finished. */
  correctAnswers: z.int().nullable(),
  numberOfQuestions: z.int(),
  spentTime: z.int(),
  /** Of an exam under way that has a limit. */
  remainingMs: z.int().nullable(),
  startedAt: isoTimeSchema.nullable(),
  finishedAt: isoTimeSchema.nullable(),
});
export type Taker = z.infer<typeof takerSchema>;

/** A question and what the answers to it say. */
export const questionResultSchema = z.object({
  itemId: longIdSchema,
  question: questionSchema,
  rightAnswer: rightAnswerSchema,
  answered: z.int(),
  /** Share of right answers. */
  facility: z.number(),
  /** How well it tells apart who knows more; nothing where too few took it. */
  discrimination: z.number().nullable(),
  typicalMs: z.number(),
  /** The mistake that most children made, and how many. */
  mistake: z.object({ says: z.string(), count: z.int() }).nullable(),
});
export type QuestionResult = z.infer<typeof questionResultSchema>;

const resultsShape = {
  name: z.string(),
  /** Finished attempts, their mean share of right answers, and their median time. */
  finishedCount: z.int(),
  meanShare: z.number().nullable(),
  typicalMs: z.number().nullable(),
  takers: z.array(takerSchema),
  questions: z.array(questionResultSchema),
};

export const getExamResults = defineCall({
  method: 'GET',
  path: '/lessons/exams/{id}/results',
  feature: 'exams',
  summary: 'How a class did in an exam, child by child and question by question, and who has not begun',
  policy: authorReads,
  params: ofExam,
  query: z.strictObject(resultsQuery),
  answer: z.object({ lessonId: longIdSchema, isReleased: z.boolean(), ...resultsShape }),
  errors: [],
  example: ({ examId }) => ({ params: { id: examId }, query: {} }),
});

export const getQuizResults = defineCall({
  method: 'GET',
  path: '/lessons/quiz/results',
  feature: 'exams',
  summary: 'How a class did in the quiz of a lesson, with all attempts or each child’s first',
  policy: authorReads,
  query: z.strictObject({
    ...resultsQuery,
    lessonSectionId: longIdTextSchema,
    attempts: z.enum(['all', 'firstAttempt']).default('all'),
  }),
  answer: z.object({ lessonSectionId: longIdSchema, ...resultsShape }),
  errors: [],
  example: ({ quizSectionId }) => ({ query: { lessonSectionId: quizSectionId } }),
});

export const releaseExam = defineCall({
  method: 'POST',
  path: '/lessons/exams/{id}/release',
  feature: 'exams',
  summary:
    'Shows children their results. Their answers count from then on; those still at it see theirs when they finish',
  policy: authorSets,
  params: ofExam,
  answer: z.object({ releasedCount: z.int() }),
  changes: [...createAnswer.changes, 'exams', 'lessons', 'flashcards'],
  errors: [],
  example: ({ examId }) => ({ params: { id: examId } }),
});

export const extendExam = defineCall({
  method: 'POST',
  path: '/lessons/exams/{id}/extension',
  feature: 'exams',
  summary: 'Gives a child who is in the exam more time',
  policy: { ...authorSets, repeated: 'again' },
  params: ofExam,
  body: z.strictObject({ studentId: idSchema, minutes: z.int().min(1).max(maxExtensionMinutes) }),
  answer: z.object({ remainingMs: z.int().nullable() }),
  changes: ['exams'],
  errors: ['notInExam'],
  example: ({ examId, studentId }) => ({ params: { id: examId }, body: { studentId, minutes: 5 } }),
});
