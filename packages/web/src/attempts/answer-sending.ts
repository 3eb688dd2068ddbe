/** Sends kept answers from this page. One answer has one sender at a time, over all tabs. */
import { getUser } from '@comet/contract/accounts';
import { type AnswerResult, createAnswer } from '@comet/contract/attempts';
import type { Feature } from '@comet/contract/call';
import { api } from '../api/api.ts';
import { currentUserId } from '../api/current-user.ts';
import { type Outcome, type Sending, sendOnce, sendUntilDone, type UnsentAnswer } from './answer-queue.ts';
import { answerStore } from './answer-store.ts';

/** A call that marks an answer. They differ in their door alone, so what was kept for one is sent without knowing its feature. */
export type AnswerCall = Pick<typeof createAnswer, 'method'> & {
  readonly path: string;
  readonly changes: readonly Feature[];
};

/** A network may take a request and never bring it anywhere; then the answer is sent again. */
const answerWithinMs = 15_000;

const sending: Sending = {
  store: answerStore,
  send: ({ path, sent }): Promise<AnswerResult> =>
    api.call({ ...createAnswer, path }, { body: sent }, { signal: AbortSignal.timeout(answerWithinMs) }),
  whoIsHere: currentUserId,
  askWhoIsHere: async () => (await api.call(getUser)).userId,
};

const lockOf = ({ questionId }: UnsentAnswer): string => `comet-answer-${questionId}`;

/** 'left': a page has stopped looking after an answer that still waits. 'arrived': one came in without its page. */
export const answerEvents = new EventTarget();

let shownAttempts = 0;

/** To be said by what shows an attempt, once it has loaded; gives how to take it back. */
export function showAttempt(): () => void {
  shownAttempts++;
  return () => {
    shownAttempts--;
  };
}

export const isAttemptShown = (): boolean => shownAttempts > 0;

const lookedUp = new Set<number>();

/** To be said by the page of a question before it looks up what was kept of it, so that nobody sends that meanwhile; gives how to take it back. */
export function claimAnswer(questionId: number): () => void {
  lookedUp.add(questionId);
  return () => void lookedUp.delete(questionId);
}

/** Looks after an answer whose question is on the screen, until it has arrived or is refused, or the page is left. */
export async function sendUntilSettled(
  answer: UnsentAnswer,
  onWaiting: () => void,
  signal: AbortSignal,
): Promise<Exclude<Outcome, { state: 'waiting' }>> {
  const work = () => sendUntilDone(() => sendOnce(answer, sending), { net: window, signal, onWaiting });
  if (!navigator.onLine) onWaiting();
  try {
    return await ('locks' in navigator ? navigator.locks.request(lockOf(answer), { signal }, work) : work());
  } finally {
    if (signal.aborted) answerEvents.dispatchEvent(new Event('left'));
  }
}

/** Tries an answer once, unless a page looks after it: then undefined. */
export async function sendIfAlone(answer: UnsentAnswer): Promise<Outcome | undefined> {
  if (lookedUp.has(answer.questionId)) return undefined;
  if (!('locks' in navigator)) return sendOnce(answer, sending);
  return navigator.locks.request(lockOf(answer), { ifAvailable: true }, (lock) =>
    lock === null ? undefined : sendOnce(answer, sending),
  );
}
