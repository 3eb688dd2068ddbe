/** The quizzes of live-lesson recordings: taken as often as one likes; the best counts, and all are kept. */
import { spentMsLimit, startModes } from '@comet/domain/attempts/attempt';
import { z } from 'zod';
import { answerResultSchema, attemptSchema, createAnswer, testStateSchema } from './attempts.ts';
import { defineCall } from './call.ts';
import { isoTimeSchema, longIdSchema, longIdTextSchema, nothingSchema, subjectKeySchema } from './fields.ts';
import { studentActs, studentReads } from './policies.ts';

const quizReads = { ...studentActs, repeated: 'reads' } as const;
const ofQuiz = z.strictObject({ liveLessonQuizId: longIdTextSchema });

/** A quiz and how the student has done in it. */
const ownQuizSchema = z.object({
  quizId: longIdSchema,
  recordingId: longIdSchema,
  name: z.string(),
  recordingName: z.string(),
  subject: subjectKeySchema,
  numberOfQuestions: z.int(),
  startMode: z.enum(startModes),
  finishedCount: z.int(),
  /** Of the best and the newest finished try; null before the first. */
  bestCorrectAnswers: z.int().nullable(),
  lastCorrectAnswers: z.int().nullable(),
  /** Milliseconds of all tries. */
  spentTime: z.int(),
});
export type OwnLiveLessonQuiz = z.infer<typeof ownQuizSchema>;

export const listLiveLessonQuizzes = defineCall({
  method: 'GET',
  path: '/live-lessons/quiz/for-student',
  feature: 'live-lessons',
  summary: 'The quizzes of the recordings that are for the student, with how they have done',
  policy: studentReads,
  answer: z.array(ownQuizSchema),
  errors: [],
  example: () => ({}),
});

export const getLiveLessonQuizStart = defineCall({
  method: 'GET',
  path: '/live-lessons/quiz/statistic/start-page/{id}',
  feature: 'live-lessons',
  summary: 'What the start page of a quiz shows: what it is of, the best try and the last one',
  policy: quizReads,
  params: z.strictObject({ id: longIdTextSchema }),
  answer: ownQuizSchema,
  errors: [],
  example: ({ liveQuizId }) => ({ params: { id: liveQuizId } }),
});

export const getLiveLessonQuizQuestion = defineCall({
  method: 'GET',
  path: '/live-lessons/quiz/question',
  feature: 'live-lessons',
  summary: 'Begins or continues a quiz: the waiting question, or how the last try ended',
  policy: { ...studentActs, repeated: 'same' },
  query: ofQuiz.extend({
    /** Begins another try where the last one is over. */
    startMode: z.enum(startModes).default('continue'),
  }),
  answer: testStateSchema.and(z.object({ remainingMs: z.int().nullable() })),
  changes: ['live-lessons'],
  errors: [],
  example: ({ liveQuizId }) => ({ query: { liveLessonQuizId: liveQuizId } }),
});

export const getLiveLessonQuizMonths = defineCall({
  method: 'GET',
  path: '/live-lessons/quiz/monthly-statistic/for-student',
  feature: 'live-lessons',
  summary: 'Live-lesson quizzes finished in each of the last 12 months in which there were any, the newest first',
  policy: studentReads,
  answer: z.array(
    z.object({
      /** Year and month: 2026-11. */
      month: z.string(),
      finishedCount: z.int(),
      correctAnswers: z.int(),
      numberOfQuestions: z.int(),
      spentTime: z.int(),
    }),
  ),
  errors: [],
  example: () => ({}),
});

export const getLiveLessonQuizBest = defineCall({
  method: 'GET',
  path: '/live-lessons/quiz/best-statistic/for-student',
  feature: 'live-lessons',
  summary: "The student's personal best: the live-lesson quiz with the largest share of right answers",
  policy: studentReads,
  answer: z.object({
    best: z
      .object({
        name: z.string(),
        correctAnswers: z.int(),
        numberOfQuestions: z.int(),
        spentTime: z.int(),
        finishedAt: isoTimeSchema,
      })
      .nullable(),
  }),
  errors: [],
  example: () => ({}),
});

export const getLiveLessonQuizPassingInfo = defineCall({
  method: 'GET',
  path: '/live-lessons/quiz/passing-info',
  feature: 'live-lessons',
  summary: 'How far the newest try is, without beginning one',
  policy: quizReads,
  query: ofQuiz,
  answer: z.object({
    attemptId: longIdSchema.nullable(),
    status: attemptSchema.shape.status.nullable(),
    answeredCount: z.int(),
    correctAnswers: z.int(),
    numberOfQuestions: z.int(),
  }),
  errors: [],
  example: ({ liveQuizId }) => ({ query: { liveLessonQuizId: liveQuizId } }),
});

export const addLiveLessonQuizTime = defineCall({
  method: 'PUT',
  path: '/live-lessons/quiz/progress/add-spent-time/{id}',
  feature: 'live-lessons',
  summary: 'Adds time spent on a question that was left unanswered; `id` is the try',
  policy: { ...studentActs, repeated: 'again' },
  params: z.strictObject({ id: longIdTextSchema }),
  body: z.strictObject({ spentTime: z.int().min(0).max(spentMsLimit) }),
  answer: nothingSchema,
  changes: ['live-lessons', 'reports'],
  errors: [],
  example: ({ liveQuizAttemptId }) => ({ params: { id: liveQuizAttemptId }, body: { spentTime: 1000 } }),
});

export const passLiveLessonQuizQuestion = defineCall({
  method: 'POST',
  path: '/live-lessons/quiz/passing',
  feature: 'live-lessons',
  summary: 'Marks an answer of a quiz; the same answer sent again gives the first result',
  policy: createAnswer.policy,
  body: createAnswer.body,
  answer: answerResultSchema,
  changes: [...createAnswer.changes, 'live-lessons'],
  errors: ['alreadyAnswered'],
  example: createAnswer.example,
});
