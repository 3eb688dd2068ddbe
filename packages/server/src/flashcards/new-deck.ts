/** Makes decks, each once however often its request comes. */
import type { CardDraft } from '@comet/contract/flashcard-fields';
import { flashcardsCan } from '@comet/domain/flashcards/flashcards-can';
import { minutes } from '@comet/domain/time';
import type { Queryable } from '../platform/database.ts';
import { requireAllowed } from '../platform/refusal.ts';
import { insertCards } from './cards.store.ts';
import * as store from './decks.store.ts';

/** For so long the same request again is the same deck: a double click, a lost answer, a retry. */
const sameRequestMs = minutes(1);

interface DeckToMake extends store.NewDeck {
  readonly flashcards: readonly CardDraft[];
}

export interface MadeDeck {
  readonly deckId: number;
  /** In the order of the cards; nothing when the same request has made the deck before. */
  readonly flashcardIds: readonly number[] | undefined;
}

/** Makes a deck in the given transaction, unless the same request has just made it. Throws a Refusal. */
export async function insertDeck(tx: Queryable, { flashcards, ...deck }: DeckToMake, now: Date): Promise<MadeDeck> {
  const { ownerId, fingerprint } = deck;
  await store.lockOwner(tx, ownerId);
  const known = await store.findRecentDeck(tx, ownerId, fingerprint, new Date(now.getTime() - sameRequestMs));
  if (known !== undefined) return { deckId: known, flashcardIds: undefined };
  const owned = await store.countOwned(tx, ownerId);
  requireAllowed(flashcardsCan.createDeck(owned.decks));
  requireAllowed(flashcardsCan.addCards({ inDeck: 0, ofOwner: owned.cards }, flashcards.length));
  const deckId = await store.insertDeck(tx, deck, now);
  return { deckId, flashcardIds: flashcards.length === 0 ? [] : await insertCards(tx, deckId, flashcards) };
}
