/** Practices: set by a tutor, a parent or the student for themselves; done by the student; followed by who set them. */
import { spentMsLimit } from '@comet/domain/attempts/attempt';
import {
  isOnSlider,
  practiceOrigins,
  practiceQuestionCount,
  practiceStatuses,
  timeLimitMinutes,
} from '@comet/domain/practice/practice';
import { z } from 'zod';
import { answerResultSchema, createAnswer, testStateSchema } from './attempts.ts';
import { boundedText } from './bounded-text.ts';
import { defineCall, type Policy } from './call.ts';
import {
  difficultySchema,
  idListSchema,
  idSchema,
  idTextSchema,
  isoTimeSchema,
  lineSchema,
  longIdSchema,
  longIdTextSchema,
  nothingSchema,
  subjectKeySchema,
  wordsSchema,
} from './fields.ts';
import { studentReads } from './policies.ts';

const setterActs = {
  callers: ['tutor', 'parent'],
  reach: ['setter'],
  whilePending: false,
  limit: 'general',
  repeated: 'same',
  audit: 'childData',
} as const satisfies Policy;

/** What a practice is made of; the names are the specification's. */
const practiceShape = {
  name: lineSchema(80, 'Practice Name is a required field'),
  topicId: idSchema,
  /** The double spaces of the texts are the specification's. */
  subTopicIds: idListSchema(60, 'Sub topics is a required field'),
  difficulty: difficultySchema,
  /** Minutes, or null for none. */
  timeLimit: z
    .int()
    .refine(
      (minutes) => minutes > 0 && isOnSlider(minutes, timeLimitMinutes),
      'A time limit is 5 to 30 minutes, in fives',
    )
    .nullable(),
  numberOfQuestions: z
    .int()
    .refine((count) => isOnSlider(count, practiceQuestionCount), 'A practice has 10 to 60 questions, in fives'),
};

export const createPractice = defineCall({
  method: 'POST',
  path: '/practice',
  feature: 'practice',
  summary: 'Sets a practice for students; the same one sent again within a minute is one practice',
  policy: {
    callers: ['tutor', 'parent', 'student'],
    reach: ['self', 'parent', 'tutor'],
    whilePending: false,
    limit: 'general',
    repeated: 'once',
    audit: 'childData',
  },
  body: z.strictObject({
    studentIds: idListSchema(200, 'Students  is a required field'),
    ...practiceShape,
    /** In two weeks if left out. */
    dueAt: isoTimeSchema.optional(),
  }),
  answer: z.object({ practiceId: longIdSchema }),
  errors: ['noSuchSubTopics', 'tooManyPractices', 'badDueDate'],
  changes: ['practice', 'reports', 'tutoring'],
  example: ({ studentId, chapterId, subTopicId }) => ({
    body: {
      studentIds: [studentId],
      topicId: chapterId,
      subTopicIds: [subTopicId],
      difficulty: 'easy',
      timeLimit: null,
      numberOfQuestions: 10,
      name: 'Column methods',
    },
  }),
});

/** A practice as the student finds it in a list. */
export const studentPracticeSchema = z.object({
  practiceId: longIdSchema,
  userPracticeProgressId: longIdSchema,
  name: z.string(),
  subject: subjectKeySchema,
  year: z.int(),
  topic: z.string(),
  difficulty: difficultySchema,
  numberOfQuestions: z.int(),
  /** Minutes for everybody. */
  timeLimit: z.int().nullable(),
  /** The student's own time, with what the parent has chosen; null is no limit. */
  ownTimeLimitMs: z.int().nullable(),
  setBy: z.enum(practiceOrigins),
  dueAt: isoTimeSchema,
  /** Begun or not, finished or not. */
  state: z.enum(['open', 'begun', 'finished', 'missed']),
  answeredCount: z.int(),
  rightCount: z.int(),
  stars: z.int().min(0).max(3),
  finishedAt: isoTimeSchema.nullable(),
  isOnTime: z.boolean(),
  attemptId: longIdSchema.nullable(),
  feedback: z.string().nullable(),
});
export type StudentPractice = z.infer<typeof studentPracticeSchema>;

export const listActivePractices = defineCall({
  method: 'GET',
  path: '/practice/active',
  feature: 'practice',
  summary: "The student's practices that are to be done, the next due first",
  policy: studentReads,
  answer: z.array(studentPracticeSchema),
  errors: [],
  example: () => ({}),
});

