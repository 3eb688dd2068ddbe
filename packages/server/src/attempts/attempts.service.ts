/** The attempt engine: draw, answer, finish, review. Every door to an attempt comes through here. */
import type { AnswerResult, TestState, WaitingQuestion } from '@comet/contract/attempts';
import type { Block } from '@comet/contract/question';
import { nextDifficulty, usualChanceOfGuessing } from '@comet/domain/attempts/adaptive-difficulty';
import type { AttemptKind } from '@comet/domain/attempts/attempt';
import { localDay } from '@comet/domain/attempts/local-day';
import { firstRating } from '@comet/domain/attempts/rating';
import { isInTime } from '@comet/domain/practice/practice';
import { findSubTopic } from '@comet/questions/curriculum/curriculum';
import type { Draws } from '../curriculum/index.ts';
import type { Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { AnswerSent } from './answer-outcome.ts';
import { type Answerer, createAnswersService } from './answers.service.ts';
import * as asked from './asked-questions.store.ts';
import type { AttemptDependencies } from './attempt-dependencies.ts';
import { attemptOf, finishOf, reviewedOf, waitingOf } from './attempt-view.ts';
import * as store from './attempts.store.ts';
import { createCorrectionsService } from './corrections.service.ts';
import { createFixedAttemptsService } from './fixed-attempts.service.ts';
import { hasOpenAttempt } from './learning-progress.store.ts';
import { findBest, readLearningProgress } from './learning-progress.ts';
import { createQuestionReportsService } from './question-reports.service.ts';
import * as reviews from './reviews.store.ts';
import { createSealedAttemptsService } from './sealed-attempts.service.ts';
import { findWaiting } from './waiting-question.ts';

/** An answer, and whether the next question is wanted with its verdict. */
type AnswerAsked = AnswerSent & { readonly withNext?: boolean };

export type AttemptsService = ReturnType<typeof createAttemptsService>;

export function createAttemptsService({
  database,
  clock,
  curriculum,
  rewards,
  achievements,
  notifications,
  leagues,
  accommodations,
  live,
}: AttemptDependencies) {
  /** The waiting question of an open attempt; draws it when there is none yet. The attempt is locked by the caller. */
  async function currentQuestion(
    tx: Queryable,
    draws: Draws,
    attempt: store.AttemptRow,
    subTopicId: number,
  ): Promise<asked.WaitingRow> {
    const waiting = await findWaiting(tx, draws, attempt, clock.now());
    if (waiting !== undefined) return waiting;
    const rating = (await store.findRating(tx, attempt.studentId, attempt.subjectId)) ?? firstRating(attempt.year);
    const course = [...attempt.course].map((letter) => letter === 'r');
    const difficulty = nextDifficulty(rating, attempt.year, course, usualChanceOfGuessing);
    const cell = { subTopicId, difficulty };
    const left = Array.from({ length: attempt.questionCount - attempt.answeredCount }, () => cell);
    const [ofSet] = await draws.set(left, attempt.studentId, attempt.attemptId, true);
    const itemId = ofSet ?? (await draws.one({ ...cell, orNear: true }, attempt.studentId, attempt.attemptId));
    if (itemId === undefined) throw new Error(`no question left of ${subTopicId} ${difficulty}`);
    const position = attempt.answeredCount + 1;
    const question = { attemptId: attempt.attemptId, studentId: attempt.studentId, position, itemId };
    await asked.insertQuestion(tx, question, clock.now());
    const drawn = await asked.findWaitingQuestion(tx, attempt.attemptId);
    if (drawn === undefined) throw new Error(`attempt ${attempt.attemptId} drew a question and has none`);
    return drawn;
  }

  const { mark, markKept } = createAnswersService({
    database,
    clock,
    rewards,
    leagues,
    achievements,
    notifications,
    live,
  });

  /**
   * The question that waits in an open attempt, chosen only now: the verdict on the one before is stored. Nothing where the
   * attempt has ended, or its time has: asking for the attempt itself then says how it went.
   */
  const nextQuestion = (studentId: number, attemptId: number): Promise<WaitingQuestion | null> =>
    curriculum.drawing(async (tx, draws) => {
      const attempt = await store.findOpenForUpdate(tx, attemptId);
      const isOpen = attempt?.studentId === studentId && isInTime(attempt.deadlineAt ?? undefined, clock.now());
      if (attempt === undefined || !isOpen) return null;
      const waiting =
        attempt.kind === 'subTopic'
          ? await currentQuestion(tx, draws, attempt, attempt.sourceId)
          : await findWaiting(tx, draws, attempt, clock.now());
      return waiting === undefined ? null : waitingOf(waiting);
    });

  return {
    /** Begins the test of a sub-topic or goes on with the open one. */
    async openSubTopicTest(studentId: number, subTopicId: number, questionCount: number): Promise<TestState> {
      const subTopic = findSubTopic(subTopicId);
      if (subTopic === undefined) throw new Refusal('notFound');
      return curriculum.drawing(async (tx, draws) => {
        const plan = {
          studentId,
          kind: 'subTopic',
          sourceId: subTopicId,
          subjectId: subTopic.subject.subjectId,
          year: subTopic.year,
          questionCount,
        } as const;
        const findOrBegin = async (): Promise<store.AttemptRow | undefined> => {
          await store.insertAttempt(tx, plan, clock.now());
          return store.findOpenAttemptForUpdate(tx, studentId, 'subTopic', subTopicId);
        };
        // Another tab may finish the test between the two statements: then this one begins the next.
        const attempt = (await findOrBegin()) ?? (await findOrBegin());
        if (attempt === undefined) throw new Error(`attempt of ${subTopicId} was begun and is not open`);
        const current = waitingOf(await currentQuestion(tx, draws, attempt, subTopicId));
        return { status: 'PROCCESS', attempt: attemptOf(attempt), current };
      });
    },

    ...createFixedAttemptsService({
      database,
      clock,
      curriculum,
      rewards,
      achievements,
      notifications,
      accommodations,
    }),

    ...createSealedAttemptsService({ database, clock, rewards, achievements, leagues, notifications, live }, markKept),

    /** Marks an answer, once; with it comes the next question, where it is asked for. */
    async answer(answerer: Answerer, { withNext = false, ...sent }: AnswerAsked): Promise<AnswerResult> {
      const result = await mark(answerer, sent);
      if (!withNext || result.verdict !== 'marked' || result.finish !== null) return result;
      try {
        return { ...result, next: await nextQuestion(answerer.userId, result.attempt.attemptId) };
      } catch (error) {
        // The answer is stored, and the child has to hear of it. The next question can be asked for by itself.
        process.emitWarning(error instanceof Error ? error : String(error), { code: 'COMET_NO_NEXT_QUESTION' });
        return result;
      }
    },

    async takeHint(studentId: number, questionId: number): Promise<Block[]> {
      const taken = await asked.takeHint(database, questionId, studentId);
      if (taken === undefined) throw new Refusal('notFound');
      if (taken.wasAnswered) throw new Refusal('alreadyAnswered');
      return taken.hint;
    },

    /** Whose attempt it is; undefined when there is none. */
    async studentOf(attemptId: number): Promise<number | undefined> {
      return (await store.findAttempt(database, attemptId))?.studentId;
    },

    /** Whose attempt it is, in which subject, and whether it is a practice. */
    async ownerOf(attemptId: number) {
      const attempt = await store.findAttempt(database, attemptId);
      return (
        attempt && {
          studentId: attempt.studentId,
          subjectId: attempt.subjectId,
          isPractice: attempt.kind === 'practice',
        }
      );
    },

    /** Adds active time to the day that it is for the student. */
    addActiveMs: (
      db: Queryable,
      active: {
        readonly studentId: number;
        readonly subjectId: number;
        readonly timeZone: string;
        readonly ms: number;
      },
    ): Promise<void> => {
      const now = clock.now();
      return store.addActiveMs(db, { ...active, day: localDay(now, active.timeZone) }, now);
    },

    studentOfQuestion: (questionId: number) => reviews.findQuestionStudent(database, questionId),

    /** The answered questions of an attempt with what is right and why; never a waiting one. A sealed exam is only its tutor's to see. */
    async review(attemptId: number, { evenSealed = false }: { readonly evenSealed?: boolean } = {}) {
      const attempt = await store.findAttempt(database, attemptId);
      if (attempt === undefined || (attempt.isSealed && !evenSealed)) throw new Refusal('notFound');
      const best = await findBest(database, attempt);
      const questions = (await reviews.listAnswered(database, attemptId)).map(reviewedOf);
      return { attempt: attemptOf(attempt), finish: finishOf(attempt, best), questions };
    },

    /** One answered question; a waiting one is not there. */
    async reviewQuestion(questionId: number) {
      const row = await reviews.findAnswered(database, questionId);
      if (row === undefined) throw new Refusal('notFound');
      return reviewedOf(row);
    },

    ...createQuestionReportsService({ database, clock }),
    ...createCorrectionsService({ database, clock, rewards, live }),

    progressOf: (studentId: number) => readLearningProgress(database, studentId),

    /** Whether an attempt is under way: it may be gone on with, whatever else would keep one from beginning. */
    isOpen: (studentId: number, kind: AttemptKind, sourceId: number) =>
      hasOpenAttempt(database, studentId, kind, sourceId),
  };
}
