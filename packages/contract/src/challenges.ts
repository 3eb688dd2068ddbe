/** Games: a run of questions by rules of their own, decided by the server and predicted by the browser. */

import { extraTimes } from '@comet/domain/accommodations/extra-time';
import { spentMsLimit } from '@comet/domain/attempts/attempt';
import { gamePowerUps, games } from '@comet/domain/challenges/games';
import { levels } from '@comet/domain/challenges/levels';
import { medals } from '@comet/domain/challenges/results';
import { z } from 'zod';
import { rightAnswerSchema } from './attempts.ts';
import { defineCall, type Policy } from './call.ts';
import {
  difficultySchema,
  idSchema,
  longIdSchema,
  longIdTextSchema,
  subjectIdSchema,
  subjectIdTextSchema,
  subjectKeySchema,
} from './fields.ts';
import { studentActs } from './policies.ts';
import { blockSchema, givenAnswerSchema, questionSchema, stepsSchema } from './question.ts';

const gameSchema = z.enum(games);
const powerUpSchema = z.enum(gamePowerUps);
const courseSchema = z.array(z.tuple([z.int(), z.int()]).readonly()).readonly();

const reads = { ...studentActs, repeated: 'reads' } as const satisfies Policy;

/** A run as the domain has it (`challenges/run.ts`); the browser goes on from here to predict clocks and power-ups. */
const runSchema = z.object({
  game: gameSchema,
  isTimed: z.boolean(),
  extraTime: z.enum(extraTimes),
  seed: z.int(),
  isOver: z.boolean(),
  score: z.int(),
  combo: z.int(),
  bestCombo: z.int(),
  hearts: z.int(),
  answeredCount: z.int(),
  rightCount: z.int(),
  unaidedRightCount: z.int(),
  tooFastCount: z.int(),
  clockEndMs: z.number().nullable(),
  nextAtMs: z.number(),
  isNextRisked: z.boolean(),
  isShielded: z.boolean(),
  usedPowerUps: z.array(powerUpSchema).readonly(),
  boughtCount: z.int(),
  freePowerUps: z.array(powerUpSchema).readonly(),
  freeCount: z.int(),
  graceLeftMs: z.number(),
  course: courseSchema,
  question: z
    .object({
      position: z.int(),
      level: z.enum(levels),
      shownAtMs: z.number(),
      limitMs: z.number().nullable(),
      optionCount: z.int(),
      triesLeft: z.int(),
      isFirstTry: z.boolean(),
      powerUp: powerUpSchema.nullable(),
      isHelped: z.boolean(),
      isRisked: z.boolean(),
      frozenAtMs: z.number().nullable(),
      creditMs: z.number(),
    })
    .nullable(),
});

/** What power-ups gave away of a question. */
const helpSchema = z.object({
  hiddenOptions: z.array(z.int()),
  /** The first letters of a typed answer. */
  letters: z.string().nullable(),
  hint: z.array(blockSchema).nullable(),
});
export type ChallengeHelp = z.infer<typeof helpSchema>;

const challengeStateSchema = z.object({
  challengeId: longIdSchema,
  subject: subjectKeySchema,
  run: runSchema,
  /** Milliseconds since the run began, by the server's clock. */
  nowMs: z.number(),
  /** The question that waits; null once the run is over. */
  current: z.object({ questionId: longIdSchema, question: questionSchema, help: helpSchema }).nullable(),
  /** The child's coins now. */
  coins: z.int(),
});
export type ChallengeState = z.infer<typeof challengeStateSchema>;

/** The child's own best run before this one: time and score after each answer. */
const bestSchema = z.object({ score: z.int(), course: courseSchema });

const challengeSchema = challengeStateSchema.extend({ best: bestSchema.nullable() });
export type Challenge = z.infer<typeof challengeSchema>;

export const listChallenges = defineCall({
  method: 'GET',
  path: '/challenges',
  feature: 'challenges',
  summary: 'The games of a subject (Math unless said), with own bests and the coins that games still bring today',
  policy: { ...reads, reach: 'own' },
  query: z.strictObject({ subjectId: subjectIdTextSchema.optional() }),
  answer: z.object({
    games: z.array(z.object({ game: gameSchema, best: z.int().nullable() })),
    coinsLeftToday: z.int(),
    /** Of the minutes a day that the parent allows; null where there is no limit. */
    minutesLeftToday: z.int().nullable(),
    /** A parent has switched games off. */
    isSwitchedOff: z.boolean(),
  }),
  errors: [],
  example: () => ({ query: { subjectId: 1 } }),
});

export const startChallenge = defineCall({
  method: 'POST',
  path: '/challenges',
  feature: 'challenges',
  summary: 'Starts a run and ends the one before; the same start again, before anything was answered, is the same run',
  policy: { ...studentActs, reach: 'own' },
  body: z.strictObject({ game: gameSchema, subjectId: subjectIdSchema, isTimed: z.boolean().default(true) }),
  answer: challengeSchema,
  changes: ['challenges', 'rewards'],
  errors: ['gameNotHere', 'switchedOff', 'gameTimeOver'],
  example: () => ({ body: { game: 'blitzQuiz', subjectId: 1 } }),
});

