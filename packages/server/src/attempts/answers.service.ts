/** Takes answers: marks them and lets everything they set off happen in one transaction, many children at a time. */
import type { AnswerResult } from '@comet/contract/attempts';
import type { GivenAnswer } from '@comet/contract/question';
import { countsAsTest } from '@comet/domain/attempts/attempt';
import { attemptCan } from '@comet/domain/attempts/attempt-can';
import { localDay } from '@comet/domain/attempts/local-day';
import { spentMsToCount } from '@comet/domain/attempts/spent-time';
import { difficultyWeight } from '@comet/domain/curriculum/subjects';
import { coinsForMistakesPutRight, samePaidAgainMs } from '@comet/domain/rewards/rewards';
import { score } from '@comet/questions/marking/score';
import { createBatches } from '../platform/batches.ts';
import type { Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { type AnswerSent, coinSourceOf, finalMark, mistakesCause, type Outcome, outcomeOf } from './answer-outcome.ts';
import * as store from './answers.store.ts';
import type { AttemptDependencies } from './attempt-dependencies.ts';
import { answerResultOf } from './attempt-view.ts';
import { updateBest } from './best-results.ts';
import { isSameAnswer } from './same-answer.ts';

/** The student as far as answers need them. */
export interface Answerer {
  readonly userId: number;
  readonly timeZone: string;
}

interface Ask {
  readonly answerer: Answerer;
  readonly sent: AnswerSent;
}

/** An answer that counts, on its way through its consequences. */
interface Counting {
  readonly row: store.MarkingRow;
  readonly sent: AnswerSent;
  readonly answeredAt: Date;
  /** What of the time that was claimed counts. */
  readonly spentMs: number;
  readonly day: string;
  readonly outcome: Outcome;
}

/** An answer that was kept until the end of its exam. */
export interface KeptAnswer {
  readonly questionId: number;
  readonly studentId: number;
  readonly timeZone: string;
  readonly answer: GivenAnswer;
  readonly spentMs: number;
  readonly answeredAt: Date;
}

interface Effects {
  readonly rows: readonly store.MarkingRow[];
  readonly ungrouped: readonly number[];
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

const causeOfMistakes = (row: store.MarkingRow): string => mistakesCause(row.mistakeAttemptId ?? row.attemptId);

/** Measured best on two cores: larger batches wait for their slowest, more of them at once fight over the same cores. */
const maxBatchSize = 32;
const maxConcurrentBatches = 3;

export function createAnswersService({
  database,
  clock,
  rewards,
  achievements,
  notifications,
  leagues,
  live,
}: Omit<AttemptDependencies, 'curriculum' | 'accommodations'>) {
  /**
   * What answers set off, in this order: coins, experience and stars; the answers with their attempts, day totals and
   * ratings; points in leagues; the best results; achievements. A new consequence of answers is a line here. Gives the rows as
   * they stand afterwards, and the students who are to be placed in a league group once all this is committed.
   */
  async function applyEffects(tx: Queryable, counting: readonly Counting[]): Promise<Effects> {
    if (counting.length === 0) return { rows: [], ungrouped: [] };
    const putRight = counting.filter(({ outcome }) => outcome.isPutRight).map(({ row }) => row.questionId);
    const lastMistakes = await store.listLastMistakes(tx, putRight);
    const mistakesCoins = (row: store.MarkingRow) => (lastMistakes.has(row.questionId) ? coinsForMistakesPutRight : 0);
    const credited = await rewards.giveForLearning(
      tx,
      counting.map(({ row, day, outcome }) => ({
        studentId: row.studentId,
        day,
        experience: outcome.experience,
        stars: Math.max(0, outcome.stars - (row.bestStars ?? 0)),
        coins: [
          { cause: `answer:${row.questionId}`, source: coinSourceOf(row.kind), amount: outcome.answerCoins },
          { cause: `finish:${row.attemptId}`, source: coinSourceOf(row.kind), amount: outcome.finishCoins },
          { cause: causeOfMistakes(row), source: 'mission', amount: mistakesCoins(row) },
        ],
      })),
    );
    const marked = counting.map(({ row, sent, answeredAt, spentMs, day, outcome }): store.MarkedAnswer => {
      const coins = (credited.get(`answer:${row.questionId}`) ?? 0) + (credited.get(causeOfMistakes(row)) ?? 0);
      return {
        questionId: row.questionId,
        attemptId: row.attemptId,
        studentId: row.studentId,
        subjectId: row.countedSubjectId,
        answeredAt,
        given: sent.answer,
        isRight: outcome.isRight,
        notSure: sent.notSure,
        note: outcome.note,
        because: outcome.because?.says ?? null,
        mistakeId: outcome.because?.id ?? null,
        spentMs,
        coins,
        coinsInAll: coins + (credited.get(`finish:${row.attemptId}`) ?? 0),
        experience: outcome.experience,
        isFinished: outcome.isFinished,
        finishedTests: outcome.isFinished && countsAsTest(row.kind) ? 1 : 0,
        stars: outcome.stars,
        day,
        weight: difficultyWeight[row.difficulty],
        rating: outcome.rating,
        itemId: row.itemId,
        subTopicId: row.subTopicId,
        mastery: outcome.mastery,
        revision: outcome.revision,
        isForgiven: outcome.isForgiven,
      };
    });
    await store.storeAnswers(tx, marked);
    const ungrouped = await leagues.addPoints(
      tx,
      marked.map(({ studentId, experience, isRight, subTopicId }) => ({ studentId, experience, isRight, subTopicId })),
    );
    const finished = new Map<number, store.UpdatedBest>();
    for (const { row, outcome, answeredAt } of counting)
      if (outcome.isFinished) finished.set(row.attemptId, await updateBest(tx, row, outcome, answeredAt));
    const done = counting.filter(({ outcome }) => outcome.isFinished).map(({ row }) => row);
    await achievements.award(
      tx,
      done.map((row) => row.studentId),
    );
    await notifications.notifyOfResults(
      tx,
      done.filter(({ kind }) => kind === 'practice').map((row) => row.attemptId),
    );
    // The rows are locked: nothing but these answers has changed them since they were read.
    const rows = counting.flatMap(({ row, outcome }, place) => {
      const answer = marked[place];
      return answer === undefined ? [] : [{ ...after(row, outcome, answer), ...finished.get(row.attemptId) }];
    });
    return { rows, ungrouped };
  }

  /** Marks answers of as many students; each is settled once, and the same answer again gets the first result. */
  async function run(asks: readonly Ask[]): Promise<(AnswerResult | Error)[]> {
    // Rating and mastery are read, calculated and written whole: a child's answers take turns, whichever servers they come to.
    const turns = { of: 'answers', userIds: asks.map(({ answerer }) => answerer.userId) } as const;
    const { marked: results, ungrouped } = await database.transaction(async (tx) => {
      const now = clock.now();
      const paidSince = new Date(now.getTime() - samePaidAgainMs);
      const asked = asks.map(({ answerer, sent }) => ({ questionId: sent.questionId, studentId: answerer.userId }));
      const rows = await store.listQuestionsForUpdate(tx, asked, paidSince);
      const rowOf = new Map(rows.map((row) => [row.questionId, row]));
      const counting: Counting[] = [];
      const answered = asks.map(({ answerer, sent }): AnswerResult | Error | undefined => {
        const row = rowOf.get(sent.questionId);
        if (row === undefined) return new Refusal('notFound');
        if (row.answeredAt !== null)
          return isSameAnswer(row.given, sent.answer) ? answerResultOf(row) : new Refusal('alreadyAnswered');
        const permission = attemptCan.answer(
          {
            kind: row.kind,
            position: row.position,
            answeredCount: row.answeredCount,
            isFinished: row.status === 'FINISH',
            deadlineAt: row.deadlineAt ?? undefined,
          },
          now,
        );
        if (permission !== 'yes') return new Refusal(permission);
        const marked = score(row.key, row.question.answer, sent.answer);
        if (marked.verdict === 'unreadable' || marked.verdict === 'again')
          return { verdict: marked.verdict, message: marked.message };
        const day = localDay(now, answerer.timeZone);
        counting.push({
          row,
          sent,
          answeredAt: now,
          spentMs: spentMsToCount(sent.spentMs, later(row.drawnAt, row.timedAt), now),
          day,
          outcome: outcomeOf(row, sent, marked, day),
        });
        return undefined;
      });
      const effects = await applyEffects(tx, counting);
      const results = new Map(effects.rows.map((row) => [row.questionId, answerResultOf(row)]));
      const marked = answered.map(
        (one, place) => one ?? results.get(asks[place]?.sent.questionId ?? 0) ?? new Error('an answer was not settled'),
      );
      return { marked, ungrouped: effects.ungrouped };
    }, turns);
    leagues.placeSoon(ungrouped);
    return results;
  }

  const take = createBatches<Ask, AnswerResult>({
    run,
    keyOf: ({ answerer }) => answerer.userId,
    maxBatchSize,
    maxConcurrentBatches,
  });

  /** Marks answers of exams that were handed in, at most one a student. What nobody can read isn't right. */
  async function markKept(tx: Queryable, kept: readonly KeptAnswer[]): Promise<readonly number[]> {
    const paidSince = new Date(clock.now().getTime() - samePaidAgainMs);
    const rows = await store.listQuestionsForUpdate(tx, kept, paidSince);
    const counting = rows.flatMap((row): Counting[] => {
      const own = kept.find(({ questionId }) => questionId === row.questionId);
      if (own === undefined || row.answeredAt !== null) return [];
      const { answer, spentMs, answeredAt, timeZone } = own;
      const sent = { questionId: row.questionId, answer, notSure: false, spentMs };
      const day = localDay(answeredAt, timeZone);
      const outcome = outcomeOf(row, sent, finalMark(row.key, row.question.answer, answer), day);
      return [{ row, sent, answeredAt, spentMs, day, outcome }];
    });
    return (await applyEffects(tx, counting)).ungrouped;
  }

  return {
    /** Marks an answer, once; the same answer again gets the first result, another one is refused. */
    mark: async (answerer: Answerer, sent: AnswerSent): Promise<AnswerResult> => {
      const result = await take({ answerer, sent });
      if (result.verdict === 'marked')
        live.publish({ type: result.finish === null ? 'progress' : 'result', studentId: answerer.userId });
      return result;
    },
    markKept,
  };
}

function after(row: store.MarkingRow, outcome: Outcome, answer: store.MarkedAnswer): store.MarkingRow {
  return {
    ...row,
    status: outcome.isFinished ? 'FINISH' : row.status,
    answeredCount: row.answeredCount + 1,
    rightCount: outcome.rightCount,
    stars: outcome.stars,
    coins: row.coins + answer.coinsInAll,
    experience: row.experience + outcome.experience,
    isRight: outcome.isRight,
    notSure: answer.notSure,
    note: answer.note,
    because: answer.because,
    questionCoins: answer.coins,
    questionExperience: outcome.experience,
  };
}
