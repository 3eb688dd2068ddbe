/** The way through the curriculum: subjects, topics, chapters and the tests in them. */
import { startModes } from '@comet/domain/attempts/attempt';
import { masteryLabels } from '@comet/domain/mastery/mastery-labels';
import { additionalTestId, additionalTestKinds, lockReasons } from '@comet/domain/missions/additional-tests';
import { badgeLevels } from '@comet/domain/missions/badges';
import { z } from 'zod';
import { testStateSchema } from './attempts.ts';
import { boundedText } from './bounded-text.ts';
import { defineCall, type Policy } from './call.ts';
import { idSchema, idTextSchema, subjectIdTextSchema, subjectKeySchema, yearTextSchema } from './fields.ts';
import { personReads } from './policies.ts';
import { stepsSchema } from './question.ts';

const everyoneReads = { ...personReads, reach: 'nobody' } as const satisfies Policy;
const studentReads = { ...everyoneReads, callers: ['student'], reach: 'own' } as const satisfies Policy;

const wholeNumberText = (max: number) =>
  boundedText({ max: 6, tooLong: 'This is no whole number' })
    .regex(/^\d{1,6}$/, 'This is no whole number')
    .transform(Number)
    .pipe(z.int().max(max));

export const listSubjects = defineCall({
  method: 'GET',
  path: '/mission/subjects',
  feature: 'missions',
  summary: 'The four subjects',
  policy: everyoneReads,
  answer: z.array(z.object({ subjectId: idSchema, name: z.string(), key: subjectKeySchema })),
  errors: [],
  example: () => ({}),
});

export const listTopics = defineCall({
  method: 'GET',
  path: '/mission/topics',
  feature: 'missions',
  summary: 'Topics of a subject and year as [count, page of topics]',
  policy: everyoneReads,
  query: z.strictObject({
    limit: wholeNumberText(200).optional(),
    offset: wholeNumberText(10_000).optional(),
    subject: subjectIdTextSchema.optional(),
    year: yearTextSchema.optional(),
    hasSubtopics: z.enum(['true', 'false']).optional(),
    status: z.enum(['active', 'disabled']).optional(),
  }),
  answer: z.tuple([
    z.int(),
    z.array(
      z.object({
        topicId: idSchema,
        title: z.string(),
        subjectId: idSchema,
        year: z.int(),
        curriculumVersion: z.string(),
      }),
    ),
  ]),
  errors: [],
  example: () => ({ query: { subject: 1, year: 5 } }),
});

export const listSubTopics = defineCall({
  method: 'GET',
  path: '/mission/sub-topics',
  feature: 'missions',
  summary: 'Sub-topics of a topic as [count, sub-topics]',
  policy: everyoneReads,
  query: z.strictObject({
    year: yearTextSchema.optional(),
    topicId: idTextSchema,
    status: z.enum(['active', 'disabled']).optional(),
  }),
  answer: z.tuple([
    z.int(),
    z.array(
      z.object({
        subTopicId: idSchema,
        title: z.string(),
        /** Different questions that there are at least; far more where the matter is not small. */
        different: z.object({ easy: z.int(), medium: z.int(), hard: z.int() }),
      }),
    ),
  ]),
  errors: [],
  example: ({ chapterId }) => ({ query: { topicId: chapterId } }),
});

export const listSubjectsProgress = defineCall({
  method: 'GET',
  path: '/mission/subjects-progress',
  feature: 'missions',
  summary: "The student's progress in each subject of a year",
  policy: studentReads,
  query: z.strictObject({ year: yearTextSchema.optional() }),
  answer: z.array(
    z.object({
      subjectId: idSchema,
      key: subjectKeySchema,
      name: z.string(),
      subTopicCount: z.int(),
      passedCount: z.int(),
      stars: z.int(),
      percent: z.int().min(0).max(100),
      /** Where the student is; nothing in a year without chapters. */
      currentChapter: z.object({ chapterId: idSchema, title: z.string() }).nullable(),
      /** Wrong answers and fading sub-topics of all chapters that are due to revise today. */
      dueCount: z.int(),
    }),
  ),
  errors: [],
  example: () => ({ query: { year: 5 } }),
});

