/** Rows of decks and cards as the contract has them. */
import type { StudentDeck, TutorDeck } from '@comet/contract/flashcard-decks';
import type { Flashcard, FlashcardProgress } from '@comet/contract/flashcard-fields';
import { drawnPictureUrl } from '@comet/domain/flashcards/picture-names';
import type { CardMemory } from '@comet/domain/flashcards/schedule';
import type { CardRow, MemoryRow, PictureRow } from './cards.store.ts';
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

/** Links to pictures by the ids of their files. */
type Links = ReadonlyMap<string, string>;

/** The files that cards show. */
export const filesOf = (cards: readonly PictureRow[]): string[] =>
  cards.flatMap(({ pictureFileId }) => pictureFileId ?? []);

/** The picture with a link that opens it; nothing where the file is gone. */
function pictureOf({ pictureFileId, drawnPicture, pictureAlt: alt }: PictureRow, links: Links): Flashcard['picture'] {
  if (drawnPicture !== null) return { url: drawnPictureUrl(drawnPicture), alt };
  const url = links.get(pictureFileId ?? '');
  return url === undefined ? null : { url, alt };
}

export function flashcardOf(card: CardRow, pass: number, links: Links): Flashcard {
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
    picture: pictureOf(card, links),
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

/** What is remembered of a card, where it was ever answered. */
export function memoryOf(card: MemoryRow): CardMemory | undefined {
  const { stabilityDays, difficulty, lastDay, dueDay, knownUntil, reviews, lapses } = card;
  if (stabilityDays === null || difficulty === null || lastDay === null || dueDay === null) return undefined;
  return { stabilityDays, difficulty, lastDay, dueDay, knownUntil, reviews: reviews ?? 0, lapses: lapses ?? 0 };
}