export const listArchivedPractices = defineCall({
  method: 'GET',
  path: '/practice/archive',
  feature: 'practice',
  summary: 'Practices that are finished or were due, by month and year, the newest first',
  policy: studentReads,
  answer: z.array(
    z.object({ year: z.int(), month: z.int().min(1).max(12), practices: z.array(studentPracticeSchema) }),
  ),
  errors: [],
  example: () => ({}),
});

const ofPractice = z.strictObject({ practiceId: longIdTextSchema });

export const getPracticeQuestion = defineCall({
  method: 'GET',
  path: '/practice/question',
  feature: 'practice',
  summary: 'Begins or continues a practice: the waiting question, or how it ended',
  policy: { ...studentReads, reach: ['self'], repeated: 'same' },
  query: ofPractice,
  answer: testStateSchema.and(z.object({ remainingMs: z.int().nullable() })),
  changes: ['practice'],
  errors: ['practiceOver'],
  example: ({ practiceId }) => ({ query: { practiceId } }),
});

export const getPracticePassingInfo = defineCall({
  method: 'GET',
  path: '/practice/passing-info',
  feature: 'practice',
  summary: 'How far a practice is, without beginning it',
  policy: { ...studentReads, reach: ['self'] },
  query: ofPractice,
  answer: studentPracticeSchema.extend({ remainingMs: z.int().nullable() }),
  errors: [],
  example: ({ practiceId }) => ({ query: { practiceId } }),
});

export const passPracticeQuestion = defineCall({
  method: 'POST',
  path: '/practice/passing',
  feature: 'practice',
  summary: 'Marks an answer of a practice; the same answer sent again gives the first result',
  policy: createAnswer.policy,
  body: createAnswer.body,
  answer: answerResultSchema,
  changes: createAnswer.changes,
  errors: ['alreadyAnswered', 'timeIsUp'],
  example: createAnswer.example,
});

export const addPracticeTime = defineCall({
  method: 'PUT',
  path: '/practice/progress/add-spent-time/{id}',
  feature: 'practice',
  summary: 'Adds time spent on a question that was left unanswered',
  policy: { ...studentReads, reach: ['self'], repeated: 'again' },
  params: z.strictObject({ id: longIdTextSchema }),
  body: z.strictObject({ spentTime: z.int().min(0).max(spentMsLimit) }),
  answer: nothingSchema,
  changes: ['practice', 'reports'],
  errors: [],
  example: ({ userPracticeProgressId }) => ({
    params: { id: userPracticeProgressId },
    body: { spentTime: 1000 },
  }),
});

export const getPracticeMonth = defineCall({
  method: 'GET',
  path: '/practice/month-overview',
  feature: 'practice',
  summary: 'Practices of a month: set, finished, finished on time',
  policy: { ...studentReads, callers: ['student', 'parent'], reach: ['self', 'parent'] },
  query: z.strictObject({
    studentId: idTextSchema,
    month: boundedText({ max: 7 })
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'A month is written 2026-11')
      .optional(),
  }),
  answer: z.object({ assignedTasks: z.int(), completedTasks: z.int(), completedOnTimeTasks: z.int() }),
  errors: [],
  example: ({ studentId }) => ({ query: { studentId, month: '2026-11' } }),
});

export const listPracticeSubjects = defineCall({
  method: 'GET',
  path: '/practice/subjects',
  feature: 'practice',
  summary: "Subjects of the student's practices with how many are to be done",
  policy: studentReads,
  answer: z.array(z.object({ subjectId: idSchema, name: z.string(), active: z.int(), finished: z.int() })),
  errors: [],
  example: () => ({}),
});

/** A practice as whoever set it follows it. */
export const setPracticeSchema = z.object({
  practiceId: longIdSchema,
  name: z.string(),
  subject: subjectKeySchema,
  year: z.int(),
  topic: z.string(),
  difficulty: difficultySchema,
  numberOfQuestions: z.int(),
  timeLimit: z.int().nullable(),
  setAt: isoTimeSchema,
  dueAt: isoTimeSchema,
  assigned: z.int(),
  begun: z.int(),
  completed: z.int(),
  completedOnTime: z.int(),
  /** Share right over all answers given, in percent. */
  percentRight: z.int().nullable(),
});
export type SetPractice = z.infer<typeof setPracticeSchema>;

