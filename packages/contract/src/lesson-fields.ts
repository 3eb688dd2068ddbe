/** Shapes that the calls of lessons share: the forms of the specification (sections 3 and 5), and what comes back. */
import { difficulties } from '@comet/domain/curriculum/subjects';
import {
  captionsMaxLength,
  lessonTypes,
  maxQuizQuestions,
  maxVideoMs,
  maxWords,
  selfAssessments,
} from '@comet/domain/lessons/lessons';
import { z } from 'zod';
import { rightAnswerSchema } from './attempts.ts';
import { boundedText } from './bounded-text.ts';
import {
  classOrSchema,
  difficultySchema,
  idSchema,
  isoTimeSchema,
  lineSchema,
  longIdSchema,
  subjectKeySchema,
  trimmed,
  yearSchema,
} from './fields.ts';
import { questionSchema, stepsSchema } from './question.ts';
import { fileIdOf, fileUrlSchema } from './uploads.ts';

/** A cover that the web app draws itself, so that a lesson needs no picture of its own. */
export const drawnCovers = [
  'drawn:math',
  'drawn:english',
  'drawn:verbalReasoning',
  'drawn:nonVerbalReasoning',
] as const;

const coverText = 'Cover is a required field';
const coverSchema = boundedText({ max: 300, required: coverText }).refine(
  (url) => fileIdOf(url) !== undefined || drawnCovers.some((known) => known === url),
  coverText,
);

export const lessonTypeSchema = z.enum(lessonTypes);
export const selfAssessmentSchema = z.enum(selfAssessments);

/** The class a lesson is made for, or the tutor's students one to one. */
export const classChoiceSchema = classOrSchema('oneToOne');

/** What a lesson is made of, apart from its sections. */
export const lessonShape = {
  lessonName: lineSchema(80, 'Lesson name is a required field'),
  pictureUrl: coverSchema,
  description: boundedText({ max: 1000, clean: trimmed }).default(''),
  subject: z.enum(subjectKeySchema.options, 'Subject is a required field'),
  classRoomId: classChoiceSchema,
};

const optionalLine = (max: number) => z.union([z.literal(''), lineSchema(max, 'Please write a few words')]).default('');

/** A card of words to learn. Only the word has to be there. */
export const wordSchema = z.strictObject({
  word: lineSchema(60, 'Word is required'),
  definition: optionalLine(300),
  synonyms: optionalLine(200),
  antonyms: optionalLine(200),
  example: optionalLine(300),
});
export type Word = z.infer<typeof wordSchema>;

const videoFields = {
  kind: z.literal('video'),
  name: lineSchema(80, 'Video name is a required field'),
  videoUrl: fileUrlSchema('Video is a required field'),
  /** Milliseconds, as the browser read it from the file. */
  duration: z.int().min(0).max(maxVideoMs).nullable().default(null),
  /** WebVTT; empty where there are none. */
  captions: boundedText({ max: captionsMaxLength }).default(''),
};
const documentFields = {
  kind: z.literal('document'),
  name: lineSchema(80, 'Document name is a required field'),
  documentUrl: fileUrlSchema('Document is a required field'),
};
/** The form of a quiz, whether a lesson or a recording holds it. */
export const quizFormFields = {
  name: lineSchema(80, 'Quiz name is a required field'),
  year: z.union(yearSchema.options, 'Year is a required field'),
  topic: z.int('Topic is a required field').min(1, 'Topic is a required field'),
  subTopic: z.int('Subtopic is a required field').min(1, 'Subtopic is a required field'),
  numberOfQuestions: z
    .int('Number of questions is required')
    .min(1, 'At least one question is required')
    .max(maxQuizQuestions, `A quiz can have up to ${maxQuizQuestions} questions`),
  difficulty: z.enum(difficulties).default('medium'),
};
const quizFields = { kind: z.literal('quiz'), ...quizFormFields };
const vocabularyFields = {
  kind: z.literal('vocabulary'),
  name: lineSchema(80, 'Please give these words a name'),
  words: z.array(wordSchema).min(1, 'Word is required').max(maxWords),
};

