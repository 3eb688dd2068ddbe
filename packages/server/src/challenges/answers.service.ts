/** Takes answers in games: each has one effect, and those that arrive together are stored together. */
import type { ChallengeOutcome, ChallengeState } from '@comet/contract/challenges';
import type { GivenAnswer } from '@comet/contract/question';
import { answer, endRun, isAbandoned, type Run } from '@comet/domain/challenges/run';
import { score } from '@comet/questions/marking/score';
import { isSameAnswer } from '../attempts/index.ts';
import { createBatches } from '../platform/batches.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import type { Live } from '../platform/live-events.ts';
import { Refusal } from '../platform/refusal.ts';
import { msSinceStart, outcomeOf, stateOf } from './challenge-view.ts';
import type * as store from './challenges.store.ts';
import * as moves from './moves.store.ts';
import { findWaiting, gameTurns, type RunKeeper, type Step, type Waiting } from './run-keeper.ts';

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly keeper: RunKeeper;
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

/** An answer on its way. */
interface Sending {
  readonly player: Player;
  readonly runId: number;
  readonly sent: AnswerSent;
}

/** What an answer does to a run, before it is stored. */
interface Marked {
  readonly run: Run;
  readonly outcome: ChallengeOutcome;
  readonly answered?: store.AskedRow;
}

interface Done {
  readonly row: store.RunRow;
  readonly waiting: Waiting | undefined;
  readonly outcome: ChallengeOutcome;
}

/** As in tests: larger batches wait for their slowest. */
const maxBatchSize = 32;
const maxConcurrentBatches = 3;

const over = (run: Run): Marked => ({ run: endRun(run), outcome: { kind: 'over' } });

/** Marks an answer to the question that waits. */
function mark(row: store.RunRow, asked: store.AskedRow, sent: AnswerSent, now: Date): Marked {
  const atMs = msSinceStart(row, now);
  if (sent.isStopping || isAbandoned(row.state, atMs)) return over(row.state);
  const marked = sent.answer === null ? undefined : score(asked.key, asked.question.answer, sent.answer);
  if (marked?.verdict === 'unreadable' || marked?.verdict === 'again')
    return { run: row.state, outcome: { kind: 'unreadable', message: marked.message } };
  const run = answer(row.state, { verdict: marked?.verdict ?? 'none', spentMs: sent.spentMs, atMs });
  if (run.question !== null) return { run, outcome: { kind: 'again' } };
  // The clock for all questions had run out: this one isn't marked.
  if (run.answeredCount === row.state.answeredCount) return over(row.state);
  const isRight = run.rightCount > row.state.rightCount;
  const answered: store.AskedRow = {
    ...asked,
    answeredAt: now,
    given: sent.answer,
    isRight,
    note: isRight && marked?.verdict === 'right' ? (marked.note ?? null) : null,
    because: marked?.verdict === 'wrong' ? (marked.because?.says ?? null) : null,
    spentMs: Math.max(0, Math.min(sent.spentMs, atMs - (row.state.question?.shownAtMs ?? atMs))),
    points: run.score - row.state.score,
  };
  return { run, outcome: outcomeOf(answered), answered };
}

export function createAnswersService({ database, clock, keeper, live }: Parts) {
  /** Marks answers of as many players, each once; the same one again gets the first outcome and what waits now. */
  async function run(sendings: readonly Sending[]): Promise<(Done | Error)[]> {
    // In the order of the players, as everything that pays coins to many.
    const inOrder = sendings.toSorted((one, other) => one.player.userId - other.player.userId);
    const done = await database.transaction(
      async (tx) => answerAll(tx, inOrder),
      gameTurns(inOrder.map(({ player }) => player.userId)),
    );
    return sendings.map((sending) => done.get(sending) ?? new Error('an answer in a game was left out'));
  }

  async function answerAll(tx: Queryable, sendings: readonly Sending[]): Promise<Map<Sending, Done | Error>> {
    const now = clock.now();
    const asks = sendings.map(({ player, runId, sent }) => {
      return { runId, studentId: player.userId, questionId: sent.questionId };
    });
    const found = await moves.listAsked(tx, asks);
    const done = new Map<Sending, Done | Error>();
    const moving: { sending: Sending; outcome: ChallengeOutcome; step: Step }[] = [];
    for (const sending of sendings) {
      const { player, runId, sent } = sending;
      const { row, asked, likely } = found.get(sent.questionId) ?? {};
      if (row?.runId !== runId || asked === undefined) done.set(sending, new Refusal('notFound'));
      else if (asked.answeredAt !== null)
        done.set(
          sending,
          isSameAnswer(asked.given, sent.answer)
            ? { row, waiting: await findWaiting(tx, row), outcome: outcomeOf(asked) }
            : new Refusal('alreadyAnswered'),
        );
      else if (row.questionId !== asked.questionId) done.set(sending, new Refusal('challengeOver'));
      else {
        const { run: next, outcome, answered } = mark(row, asked, sent, now);
        if (outcome.kind === 'unreadable') done.set(sending, { row, waiting: asked, outcome });
        else
          moving.push({
            sending,
            outcome,
            step: { row, run: next, timeZone: player.timeZone, answered, asked, likely },
          });
      }
    }
    const kept = await keeper.goOn(
      tx,
      moving.map(({ step }) => step),
    );
    for (const [place, { sending, outcome }] of moving.entries()) {
      const one = kept[place];
      if (one !== undefined) done.set(sending, { ...one, outcome });
    }
    return done;
  }

  const take = createBatches<Sending, Done>({
    run,
    keyOf: ({ player }) => player.userId,
    maxBatchSize,
    maxConcurrentBatches,
  });

  /** Marks an answer, once, and gives what waits next. */
  return async (
    player: Player,
    runId: number,
    sent: AnswerSent,
  ): Promise<{ state: ChallengeState; outcome: ChallengeOutcome }> => {
    const { row, waiting, outcome } = await take({ player, runId, sent });
    if (row.status === 'FINISH') live.publish({ type: 'progress', studentId: player.userId });
    return { state: stateOf(row, waiting, clock.now()), outcome };
  };
}
