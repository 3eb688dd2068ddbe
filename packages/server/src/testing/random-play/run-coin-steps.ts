/** The steps of random play that earn and spend coins: games, power-ups, the shop, daily rewards and gifts. */
import { buyPreset } from '@comet/contract/avatars';
import type { Call } from '@comet/contract/call';
import * as challenges from '@comet/contract/challenges';
import { buyStreakSaver, claimDailyReward, getStreak } from '@comet/contract/streaks';
import { addCoins } from '@comet/contract/teaching';
import { presets } from '@comet/domain/avatars/presets';
import { gamePowerUps, games } from '@comet/domain/challenges/games';
import { seconds } from '@comet/domain/time';
import { answerInGame } from '../playing.ts';
import type { Answered, Asking, TestServer } from '../test-server.ts';
import type { Player, Players } from './players.ts';
import { Broken, type RecordedAnswers } from './recorded-answers.ts';
import type { Child, CoinStep } from './steps.ts';

interface Parts {
  readonly server: TestServer;
  readonly players: Players;
  readonly memory: Pick<RecordedAnswers, 'recordGameAnswer'>;
  readonly ask: <C extends Call>(player: Player, call: C, sent: Asking) => Promise<Answered<C>>;
  readonly count: (what: string) => void;
}

const math = 1;
const english = 2;
/** Long enough to have read the question. */
const answerMs = seconds(4);
const priced = presets.filter(({ price }) => price > 0);
/** Words that only what comes after an answer may hold. */
const secrets = ['"key"', '"because"', '"explanation"', '"rightAnswer"'];

const pick = <T>(of: readonly T[], place: number): T | undefined => of[place % of.length];

export function createCoinSteps({ server, players, memory, ask, count }: Parts) {
  const { children, tutor } = players;
  /** The run that a child began last, wherever it has got to. */
  const begun = new Map<Child, number>();

  function expectNoSecret(state: challenges.ChallengeState): void {
    const text = JSON.stringify(state);
    const found = secrets.find((secret) => text.includes(secret));
    if (found !== undefined) throw new Broken(`a game's question came with its ${found}: ${text}`);
  }

  async function start(child: Child, place: number): Promise<challenges.ChallengeState | undefined> {
    const game = pick(games, place);
    const body = { game, subjectId: game === 'spellingBee' ? english : math, isTimed: place % 2 === 0 };
    const { status, body: run } = await ask(children[child], challenges.startChallenge, { body });
    if (status !== 200) return undefined;
    begun.set(child, run.challengeId);
    expectNoSecret(run);
    return run;
  }

  async function findOpen(child: Child): Promise<challenges.ChallengeState | undefined> {
    const id = begun.get(child);
    if (id === undefined) return undefined;
    const { body } = await ask(children[child], challenges.getChallenge, { params: { id } });
    expectNoSecret(body);
    return body.run.isOver ? undefined : body;
  }

  async function play(step: Extract<CoinStep, { do: 'playGame' }>): Promise<void> {
    const { child, how, times } = step;
    let state = (step.isNew ? undefined : await findOpen(child)) ?? (await start(child, step.place));
    for (let answered = 0; answered < step.many && state?.current; answered++) {
      const { questionId } = state.current;
      const params = { id: state.challengeId };
      server.clock.advance(answerMs);
      const answer = how === 'none' ? null : await answerInGame(server, questionId, how === 'right');
      const body = { questionId, answer, spentMs: answerMs, isStopping: how === 'none' && step.place % 3 === 0 };
      const sent = Array.from({ length: times }, () =>
        ask(children[child], challenges.answerChallenge, { params, body }),
      );
      const replies = (await Promise.all(sent)).filter(({ status }) => status === 200);
      for (const { body: reply } of replies) {
        expectNoSecret(reply.state);
        if (reply.outcome.kind !== 'marked') continue;
        memory.recordGameAnswer(children[child].userId, questionId, answer, reply.outcome);
        count('marked in a game');
        if (reply.state.run.isOver) count('game over by its last answer');
      }
      state = replies.at(-1)?.body.state;
    }
  }

  async function usePowerUp(step: Extract<CoinStep, { do: 'powerUp' }>): Promise<void> {
    const open = await findOpen(step.child);
    if (!open?.current) return;
    const params = { id: open.challengeId };
    const body = { powerUp: pick(gamePowerUps, step.place), questionId: open.current.questionId };
    for (const { status } of await repeat(step, challenges.usePowerUp, { params, body }))
      if (status === 200) count('power-up');
  }

  async function claim(step: Extract<CoinStep, { do: 'claim' }>): Promise<void> {
    const { body } = await ask(children[step.child], getStreak, {});
    for (const { id } of body.rewards)
      for (const { status } of await repeat(step, claimDailyReward, { params: { id } }))
        if (status === 200) count('daily reward');
  }

  const repeat = <C extends Call>(
    { child, times }: { readonly child: Child; readonly times: number },
    call: C,
    sent: Asking,
  ) => Promise.all(Array.from({ length: times }, () => ask(children[child], call, sent)));

  return async (step: CoinStep): Promise<void> => {
    switch (step.do) {
      case 'playGame':
        return play(step);
      case 'powerUp':
        return usePowerUp(step);
      case 'claim':
        return claim(step);
      case 'buy': {
        const params = { id: pick(priced, step.place)?.id ?? 0 };
        for (const { status } of await repeat(step, buyPreset, { params })) if (status === 200) count('bought');
        return;
      }
      case 'buySaver': {
        for (const { status } of await repeat(step, buyStreakSaver, {})) if (status === 200) count('streak saver');
        return;
      }
      case 'gift': {
        const body = { studentId: children[step.child].userId, coinsAmount: step.coins, reason: 'Well played' };
        const sent = Array.from({ length: step.times }, () => ask(tutor, addCoins, { body }));
        for (const { status } of await Promise.all(sent)) if (status === 200) count('gift');
      }
    }
  };
}