/** What a section is made of. */
export const sectionBodySchema = z.discriminatedUnion('kind', [
  z.strictObject(videoFields),
  z.strictObject(documentFields),
  z.strictObject(quizFields),
  z.strictObject(vocabularyFields),
]);
export type SectionBody = z.infer<typeof sectionBodySchema>;

/** A stored question with its answer, as a tutor chooses it. */
export const bankQuestionSchema = z.object({
  itemId: longIdSchema,
  subTopicId: idSchema,
  difficulty: difficultySchema,
  question: questionSchema,
  rightAnswer: rightAnswerSchema,
  explanation: stepsSchema,
});
export type BankQuestion = z.infer<typeof bankQuestionSchema>;

/** A moment at which a video stops and asks. Only the tutor gets the question with it. */
export const sectionPointSchema = z.object({
  lessonSectionPointId: longIdSchema,
  atMs: z.int(),
  isAnswered: z.boolean(),
  asks: bankQuestionSchema.nullable(),
});
export type SectionPoint = z.infer<typeof sectionPointSchema>;

const common = { id: longIdSchema, name: z.string() };

/** A section as it comes back. */
export const lessonSectionSchema = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('video'),
    /** A link that plays for some hours; empty once the file is gone. */
    videoUrl: z.string(),
    duration: z.int().nullable(),
    captions: z.string(),
    points: z.array(sectionPointSchema),
    /** Where the student goes on. */
    resumeMs: z.int(),
  }),
  z.object({
    ...common,
    kind: z.literal('document'),
    documentUrl: z.string(),
  }),
  z.object({
    ...common,
    kind: z.literal('quiz'),
    year: z.int(),
    topic: idSchema,
    subTopic: idSchema,
    subTopicTitle: z.string(),
    numberOfQuestions: z.int(),
    difficulty: difficultySchema,
    /** The student's tries at it; nothing before the first. */
    quiz: z.object({ correctAnswers: z.int(), numberOfQuestions: z.int(), isFinished: z.boolean() }).nullable(),
  }),
  z.object({ ...common, kind: z.literal('vocabulary'), words: z.array(wordSchema) }),
]);
export type LessonSection = z.infer<typeof lessonSectionSchema>;

/** A lesson in a list. */
export const lessonCardSchema = z.object({
  id: longIdSchema,
  type: lessonTypeSchema,
  lessonName: z.string(),
  description: z.string(),
  /** A link that works for some hours, or the name of a cover that the web app draws. */
  pictureUrl: z.string(),
  subject: subjectKeySchema,
  tutorName: z.string(),
  sectionCount: z.int(),
  publishedAt: isoTimeSchema.nullable(),
  /** The student's own; nothing for the tutor. */
  progress: z
    .object({
      completedCount: z.int(),
      lastOpenedAt: isoTimeSchema.nullable(),
      isFinished: z.boolean(),
      selfAssessment: selfAssessmentSchema.nullable(),
    })
    .nullable(),
  /** The tutor's own; nothing for a student. */
  publication: z
    .object({
      state: z.enum(['draft', 'scheduled', 'published']),
      classRoomId: classChoiceSchema.nullable(),
      classrooms: z.array(z.object({ id: idSchema, name: z.string() })),
      isForOneToOne: z.boolean(),
      studentCount: z.int(),
      begunCount: z.int(),
      finishedCount: z.int(),
    })
    .nullable(),
});
export type LessonCard = z.infer<typeof lessonCardSchema>;

/** A lesson with its sections. */
export const lessonSchema = lessonCardSchema.extend({
  lessonSections: z.array(lessonSectionSchema),
  completedSectionIds: z.array(longIdSchema),
  /** Sections whose quiz was finished and not passed. */
  failedSectionIds: z.array(longIdSchema),
  /** Where the student goes on; nothing once all is done. */
  nextSectionId: longIdSchema.nullable(),
});
export type Lesson = z.infer<typeof lessonSchema>;