/** What a chapter comes to. */
const chapterDataSchema = z.object({
  subTopicCount: z.int(),
  passedCount: z.int(),
  stars: z.int(),
  maxStars: z.int(),
  /** The best badge of the final test; it never falls. */
  badge: z.enum(badgeLevels),
  /** Half of the sub-topics of a chapter that has its badge are fading: the badge stays, a fresh look is due. */
  isRefreshDue: z.boolean(),
  /** Wrong answers and fading sub-topics of this chapter that are due to revise today. */
  dueCount: z.int(),
});

/** A chapter on the path. `chapterData` sums up what is in it. */
export const chapterSchema = z.object({
  id: idSchema,
  title: z.string(),
  subjectId: idSchema,
  subject: subjectKeySchema,
  year: z.int(),
  isCurrent: z.boolean(),
  isLocked: z.boolean(),
  chapterData: chapterDataSchema,
});
export type Chapter = z.infer<typeof chapterSchema>;

export const listChapters = defineCall({
  method: 'GET',
  path: '/mission/chapters',
  feature: 'missions',
  summary: 'The chapters of a subject and year, with how far the student is',
  policy: studentReads,
  query: z.strictObject({ subjectId: subjectIdTextSchema, year: yearTextSchema.optional() }),
  answer: z.array(chapterSchema),
  errors: [],
  example: () => ({ query: { subjectId: 1, year: 5 } }),
});

/** A sub-topic test as it stands in its chapter. */
export const chapterSubTopicSchema = z.object({
  subTopicId: idSchema,
  title: z.string(),
  stars: z.int().min(0).max(3),
  isPassed: z.boolean(),
  startMode: z.enum(startModes),
  hasQuestions: z.boolean(),
  /** The best the student ever knew it; it only rises. `masteryNames` says it in words. */
  mastery: z.enum(masteryLabels),
  /** It is fading: a question of it is due today. */
  isDue: z.boolean(),
});
export type ChapterSubTopic = z.infer<typeof chapterSubTopicSchema>;

/**
 * A test of a chapter beside those of its sub-topics. It is begun and gone on with by `getAdditionalTestQuestion`, with its
 * kind as `questionFor`; answers go to `createAnswer`, whose last result carries the badge and the chapter it opened.
 */
export const additionalTestSchema = z.object({
  /** The same for every student, for ever. */
  additionalTestId: idSchema,
  kind: z.enum(additionalTestKinds),
  title: z.string(),
  isLocked: z.boolean(),
  /** Why it cannot be begun now; `errors[lockReason].message` says it. */
  lockReason: z.enum(lockReasons).nullable(),
  startMode: z.enum(startModes),
  /** Of the attempt under way; else as many as the next one will have at most: small matter makes it shorter. */
  questionCount: z.int(),
  /** Of the final test; `none` for all others. */
  badge: z.enum(badgeLevels),
  /** The best finished attempt by its share of right answers. */
  best: z.object({ rightCount: z.int(), questionCount: z.int(), stars: z.int().min(0).max(3) }).nullable(),
  /** Of the Revision Quest: questions due today. 0 for all others. */
  dueCount: z.int(),
  /** Of the Revision Quest: wrong answers that were right once and come back on another day. 0 for all others. */
  laterCount: z.int(),
});
export type AdditionalTest = z.infer<typeof additionalTestSchema>;

export const getChapter = defineCall({
  method: 'GET',
  path: '/mission/chapters/{chapterId}',
  feature: 'missions',
  summary: 'A chapter with its sub-topic tests in the order of learning and its additional tests',
  policy: studentReads,
  params: z.strictObject({ chapterId: idTextSchema }),
  answer: chapterSchema.extend({
    subTopics: z.array(chapterSubTopicSchema),
    /** In the order they stand in the chapter; a closed chapter has its chapter-unlock test, an open one has none. */
    additionalTests: z.array(additionalTestSchema),
  }),
  errors: ['notFound'],
  example: ({ chapterId }) => ({ params: { chapterId } }),
});