export const listSetPractices = defineCall({
  method: 'GET',
  path: '/practice/tasks-statistic',
  feature: 'practice',
  summary: 'The practices that the tutor has set, with how far the students are',
  policy: { ...studentReads, callers: ['tutor'], audit: 'childData' },
  query: z.strictObject({ status: z.enum(practiceStatuses).default('active') }),
  answer: z.array(setPracticeSchema),
  errors: [],
  example: () => ({ query: { status: 'active' } }),
});

export const reportSorts = ['name', 'right', 'time', 'finished'] as const;

export const getPracticeReport = defineCall({
  method: 'GET',
  path: '/practice/detailed-report',
  feature: 'practice',
  summary: 'A practice student by student and sub-topic by sub-topic',
  policy: { ...setterActs, reach: ['setter', 'parent'], repeated: 'reads' },
  query: z.strictObject({
    practiceId: longIdTextSchema,
    studentId: idTextSchema.optional(),
    classroomId: idTextSchema.optional(),
    sortBy: z.enum(reportSorts).default('name'),
  }),
  answer: z.object({
    practice: setPracticeSchema,
    students: z.array(
      z.object({
        userPracticeProgressId: longIdSchema,
        studentId: idSchema,
        firstName: z.string(),
        lastName: z.string(),
        state: studentPracticeSchema.shape.state,
        round: z.int(),
        answered: z.int(),
        right: z.int(),
        spentMs: z.int(),
        finishedAt: isoTimeSchema.nullable(),
        isOnTime: z.boolean(),
        attemptId: longIdSchema.nullable(),
        feedback: z.string().nullable(),
      }),
    ),
    subTopics: z.array(z.object({ subTopicId: idSchema, title: z.string(), answered: z.int(), right: z.int() })),
  }),
  errors: [],
  example: ({ practiceId, studentId }) => ({ query: { practiceId, studentId } }),
});

export const extendPractice = defineCall({
  method: 'PUT',
  path: '/practice/expiration-date/{id}',
  feature: 'practice',
  summary: 'Makes a practice due at another time, for all who have not finished it',
  policy: setterActs,
  params: z.strictObject({ id: longIdTextSchema }),
  body: z.strictObject({ expirationDate: isoTimeSchema }),
  answer: nothingSchema,
  changes: ['practice', 'reports'],
  errors: ['badDueDate'],
  example: ({ practiceId }) => ({ params: { id: practiceId }, body: { expirationDate: '2026-12-01T10:00:00Z' } }),
});

export const deletePractice = defineCall({
  method: 'DELETE',
  path: '/practice/{id}',
  feature: 'practice',
  summary: 'Takes a practice back; what was answered stays with the students',
  policy: setterActs,
  params: z.strictObject({ id: longIdTextSchema }),
  answer: nothingSchema,
  changes: ['practice', 'reports', 'tutoring'],
  errors: [],
  example: ({ sparePracticeId }) => ({ params: { id: sparePracticeId } }),
});

export const reassignPractice = defineCall({
  method: 'POST',
  path: '/practice/reassign',
  feature: 'practice',
  summary: 'Sets a practice again for students who are through with it: whole, or only what was wrong',
  policy: { ...setterActs, repeated: 'once' },
  body: z.strictObject({
    practiceId: longIdSchema,
    studentIds: idListSchema(200, 'Students  is a required field'),
    onlyWrong: z.boolean().default(false),
  }),
  answer: z.object({ reassigned: z.array(idSchema) }),
  changes: ['practice', 'reports'],
  errors: [],
  example: ({ practiceId, studentId }) => ({ body: { practiceId, studentIds: [studentId], onlyWrong: true } }),
});

export const givePracticeFeedback = defineCall({
  method: 'PUT',
  path: '/practice/progress/{id}',
  feature: 'practice',
  summary: "The tutor's words to a student about a practice",
  policy: { ...setterActs, callers: ['tutor'] },
  params: z.strictObject({ id: longIdTextSchema }),
  body: z.strictObject({ feedback: wordsSchema(1000) }),
  answer: nothingSchema,
  changes: ['practice', 'reports'],
  errors: [],
  example: ({ userPracticeProgressId }) => ({
    params: { id: userPracticeProgressId },
    body: { feedback: 'Well worked out!' },
  }),
});
