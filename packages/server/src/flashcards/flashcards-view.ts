/** Rows of decks and cards as the contract has them. */
import type { Flashcard, FlashcardProgress, StudentDeck, TutorDeck } from '@comet/contract/flashcards';
import type { CardRow } from './cards.store.ts';
import type { StudentDeckRow, TutorDeckRow } from './decks.store.ts';

/** The answer of a pass; one from an earlier pass is no answer, as if the card had never been shown. */
export function progressOf(card: CardRow, pass: number): FlashcardProgress | null {
  if (card.progressId === null) return null;
  const isOfPass = (card.pass ?? 0) >= pass;
  return {
    flashcardProgressId: card.progressId,
    flashcardId: card.flashcardId,
    flashcardDeckId: card.deckId,
    userAnswer: isOfPass ? (card.userAnswer ?? '') : '',
    verdict: isOfPass ? card.verdict : null,
  };
}

export function flashcardOf(card: CardRow, pass: number): Flashcard {
  const { flashcardId, deckId, front, back, accepted, kind, spoken, vocabulary } = card;
  return {
    flashcardId,
    flashcardDeckId: deckId,
    front,
    back,
    accepted,
    kind,
    spoken,
    vocabulary,
    flashcardProgress: progressOf(card, pass),
  };
}

export const studentDeckOf = ({ deckId, createdAt, ...deck }: StudentDeckRow): StudentDeck => ({
  ...deck,
  flashcardDeckId: deckId,
  createdAt: createdAt.toISOString(),
});

export const tutorDeckOf = ({ deckId, createdAt, learnerIds, ...deck }: TutorDeckRow): TutorDeck => ({
  ...deck,
  flashcardDeckId: deckId,
  createdAt: createdAt.toISOString(),
  studentCount: learnerIds.length,
});
