/** Answers to flashcards in this browser's own database, until they have arrived: they outlive a closed tab and a log-out. */
import Dexie from 'dexie';

/** An answer as it was given. */
export interface KeptCardAnswer {
  readonly flashcardId: number;
  readonly flashcardDeckId: number;
  /** Whose it is: a sibling on the same machine never sends it. */
  readonly userId: number;
  readonly userAnswer: string;
  readonly givenAtMs: number;
}

export interface CardAnswerStore {
  keep(answer: KeptCardAnswer): Promise<void>;
  /** The oldest first. */
  listOf(userId: number): Promise<KeptCardAnswer[]>;
  remove(answer: KeptCardAnswer): Promise<void>;
}

const database = new Dexie('comet-flashcards');
database.version(1).stores({ answers: '[userId+flashcardId], userId' });
const answers = database.table<KeptCardAnswer, [number, number]>('answers');

/** A browser that keeps nothing (some private windows) still sends, as long as its page is open. */
const unkept = new Map<number, KeptCardAnswer>();

export const cardAnswerStore: CardAnswerStore = {
  keep: async (answer) => {
    try {
      await answers.put(answer);
    } catch {
      unkept.set(answer.flashcardId, answer);
    }
  },
  listOf: async (userId) => {
    const own = [...unkept.values()].filter((answer) => answer.userId === userId);
    try {
      return [...own, ...(await answers.where({ userId }).sortBy('givenAtMs'))];
    } catch {
      return own;
    }
  },
  remove: async ({ userId, flashcardId }) => {
    unkept.delete(flashcardId);
    await answers.delete([userId, flashcardId]).catch(() => undefined);
  },
};
