/** Plays games through HTTP as a child does, rightly or wrongly as a test wants it. */
import {
  answerChallenge,
  type Challenge,
  type ChallengeState,
  startChallenge,
  usePowerUp,
} from '@comet/contract/challenges';
import type { GivenAnswer, Question } from '@comet/contract/question';
import type { Game, GamePowerUp } from '@comet/domain/challenges/games';
import type { Key } from '@comet/questions/kernel/key';
import { answerFor } from '../demo/demo.store.ts';
import type { TestServer } from './test-server.ts';

/** The right answer to a question of a game, or a wrong one. */
export async function answerInGame(
  { database }: Pick<TestServer, 'database'>,
  questionId: number,
  isRight: boolean,
): Promise<GivenAnswer> {
  const [row] = await database.query<{ key: Key; question: Question }>(
    {
      name: 'key-of-game-question',
      text: 'select i.key, i.question from challenge_questions q join question_items i using (item_id) where question_id = $1',
    },
    [questionId],
  );
  if (row === undefined) throw new Error(`there is no question ${questionId}`);
  return answerFor(row, isRight);
}

/** A game that a student plays; time passes as the player says. */
export async function startGame(
  server: TestServer,
  as: string,
  game: Game,
  { subjectId = 1, isTimed = true }: { readonly subjectId?: number; readonly isTimed?: boolean } = {},
) {
  const started = await server.ask(startChallenge, { as, body: { game, subjectId, isTimed } });
  if (started.status !== 200) throw new Error(started.text);
  const challenge: Challenge = started.body;
  let state: ChallengeState = challenge;
  const params = { id: challenge.challengeId };

  const answerOf = (questionId: number, isRight: boolean) => answerInGame(server, questionId, isRight);

  /** Lets the time go by until so long after the question was shown. */
  function waitFor(ms: number): void {
    const shownAtMs = state.run.question?.shownAtMs ?? state.nowMs;
    server.clock.advance(Math.max(0, shownAtMs - state.nowMs) + ms);
  }

  const send = (body: object) => server.ask(answerChallenge, { as, params, body });

  return {
    challenge,
    params,
    state: () => state,
    questionId: (): number => state.current?.questionId ?? 0,
    answerOf,
    waitFor,
    send,

    /** Answers after so long; null is no answer. */
    async give(isRight: boolean | null, tookMs = 3000, saidMs = tookMs) {
      const questionId = state.current?.questionId ?? 0;
      waitFor(tookMs);
      const answer = isRight === null ? null : await answerOf(questionId, isRight);
      const { body, status, text } = await send({ questionId, answer, spentMs: saidMs });
      if (status !== 200) throw new Error(text);
      state = body.state;
      return body;
    },

    async power(powerUp: GamePowerUp) {
      const questionId = state.current?.questionId;
      const asked = await server.ask(usePowerUp, { as, params, body: { powerUp, questionId } });
      if (asked.status === 200) state = asked.body;
      return asked;
    },
  };
}
