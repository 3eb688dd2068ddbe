/** The answers to flashcards that still have to arrive: kept first, shown at once, sent as soon as there is internet. */
import { getUser } from '@comet/contract/accounts';
import { getDeck, listStudentDecks } from '@comet/contract/flashcard-decks';
import { passFlashcard } from '@comet/contract/flashcard-passing';
import { useSyncExternalStore } from 'react';
import toast from 'react-hot-toast';
import { api } from '../api/api.ts';
import { edit } from '../api/ask.ts';
import { currentUserId } from '../api/current-user.ts';
import { refreshCall } from '../api/refresh.ts';
import { cardAnswerStore, type KeptCardAnswer } from './card-answer-store.ts';
import { type CardSending, sendKeptAnswers } from './card-sending.ts';
import { withAnswer, withArrived, withoutAnswer } from './deck-answers.ts';

/** A network may take a request and never bring it anywhere; then the answer is sent again. */
const answerWithinMs = 15_000;
const tryAgainEveryMs = 15_000;

let unsent: readonly KeptCardAnswer[] = [];
const listeners = new Set<() => void>();

function show(next: readonly KeptCardAnswer[]): void {
  unsent = next;
  for (const listener of listeners) listener();
}

const without = ({ flashcardId, userId }: KeptCardAnswer): readonly KeptCardAnswer[] =>
  unsent.filter((kept) => kept.flashcardId !== flashcardId || kept.userId !== userId);

const sending: CardSending = {
  store: cardAnswerStore,
  send: ({ flashcardId, userAnswer }) =>
    api.call(passFlashcard, { body: { flashcardId, userAnswer } }, { signal: AbortSignal.timeout(answerWithinMs) }),
  whoIsHere: currentUserId,
  askWhoIsHere: async () => (await api.call(getUser)).userId,
  onArrived: (answer, { flashcardProgress }) => {
    edit(getDeck, (deck) => withArrived(deck, flashcardProgress));
    show(without(answer));
  },
  onRefused: (answer, message) => {
    edit(getDeck, (deck) => withoutAnswer(deck, answer.flashcardId));
    show(without(answer));
    toast.error(message);
  },
};

let underWay: Promise<void> | undefined;
let isWanted = false;

async function sendAll(userId: number): Promise<void> {
  const before = unsent.length;
  const work = () => sendKeptAnswers(userId, sending);
  await ('locks' in navigator ? navigator.locks.request('comet-flashcards', work) : work());
  show(await cardAnswerStore.listOf(userId));
  // What was answered changes the list of decks; the deck itself is right already.
  if (unsent.length < before) void refreshCall(listStudentDecks);
}

/** Sends what waits. Whoever asks meanwhile has it looked after once more. */
export function sendCardAnswers(userId: number): void {
  isWanted = true;
  if (underWay !== undefined) return;
  isWanted = false;
  underWay = sendAll(userId)
    .catch(() => undefined)
    .finally(() => {
      underWay = undefined;
      if (isWanted) sendCardAnswers(userId);
    });
}

/** Answers a card: it's on the screen at once, and sent when it can be. */
export async function answerCard(answer: KeptCardAnswer): Promise<void> {
  edit(getDeck, (deck) => withAnswer(deck, answer.flashcardId, answer.userAnswer));
  show([...without(answer), answer]);
  await cardAnswerStore.keep(answer);
  sendCardAnswers(answer.userId);
}

/** Sends what was left behind, now and whenever the internet comes back, as long as the page is open. */
export function keepSendingCards(userId: number): () => void {
  const send = (): void => sendCardAnswers(userId);
  void cardAnswerStore.listOf(userId).then((kept) => {
    show(kept);
    if (kept.length > 0) send();
  });
  const timer = setInterval(() => {
    if (unsent.length > 0) send();
  }, tryAgainEveryMs);
  window.addEventListener('online', send);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', send);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useUnsentCards = (): readonly KeptCardAnswer[] => useSyncExternalStore(subscribe, () => unsent);
