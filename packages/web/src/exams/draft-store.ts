/** Answers of exams in this browser's own database: they outlive a closed tab and a closed browser. */
import Dexie from 'dexie';
import type { DraftStore, ExamDraft } from './answer-saver.ts';

const database = new Dexie('comet-exams');
database.version(1).stores({ drafts: 'questionId, userId' });
const drafts = database.table<ExamDraft, number>('drafts');

/** A browser that keeps nothing (some private windows) still sends. */
async function orElse<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

export const draftStore: DraftStore = {
  keep: (draft) =>
    orElse(async () => {
      await drafts.put(draft);
    }, undefined),
  listOf: (userId) => orElse(() => drafts.where({ userId }).toArray(), []),
  remove: ({ questionId, givenAtMs }) =>
    orElse(
      () =>
        database.transaction('rw', drafts, async () => {
          const known = await drafts.get(questionId);
          if (known !== undefined && known.givenAtMs <= givenAtMs) await drafts.delete(questionId);
        }),
      undefined,
    ),
};
