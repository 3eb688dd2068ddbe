/** What a child is to remember today, what the next days will bring, and what adults read of it. */
import type { AnswerOf } from '@comet/contract/call';
import type { getFlashcardProgress, listDeckStudents, listDueFlashcards } from '@comet/contract/flashcard-passing';
import { addDays, localDay } from '@comet/domain/attempts/local-day';
import { dailyCards, restOfDay } from '@comet/domain/flashcards/daily-plan';
import { flashcardsCan } from '@comet/domain/flashcards/flashcards-can';
import { forecastDays, forecastOf } from '@comet/domain/flashcards/forecast';
import { findTimeZone } from '../accounts/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import type { UploadsService } from '../uploads/index.ts';
import * as decks from './decks.store.ts';
import { filesOf, flashcardOf } from './flashcards-view.ts';
import * as store from './memory.store.ts';

export type MemoryService = ReturnType<typeof createMemoryService>;

const retentionDays = 8 * 7;

interface Person {
  readonly userId: number;
  readonly timeZone: string;
}

export interface MemoryParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly uploads: Pick<UploadsService, 'signed'>;
}

export function createMemoryService({ database, clock, uploads }: MemoryParts) {
  return {
    async listDue({ userId, timeZone }: Person): Promise<AnswerOf<typeof listDueFlashcards>> {
      const today = localDay(clock.now(), timeZone);
      const load = await store.findLoad(database, userId, today);
      const rest = restOfDay({ ...load, newCount: dailyCards });
      const [due, fresh] = await Promise.all([
        store.listDue(database, userId, today, rest.due),
        store.listNew(database, userId, rest.fresh),
      ]);
      const cards = [...due, ...fresh];
      const links = await uploads.signed(filesOf(cards));
      return {
        flashcards: cards.map((card) => {
          const { flashcardProgress, ...shown } = flashcardOf(card, card.deckPass, links);
          // It's to be answered again, whatever was answered when it last came.
          return {
            ...shown,
            flashcardProgress: flashcardProgress && { ...flashcardProgress, userAnswer: '', verdict: null },
          };
        }),
        doneToday: load.reviewedToday + load.learnedToday,
        laterCount: load.dueCount - due.length,
      };
    },

    /** A child's progress; a tutor reads of the decks that they have set. */
    async progress(studentId: number, tutorId: number | undefined): Promise<AnswerOf<typeof getFlashcardProgress>> {
      const today = localDay(clock.now(), await findTimeZone(database, studentId));
      const [known, due, load, retention] = await Promise.all([
        store.listKnown(database, studentId, today, tutorId),
        store.listDueDays(database, studentId, addDays(today, forecastDays)),
        store.findLoad(database, studentId, today),
        store.listWeeks(database, studentId, addDays(today, -retentionDays)),
      ]);
      const sum = (count: (deck: store.KnownRow) => number): number =>
        known.reduce((total, deck) => total + count(deck), 0);
      return {
        cardCount: sum(({ cardCount }) => cardCount),
        startedCount: sum(({ startedCount }) => startedCount),
        knownCount: sum(({ knownCount }) => knownCount),
        forecast: forecastOf(due, today, load.reviewedToday + load.learnedToday),
        retention,
        decks: known.map(({ deckId, name, cardCount, knownCount }) => ({
          flashcardDeckId: deckId,
          name,
          cardCount,
          knownCount,
        })),
      };
    },

    async listLearners(tutor: Person, deckId: number): Promise<AnswerOf<typeof listDeckStudents>> {
      const deck = await decks.findDeck(database, deckId, tutor.userId);
      requireAllowed(flashcardsCan.read(deck?.relation));
      if (deck === undefined) throw new Refusal('notFound');
      const { learnerIds } = await decks.findRecipients(database, deckId);
      return store.listLearners(database, deckId, learnerIds, localDay(clock.now(), tutor.timeZone));
    },
  };
}
