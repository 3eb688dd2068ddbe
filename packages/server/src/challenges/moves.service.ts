/** What a child does in a run: answers and power-ups, each in one transaction with the run locked, each with one effect. */
import type { ChallengeOutcome, ChallengeState } from '@comet/contract/challenges';
import type { GivenAnswer } from '@comet/contract/question';
import type { GamePowerUp } from '@comet/domain/challenges/games';
import { answer, applyPowerUp, isAbandoned, powerUpPrice, powerUpRefusal } from '@comet/domain/challenges/run';
import { score } from '@comet/questions/marking/score';
import { isSameAnswer } from '../attempts/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Live } from '../platform/live-events.ts';
import { Refusal } from '../platform/refusal.ts';
import type { RewardsService } from '../rewards/index.ts';
import { msSinceStart, outcomeOf, stateOf } from './challenge-view.ts';
import * as store from './challenges.store.ts';
import { helpOf } from './power-up-help.ts';
import { findWaiting, lockOwn, type RunKeeper } from './run-keeper.ts';

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly keeper: RunKeeper;
  readonly rewards: Pick<RewardsService, 'lockTotals' | 'spend'>;
  readonly live: Pick<Live, 'publish'>;
}

interface Player {
  readonly userId: number;
  readonly timeZone: string;
}

interface AnswerSent {
  readonly questionId: number;
  readonly answer: GivenAnswer | null;
  readonly spentMs: number;
  readonly isStopping: boolean;
}

interface PowerUpSent {
  readonly powerUp: GamePowerUp;
  readonly questionId?: number | undefined;
}

interface Move {
  readonly row: store.RunRow;
  readonly waiting: store.QuestionRow | undefined;
  readonly outcome: ChallengeOutcome;
}

export function createMovesService({ database, clock, keeper, rewards, live }: Parts) {
  /** Marks an answer, once; the same one again gets the first outcome and what waits now. */
  async function move(player: Player, runId: number, sent: AnswerSent): Promise<Move> {
    return database.transaction(async (tx): Promise<Move> => {
      const row = await lockOwn(tx, player.userId, runId);
      const now = clock.now();
      const asked = await store.findQuestion(tx, runId, sent.questionId);
      if (asked === undefined) throw new Refusal('notFound');
      if (asked.answeredAt !== null) {
        if (!isSameAnswer(asked.given, sent.answer)) throw new Refusal('alreadyAnswered');
        return { row, waiting: await findWaiting(tx, row), outcome: outcomeOf(asked) };
      }
      if (row.questionId !== asked.questionId) throw new Refusal('challengeOver');
      const over = async (): Promise<Move> => ({
        row: await keeper.close(tx, row, row.state, player.timeZone),
        waiting: undefined,
        outcome: { kind: 'over' },
      });
      const atMs = msSinceStart(row, now);
      if (sent.isStopping || isAbandoned(row.state, atMs)) return over();
      const marked = sent.answer === null ? undefined : score(asked.key, asked.question.answer, sent.answer);
      if (marked?.verdict === 'unreadable' || marked?.verdict === 'again')
        return { row, waiting: asked, outcome: { kind: 'unreadable', message: marked.message } };
      const run = answer(row.state, { verdict: marked?.verdict ?? 'none', spentMs: sent.spentMs, atMs });
      if (run.question !== null)
        return { row: await keeper.keep(tx, row, run), waiting: asked, outcome: { kind: 'again' } };
      // The clock for all questions had run out: this one isn't marked.
      if (run.answeredCount === row.state.answeredCount) return over();
      const isRight = run.rightCount > row.state.rightCount;
      const answered: store.QuestionRow = {
        ...asked,
        answeredAt: now,
        given: sent.answer,
        isRight,
        note: isRight && marked?.verdict === 'right' ? (marked.note ?? null) : null,
        because: marked?.verdict === 'wrong' ? (marked.because?.says ?? null) : null,
        spentMs: Math.max(0, Math.min(sent.spentMs, atMs - (row.state.question?.shownAtMs ?? atMs))),
        points: run.score - row.state.score,
      };
      await store.storeAnswer(tx, answered, now);
      return { ...(await keeper.goOn(tx, row, run, player.timeZone)), outcome: outcomeOf(answered) };
    });
  }

  return {
    async answer(
      player: Player,
      runId: number,
      sent: AnswerSent,
    ): Promise<{ state: ChallengeState; outcome: ChallengeOutcome }> {
      const { row, waiting, outcome } = await move(player, runId, sent);
      if (row.status === 'FINISH') live.publish({ type: 'progress', studentId: player.userId });
      return { state: stateOf(row, waiting, clock.now()), outcome };
    },

    /** Uses a power-up on the question that waits, and charges for it once. */
    usePowerUp: (player: Player, runId: number, { powerUp, questionId }: PowerUpSent): Promise<ChallengeState> =>
      database.transaction(async (tx) => {
        const row = await lockOwn(tx, player.userId, runId);
        const now = clock.now();
        const meant = questionId ?? row.questionId;
        const asked = meant === null ? undefined : await store.findQuestion(tx, runId, meant);
        if (questionId !== undefined && asked === undefined) throw new Refusal('notFound');
        if (asked?.powerUp === powerUp) return stateOf(row, await findWaiting(tx, row), now);
        const atMs = msSinceStart(row, now);
        if (asked === undefined || asked.questionId !== row.questionId || isAbandoned(row.state, atMs))
          throw new Refusal('challengeOver');
        const refusal = powerUpRefusal(row.state, powerUp);
        if (refusal !== undefined) throw new Refusal(refusal);
        const help = helpOf(asked, powerUp);
        if (help === undefined) throw new Refusal('powerUpNotNeeded');
        const amount = powerUpPrice(row.state, powerUp);
        const cause = `power-up:${asked.questionId}`;
        if (amount > 0) {
          await rewards.lockTotals(tx, row.studentId);
          await rewards.spend(tx, { studentId: row.studentId, cause, source: 'challenge', amount });
        }
        await store.storePowerUp(tx, asked.questionId, powerUp, help);
        const run = applyPowerUp(row.state, powerUp, atMs);
        const paid = { ...row, balance: row.balance - amount };
        if (run.question !== null) return stateOf(await keeper.keep(tx, paid, run), { ...asked, help }, now);
        const gone = await keeper.goOn(tx, paid, run, player.timeZone);
        return stateOf(gone.row, gone.waiting, now);
      }),
  };
}
