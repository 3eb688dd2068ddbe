import { expect, test } from 'vitest';
import { flashcardsCan } from './flashcards-can.ts';

test.each([
  ['owner', 'yes', 'yes'],
  ['learner', 'yes', 'deckOfTutor'],
  [undefined, 'notFound', 'notFound'],
] as const)('the %s of a deck: read %s, change %s', (relation, read, change) => {
  expect([flashcardsCan.read(relation), flashcardsCan.change(relation)]).toEqual([read, change]);
});

test('decks and their cards have limits', () => {
  expect([flashcardsCan.createDeck(199), flashcardsCan.createDeck(200)]).toEqual(['yes', 'tooManyDecks']);
  const full = { inDeck: 4999, ofOwner: 4999 };
  expect([flashcardsCan.addCards(full, 1), flashcardsCan.addCards(full, 2)]).toEqual(['yes', 'deckFull']);
  const many = { inDeck: 0, ofOwner: 19_999 };
  expect([flashcardsCan.addCards(many, 1), flashcardsCan.addCards(many, 2)]).toEqual(['yes', 'tooManyCards']);
});
