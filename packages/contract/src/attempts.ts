/** What a student sees of an attempt: the question that waits, what an answer brought, the end, and the review. */

import { attemptKinds, attemptStatuses, spentMsLimit } from '@comet/domain/attempts/attempt';
import { correctionReasons } from '@comet/domain/attempts/correction-reasons';
import { badgeLevels } from '@comet/domain/missions/badges';
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';
import { defineCall } from './call.ts';
import {
  difficultySchema,
  idSchema,
  isoTimeSchema,
  longIdSchema,
  longIdTextSchema,
  subjectKeySchema,
  trimmed,
} from './fields.ts';
import { studentActs, studentReads, studentSets } from './policies.ts';
import { blockSchema, givenAnswerSchema, questionSchema, stepsSchema } from './question.ts';

/** Which attempt it is and how far it has come. */
export const attemptSchema = z.object({
  attemptId: longIdSchema,
  kind: z.enum(attemptKinds),
  status: z.enum(attemptStatuses),
  title: z.string(),
  subject: subjectKeySchema,
  /** The sub-topic of a sub-topic test. */
  subTopicId: idSchema.nullable(),
  /** The test of a chapter (or of a subject as a whole) that this is an attempt at. */
  additionalTestId: idSchema.nullable(),
  /** The chapter it belongs to, of a sub-topic test or an additional test. */
  chapterId: idSchema.nullable(),
  questionCount: z.int(),
  answeredCount: z.int(),
  rightCount: z.int(),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** What finishing brought. */
export const finishSchema = z.object({
  stars: z.int().min(0).max(3),
  bestStars: z.int().min(0).max(3),
  isPassed: z.boolean(),
  coins: z.int(),
  experience: z.int(),
  /** False if the child did the same recently: then answers give no experience and no coins, and a practice gives no stars. */
  isRewarded: z.boolean(),
  /** Of a final test: the badge this attempt was worth, and the best one the child has; nothing for other tests. */
  badge: z.object({ won: z.enum(badgeLevels), best: z.enum(badgeLevels) }).nullable(),
  /** The chapter that this attempt opened, by a badge or by unlocking. */
  openedChapter: z.object({ chapterId: idSchema, title: z.string() }).nullable(),
});
export type Finish = z.infer<typeof finishSchema>;

/** A question waiting for an answer. `questionId` is this question in this attempt, and nobody else's. */
export const waitingQuestionSchema = z.object({
  questionId: longIdSchema,
  position: z.int().min(1),
  difficulty: difficultySchema,
  question: questionSchema,
  hintUsed: z.boolean(),
});
export type WaitingQuestion = z.infer<typeof waitingQuestionSchema>;

/** The state of a test: in progress it carries the current question, finished its result. */
export const testStateSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('PROCCESS'), attempt: attemptSchema, current: waitingQuestionSchema }),
  z.object({ status: z.literal('FINISH'), attempt: attemptSchema, finish: finishSchema }),
]);
export type TestState = z.infer<typeof testStateSchema>;

/** What the right answer was, in the shapes the question was asked in. */
export const rightAnswerSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('multipleChoice'), option: z.int() }),
  z.object({ type: z.literal('multipleWordChoice'), picks: z.array(z.array(z.int())) }),
  z.object({ type: z.literal('writeAnswer'), text: z.string() }),
]);
export type RightAnswer = z.infer<typeof rightAnswerSchema>;

/** A marked answer with all there is to learn from it. */
const markedShape = {
  questionId: longIdSchema,
  isRight: z.boolean(),
  notSure: z.boolean(),
  /** Nearly the right spelling, or another remark. */
  note: z.string().nullable(),
  /** The reason for this very mistake, where it is known. */
  because: z.string().nullable(),
  rightAnswer: rightAnswerSchema,
  explanation: stepsSchema,
};

/** What comes back for an answer: `unreadable` and `again` were no tries and cost nothing; else it is marked. */
export const answerResultSchema = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.enum(['unreadable', 'again']), message: z.string() }),
  z.object({
    verdict: z.literal('marked'),
    ...markedShape,
    coins: z.int(),
    experience: z.int(),
    attempt: attemptSchema,
    finish: finishSchema.nullable(),
    /** The question that waits now, where it was asked for; nothing at the end, or when it has to be asked for by itself. */
    next: waitingQuestionSchema.nullable(),
  }),
]);
export type AnswerResult = z.infer<typeof answerResultSchema>;

