/** Sends the answers that were left behind (a closed tab, another page, a lost network) from wherever the child is now. */
import { Alert } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import toast from 'react-hot-toast';
import { arrivalText } from './answer-queue.ts';
import { answerEvents, sendIfAlone } from './answer-sending.ts';
import { answerStore } from './answer-store.ts';
import { forgetProgress } from './attempts.queries.ts';

/** A page that shows the very question comes first, and tells the child more than a line can. */
const firstAfterMs = 3000;
const everyMs = 15_000;

export default function KeptAnswers({ userId }: { readonly userId: number }) {
  const client = useQueryClient();
  const [waitingCount, setWaitingCount] = useState(0);
  useEffect(() => {
    let isOver = false;
    let isBusy = false;
    let isWanted = false;
    const sendAll = async (): Promise<void> => {
      let waiting = 0;
      for (const answer of await answerStore.listOf(userId)) {
        const outcome = isOver ? undefined : await sendIfAlone(answer);
        if (outcome === undefined) continue;
        if (outcome.state === 'waiting') {
          waiting++;
          continue;
        }
        toast(arrivalText(outcome));
        forgetProgress(client);
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
  }, [client, userId]);
  if (waitingCount === 0) return null;
  return (
    <Alert
      role="status"
      color="orange"
      mb="sm"
      title={waitingCount === 1 ? 'We keep your answer' : 'We keep your answers'}
    >
      {waitingCount === 1 ? 'It goes off by itself' : `All ${waitingCount} go off by themselves`} when the internet is
      back.
    </Alert>
  );
}
