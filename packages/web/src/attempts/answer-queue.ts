/** Answers on their way: each is kept before it is sent, sent until it is acknowledged or refused for good, and only by its owner. */
import type { AnswerResult, createAnswer } from '@comet/contract/attempts';
import type { BodySent } from '@comet/contract/call';
import { CallError, type FailureCode } from '../api/client.ts';

export type AnswerSent = BodySent<typeof createAnswer>;

/** An answer as it was given. */
export interface UnsentAnswer {
  readonly questionId: number;
  /** Whose it is: a sibling on the same machine never sends it. */
  readonly userId: number;
  /** The call it goes to. */
  readonly path: string;
  readonly sent: AnswerSent;
  readonly givenAtMs: number;
}

/** Where answers are until they have arrived. */
export interface AnswerStore {
  /** Keeps an answer. The first one to a question stays, whichever tab it comes from, and is given back. */
  keep(answer: UnsentAnswer): Promise<UnsentAnswer>;
  find(questionId: number, userId: number): Promise<UnsentAnswer | undefined>;
  /** The oldest first. */
  listOf(userId: number): Promise<UnsentAnswer[]>;
  remove(questionId: number): Promise<void>;
}

/** What sending an answer needs. */
export interface Sending {
  readonly store: Pick<AnswerStore, 'remove'>;
  readonly send: (answer: UnsentAnswer) => Promise<AnswerResult>;
  /** Who is logged in as far as this page knows. */
  readonly whoIsHere: () => number | undefined;
  /** Who is logged in as the server knows it. */
  readonly askWhoIsHere: () => Promise<number>;
}

/** What became of an answer: it arrived, it will never count, or it still waits. */
export type Outcome =
  | { readonly state: 'arrived'; readonly result: AnswerResult }
  | { readonly state: 'refused'; readonly message: string }
  | { readonly state: 'waiting' };

const waiting: Outcome = { state: 'waiting' };
const refusals = [400, 404, 409, 413, 422];

const kindTexts: Partial<Record<FailureCode, string>> = {
  timeIsUp:
    'The time was up before this answer reached us, so it could not count. Without internet, an answer has 30 seconds after the end to arrive.',
  alreadyAnswered: 'This question already has an answer. The first one counts.',
  notFound: 'This question is no longer there, so the answer could not count.',
};

/** Whether the refusal is final. A question is also 'not found' for a sibling who has logged in meanwhile: then it waits for its owner. */
async function isFinal(error: CallError, answer: UnsentAnswer, sending: Sending): Promise<boolean> {
  if (!refusals.includes(error.statusCode)) return false;
  if (error.code !== 'notFound') return true;
  return (await sending.askWhoIsHere().catch(() => undefined)) === answer.userId;
}

/** What a hotel's log-in page says in our place is no JSON, and a network that swallows everything ends in a time-out. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof DOMException && error.name === 'TimeoutError');

/** Tries once. The server takes a repeated answer as one, so trying again is always safe. */
export async function sendOnce(answer: UnsentAnswer, sending: Sending): Promise<Outcome> {
  if (sending.whoIsHere() !== answer.userId) return waiting;
  try {
    const result = await sending.send(answer);
    await sending.store.remove(answer.questionId);
    return { state: 'arrived', result };
  } catch (error) {
    if (isNoAnswer(error)) return waiting;
    if (!(error instanceof CallError)) throw error;
    if (!(await isFinal(error, answer, sending))) return waiting;
    await sending.store.remove(answer.questionId);
    return { state: 'refused', message: kindTexts[error.code] ?? error.message };
  }
}

const firstPauseMs = 1000;
const maxPauseMs = 15_000;

/** How long to wait after so many failures in a row. */
export function pauseAfter(failures: number): number {
  return Math.min(firstPauseMs * 2 ** failures, maxPauseMs);
}

/** Where the news comes from that the internet is back, and that nobody waits any longer. */
interface Surroundings {
  readonly net: EventTarget;
  readonly signal: AbortSignal;
  readonly onWaiting: () => void;
}

/**
 * Tries until the answer has arrived or is refused. The internet's coming back ends the pause, also one that has not begun:
 * it may come back while a try is still failing.
 */
export async function sendUntilDone(
  trySending: () => Promise<Outcome>,
  { net, signal, onWaiting }: Surroundings,
): Promise<Exclude<Outcome, { state: 'waiting' }>> {
  let failures = 0;
  let isBack = false;
  let wake = (): void => undefined;
  const onOnline = (): void => {
    isBack = true;
    wake();
  };
  const onAbort = (): void => wake();
  net.addEventListener('online', onOnline);
  signal.addEventListener('abort', onAbort);
  try {
    for (;;) {
      signal.throwIfAborted();
      isBack = false;
      const outcome = await trySending();
      if (outcome.state !== 'waiting') return outcome;
      onWaiting();
      if (!isBack && !signal.aborted)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, pauseAfter(failures));
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      // What failed without internet says nothing about the internet that is back.
      failures = isBack ? 0 : failures + 1;
    }
  } finally {
    net.removeEventListener('online', onOnline);
    signal.removeEventListener('abort', onAbort);
  }
}

/** What a child is told about an answer that arrived or was refused while its question was not on the screen. */
export function arrivalText(outcome: Exclude<Outcome, { state: 'waiting' }>): string {
  if (outcome.state === 'refused') return outcome.message;
  if (outcome.result.verdict !== 'marked') return 'We could not read the answer we kept. Its question waits for you.';
  return outcome.result.isRight
    ? 'The answer we kept is in, and it is right!'
    : 'The answer we kept is in. Not quite right this time.';
}
