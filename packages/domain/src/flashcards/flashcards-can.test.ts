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
  expect([flashcardsCan.addCards(4999, 1), flashcardsCan.addCards(4999, 2)]).toEqual(['yes', 'deckFull']);
});
