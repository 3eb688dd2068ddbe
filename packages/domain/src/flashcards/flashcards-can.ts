/** Who may do what with a deck. The same rules disable buttons in the web app and guard the service. */
import type { Permission } from '../permission.ts';
import { maxCardsPerDeck, maxCardsPerPerson, maxDecksPerPerson } from './deck.ts';

/** How somebody stands to a deck: it is theirs, or a tutor has set it for them. */
export type DeckRelation = 'owner' | 'learner' | undefined;

export const flashcardsCan = {
  /** Read a deck and pass it. To anybody else it is not there. */
  read(relation: DeckRelation): Permission<'notFound'> {
    return relation === undefined ? 'notFound' : 'yes';
  },

  /** Change a deck or its cards. */
  change(relation: DeckRelation): Permission<'notFound' | 'deckOfTutor'> {
    if (relation === undefined) return 'notFound';
    return relation === 'owner' ? 'yes' : 'deckOfTutor';
  },

  /** Make another deck, for somebody who has this many. */
  createDeck(deckCount: number): Permission<'tooManyDecks'> {
    return deckCount < maxDecksPerPerson ? 'yes' : 'tooManyDecks';
  },

  /** Add cards to a deck that has this many, and its owner so many in all their decks. */
  addCards(
    { inDeck, ofOwner }: { readonly inDeck: number; readonly ofOwner: number },
    added: number,
  ): Permission<'deckFull' | 'tooManyCards'> {
    if (inDeck + added > maxCardsPerDeck) return 'deckFull';
    return ofOwner + added <= maxCardsPerPerson ? 'yes' : 'tooManyCards';
  },
};
