/** Exams as students take them. Questions come without their answers, and nothing says how it goes before the results are released. */
import { attemptStatuses, spentMsLimit, startModes } from '@comet/domain/attempts/attempt';
import { examOrders } from '@comet/domain/exams/exams';
import { z } from 'zod';
import { createAnswer, rightAnswerSchema } from './attempts.ts';
import { defineCall } from './call.ts';
import { idSchema, isoTimeSchema, longIdSchema, longIdTextSchema, subjectKeySchema } from './fields.ts';
import { studentActs } from './policies.ts';
import { givenAnswerSchema, questionSchema, stepsSchema } from './question.ts';

const examReads = { ...studentActs, repeated: 'reads' } as const;
const examSets = { ...studentActs, repeated: 'same' } as const;

const ofExam = z.strictObject({ lessonId: longIdTextSchema });
const ofAttempt = z.strictObject({ lessonAttemptId: longIdSchema });

/** Milliseconds that are left; nothing without a limit. */
const remainingSchema = z.int().min(0).nullable();

/** How a finished exam went; the marks only once they are released. */
const examEndSchema = z.object({
  isReleased: z.boolean(),
  correctAnswers: z.int().nullable(),
  coins: z.int().nullable(),
});

export const getExamStatus = defineCall({
  method: 'GET',
  path: '/lessons/exam-quiz/status',
  feature: 'exams',
  summary: 'What an exam is like and how far the student is, without beginning it; times are the student’s own',
  policy: examReads,
  query: ofExam,
  answer: z.object({
    lessonId: longIdSchema,
    lessonName: z.string(),
    description: z.string(),
    subject: subjectKeySchema,
    tutorName: z.string(),
    startMode: z.enum(startModes),
    status: z.enum(attemptStatuses).nullable(),
    lessonAttemptId: longIdSchema.nullable(),
    order: z.enum(examOrders),
    mayPause: z.boolean(),
    isPaused: z.boolean(),
    timeLimitMs: remainingSchema,
    /** Whether the time is longer than other children's. */
    hasExtraTime: z.boolean(),
    remainingMs: remainingSchema,
    numberOfQuestions: z.int(),
    answeredCount: z.int(),
    sections: z.array(
      z.object({
        name: z.string(),
        numberOfQuestions: z.int(),
        /** Where it has its own. */ timeLimitMs: remainingSchema,
      }),
    ),
    end: examEndSchema.nullable(),
  }),
  errors: [],
  example: ({ examId }) => ({ query: { lessonId: examId } }),
});

/** A question of an exam with what the student has answered so far. */
export const examQuestionSchema = z.object({
  questionId: longIdSchema,
  position: z.int().min(1),
  question: questionSchema,
  given: givenAnswerSchema.nullable(),
  isFlagged: z.boolean(),
  /** When the answer was given, by the student's device. */
  givenAt: isoTimeSchema.nullable(),
});
export type ExamQuestion = z.infer<typeof examQuestionSchema>;

/** An exam under way, or over. */
export const examPaperSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('PROCCESS'),
    lessonAttemptId: longIdSchema,
    order: z.enum(examOrders),
    mayPause: z.boolean(),
    isPaused: z.boolean(),
    numberOfQuestions: z.int(),
    /** Of the part that runs; the whole exam where it isn't timed in parts. */
    remainingMs: remainingSchema,
    part: z.object({ place: z.int().min(1), count: z.int().min(1), name: z.string() }),
    /** Those that are open now: none in a pause, and only the next one where they come one at a time. */
    questions: z.array(examQuestionSchema),
  }),
  z.object({
    status: z.literal('FINISH'),
    lessonAttemptId: longIdSchema,
    numberOfQuestions: z.int(),
    answeredCount: z.int(),
    end: examEndSchema,
  }),
]);
export type ExamPaper = z.infer<typeof examPaperSchema>;

export const getExamQuestions = defineCall({
  method: 'GET',
  path: '/lessons/exam-quiz/questions',
  feature: 'exams',
  summary: 'Begins or continues an exam: its open questions, without their answers, or how it ended',
  policy: examSets,
  query: ofExam,
  answer: examPaperSchema,
  changes: [...createAnswer.changes, 'exams', 'lessons', 'flashcards'],
  errors: [],
  example: ({ examId }) => ({ query: { lessonId: examId } }),
});

export const syncRemainingTime = defineCall({
  method: 'GET',
  path: '/lessons/exam-quiz/sync-remaining-time',
  feature: 'exams',
  summary: 'The time that is left by the server’s clock',
  policy: examReads,
  query: z.strictObject({ lessonAttemptId: longIdTextSchema }),
  answer: z.object({
    status: z.enum(attemptStatuses),
    /** The part that runs. */
    part: z.int().min(1),
    isPaused: z.boolean(),
    remainingMs: remainingSchema,
  }),
  errors: [],
  example: ({ examAttemptId }) => ({ query: { lessonAttemptId: examAttemptId } }),
});

