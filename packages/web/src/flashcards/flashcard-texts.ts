/** What is said about decks and answers. */
import type { CardKind, CardVerdict } from '@comet/domain/flashcards/deck';

export const markTexts: Readonly<Record<CardVerdict, string>> = {
  right: 'That’s right!',
  nearly: 'Nearly! Look at the spelling.',
  wrong: 'Not yet. Let’s look at it.',
};

export const kindNames: Readonly<Record<CardKind, string>> = {
  typed: 'Type the answer',
  spelling: 'Spell it exactly',
  selfRated: 'Say how it went',
};

export const countOfCards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** How a pass went, in a sentence. */
export function passText(right: number, answered: number): string {
  if (right === answered) return `You knew all ${countOfCards(answered)}. Brilliant!`;
  return `You knew ${right} of ${countOfCards(answered)}. The others will come back soon.`;
}

export const knownText = (known: number, cards: number): string =>
  known === 0 ? countOfCards(cards) : `You know ${known} of ${cards}`;
