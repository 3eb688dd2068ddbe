/** Lessons: made by a tutor, published to classes, worked through by students. */
import { maxSections, maxVideoMs } from '@comet/domain/lessons/lessons';
import { z } from 'zod';
import {
  answerResultSchema,
  createAnswer,
  finishSchema,
  reviewedQuestionSchema,
  waitingQuestionSchema,
} from './attempts.ts';
import { defineCall, type Policy } from './call.ts';
import {
  difficultySchema,
  idSchema,
  idTextSchema,
  isoTimeSchema,
  longIdSchema,
  longIdTextSchema,
  nothingSchema,
  searchSchema,
  subjectIdTextSchema,
} from './fields.ts';
import {
  bankQuestionSchema,
  lessonCardSchema,
  lessonSchema,
  lessonSectionSchema,
  lessonShape,
  lessonTypeSchema,
  sectionBodySchema,
  sectionPointSchema,
  selfAssessmentSchema,
} from './lesson-fields.ts';
import { studentActs, studentReads, tutorReads } from './policies.ts';

/** A tutor changes a lesson of their own; another tutor's is not there. */
const authorSets = { ...tutorReads, reach: ['setter'], repeated: 'same', audit: 'nothing' } as const satisfies Policy;
/** A tutor adds something to a lesson of their own. */
const authorAdds = { ...authorSets, repeated: 'again' } as const satisfies Policy;
const authorReads = { ...authorSets, repeated: 'reads' } as const satisfies Policy;
/** The student whom a lesson is for, or its tutor. */
const readerReads = {
  ...authorReads,
  callers: ['student', 'tutor'],
  reach: ['self', 'setter'],
} as const satisfies Policy;

/** Captions are long; everything else in a section is small. */
const sectionBytes = 1024 * 1024;

const lessonsQuery = {
  search: searchSchema,
  subjectId: subjectIdTextSchema.optional(),
  type: lessonTypeSchema.optional(),
};
const ofLesson = z.strictObject({ id: longIdTextSchema });

export const listLessons = defineCall({
  method: 'GET',
  path: '/lessons',
  feature: 'lessons',
  summary: "The tutor's own lessons and exams, or those that are published for the student",
  policy: { ...authorReads, callers: ['student', 'tutor'], reach: 'own' },
  query: z.strictObject({
    ...lessonsQuery,
    /** A class of the tutor, or `oneToOne`. */
    classroomId: z.union([z.literal('oneToOne'), idTextSchema]).optional(),
  }),
  answer: z.array(lessonCardSchema),
  errors: [],
  example: () => ({ query: { type: 'lesson' } }),
});

export const listLessonsForStudent = defineCall({
  method: 'GET',
  path: '/lessons/for-students',
  feature: 'lessons',
  summary: 'What is published for the student: what they are in the middle of first, then the newest',
  policy: studentReads,
  query: z.strictObject(lessonsQuery),
  answer: z.array(lessonCardSchema),
  errors: [],
  example: () => ({ query: { type: 'lesson' } }),
});

export const getLesson = defineCall({
  method: 'GET',
  path: '/lessons/{id}',
  feature: 'lessons',
  summary: 'A lesson with its sections, and how far the student is',
  policy: readerReads,
  params: ofLesson,
  answer: lessonSchema,
  errors: [],
  example: ({ lessonId }) => ({ params: { id: lessonId } }),
});

const exampleFileUrl = '/files/00000000-0000-4000-8000-000000000002';

const example = {
  lessonName: 'Equivalent fractions',
  pictureUrl: 'drawn:math',
  description: 'Different names for the same amount',
  subject: 'math',
} as const;

export const createLesson = defineCall({
  method: 'POST',
  path: '/lessons',
  feature: 'lessons',
  summary: 'Makes a lesson or an exam, as a draft; the same one sent again within a minute is one',
  policy: { ...authorSets, reach: 'own', repeated: 'once' },
  body: z.strictObject({ ...lessonShape, type: lessonTypeSchema.default('lesson') }),
  answer: lessonSchema,
  changes: ['lessons'],
  errors: ['uploadGone'],
  example: ({ classroomId }) => ({ body: { ...example, classRoomId: classroomId } }),
});

export const updateLesson = defineCall({
  method: 'PUT',
  path: '/lessons/{id}',
  feature: 'lessons',
  summary: 'Changes what a lesson is called, shows and is for',
  policy: authorSets,
  params: ofLesson,
  body: z.strictObject(lessonShape),
  answer: lessonSchema,
  changes: ['exams', 'lessons'],
  errors: ['uploadGone'],
  example: ({ lessonId, classroomId }) => ({
    params: { id: lessonId },
    body: { ...example, classRoomId: classroomId },
  }),
});

export const deleteLesson = defineCall({
  method: 'DELETE',
  path: '/lessons/{id}',
  feature: 'lessons',
  summary: 'Takes a lesson away; what students answered stays theirs',
  policy: authorSets,
  params: ofLesson,
  answer: nothingSchema,
  changes: ['exams', 'lessons'],
  errors: [],
  example: ({ spareLessonId }) => ({ params: { id: spareLessonId } }),
});

