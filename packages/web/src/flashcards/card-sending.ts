/** Sends kept answers to flashcards, the oldest first, one tab at a time. Without internet they wait for it. */
import type { AnswerOf } from '@comet/contract/call';
import type { passFlashcard } from '@comet/contract/flashcard-passing';
import { CallError } from '../api/client.ts';
import type { CardAnswerStore, KeptCardAnswer } from './card-answer-store.ts';

/** What sending needs. */
export interface CardSending {
  readonly store: CardAnswerStore;
  readonly send: (answer: KeptCardAnswer) => Promise<AnswerOf<typeof passFlashcard>>;
  /** Who is logged in as far as this page knows. */
  readonly whoIsHere: () => number | undefined;
  /** Who is logged in as the server knows it. */
  readonly askWhoIsHere: () => Promise<number>;
  readonly onArrived: (answer: KeptCardAnswer, result: AnswerOf<typeof passFlashcard>) => void;
  readonly onRefused: (answer: KeptCardAnswer, message: string) => void;
}

const refusals = [400, 404, 409, 413, 422];

/** Whether the refusal is final. A card is also 'not found' for a sibling who has logged in meanwhile: then it waits for its owner. */
async function isFinal(error: CallError, { userId }: KeptCardAnswer, sending: CardSending): Promise<boolean> {
  if (!refusals.includes(error.statusCode)) return false;
  if (error.code !== 'notFound') return true;
  return (await sending.askWhoIsHere().catch(() => undefined)) === userId;
}

/** What a hotel's log-in page says in our place is no JSON, and a network that swallows everything ends in a time-out. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof DOMException && error.name === 'TimeoutError');

/**
 * Sends what this person has left to send; gives how many answers still wait. The server takes a repeated answer as one, so
 * trying again is always safe.
 */
export async function sendKeptAnswers(userId: number, sending: CardSending): Promise<number> {
  for (const answer of await sending.store.listOf(userId)) {
    if (sending.whoIsHere() !== userId) break;
    try {
      const result = await sending.send(answer);
      await sending.store.remove(answer);
      sending.onArrived(answer, result);
    } catch (error) {
      if (isNoAnswer(error)) break;
      if (!(error instanceof CallError)) throw error;
      if (!(await isFinal(error, answer, sending))) break;
      await sending.store.remove(answer);
      sending.onRefused(answer, error.message);
    }
  }
  return (await sending.store.listOf(userId)).length;
}
