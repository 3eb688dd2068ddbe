/** Answers in this browser's own database: they outlive a closed tab, a closed browser and a log-out. */
import Dexie from 'dexie';
import type { AnswerStore, UnsentAnswer } from './answer-queue.ts';

const database = new Dexie('comet-answers');
database.version(1).stores({ answers: 'questionId, userId' });
const answers = database.table<UnsentAnswer, number>('answers');

/** A browser that keeps nothing (some private windows) still sends: then the answer lives as long as its page. */
async function orElse<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

export const answerStore: AnswerStore = {
  keep: (answer) =>
    orElse(
      () =>
        database.transaction('rw', answers, async () => {
          const known = await answers.get(answer.questionId);
          if (known?.userId === answer.userId) return known;
          await answers.put(answer);
          return answer;
        }),
      answer,
    ),
  find: (questionId, userId) =>
    orElse(async () => {
      const known = await answers.get(questionId);
      return known?.userId === userId ? known : undefined;
    }, undefined),
  listOf: (userId) => orElse(() => answers.where({ userId }).sortBy('givenAtMs'), []),
  remove: (questionId) => orElse(() => answers.delete(questionId), undefined),
};