export const duplicateLesson = defineCall({
  method: 'POST',
  path: '/lessons/{id}/duplicate',
  feature: 'lessons',
  summary: 'Makes a draft with the same sections and stop points',
  policy: authorAdds,
  params: ofLesson,
  answer: lessonSchema,
  changes: ['lessons'],
  errors: [],
  example: ({ lessonId }) => ({ params: { id: lessonId } }),
});

export const publishLesson = defineCall({
  method: 'PUT',
  path: '/lessons/{id}/publication',
  feature: 'lessons',
  summary: 'Shows a lesson to classes, now or from a moment on, or makes it a draft again',
  policy: authorSets,
  params: ofLesson,
  body: z.strictObject({
    when: z.enum(['now', 'later', 'never']),
    /** For `later`. */
    publishAt: isoTimeSchema.optional(),
    classroomIds: z.array(idSchema).max(50).default([]),
    isForOneToOne: z.boolean().default(false),
  }),
  answer: lessonSchema,
  changes: ['exams', 'lessons'],
  errors: ['lessonEmpty', 'lessonFileMissing', 'badPublishDate', 'noClassGiven'],
  example: ({ lessonId, classroomId }) => ({
    params: { id: lessonId },
    body: { when: 'now', classroomIds: [classroomId] },
  }),
});

export const orderSections = defineCall({
  method: 'PUT',
  path: '/lessons/{id}/order',
  feature: 'lessons',
  summary: 'Puts the sections of a lesson into another order; every section is named once',
  policy: authorSets,
  params: ofLesson,
  body: z.strictObject({ sectionIds: z.array(longIdSchema).max(maxSections) }),
  answer: lessonSchema,
  changes: ['exams', 'lessons'],
  errors: ['examBegun'],
  example: ({ lessonId }) => ({ params: { id: lessonId }, body: { sectionIds: [] } }),
});

export const createSections = defineCall({
  method: 'POST',
  path: '/lessons/sections/bulk-create',
  feature: 'lessons',
  summary: 'Adds sections to a lesson or an exam, in this order',
  policy: authorAdds,
  body: z.strictObject({
    lessonId: longIdSchema,
    /** Which of the two the sections are for; an exam takes quizzes only. */
    questionFor: lessonTypeSchema.default('lesson'),
    data: z.array(sectionBodySchema).min(1).max(maxSections),
  }),
  bodyLimitBytes: sectionBytes,
  answer: z.array(lessonSectionSchema),
  changes: ['exams', 'lessons'],
  errors: ['examBegun', 'tooManySections', 'onlyQuizzesInExams', 'noSuchSubTopics', 'uploadGone'],
  example: ({ lessonId, chapterId, subTopicId }) => ({
    body: {
      lessonId,
      data: [{ kind: 'quiz', name: 'Check-up', year: 5, topic: chapterId, subTopic: subTopicId, numberOfQuestions: 5 }],
    },
  }),
});

const ofSection = z.strictObject({ id: longIdTextSchema });

export const getSection = defineCall({
  method: 'GET',
  path: '/lessons/sections/{id}',
  feature: 'lessons',
  summary: 'One section of a lesson',
  policy: readerReads,
  params: ofSection,
  answer: lessonSectionSchema,
  errors: [],
  example: ({ videoSectionId }) => ({ params: { id: videoSectionId } }),
});

export const updateSection = defineCall({
  method: 'PUT',
  path: '/lessons/sections/{id}',
  feature: 'lessons',
  summary: 'Changes a section; its kind stays',
  policy: authorSets,
  params: ofSection,
  body: sectionBodySchema,
  bodyLimitBytes: sectionBytes,
  answer: lessonSectionSchema,
  changes: ['exams', 'lessons'],
  errors: ['examBegun', 'noSuchSubTopics', 'uploadGone'],
  example: ({ documentSectionId }) => ({
    params: { id: documentSectionId },
    body: { kind: 'document', name: 'Names for a half', documentUrl: exampleFileUrl },
  }),
});

export const deleteSection = defineCall({
  method: 'DELETE',
  path: '/lessons/sections/{id}',
  feature: 'lessons',
  summary: 'Takes a section out of its lesson',
  policy: authorSets,
  params: ofSection,
  answer: nothingSchema,
  changes: ['exams', 'lessons'],
  errors: ['examBegun'],
  example: ({ spareSectionId }) => ({ params: { id: spareSectionId } }),
});

export const getSignedLink = defineCall({
  method: 'GET',
  path: '/lessons/sections/signed-link',
  feature: 'lessons',
  summary: "A fresh link to a section's file, which works for some hours",
  policy: authorReads,
  query: z.strictObject({ lessonSectionId: longIdTextSchema }),
  answer: z.object({ url: z.string() }),
  errors: [],
  example: ({ videoSectionId }) => ({ query: { lessonSectionId: videoSectionId } }),
});

const pointShape = {
  /** Milliseconds from the start of the video. */
  atMs: z.int().min(0).max(maxVideoMs),
  itemId: longIdSchema,
};

