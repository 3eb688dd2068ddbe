/** Attempts whose questions are all drawn at the start, with or without a clock: practices, and what comes to be like them. */
import type { TestState } from '@comet/contract/attempts';
import type { AttemptKind } from '@comet/domain/attempts/attempt';
import { localDay } from '@comet/domain/attempts/local-day';
import { groupInSets } from '@comet/domain/attempts/question-sets';
import { spentMsToCount } from '@comet/domain/attempts/spent-time';
import type { Cell } from '@comet/domain/missions/question-mix';
import { isInTime, lateAnswerGraceMs } from '@comet/domain/practice/practice';
import { type Draws, familyOf } from '../curriculum/index.ts';
import type { Queryable } from '../platform/database.ts';
import { coinSourceOf, finishCoinsOf, starsOf } from './answer-outcome.ts';
import * as asked from './asked-questions.store.ts';
import type { AttemptDependencies } from './attempt-dependencies.ts';
import { attemptOf, finishOf, noBest, waitingOf } from './attempt-view.ts';
import * as store from './attempts.store.ts';
import { findWaiting } from './waiting-question.ts';

/** What is to be drawn, and under which name it is done. */
export interface FixedPlan {
  readonly studentId: number;
  readonly timeZone: string;
  readonly kind: AttemptKind;
  readonly sourceId: number;
  readonly subjectId: number;
  readonly year: number;
  readonly title: string;
  /** For everybody; the child's own may be longer. */
  readonly timeLimitMs: number | undefined;
  /** Cells in the order of their questions, or the stored questions themselves. */
  readonly draw: readonly (Cell | number)[];
  /** A question of another difficulty is better than one met recently. */
  readonly orNear?: boolean;
  readonly isRewarded?: boolean;
  /** Nobody but its tutor learns how it went before it is released. */
  readonly isSealed?: boolean;
}

/** What can be done again once it is finished. `mayBegin` throws where it may not, given when the last one was begun. */
export interface RepeatablePlan extends Omit<FixedPlan, 'timeLimitMs' | 'orNear'> {
  readonly mayBegin: (lastStartedAt: Date | undefined) => void;
}

export type FixedState = TestState & { readonly remainingMs: number | null };

const closedAtOnce = 100;

