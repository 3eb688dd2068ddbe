/** Stores a run after each event: the next question, or the end with what it brings. */
import { localDay } from '@comet/domain/attempts/local-day';
import { answerGraceMs, maxUltimateFreezeMs, untimedIdleMs } from '@comet/domain/challenges/game-rules';
import { coinsAllowed, coinsForRun, countsForBest } from '@comet/domain/challenges/results';
import { deadlineMs, endRun, type Run } from '@comet/domain/challenges/run';
import type { Clock } from '../platform/clock.ts';
import type { Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { RewardsService } from '../rewards/index.ts';
import { askNext } from './ask-next.ts';
import { msSinceStart } from './challenge-view.ts';
import * as store from './challenges.store.ts';

interface Parts {
  readonly clock: Clock;
  readonly rewards: Pick<RewardsService, 'lockTotals' | 'credit'>;
}

/** A run with the question that waits in it. */
interface Kept {
  readonly row: store.RunRow;
  readonly waiting: store.QuestionRow | undefined;
}

export type RunKeeper = ReturnType<typeof createRunKeeper>;

/** From the first question to the last answer. */
const playedMsOf = ({ course }: Run): number => course.at(-1)?.[0] ?? 0;

/** The question that waits in a run. */
export async function findWaiting(db: Queryable, row: store.RunRow): Promise<store.QuestionRow | undefined> {
  return row.questionId === null ? undefined : store.findQuestion(db, row.runId, row.questionId);
}

/** The run of this student, locked; anybody else's is not there. */
export async function lockOwn(tx: Queryable, studentId: number, runId: number): Promise<store.RunRow> {
  const row = await store.findRunForUpdate(tx, runId);
  if (row === undefined || row.studentId !== studentId) throw new Refusal('notFound');
  return row;
}

export function createRunKeeper({ clock, rewards }: Parts) {
  /** When a run that is left now is closed. A clock that a power-up stops may stand a minute longer. */
  function closesAt(row: store.RunRow, run: Run): Date {
    const nowMs = msSinceStart(row, clock.now());
    const endMs = deadlineMs(run, nowMs);
    const leftMs =
      endMs === undefined ? nowMs + untimedIdleMs : Math.max(endMs, nowMs) + maxUltimateFreezeMs + answerGraceMs;
    return new Date(row.startedAt.getTime() + leftMs);
  }

  /** Stores a run in which the question still waits. */
  async function keep(tx: Queryable, row: store.RunRow, run: Run): Promise<store.RunRow> {
    await store.storeRun(tx, { runId: row.runId, state: run, drawn: row.drawn, closesAt: closesAt(row, run) });
    return { ...row, state: run };
  }

  /** Ends a run: coins within the day's limit, and a place among the bests where it earned one. */
  async function close(tx: Queryable, row: store.RunRow, run: Run, timeZone: string): Promise<store.RunRow> {
    const now = clock.now();
    const day = localDay(now, timeZone);
    const state = endRun(run);
    // The lock keeps two runs of a child from sharing what is left of the day.
    await rewards.lockTotals(tx, row.studentId);
    const coins = coinsAllowed(coinsForRun(state), (await store.sumOfDay(tx, row.studentId, day)).coins);
    if (coins > 0)
      await rewards.credit(tx, {
        studentId: row.studentId,
        cause: `challenge:${row.runId}`,
        source: 'challenge',
        amount: coins,
      });
    const isBestable = countsForBest(state);
    const finished = { runId: row.runId, state, countsForBest: isBestable, coins, playedMs: playedMsOf(state), day };
    await store.finishRun(tx, finished, now);
    return {
      ...row,
      state,
      status: 'FINISH',
      countsForBest: isBestable,
      coins,
      balance: row.balance + coins,
      questionId: null,
    };
  }

  /** Asks the next question, or ends the run where it is over or was dealt no more. */
  async function goOn(tx: Queryable, row: store.RunRow, run: Run, timeZone: string): Promise<Kept> {
    const next = run.isOver ? undefined : await askNext(tx, row, run, clock.now());
    if (next === undefined) return { row: await close(tx, row, run, timeZone), waiting: undefined };
    const { state, drawn, questionId } = next;
    const asked = await keep(tx, { ...row, drawn, questionId }, state);
    return { row: asked, waiting: await findWaiting(tx, asked) };
  }

  return { keep, close, goOn };
}
