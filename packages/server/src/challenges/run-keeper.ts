/** Stores runs after each event: the next question, or the end with what it brings. */
import { localDay } from '@comet/domain/attempts/local-day';
import { answerGraceMs, maxUltimateFreezeMs, untimedIdleMs } from '@comet/domain/challenges/game-rules';
import { coinsAllowed, coinsForRun, countsForBest } from '@comet/domain/challenges/results';
import { deadlineMs, endRun, type Run } from '@comet/domain/challenges/run';
import type { Clock } from '../platform/clock.ts';
import type { Queryable, Turns } from '../platform/database.ts';
import type { RewardsService } from '../rewards/index.ts';
import { msSinceStart } from './challenge-view.ts';
import * as store from './challenges.store.ts';
import * as moves from './moves.store.ts';
import { askIn, nextOf } from './next-question.ts';

interface Parts {
  readonly clock: Clock;
  readonly rewards: Pick<RewardsService, 'creditMany'>;
}

/** The question that waits in a run, as far as its player sees it. */
export type Waiting = Pick<store.AskedRow, 'questionId' | 'question' | 'help'>;

/** What has just happened in a run. */
export interface Step {
  readonly row: store.RunRow;
  readonly run: Run;
  readonly timeZone: string;
  /** The question that it answered. */
  readonly answered?: store.AskedRow | undefined;
  /** The question that was asked before, which may still wait. */
  readonly asked?: Waiting | undefined;
  /** A stored question that was read with the run, in case it comes next. */
  readonly likely?: moves.ItemRow | undefined;
}

/** A run with the question that waits in it. */
interface Kept {
  readonly row: store.RunRow;
  readonly waiting: Waiting | undefined;
}

export type RunKeeper = ReturnType<typeof createRunKeeper>;

/** From the first question to the last answer. */
const playedMsOf = ({ course }: Run): number => course.at(-1)?.[0] ?? 0;

/** A run is read, decided on and written whole: what its player does is done one after another, whichever servers it reaches. */
export const gameTurns = (userIds: readonly number[]): Turns => ({ of: 'games', userIds });

/** The question that waits in a run. */
export async function findWaiting(db: Queryable, row: store.RunRow): Promise<store.QuestionRow | undefined> {
  return row.questionId === null ? undefined : store.findQuestion(db, row.runId, row.questionId);
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

  /**
   * What ending these runs brings: coins within the day's limit, and a place among the bests where they earned one. Two runs
   * of a child can't share what is left of a day: the caller has their turn, and only one of them is open.
   */
  async function endingsOf(tx: Queryable, steps: readonly Step[]): Promise<Map<number, moves.Ending>> {
    if (steps.length === 0) return new Map();
    const now = clock.now();
    const days = steps.map(({ row, timeZone }) => ({ studentId: row.studentId, day: localDay(now, timeZone) }));
    const played = await store.sumsOfDays(tx, days);
    const endings = steps.map(({ row, run, timeZone }): [number, moves.Ending] => {
      const coins = coinsAllowed(coinsForRun(run), played.get(row.studentId)?.coins ?? 0);
      const day = localDay(now, timeZone);
      return [row.runId, { countsForBest: countsForBest(run), coins, playedMs: playedMsOf(run), day }];
    });
    const entries = steps.map(({ row }) => ({
      studentId: row.studentId,
      cause: `challenge:${row.runId}`,
      source: 'challenge' as const,
      amount: new Map(endings).get(row.runId)?.coins ?? 0,
    }));
    await rewards.creditMany(
      tx,
      entries.filter(({ amount }) => amount > 0),
    );
    return new Map(endings);
  }

  /**
   * Stores what happened in these runs: the question still waits, the next one is asked, or the run ends because it is over
   * or was dealt no more. The caller has the turns of all their players.
   */
  async function goOn(tx: Queryable, steps: readonly Step[]): Promise<Kept[]> {
    const now = clock.now();
    const isWaiting = ({ run }: Step): boolean => run.question !== null;
    const nexts = steps.map((step) => (step.run.isOver || isWaiting(step) ? undefined : nextOf(step.row, step.run)));
    const likely = steps.flatMap((step) => (step.likely === undefined ? [] : [step.likely]));
    const missing = nexts
      .flatMap((next) => (next === undefined ? [] : [next.itemId]))
      .filter((itemId) => !likely.some((item) => item.itemId === itemId));
    const items = [...likely, ...(await moves.listItems(tx, missing))];
    const itemOf = new Map(items.map((item) => [item.itemId, item]));
    const moved = steps.map((step, place) => {
      const next = nexts[place];
      const item = next === undefined ? undefined : itemOf.get(next.itemId);
      if (next !== undefined && item !== undefined)
        return { step, state: askIn(step.run, next, item), asked: { ...next, item } };
      return { step, state: isWaiting(step) ? step.run : endRun(step.run), asked: undefined };
    });
    const ended = moved.filter(({ state }) => state.isOver).map(({ step, state }) => ({ ...step, run: state }));
    const endings = await endingsOf(tx, ended);
    const questionIds = await moves.storeMoves(
      tx,
      moved.map(({ step: { row, answered }, state, asked }) => ({
        runId: row.runId,
        studentId: row.studentId,
        state,
        drawn: asked?.drawn ?? row.drawn,
        closesAt: closesAt(row, state),
        answered,
        asked,
        ending: endings.get(row.runId),
      })),
      now,
    );
    return moved.map(({ step: { row, asked: before }, state, asked }): Kept => {
      const ending = endings.get(row.runId);
      const questionId = questionIds.get(row.runId);
      if (ending !== undefined) {
        const { coins } = ending;
        const over = {
          ...row,
          ...ending,
          state,
          status: 'FINISH' as const,
          balance: row.balance + coins,
          questionId: null,
        };
        return { row: over, waiting: undefined };
      }
      if (asked === undefined || questionId === undefined) return { row: { ...row, state }, waiting: before };
      return {
        row: { ...row, state, drawn: asked.drawn, questionId },
        waiting: { questionId, question: asked.item.question, help: null },
      };
    });
  }

  /** The same for one run. */
  async function goOnWith(tx: Queryable, step: Step): Promise<Kept> {
    const [kept] = await goOn(tx, [step]);
    if (kept === undefined) throw new Error(`run ${step.row.runId} did not go on`);
    return kept;
  }

  /** Ends a run whatever waits in it. */
  const end = (tx: Queryable, row: store.RunRow, timeZone: string): Promise<Kept> =>
    goOnWith(tx, { row, run: endRun(row.state), timeZone });

  return { goOn, goOnWith, end };
}