export const getSubTopicQuestion = defineCall({
  method: 'GET',
  path: '/mission/question/get/for-sub-topic',
  feature: 'missions',
  summary: 'Begins or continues the test of a sub-topic: the waiting question, without its answer',
  policy: { ...studentReads, repeated: 'same' },
  query: z.strictObject({
    chapterId: idTextSchema,
    subTopicId: idTextSchema,
    questionFor: z.literal('subTopic').default('subTopic'),
  }),
  answer: testStateSchema,
  changes: ['missions'],
  errors: ['notFound', 'chapterLocked'],
  example: ({ chapterId, subTopicId }) => ({ query: { chapterId, subTopicId, questionFor: 'subTopic' } }),
});

export const getAdditionalTestQuestion = defineCall({
  method: 'GET',
  path: '/mission/additional-tests/{testId}/questions',
  feature: 'missions',
  summary: 'Begins or continues an additional test: the waiting question, without its answer',
  policy: { ...studentReads, repeated: 'same' },
  params: z.strictObject({ testId: idTextSchema }),
  /** The kind of the test; with another one there is no such test. */
  query: z.strictObject({ questionFor: z.enum(additionalTestKinds) }),
  answer: testStateSchema,
  changes: ['missions'],
  errors: ['notFound', 'chapterLocked', 'subTopicsLeft', 'nothingToRevise', 'unlockTomorrow'],
  example: ({ chapterId }) => ({
    params: { testId: additionalTestId('additional_practice', { chapterId }) },
    query: { questionFor: 'additional_practice' },
  }),
});

/**
 * The quiz of a subject (screens /quiz/:subject and /quizzes/:subject/:year?): ten mixed questions over the open chapters of a
 * year, what is due and weak first. It is an additional test of kind additional_practice: begin it by
 * `getAdditionalTestQuestion` with the id that comes back here.
 */
export const getSubjectQuiz = defineCall({
  method: 'GET',
  path: '/mission/subject-quiz',
  feature: 'missions',
  summary: 'The quiz of a subject and year, as an additional test over all its open chapters',
  policy: studentReads,
  query: z.strictObject({ subjectId: subjectIdTextSchema, year: yearTextSchema.optional() }),
  answer: additionalTestSchema.extend({ subject: subjectKeySchema, year: z.int() }),
  errors: [],
  example: () => ({ query: { subjectId: 1, year: 5 } }),
});

/** How well a student knows a sub-topic; `masteryNames` says the label in words. */
export const subTopicMasterySchema = z.object({
  subTopicId: idSchema,
  title: z.string(),
  label: z.enum(masteryLabels),
  /** Answers that say something about it. */
  answers: z.int(),
  /** The day, on the student's calendar, on which it is due again; nothing where there was no answer yet. */
  dueDay: z.iso.date().nullable(),
});
export type SubTopicMastery = z.infer<typeof subTopicMasterySchema>;

/** To the student themselves a label is the best there ever was; parents and tutors get the one of today, which may have fallen. */
export const getMastery = defineCall({
  method: 'GET',
  path: '/mission/mastery',
  feature: 'missions',
  summary: 'How well a student knows the sub-topics of a subject and year, chapter by chapter',
  policy: { ...everyoneReads, reach: ['self', 'parent', 'tutor'] },
  query: z.strictObject({ studentId: idTextSchema, subjectId: subjectIdTextSchema, year: yearTextSchema }),
  answer: z.array(z.object({ chapterId: idSchema, title: z.string(), subTopics: z.array(subTopicMasterySchema) })),
  errors: [],
  example: ({ studentId }) => ({ query: { studentId, subjectId: 1, year: 5 } }),
});

export const getSubTopicVideo = defineCall({
  method: 'GET',
  path: '/mission/sub-topic/subtopic-video',
  feature: 'missions',
  summary: 'The video of a sub-topic where there is one, else its worked explainer',
  policy: { ...studentReads, reach: 'nobody' },
  query: z.strictObject({ subTopicId: idTextSchema }),
  answer: z.object({
    /** A link that plays for some hours. */
    videoUrl: z.string().nullable(),
    /** WebVTT, of the video. */
    captions: z.string(),
    title: z.string(),
    explainer: z.object({
      examples: z.array(z.object({ prompt: z.array(stepsSchema.element.element), steps: stepsSchema })),
    }),
  }),
  errors: ['notFound'],
  example: ({ subTopicId }) => ({ query: { subTopicId } }),
});
