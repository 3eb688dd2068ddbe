/** The quizzes of lessons: taken as often as one likes; the best counts, and all are kept. */
import { spentMsLimit, startModes } from '@comet/domain/attempts/attempt';
import { z } from 'zod';
import {
  answerResultSchema,
  attemptSchema,
  createAnswer,
  finishSchema,
  reviewedQuestionSchema,
  testStateSchema,
} from './attempts.ts';
import { defineCall, type Policy } from './call.ts';
import { idSchema, isoTimeSchema, longIdSchema, longIdTextSchema, nothingSchema } from './fields.ts';
import { studentActs, tutorReads } from './policies.ts';

/** The student whose quiz it is, or the tutor of the lesson. */
const takerOrTutor = {
  ...tutorReads,
  callers: ['student', 'tutor'],
  reach: ['self', 'setter'],
} as const satisfies Policy;

const ofSection = z.strictObject({ lessonSectionId: longIdTextSchema });
const remaining = z.object({ remainingMs: z.int().nullable() });

/** A try at a quiz or an exam: the first is 1. */
export const lessonAttemptSchema = z.object({
  lessonAttemptId: longIdSchema,
  lessonAttemptOrder: z.int().min(1),
  studentId: idSchema,
  firstName: z.string(),
  status: attemptSchema.shape.status,
  numberOfQuestions: z.int(),
  answeredCount: z.int(),
  correctAnswers: z.int(),
  spentTime: z.int(),
  startedAt: isoTimeSchema,
  finishedAt: isoTimeSchema.nullable(),
});
export type LessonAttempt = z.infer<typeof lessonAttemptSchema>;

export const getQuizStatistic = defineCall({
  method: 'GET',
  path: '/lessons/quiz/statistic',
  feature: 'lessons',
  summary: "The tries at a quiz, the newest first: the student's own, or those of the tutor's students",
  policy: takerOrTutor,
  query: ofSection,
  answer: z.object({
    lessonSectionId: longIdSchema,
    name: z.string(),
    numberOfQuestions: z.int(),
    startMode: z.enum(startModes),
    /** Most right answers of a finished try. */
    bestCorrectAnswers: z.int().nullable(),
    attempts: z.array(lessonAttemptSchema),
  }),
  errors: [],
  example: ({ quizSectionId }) => ({ query: { lessonSectionId: quizSectionId } }),
});

export const getQuizQuestion = defineCall({
  method: 'GET',
  path: '/lessons/quiz/question',
  feature: 'lessons',
  summary: 'Begins or continues a quiz: the waiting question, or how the last try ended',
  policy: { ...studentActs, repeated: 'same' },
  query: z.strictObject({
    lessonSectionId: longIdTextSchema,
    /** Begins another try where the last one is over. */
    startMode: z.enum(startModes).default('continue'),
  }),
  answer: testStateSchema.and(remaining),
  changes: ['lessons'],
  errors: [],
  example: ({ quizSectionId }) => ({ query: { lessonSectionId: quizSectionId } }),
});

const reviewAnswer = z.object({
  attempt: attemptSchema,
  finish: finishSchema.nullable(),
  questions: z.array(reviewedQuestionSchema),
});

export const reviewQuiz = defineCall({
  method: 'GET',
  path: '/lessons/quiz/{id}/review',
  feature: 'lessons',
  summary: 'The answered questions of the student’s newest try at a quiz; `id` is its section',
  policy: {
    ...studentActs,
    callers: ['student', 'tutor'],
    reach: ['self', 'setter'],
    repeated: 'reads',
    audit: 'childData',
  },
  params: z.strictObject({ id: longIdTextSchema }),
  /** Whose try, asked by a tutor. */
  query: z.strictObject({ userId: longIdTextSchema.optional() }),
  answer: reviewAnswer,
  errors: [],
  example: ({ quizSectionId, studentId }) => ({ params: { id: quizSectionId }, query: { userId: studentId } }),
});

export const reviewLessonAttempt = defineCall({
  method: 'GET',
  path: '/lessons/quiz/{id}/attempt-review',
  feature: 'lessons',
  summary: 'The answered questions of a try at a quiz or an exam; `id` is the try. An exam’s only once it is released',
  policy: takerOrTutor,
  params: z.strictObject({ id: longIdTextSchema }),
  answer: reviewAnswer,
  errors: [],
  example: ({ quizAttemptId }) => ({ params: { id: quizAttemptId } }),
});

export const getQuizPassingInfo = defineCall({
  method: 'GET',
  path: '/lessons/quiz/passing-info',
  feature: 'lessons',
  summary: 'How far the newest try is, without beginning one',
  policy: { ...studentActs, repeated: 'reads' },
  query: ofSection,
  answer: z.object({
    userQuizProgressId: longIdSchema,
    lessonAttemptId: longIdSchema.nullable(),
    status: attemptSchema.shape.status.nullable(),
    answeredCount: z.int(),
    correctAnswers: z.int(),
    numberOfQuestions: z.int(),
  }),
  errors: [],
  example: ({ quizSectionId }) => ({ query: { lessonSectionId: quizSectionId } }),
});

export const addQuizTime = defineCall({
  method: 'PUT',
  path: '/lessons/quiz/progress/add-spent-time/{id}',
  feature: 'lessons',
  summary: 'Adds time spent on a question that was left unanswered; `id` is the try',
  policy: { ...studentActs, repeated: 'again' },
  params: z.strictObject({ id: longIdTextSchema }),
  body: z.strictObject({ spentTime: z.int().min(0).max(spentMsLimit) }),
  answer: nothingSchema,
  changes: ['lessons', 'reports'],
  errors: [],
  example: ({ quizAttemptId }) => ({ params: { id: quizAttemptId }, body: { spentTime: 1000 } }),
});

export const passQuizQuestion = defineCall({
  method: 'POST',
  path: '/lessons/quiz/passing',
  feature: 'lessons',
  summary: 'Marks an answer of a quiz; the same answer sent again gives the first result',
  policy: createAnswer.policy,
  body: createAnswer.body,
  answer: answerResultSchema,
  changes: [...createAnswer.changes, 'lessons'],
  errors: ['alreadyAnswered'],
  example: createAnswer.example,
});
