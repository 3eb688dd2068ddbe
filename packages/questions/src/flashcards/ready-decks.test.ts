import { createFlashcard } from '@comet/contract/flashcards';
import { markCard } from '@comet/domain/flashcards/mark-card';
import { describe, expect, test } from 'vitest';
import { readyDecks } from './ready-decks.ts';

const decks = readyDecks();
const cards = decks.flatMap((deck) => deck.cards.map((card) => ({ deck: deck.title, ...card })));
const named = (list: readonly { deck: string; front: string }[]) => list.map(({ deck, front }) => `${deck}: ${front}`);

describe('every ready deck', () => {
  test('has a key of its own, a name that fits, and cards', () => {
    expect(new Set(decks.map(({ readyKey }) => readyKey)).size).toBe(decks.length);
    expect(decks.filter(({ cards: own, title }) => own.length === 0 || title.length > 80)).toEqual([]);
  });

  test('of every year', () => {
    for (const year of [3, 4, 5, 6, 7]) expect(decks.some(({ years }) => years.includes(year))).toBe(true);
  });

  test('asks nothing twice', () => {
    for (const deck of decks) expect(new Set(deck.cards.map(({ front }) => front)).size).toBe(deck.cards.length);
  });
});

describe('every card', () => {
  test('is one that a person could have written, and its own answer is right', () => {
    const wrong = cards.filter(({ deck: _, ...card }) => {
      const isCard = createFlashcard.body.safeParse({ flashcardDeckId: 1, ...card }).success;
      return !isCard || markCard(card, card.back).verdict !== 'right';
    });
    expect(named(wrong)).toEqual([]);
  });

  test('takes each of its other answers', () => {
    const refused = cards.filter((card) => card.accepted.some((text) => markCard(card, text).verdict !== 'right'));
    expect(named(refused)).toEqual([]);
  });

  test('doesn’t say its own answer', () => {
    const told = cards.filter(({ front, back, kind }) => {
      const isNumber = /^\d+$/.test(back);
      return !isNumber && kind !== 'selfRated' && new RegExp(`(?<!\\p{L})${back}(?!\\p{L})`, 'iu').test(front);
    });
    expect(named(told)).toEqual([]);
  });

  test('has no synonym that is also an antonym, none twice, and never the word itself', () => {
    const faulty = cards.filter(({ vocabulary, front }) => {
      if (vocabulary === null) return false;
      const { synonyms, antonyms } = vocabulary;
      const all = [...synonyms, ...antonyms];
      const [word = ''] = front.split(':');
      return new Set(all).size !== all.length || (synonyms.length > 0 && all.includes(word));
    });
    expect(named(faulty)).toEqual([]);
  });
});
