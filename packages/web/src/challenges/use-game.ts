/** A game as it is played: what the server said last, the clock that runs on from there, and what the child does. */
import { answerChallenge, type Challenge, type ChallengeOutcome, usePowerUp } from '@comet/contract/challenges';
import type { GivenAnswer, Question } from '@comet/contract/question';
import { spentMsLimit } from '@comet/domain/attempts/attempt';
import type { GamePowerUp } from '@comet/domain/challenges/games';
import { applyPowerUp, deadlineMs, powerUpRefusal } from '@comet/domain/challenges/run';
import { seconds } from '@comet/domain/time';
import { useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { api } from '../api/api.ts';
import { CallError } from '../api/client.ts';
import { playSound } from '../ui/sounds.ts';
import { powerUpSays } from './game-texts.ts';

const tickMs = 200;
/** The end is looked at for so long. */
const endPauseMs = 1600;
const retryMs = 1000;

/** What came of the last answer, shown until the next question is. */
export interface Last {
  readonly questionId: number;
  readonly question: Question;
  readonly outcome: ChallengeOutcome;
  readonly given: GivenAnswer | null;
  /** What it added to the score. */
  readonly gained: number;
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const isAway = (error: unknown): boolean =>
  error instanceof CallError && (error.statusCode === 0 || error.statusCode >= 500);

/** `loadedAt` is when the challenge came, by the page's own clock. */
export function useGame(challenge: Challenge, loadedAt: number, onOver: () => void) {
  const [state, setState] = useState(challenge);
  const [last, setLast] = useState<Last>();
  const [message, setMessage] = useState<string>();
  const [isOffline, setOffline] = useState(false);
  const [, setTick] = useState(0);
  const beganAt = useRef(loadedAt - challenge.nowMs);
  const isBusy = useRef(false);
  /** The power-up that is on its way, and the question that the server asks as far as it has said. */
  const powering = useRef(Promise.resolve());
  const asked = useRef(challenge.current?.questionId);
  const over = useRef(onOver);
  over.current = onOver;
  const params = { id: challenge.challengeId };
  const nowMs = (): number => performance.now() - beganAt.current;
  const { run, current } = state;
  const shownAtMs = run.question?.shownAtMs;
  const shownAt = useRef(0);
  shownAt.current = shownAtMs ?? 0;
  const isShown = current !== null && shownAtMs !== undefined && nowMs() >= shownAtMs;

  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), tickMs);
    return () => clearInterval(timer);
  }, []);
  // Questions show on time, not with the next tick.
  useEffect(() => {
    if (shownAtMs === undefined) return;
    const timer = setTimeout(() => setTick((tick) => tick + 1), shownAtMs - (performance.now() - beganAt.current) + 1);
    return () => clearTimeout(timer);
  }, [shownAtMs]);
  useEffect(() => {
    if (!run.isOver) return;
    const timer = setTimeout(() => over.current(), endPauseMs);
    return () => clearTimeout(timer);
  }, [run.isOver]);

  /** Sends until it comes through; the server takes an answer that was given in time for half a minute. */
  async function send(answer: GivenAnswer | null, spentMs: number, isStopping = false): Promise<void> {
    if (isBusy.current || current === null) return;
    isBusy.current = true;
    setMessage(undefined);
    const { questionId, question } = current;
    const body = { questionId, answer, spentMs: Math.round(Math.min(spentMsLimit, Math.max(0, spentMs))), isStopping };
    for (;;)
      try {
        const { state: next, outcome } = await api.call(answerChallenge, { params, body });
        beganAt.current = performance.now() - next.nowMs;
        asked.current = next.current?.questionId;
        setOffline(false);
        const gained = next.run.score - run.score;
        setState((before) => ({ ...before, ...next }));
        if (outcome.kind === 'unreadable') setMessage(outcome.message);
        else if (outcome.kind === 'again') setMessage('Nearly! Have another go.');
        else setLast({ questionId, question, outcome, given: answer, gained });
        if (outcome.kind === 'marked') playSound(outcome.isRight ? 'right' : 'mend');
        break;
      } catch (error) {
        if (!isAway(error)) {
          over.current();
          break;
        }
        setOffline(true);
        await wait(retryMs);
      }
    isBusy.current = false;
  }

  const endMs = deadlineMs(run, nowMs());
  const isTimeUp = isShown && endMs !== undefined && nowMs() > endMs;
  useEffect(() => {
    // A second more than there was, so that nobody's clock decides it but the server's.
    if (isTimeUp) void send(null, nowMs() - (shownAtMs ?? 0) + seconds(1));
  });

  async function power(powerUp: GamePowerUp): Promise<void> {
    if (current === null || powerUpRefusal(run, powerUp) !== undefined) return;
    isBusy.current = true;
    const before = state;
    // Seen at once; the server's word replaces it.
    if (powerUp !== 'skip') setState({ ...state, run: applyPowerUp(run, powerUp, nowMs()) });
    try {
      const next = await api.call(usePowerUp, { params, body: { powerUp, questionId: current.questionId } });
      beganAt.current = performance.now() - next.nowMs;
      asked.current = next.current?.questionId;
      setLast(undefined);
      setState((known) => ({ ...known, ...next }));
      setMessage(powerUpSays[powerUp]);
    } catch (error) {
      setState(before);
      toast.error(error instanceof Error ? error.message : '');
    }
    isBusy.current = false;
  }

  /** What is tapped while a power-up is on its way waits for it, and means nothing once another question is asked. */
  async function give(answer: GivenAnswer | null): Promise<void> {
    const spentMs = nowMs() - shownAt.current;
    const questionId = asked.current;
    await powering.current;
    if (asked.current === questionId) await latest.current.send(answer, spentMs);
  }

  // Steady for as long as the game lasts, so that a tick of the clock draws nothing again that has not changed.
  const latest = useRef({ send, give, power });
  latest.current = { send, give, power };
  const [acts] = useState(() => ({
    give: (answer: GivenAnswer | null) => void latest.current.give(answer),
    stop: () => void powering.current.then(() => latest.current.send(null, 0, true)),
    power: (powerUp: GamePowerUp) => {
      if (!isBusy.current) powering.current = latest.current.power(powerUp);
    },
  }));

  return {
    ...acts,
    state,
    last: isShown ? undefined : last,
    message,
    isOffline,
    isShown,
    nowMs: nowMs(),
    /** Milliseconds left on the clock that runs; undefined where none does. */
    leftMs: endMs === undefined ? undefined : Math.max(0, endMs - Math.max(nowMs(), shownAtMs ?? 0)),
  };
}

export type PlayedGame = ReturnType<typeof useGame>;
