/** What an answer does to a deck that is already on the screen, before the server has said anything. */
import type { Deck } from '@comet/contract/flashcard-decks';
import type { Flashcard, FlashcardProgress } from '@comet/contract/flashcard-fields';
import type { CardVerdict } from '@comet/domain/flashcards/deck';
import { isAnswered } from '@comet/domain/flashcards/deck';
import { markCard } from '@comet/domain/flashcards/mark-card';

const verdictOf = (card: Flashcard, userAnswer: string): CardVerdict | null => {
  const { verdict } = markCard(card, userAnswer);
  return verdict === 'unreadable' ? null : verdict;
};

/** The deck with another progress on one of its cards, and its counts with it. */
function withProgress(deck: Deck, flashcardId: number, change: (card: Flashcard) => FlashcardProgress | null): Deck {
  const before = deck.flashcards.find((card) => card.flashcardId === flashcardId);
  if (before === undefined) return deck;
  const after: Flashcard = { ...before, flashcardProgress: change(before) };
  const difference = (count: (card: Flashcard) => boolean): number => Number(count(after)) - Number(count(before));
  const isRight = (card: Flashcard): boolean => isAnswered(card) && card.flashcardProgress?.verdict !== 'wrong';
  return {
    ...deck,
    answeredCount: deck.answeredCount + difference(isAnswered),
    rightCount: deck.rightCount + difference(isRight),
    flashcards: deck.flashcards.map((card) => (card === before ? after : card)),
  };
}

/** The answer at once. Its progress id is made here and gives way to the server's (specification, section 6). */
export const withAnswer = (deck: Deck, flashcardId: number, userAnswer: string): Deck =>
  withProgress(deck, flashcardId, (card) => ({
    flashcardProgressId: card.flashcardProgress?.flashcardProgressId ?? Date.now(),
    flashcardId,
    flashcardDeckId: card.flashcardDeckId,
    userAnswer,
    verdict: verdictOf(card, userAnswer),
  }));

/** The answer as the server keeps it: the first one of two devices. */
export const withArrived = (deck: Deck, progress: FlashcardProgress): Deck =>
  withProgress(deck, progress.flashcardId, () => progress);

/** The card unanswered again: its answer was refused. */
export const withoutAnswer = (deck: Deck, flashcardId: number): Deck =>
  withProgress(deck, flashcardId, ({ flashcardProgress }) =>
    flashcardProgress === null ? null : { ...flashcardProgress, userAnswer: '', verdict: null },
  );

/** A deck that was loaded again, with the answers that have not been sent yet. */
export const withUnsent = (
  deck: Deck,
  unsent: readonly { readonly flashcardId: number; readonly userAnswer: string }[],
): Deck => unsent.reduce((shown, { flashcardId, userAnswer }) => withAnswer(shown, flashcardId, userAnswer), deck);
