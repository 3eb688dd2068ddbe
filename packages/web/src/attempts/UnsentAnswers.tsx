/** Sends answers left behind by a closed tab, another page or a lost network, from wherever the student is now. */
import { createAnswer } from '@comet/contract/attempts';
import { Alert } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { refresh } from '../api/refresh.ts';
import { arrivalText } from './answer-queue.ts';
import { answerEvents, isAttemptShown, sendIfAlone } from './answer-sending.ts';
import { answerStore } from './answer-store.ts';

const firstAfterMs = 3000;
const everyMs = 15_000;
const pollIntervalMs = 500;
const maxLoadingMs = 30_000;

interface UnsentAnswersProps {
  readonly userId: number;
  /** This is a page of questions, whether it has loaded or not. */
  readonly isAtQuestions: boolean;
}

export default function UnsentAnswers({ userId, isAtQuestions }: UnsentAnswersProps) {
  const isPageOfQuestions = useRef(isAtQuestions);
  useEffect(() => {
    isPageOfQuestions.current = isAtQuestions;
  }, [isAtQuestions]);
  const [waitingCount, setWaitingCount] = useState(0);
  useEffect(() => {
    let isOver = false;
    let isBusy = false;
    let isWanted = false;
    /** A page that shows the very question comes first, and tells the child more than a line can. On a slow device it takes its time. */
    const untilShown = async (): Promise<void> => {
      for (let waitedMs = 0; waitedMs < maxLoadingMs && !isOver; waitedMs += pollIntervalMs) {
        if (!isPageOfQuestions.current || isAttemptShown()) return;
        await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
      }
    };
    const sendAll = async (): Promise<void> => {
      let waiting = 0;
      await untilShown();
      for (const answer of await answerStore.listOf(userId)) {
        const outcome = isOver ? undefined : await sendIfAlone(answer);
        if (outcome === undefined) continue;
        if (outcome.state === 'waiting') {
          waiting++;
          continue;
        }
        toast(arrivalText(outcome));
        void refresh(createAnswer.changes);
        answerEvents.dispatchEvent(new Event('arrived'));
      }
      if (!isOver) setWaitingCount(waiting);
    };
    const look = (): void => {
      isWanted = true;
      if (isBusy || isOver) return;
      isBusy = true;
      isWanted = false;
      void sendAll().finally(() => {
        isBusy = false;
        // The internet came back, or a page was left, while we looked.
        if (isWanted) look();
      });
    };
    const first = setTimeout(look, firstAfterMs);
    const timer = setInterval(look, everyMs);
    window.addEventListener('online', look);
    answerEvents.addEventListener('left', look);
    return () => {
      isOver = true;
      clearTimeout(first);
      clearInterval(timer);
      window.removeEventListener('online', look);
      answerEvents.removeEventListener('left', look);
    };
  }, [userId]);
  if (waitingCount === 0) return null;
  return (
    <Alert
      role="status"
      color="orange"
      mb="sm"
      title={waitingCount === 1 ? 'We’ve kept your answer' : 'We’ve kept your answers'}
    >
      {waitingCount === 1 ? 'We’ll send it' : `We’ll send all ${waitingCount}`} when you’re back online.
    </Alert>
  );
}