export const createPoint = defineCall({
  method: 'POST',
  path: '/lessons/sections/point',
  feature: 'lessons',
  summary: 'Puts a stop point into a video: there it waits until this question is answered',
  policy: authorAdds,
  body: z.strictObject({ lessonSectionId: longIdSchema, ...pointShape }),
  answer: sectionPointSchema,
  changes: ['lessons'],
  errors: ['badStopPoint', 'tooManyPoints'],
  example: ({ videoSectionId, itemId }) => ({ body: { lessonSectionId: videoSectionId, atMs: 20_000, itemId } }),
});

export const updatePoint = defineCall({
  method: 'PUT',
  path: '/lessons/sections/point/{id}',
  feature: 'lessons',
  summary: 'Moves a stop point or gives it another question; who has answered it is not asked again',
  policy: authorSets,
  params: ofSection,
  body: z.strictObject(pointShape),
  answer: sectionPointSchema,
  changes: ['lessons'],
  errors: ['badStopPoint'],
  example: ({ sectionPointId, itemId }) => ({ params: { id: sectionPointId }, body: { atMs: 9000, itemId } }),
});

export const deletePoint = defineCall({
  method: 'DELETE',
  path: '/lessons/sections/point/{id}',
  feature: 'lessons',
  summary: 'Takes a stop point out of its video',
  policy: authorSets,
  params: ofSection,
  answer: nothingSchema,
  changes: ['lessons'],
  errors: [],
  example: ({ sparePointId }) => ({ params: { id: sparePointId } }),
});

export const listBankQuestions = defineCall({
  method: 'GET',
  path: '/lessons/question-bank',
  feature: 'lessons',
  summary: 'Questions of a sub-topic for a tutor to choose from, with their answers; each `page` has others',
  policy: { ...authorReads, reach: 'nobody' },
  query: z.strictObject({
    subTopicId: idTextSchema,
    difficulty: difficultySchema.default('medium'),
    page: idTextSchema.default(1),
  }),
  answer: z.array(bankQuestionSchema),
  errors: [],
  example: ({ subTopicId }) => ({ query: { subTopicId } }),
});

/** A stop point's question: it waits for an answer, or was answered. */
export const pointStateSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('PROCCESS'), current: waitingQuestionSchema }),
  z.object({ status: z.literal('FINISH'), finish: finishSchema, answered: reviewedQuestionSchema }),
]);
export type PointState = z.infer<typeof pointStateSchema>;

export const getPointQuestion = defineCall({
  method: 'GET',
  path: '/lessons/sections/question',
  feature: 'lessons',
  summary: 'The question of a stop point, or how it was answered',
  policy: { ...studentActs, repeated: 'same' },
  query: z.strictObject({ lessonSectionPointId: longIdTextSchema }),
  answer: pointStateSchema,
  changes: ['lessons'],
  errors: [],
  example: ({ sectionPointId }) => ({ query: { lessonSectionPointId: sectionPointId } }),
});

export const answerPointQuestion = defineCall({
  method: 'POST',
  path: '/lessons/sections/answer-question',
  feature: 'lessons',
  summary: 'Marks the answer at a stop point; the same answer sent again gives the first result',
  policy: createAnswer.policy,
  body: createAnswer.body,
  answer: answerResultSchema,
  changes: [...createAnswer.changes, 'lessons'],
  errors: ['alreadyAnswered'],
  example: createAnswer.example,
});

export const completeSection = defineCall({
  method: 'POST',
  path: '/lessons/sections/complete',
  feature: 'lessons',
  summary: 'Notes that the student has done a section, once all its parts are',
  policy: { ...studentActs, repeated: 'same' },
  body: z.strictObject({ lessonSectionId: longIdSchema }),
  answer: z.object({ completedSectionIds: z.array(longIdSchema), nextSectionId: longIdSchema.nullable() }),
  changes: ['lessons'],
  errors: ['sectionNotDone'],
  example: ({ documentSectionId }) => ({ body: { lessonSectionId: documentSectionId } }),
});

export const keepPlace = defineCall({
  method: 'PUT',
  path: '/lessons/sections/place',
  feature: 'lessons',
  summary: 'Keeps where the student is in a video',
  policy: { ...studentActs, repeated: 'same' },
  body: z.strictObject({ lessonSectionId: longIdSchema, atMs: z.int().min(0).max(maxVideoMs) }),
  answer: nothingSchema,
  changes: ['lessons'],
  errors: [],
  example: ({ videoSectionId }) => ({ body: { lessonSectionId: videoSectionId, atMs: 4000 } }),
});

export const assessSelf = defineCall({
  method: 'PUT',
  path: '/lessons/{id}/self-assessment',
  feature: 'lessons',
  summary: 'How the student feels about a lesson',
  policy: { ...studentActs, repeated: 'same' },
  params: ofLesson,
  body: z.strictObject({ selfAssessment: selfAssessmentSchema }),
  answer: nothingSchema,
  changes: ['lessons'],
  errors: [],
  example: ({ lessonId }) => ({ params: { id: lessonId }, body: { selfAssessment: 'confident' } }),
});
