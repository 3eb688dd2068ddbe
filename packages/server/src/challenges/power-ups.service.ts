/** Uses power-ups: each has one effect and one payment, however often it is sent. */
import type { ChallengeState } from '@comet/contract/challenges';
import type { GamePowerUp } from '@comet/domain/challenges/games';
import { applyPowerUp, isAbandoned, powerUpPrice, powerUpRefusal } from '@comet/domain/challenges/run';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { RewardsService } from '../rewards/index.ts';
import { msSinceStart, stateOf } from './challenge-view.ts';
import * as store from './challenges.store.ts';
import { helpOf } from './power-up-help.ts';
import { findWaiting, gameTurns, type RunKeeper } from './run-keeper.ts';

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly keeper: RunKeeper;
  readonly rewards: Pick<RewardsService, 'lockTotals' | 'spend'>;
}

interface PowerUpSent {
  readonly powerUp: GamePowerUp;
  readonly questionId?: number | undefined;
}

export function createPowerUpsService({ database, clock, keeper, rewards }: Parts) {
  return {
    /** Uses a power-up on the question that waits, and charges for it once. */
    usePowerUp: (
      player: { readonly userId: number; readonly timeZone: string },
      runId: number,
      { powerUp, questionId }: PowerUpSent,
    ): Promise<ChallengeState> =>
      database.transaction(
        async (tx) => {
          const row = await store.findRun(tx, runId);
          if (row?.studentId !== player.userId) throw new Refusal('notFound');
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
          const paid = { ...row, balance: row.balance - amount };
          const helped = { ...asked, help };
          const step = {
            row: paid,
            run: applyPowerUp(row.state, powerUp, atMs),
            timeZone: player.timeZone,
            asked: helped,
          };
          const gone = await keeper.goOnWith(tx, step);
          return stateOf(gone.row, gone.waiting, now);
        },
        gameTurns([player.userId]),
      ),
  };
}