export const passExamQuestion = defineCall({
  method: 'PATCH',
  path: '/lessons/exam-quiz/pass',
  feature: 'exams',
  summary:
    'Keeps an answer; it can be changed until the end, and the one given last counts, in whichever order they arrive',
  policy: examSets,
  body: z.strictObject({
    questionId: longIdSchema,
    /** Nothing takes the answer back. */
    answer: givenAnswerSchema.nullable(),
    /** Marked by the student to come back to. */
    isFlagged: z.boolean().default(false),
    givenAt: isoTimeSchema,
    /** Goes on to the next question, for good, where they come one at a time. */
    isPassed: z.boolean().default(false),
  }),
  answer: z.object({ remainingMs: remainingSchema }),
  changes: ['exams'],
  errors: ['timeIsUp', 'alreadyAnswered'],
  example: ({ examQuestionId }) => ({
    body: {
      questionId: examQuestionId,
      answer: { type: 'writeAnswer', text: '7' },
      givenAt: '2026-11-20T10:00:00.000Z',
    },
  }),
});

export const addExamQuestionTime = defineCall({
  method: 'PATCH',
  path: '/lessons/exam-quiz/spent-question-time',
  feature: 'exams',
  summary: 'Adds time spent at a question, as far as the clock allows',
  policy: { ...studentActs, repeated: 'again' },
  body: z.strictObject({ questionId: longIdSchema, spentTime: z.int().min(0).max(spentMsLimit) }),
  answer: z.object({}),
  changes: ['exams'],
  errors: [],
  example: ({ examQuestionId }) => ({ body: { questionId: examQuestionId, spentTime: 1000 } }),
});

export const pauseExam = defineCall({
  method: 'PATCH',
  path: '/lessons/exam-quiz/pause',
  feature: 'exams',
  summary: 'Stops the clock or lets it run on, where the tutor allows it',
  policy: examSets,
  body: z.strictObject({ lessonAttemptId: longIdSchema, isPaused: z.boolean() }),
  answer: z.object({ isPaused: z.boolean(), remainingMs: remainingSchema }),
  changes: ['exams'],
  errors: ['noPause', 'timeIsUp'],
  example: ({ examAttemptId }) => ({ body: { lessonAttemptId: examAttemptId, isPaused: false } }),
});

export const finishExam = defineCall({
  method: 'POST',
  path: '/lessons/exam-quiz/finish-exam',
  feature: 'exams',
  summary: 'Hands the exam in, or only this part of it where each has its own time',
  policy: examSets,
  body: ofAttempt.extend({
    /** The part to hand in. A part that is over isn't handed in again. */
    part: z.int().min(1).max(30).optional(),
  }),
  answer: z.object({ status: z.enum(attemptStatuses) }),
  changes: [...createAnswer.changes, 'exams', 'lessons', 'flashcards'],
  errors: [],
  example: ({ examAttemptId }) => ({ body: { lessonAttemptId: examAttemptId } }),
});

/** A question looked back at, answered or not. */
export const examAnswerSchema = z.object({
  questionId: longIdSchema,
  position: z.int().min(1),
  section: z.string(),
  question: questionSchema,
  given: givenAnswerSchema.nullable(),
  isRight: z.boolean(),
  spentMs: z.int(),
  /** The reason for this very mistake, where it is known. */
  because: z.string().nullable(),
  rightAnswer: rightAnswerSchema,
  explanation: stepsSchema,
});
export type ExamAnswer = z.infer<typeof examAnswerSchema>;

export const getExamReview = defineCall({
  method: 'GET',
  path: '/lessons/exam-quiz/review',
  feature: 'exams',
  summary:
    'Every question of a finished exam with the answer that was given and the right one; a student’s only once released',
  policy: { ...examReads, callers: ['student', 'tutor'], reach: ['self', 'setter'], audit: 'childData' },
  query: z.strictObject({ lessonAttemptId: longIdTextSchema }),
  answer: z.object({
    lessonAttemptId: longIdSchema,
    lessonName: z.string(),
    studentId: idSchema,
    firstName: z.string(),
    correctAnswers: z.int(),
    numberOfQuestions: z.int(),
    questions: z.array(examAnswerSchema),
  }),
  errors: ['notReleased'],
  example: ({ examAttemptId }) => ({ query: { lessonAttemptId: examAttemptId } }),
});
