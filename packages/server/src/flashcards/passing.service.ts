/** Passing a deck: answers kept and marked, and when each card comes back. */
import { randomInt } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@comet/contract/call';
import type { passDeck, passFlashcard } from '@comet/contract/flashcard-passing';
import { addDays, localDay } from '@comet/domain/attempts/local-day';
import { flashcardsCan } from '@comet/domain/flashcards/flashcards-can';
import { markCard } from '@comet/domain/flashcards/mark-card';
import { afterReview, aimDays, aimFor } from '@comet/domain/flashcards/schedule';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import * as cards from './cards.store.ts';
import * as store from './decks.store.ts';
import { memoryOf } from './flashcards-view.ts';

export interface PassingParts {
  readonly database: Database;
  readonly clock: Clock;
}

export type PassingService = ReturnType<typeof createPassingService>;

interface Student {
  readonly userId: number;
  readonly timeZone: string;
}

export function createPassingService({ database, clock }: PassingParts) {
  async function getDeck(db: Queryable, deckId: number, studentId: number): Promise<store.DeckRow> {
    const deck = await store.findDeck(db, deckId, studentId);
    requireAllowed(flashcardsCan.read(deck?.relation));
    if (deck === undefined) throw new Refusal('notFound');
    return deck;
  }

  /** One answer of a child after the other, whichever device or server it comes by. */
  const inTurn = <T>(studentId: number, work: (tx: Queryable) => Promise<T>): Promise<T> =>
    database.transaction(work, { of: 'answers', userIds: [studentId] });

  return {
    async answer(
      { userId, timeZone }: Student,
      { flashcardId, userAnswer }: BodyOf<typeof passFlashcard>,
    ): Promise<AnswerOf<typeof passFlashcard>> {
      const now = clock.now();
      const today = localDay(now, timeZone);
      return inTurn(userId, async (tx) => {
        const deck = await store.findDeckOfCard(tx, flashcardId, userId);
        const card = await cards.findCard(tx, flashcardId, userId);
        if (deck === undefined || card === undefined) throw new Refusal('notFound');
        const before = memoryOf(card);
        const isDue = before !== undefined && before.dueDay <= today;
        const isAnswered = (card.pass ?? 0) >= deck.pass && card.userAnswer !== null && card.userAnswer !== '';
        const named = { flashcardId, flashcardDeckId: card.deckId };
        // The first answer of a pass stays, unless the card's day to come back has come.
        if (isAnswered && !isDue && before !== undefined && card.progressId !== null && card.userAnswer !== null)
          return {
            flashcardProgress: {
              ...named,
              flashcardProgressId: card.progressId,
              userAnswer: card.userAnswer,
              verdict: card.verdict,
            },
            dueDay: before.dueDay,
          };
        const { verdict } = markCard(card, userAnswer);
        if (verdict === 'unreadable') throw new Refusal('unreadableAnswer');
        const recalled = await cards.findRecalled(tx, userId, addDays(today, -aimDays));
        const memory = afterReview(before, verdict, today, aimFor(recalled));
        const answer = {
          ...named,
          studentId: userId,
          deckId: card.deckId,
          pass: deck.pass,
          userAnswer,
          verdict,
          memory,
          counts: {
            answered: isAnswered ? 0 : 1,
            right: Number(verdict !== 'wrong') - Number(isAnswered && card.verdict !== 'wrong'),
          },
        };
        const flashcardProgressId = await cards.saveAnswer(tx, answer, now);
        if (memory !== before)
          await cards.addToDay(tx, userId, today, { isNew: before === undefined, isRemembered: verdict !== 'wrong' });
        return { flashcardProgress: { ...named, flashcardProgressId, userAnswer, verdict }, dueDay: memory.dueDay };
      });
    },

    async restart({ userId }: Student, deckId: number): Promise<void> {
      await inTurn(userId, async (tx) => {
        await getDeck(tx, deckId, userId);
        await store.restartDeck(tx, deckId, userId);
      });
    },

    async shuffle({ userId }: Student, deckId: number): Promise<void> {
      await getDeck(database, deckId, userId);
      await store.shuffleDeck(database, deckId, userId, randomInt(1, 2 ** 31));
    },

    /** Ends the pass if all its cards are answered. */
    async finish({ userId }: Student, deckId: number): Promise<AnswerOf<typeof passDeck>> {
      return inTurn(userId, async (tx) => {
        const { pass, cardCount, answeredCount, rightCount } = await getDeck(tx, deckId, userId);
        const isComplete = cardCount > 0 && answeredCount >= cardCount;
        const passes = isComplete
          ? await store.completePass(tx, deckId, userId, pass)
          : await store.countCompleted(tx, deckId, userId);
        return { isComplete, cardCount, answeredCount, rightCount, passes };
      });
    },
  };
}
