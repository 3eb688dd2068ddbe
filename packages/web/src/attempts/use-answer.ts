/** Gives an answer that is not lost: kept first, then sent until it has arrived. */
import type { AnswerResult } from '@comet/contract/attempts';
import { useEffect, useRef, useState } from 'react';
import { useDoing } from '../api/act.ts';
import { useUser } from '../sessions/session.ts';
import { afterPaint } from '../ui/after-paint.ts';
import type { AnswerSent, UnsentAnswer } from './answer-queue.ts';
import { type AnswerCall, claimAnswer, sendUntilSettled } from './answer-sending.ts';
import { answerStore } from './answer-store.ts';

interface Answering {
  readonly questionId: number;
  readonly answerCall: AnswerCall;
  /** What is kept of this question: the answer given now, or one that was given before, here or in another tab, and comes first. */
  readonly onKept: (sent: AnswerSent) => void;
  readonly onArrived: (result: AnswerResult) => void;
}

export function useAnswer({ questionId, answerCall, onKept, onArrived }: Answering) {
  const userId = useUser().data?.userId;
  const [isWaiting, setWaiting] = useState(false);
  const left = useRef<AbortController>(undefined);
  const { mutate, isPending, error } = useDoing(
    async (answer: UnsentAnswer) => {
      const kept = await answerStore.keep(answer);
      onKept(kept.sent);
      const signal = left.current?.signal ?? AbortSignal.abort();
      const outcome = await sendUntilSettled(kept, () => setWaiting(true), signal).finally(() => setWaiting(false));
      if (outcome.state === 'refused') throw new Error(outcome.message);
      return outcome.result;
    },
    { failed: null, onDone: onArrived },
  );
  useEffect(() => {
    const leaving = new AbortController();
    left.current = leaving;
    const release = claimAnswer(questionId);
    // A child waits for the question to be drawn, and hardly ever for what was kept of it.
    const findKept = afterPaint(async () => {
      if (userId === undefined || leaving.signal.aborted) return;
      const kept = await answerStore.find(questionId, userId);
      if (leaving.signal.aborted) return;
      if (kept === undefined) release();
      else mutate(kept, { onSettled: release });
    });
    void findKept();
    return () => {
      leaving.abort();
      release();
    };
  }, [questionId, userId, mutate]);
  return {
    isPending,
    /** It is kept and could not be sent yet. */
    isWaiting,
    error,
    give: (sent: AnswerSent, onSettled: () => void): void => {
      if (userId === undefined) onSettled();
      else mutate({ questionId, userId, path: answerCall.path, sent, givenAtMs: Date.now() }, { onSettled });
    },
  };
}
