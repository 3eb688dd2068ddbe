import type { Deck } from '@comet/contract/flashcard-decks';
import type { Flashcard } from '@comet/contract/flashcard-fields';
import { describe, expect, test } from 'vitest';
import { withAnswer, withArrived, withoutAnswer, withUnsent } from './deck-answers.ts';

const card = (flashcardId: number, back: string): Flashcard => ({
  flashcardId,
  flashcardDeckId: 7,
  front: `front ${flashcardId}`,
  back,
  accepted: [],
  kind: 'typed',
  spoken: null,
  vocabulary: null,
  picture: null,
  flashcardProgress: null,
});
const deck: Deck = {
  flashcardDeckId: 7,
  name: 'Words',
  cardCount: 2,
  createdAt: '2026-11-20T10:00:00.000Z',
  isOwn: true,
  classroomIds: [],
  studentIds: [],
  isShuffled: false,
  answeredCount: 0,
  rightCount: 0,
  offset: 0,
  flashcards: [card(1, 'large'), card(2, 'small')],
};

describe('an answer', () => {
  test('is on the deck at once, marked, with a progress id made here', () => {
    const shown = withAnswer(deck, 1, 'large');
    expect(shown).toMatchObject({ answeredCount: 1, rightCount: 1 });
    expect(shown.flashcards[0]?.flashcardProgress).toMatchObject({ userAnswer: 'large', verdict: 'right' });
    expect(shown.flashcards[0]?.flashcardProgress?.flashcardProgressId).toBeGreaterThan(0);
  });

  test('that is refused is taken back', () => {
    const undone = withoutAnswer(withAnswer(deck, 1, 'large'), 1);
    expect(undone).toMatchObject({ answeredCount: 0, rightCount: 0 });
    expect(undone.flashcards[0]?.flashcardProgress).toMatchObject({ userAnswer: '', verdict: null });
    expect(withoutAnswer(deck, 1)).toEqual(deck);
  });

  test('of another device, which came first, takes its place', () => {
    const progress = {
      flashcardProgressId: 99,
      flashcardId: 1,
      flashcardDeckId: 7,
      userAnswer: 'huge',
      verdict: 'wrong',
    } as const;
    const shown = withArrived(withAnswer(deck, 1, 'large'), progress);
    expect(shown).toMatchObject({ answeredCount: 1, rightCount: 0 });
    expect(shown.flashcards[0]?.flashcardProgress).toBe(progress);
  });

  test('that is not sent yet stays when the deck is loaded again, and one of another deck changes nothing', () => {
    const unsent = [
      { flashcardId: 2, userAnswer: 'tiny' },
      { flashcardId: 55, userAnswer: 'elsewhere' },
    ];
    expect(withUnsent(deck, unsent)).toMatchObject({ answeredCount: 1, rightCount: 0 });
  });
});