export function createFixedAttemptsService(parts: Omit<AttemptDependencies, 'leagues' | 'live'>) {
  const { database, clock, curriculum, rewards, accommodations, achievements, notifications } = parts;

  /**
   * Draws as many as are wanted, or as the matter has: small matter makes a shorter attempt, never a question twice. What is asked
   * about one passage, table or figure comes in a row.
   */
  async function drawAll(
    tx: Queryable,
    draws: Draws,
    attempt: store.AttemptRow,
    plan: FixedPlan,
  ): Promise<store.AttemptRow> {
    const attemptId = attempt.attemptId;
    let drawn = 0;
    const ask = async (itemId: number | undefined): Promise<void> => {
      if (itemId === undefined) return;
      drawn++;
      await asked.insertQuestion(tx, { attemptId, studentId: plan.studentId, position: drawn, itemId }, clock.now());
    };
    const one = (cell: Cell) => draws.one({ ...cell, orNear: plan.orNear ?? false }, plan.studentId, attemptId);
    for (const wanted of groupInSets(plan.draw, familyOf))
      if (typeof wanted === 'number') await ask(await draws.again(wanted, plan.studentId, attemptId));
      else if ('subTopicId' in wanted) await ask(await one(wanted));
      else {
        const set = await draws.set(wanted, plan.studentId, attemptId, false);
        for (const itemId of set) await ask(itemId);
        for (const cell of wanted.slice(set.length)) await ask(await one(cell));
      }
    if (drawn === 0) throw new Error(`there is no question for ${attempt.kind} ${attempt.sourceId}`);
    if (drawn === attempt.questionCount) return attempt;
    await store.setQuestionCount(tx, attemptId, drawn);
    return { ...attempt, questionCount: drawn };
  }

  /** Ends an attempt whose time is up: what was answered counts, what was not is not right. */
  async function close(tx: Queryable, attempt: store.AttemptRow, timeZone: string): Promise<void> {
    const stars = starsOf(attempt);
    const now = clock.now();
    const cause = `finish:${attempt.attemptId}`;
    const amount = finishCoinsOf(attempt);
    const credited = await rewards.giveForLearning(tx, [
      {
        studentId: attempt.studentId,
        // The work belongs to the day of the deadline, its coins to the day on which they are paid.
        day: localDay(now, timeZone),
        experience: 0,
        stars,
        coins: [{ cause, source: coinSourceOf(attempt.kind), amount }],
      },
    ]);
    const day = localDay(attempt.deadlineAt ?? now, timeZone);
    await store.closeAttempt(tx, { attemptId: attempt.attemptId, stars, coins: credited.get(cause) ?? 0, day });
    await achievements.award(tx, [attempt.studentId]);
    await notifications.notifyOfResults(tx, [attempt.attemptId]);
  }

  async function begin(tx: Queryable, draws: Draws, plan: FixedPlan): Promise<store.AttemptRow> {
    const now = clock.now();
    const { studentId, kind, sourceId, subjectId, year, title } = plan;
    const timeLimitMs = await accommodations.ownLimitMs(tx, studentId, plan.timeLimitMs);
    const deadline = timeLimitMs === undefined ? {} : { deadlineAt: new Date(now.getTime() + timeLimitMs) };
    const row = {
      studentId,
      kind,
      sourceId,
      subjectId,
      year,
      title,
      questionCount: plan.draw.length,
      isRewarded: plan.isRewarded ?? true,
      isSealed: plan.isSealed ?? false,
      ...deadline,
    };
    await draws.prepare(
      plan.draw.filter((wanted) => typeof wanted !== 'number'),
      studentId,
    );
    await store.insertAttempt(tx, row, now);
    const attempt = await store.findNewestAttemptForUpdate(tx, studentId, kind, sourceId);
    if (attempt === undefined) throw new Error(`attempt of ${kind} ${sourceId} was begun and is not there`);
    if (attempt.status === 'FINISH') return attempt;
    // Two tabs began at once: the one that waited for the lock finds the questions drawn.
    const isDrawn = (await asked.findWaitingQuestion(tx, attempt.attemptId)) !== undefined;
    return isDrawn ? attempt : drawAll(tx, draws, attempt, plan);
  }

  async function stateOf(tx: Queryable, draws: Draws, attempt: store.AttemptRow): Promise<FixedState> {
    const finish = finishOf(attempt, noBest);
    if (finish !== null) return { status: 'FINISH', attempt: attemptOf(attempt), finish, remainingMs: null };
    const waiting = await findWaiting(tx, draws, attempt, clock.now());
    if (waiting === undefined) throw new Error(`attempt ${attempt.attemptId} is open and has no question left`);
    const remainingMs =
      attempt.deadlineAt === null ? null : Math.max(0, attempt.deadlineAt.getTime() - clock.now().getTime());
    return { status: 'PROCCESS', attempt: attemptOf(attempt), current: waitingOf(waiting), remainingMs };
  }

  return {
    /** Begins it, goes on with it, or says how it ended; one whose time is up ends here. */
    async openFixed(plan: FixedPlan): Promise<FixedState> {
      return curriculum.drawing(async (tx, draws) => {
        const { studentId, kind, sourceId } = plan;
        const found = await store.findNewestAttemptForUpdate(tx, studentId, kind, sourceId);
        const attempt = found ?? (await begin(tx, draws, plan));
        if (attempt.status === 'FINISH' || isInTime(attempt.deadlineAt ?? undefined, clock.now()))
          return stateOf(tx, draws, attempt);
        await close(tx, attempt, plan.timeZone);
        return stateOf(tx, draws, (await store.findAttempt(tx, attempt.attemptId)) ?? attempt);
      });
    },

    /** Begins what is sealed until it is released, or finds it begun. `onBegun` writes in the transaction that draws its questions. */
    openSealed(
      plan: Omit<FixedPlan, 'isSealed'>,
      onBegun: (tx: Queryable, attempt: store.AttemptRow) => Promise<void>,
    ): Promise<store.AttemptRow> {
      return curriculum.drawing(async (tx, draws) => {
        const found = await store.findNewestAttemptForUpdate(tx, plan.studentId, plan.kind, plan.sourceId);
        if (found !== undefined) return found;
        const attempt = await begin(tx, draws, { ...plan, isSealed: true });
        await onBegun(tx, attempt);
        return attempt;
      });
    },

    /** The state of the attempt that is under way; undefined when there is none. */
    async goOn(studentId: number, kind: AttemptKind, sourceId: number): Promise<FixedState | undefined> {
      return curriculum.drawing(async (tx, draws) => {
        const attempt = await store.findOpenAttemptForUpdate(tx, studentId, kind, sourceId);
        return attempt && stateOf(tx, draws, attempt);
      });
    },

    /** Goes on with the open attempt, else begins another one. */
    async openRepeatable({ mayBegin, ...plan }: RepeatablePlan): Promise<FixedState> {
      return curriculum.drawing(async (tx, draws) => {
        const newest = await store.findNewestAttemptForUpdate(tx, plan.studentId, plan.kind, plan.sourceId);
        if (newest?.status === 'PROCCESS') return stateOf(tx, draws, newest);
        mayBegin(newest?.startedAt);
        return stateOf(tx, draws, await begin(tx, draws, { ...plan, timeLimitMs: undefined, orNear: true }));
      });
    },

    /**
     * Ends every attempt whose time is up, answered to the last or not; gives how many. Each by itself: it waits for nobody
     * while it holds another child's rows, and one that cannot be ended keeps no other open.
     */
    async closeOverdue(): Promise<number> {
      const by = new Date(clock.now().getTime() - lateAnswerGraceMs);
      const failures: unknown[] = [];
      let closed = 0;
      for (const attemptId of await store.listOverdue(database, by, closedAtOnce))
        try {
          closed += await database.transaction(async (tx) => {
            const attempt = await store.findOverdueForUpdate(tx, attemptId, by);
            if (attempt === undefined) return 0;
            await close(tx, attempt, attempt.timeZone);
            return 1;
          });
        } catch (error) {
          failures.push(error);
        }
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} attempts could not be ended`);
      return closed;
    },

    /** Adds time at a question that was left unanswered, as far as the clock allows. */
    async addSpentMs(attemptId: number, spentMs: number, timeZone: string): Promise<void> {
      const now = clock.now();
      await database.transaction(async (tx) => {
        const attempt = await store.findOpenForUpdate(tx, attemptId);
        if (attempt === undefined) return;
        const counted = spentMsToCount(spentMs, attempt.timedAt, now);
        await store.addSpentMs(tx, attemptId, counted, localDay(now, timeZone), now);
      });
    },
  };
}