export const getChallenge = defineCall({
  method: 'GET',
  path: '/challenges/{id}',
  feature: 'challenges',
  summary: 'A run as it is now, with the question that waits',
  policy: reads,
  params: z.strictObject({ id: longIdTextSchema }),
  answer: challengeSchema,
  errors: [],
  example: ({ challengeId }) => ({ params: { id: challengeId } }),
});

/** What came of an answer: it was marked, there is another try, or it couldn't be read and cost nothing. */
const challengeOutcomeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('marked'),
    isRight: z.boolean(),
    /** What it did to the score. */
    points: z.int(),
    rightAnswer: rightAnswerSchema,
    note: z.string().nullable(),
    because: z.string().nullable(),
  }),
  z.object({ kind: z.literal('again') }),
  z.object({ kind: z.literal('unreadable'), message: z.string() }),
  /** The clock had run out; nothing was marked. */
  z.object({ kind: z.literal('over') }),
]);
export type ChallengeOutcome = z.infer<typeof challengeOutcomeSchema>;

export const answerChallenge = defineCall({
  method: 'POST',
  path: '/challenges/{id}/answer',
  feature: 'challenges',
  summary: 'Marks an answer, once, and gives the next question with the verdict',
  policy: studentActs,
  params: z.strictObject({ id: longIdTextSchema }),
  body: z.strictObject({
    questionId: longIdSchema,
    /** null: the time is up, or the child isn't sure. */
    answer: givenAnswerSchema.nullable(),
    /** From when the question was shown to when it was answered. */
    spentMs: z.int().min(0).max(spentMsLimit).default(0),
    /** The child leaves the game: the question isn't marked, and the run ends here. */
    isStopping: z.boolean().default(false),
  }),
  answer: z.object({ state: challengeStateSchema, outcome: challengeOutcomeSchema }),
  changes: ['challenges', 'rewards'],
  errors: ['alreadyAnswered', 'challengeOver'],
  example: ({ challengeId, challengeQuestionId }) => ({
    params: { id: challengeId },
    body: { questionId: challengeQuestionId, answer: null },
  }),
});

export const usePowerUp = defineCall({
  method: 'POST',
  path: '/challenges/{id}/power-up',
  feature: 'challenges',
  summary: 'Uses a power-up on the question that waits; one effect and one payment, however often it is sent',
  policy: { ...studentActs, audit: 'coins' },
  params: z.strictObject({ id: longIdTextSchema }),
  body: z.strictObject({
    powerUp: powerUpSchema,
    /** The question it is meant for; the one that waits if left out. */
    questionId: longIdSchema.optional(),
  }),
  answer: challengeStateSchema,
  changes: ['challenges', 'rewards'],
  errors: [
    'challengeOver',
    'powerUpNotHere',
    'powerUpUsedUp',
    'onePowerUpPerQuestion',
    'powerUpNotNeeded',
    'notEnoughCoins',
  ],
  example: ({ challengeId }) => ({ params: { id: challengeId }, body: { powerUp: 'risk' } }),
});

const challengeSummarySchema = z.object({
  challengeId: longIdSchema,
  game: gameSchema,
  subject: subjectKeySchema,
  isTimed: z.boolean(),
  isOver: z.boolean(),
  score: z.int(),
  /** Whether this run is the best there is, and the best before it. */
  isBest: z.boolean(),
  bestBefore: bestSchema.nullable(),
  /** In Time Trial only. */
  medal: z.enum(medals).nullable(),
  coins: z.int(),
  answeredCount: z.int(),
  rightCount: z.int(),
  bestCombo: z.int(),
  course: courseSchema,
  questions: z.array(
    z.object({
      questionId: longIdSchema,
      question: questionSchema,
      given: givenAnswerSchema.nullable(),
      isRight: z.boolean(),
      spentMs: z.int(),
      points: z.int(),
      powerUp: powerUpSchema.nullable(),
      rightAnswer: rightAnswerSchema,
      explanation: stepsSchema,
    }),
  ),
  /** What to practise: the topic in which most went wrong; null when nothing did. */
  practise: z
    .object({
      topicId: idSchema,
      title: z.string(),
      subTopicIds: z.array(idSchema),
      difficulty: difficultySchema,
    })
    .nullable(),
});
export type ChallengeSummary = z.infer<typeof challengeSummarySchema>;

export const getChallengeSummary = defineCall({
  method: 'GET',
  path: '/challenges/{id}/summary',
  feature: 'challenges',
  summary: 'What a run brought, with every question that was answered in it',
  policy: reads,
  params: z.strictObject({ id: longIdTextSchema }),
  answer: challengeSummarySchema,
  errors: [],
  example: ({ challengeId }) => ({ params: { id: challengeId } }),
});
