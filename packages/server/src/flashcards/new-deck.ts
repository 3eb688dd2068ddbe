/** Makes decks, each once however often its request comes. */
import type { CardDraft } from '@comet/contract/flashcard-fields';
import { flashcardsCan } from '@comet/domain/flashcards/flashcards-can';
import type { Queryable, Turns } from '../platform/database.ts';
import { requireAllowed } from '../platform/refusal.ts';
import { sameRequestSince } from '../platform/same-request.ts';
import { insertCards } from './cards.store.ts';
import * as store from './decks.store.ts';

interface DeckToMake extends store.NewDeck {
  readonly flashcards: readonly CardDraft[];
}

export interface MadeDeck {
  readonly deckId: number;
  /** In the order of the cards; nothing when the same request has made the deck before. */
  readonly flashcardIds: readonly number[] | undefined;
}

/** Whoever makes decks or cards for a person waits for their turn, and then finds what the one before has made. */
export const turnOf = (ownerId: number): Turns => ({ of: 'decks', userIds: [ownerId] });

/** Makes a deck in a transaction that has the owner's turn, unless the same request has just made it. Throws a Refusal. */
export async function insertDeck(tx: Queryable, { flashcards, ...deck }: DeckToMake, now: Date): Promise<MadeDeck> {
  const { ownerId, fingerprint } = deck;
  const known = await store.findRecentDeck(tx, ownerId, fingerprint, sameRequestSince(now));
  if (known !== undefined) return { deckId: known, flashcardIds: undefined };
  const owned = await store.countOwned(tx, ownerId);
  requireAllowed(flashcardsCan.createDeck(owned.decks));
  requireAllowed(flashcardsCan.addCards({ inDeck: 0, ofOwner: owned.cards }, flashcards.length));
  const deckId = await store.insertDeck(tx, deck, now);
  return { deckId, flashcardIds: flashcards.length === 0 ? [] : await insertCards(tx, deckId, flashcards) };
}