export const createAnswer = defineCall({
  method: 'POST',
  path: '/mission/answer/create',
  feature: 'attempts',
  summary: 'Marks an answer. The same answer sent again gives the first result; one effect, however often',
  policy: studentActs,
  body: z.strictObject({
    questionId: longIdSchema,
    answer: givenAnswerSchema,
    notSure: z.boolean().default(false),
    spentMs: z.int().min(0).max(spentMsLimit).default(0),
    /** Whether the answer also brings the next question, chosen once this one is marked. */
    withNext: z.boolean().default(false),
  }),
  answer: answerResultSchema,
  changes: [
    'achievements',
    'attempts',
    'avatars',
    'challenges',
    'classrooms',
    'leagues',
    'missions',
    'practice',
    'reports',
    'rewards',
    'streaks',
  ],
  errors: ['alreadyAnswered'],
  example: ({ questionId }) => ({ body: { questionId, answer: { type: 'writeAnswer', text: '7' } } }),
});

export const takeHint = defineCall({
  method: 'POST',
  path: '/mission/questions/{questionId}/hint',
  feature: 'attempts',
  summary: 'The hint of a waiting question; it costs the third star and nothing else',
  policy: { ...studentActs, repeated: 'same' },
  params: z.strictObject({ questionId: longIdTextSchema }),
  answer: z.object({ hint: z.array(blockSchema) }),
  changes: ['attempts'],
  errors: ['alreadyAnswered'],
  example: ({ questionId }) => ({ params: { questionId } }),
});

/** One question of an attempt, looked back at. */
export const reviewedQuestionSchema = z.object({
  position: z.int(),
  difficulty: difficultySchema,
  question: questionSchema,
  given: givenAnswerSchema,
  hintUsed: z.boolean(),
  spentMs: z.int(),
  answeredAt: isoTimeSchema,
  /** Its key can't be trusted, so it is not asked again and every answer to it counts. */
  isWithdrawn: z.boolean(),
  /** Why an answer that was marked wrong counts as right now; nothing for all others. */
  correction: z.enum(correctionReasons).nullable(),
  ...markedShape,
});
export type ReviewedQuestion = z.infer<typeof reviewedQuestionSchema>;

export const reviewAttempt = defineCall({
  method: 'GET',
  path: '/mission/questions',
  feature: 'attempts',
  summary: 'The answered questions of an attempt, with what was given, what is right and why',
  policy: {
    callers: ['student', 'tutor'],
    reach: ['self', 'tutor'],
    whilePending: false,
    limit: 'general',
    repeated: 'reads',
    audit: 'childData',
  },
  query: z.strictObject({ attemptId: longIdTextSchema }),
  answer: z.object({
    attempt: attemptSchema,
    finish: finishSchema.nullable(),
    questions: z.array(reviewedQuestionSchema),
  }),
  errors: [],
  example: ({ attemptId }) => ({ query: { attemptId } }),
});

export const getCorrections = defineCall({
  method: 'GET',
  path: '/mission/corrections',
  feature: 'attempts',
  summary: 'What a student got for answers that were marked wrong by mistake, since they last looked',
  policy: studentReads,
  answer: z.object({
    /** To be sent back once the student has seen this; nothing when there is nothing new. */
    upTo: longIdSchema.nullable(),
    answers: z.int(),
    coins: z.int(),
    experience: z.int(),
    stars: z.int(),
  }),
  errors: [],
  example: () => ({}),
});

export const markCorrectionsSeen = defineCall({
  method: 'POST',
  path: '/mission/corrections/seen',
  feature: 'attempts',
  summary: 'Notes that the student has seen what corrections brought, up to this one',
  policy: studentSets,
  body: z.strictObject({ upTo: longIdSchema }),
  answer: z.object({}),
  changes: ['attempts'],
  errors: [],
  example: () => ({ body: { upTo: 1 } }),
});

/** What a report about a question may be (specification, section 3). */
export const issueReportTypes = [
  'wrongQuestion',
  'multipleCorrectAnswers',
  'typingError',
  'errorWithDisplayData',
  'somethingElse',
] as const;

export const createMessage = defineCall({
  method: 'POST',
  path: '/message/create',
  feature: 'attempts',
  summary: 'Reports that something is wrong with a question of one of the own attempts',
  policy: {
    callers: ['student', 'parent', 'tutor'],
    reach: ['self', 'parent', 'tutor'],
    whilePending: false,
    limit: 'general',
    repeated: 'once',
    audit: 'nothing',
  },
  body: z.strictObject({
    questionId: longIdSchema,
    type: z.enum(issueReportTypes),
    message: boundedText({ max: 1000, clean: trimmed }).default(''),
  }),
  answer: z.object({ reportId: longIdSchema }),
  changes: [],
  errors: [],
  example: ({ questionId }) => ({
    body: { questionId, type: 'typingError', message: 'The second word is spelt wrongly.' },
  }),
});
