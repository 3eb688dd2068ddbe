/** The question that waits in an attempt. One that was withdrawn while it waited is replaced, so that nobody meets it again. */
import type { Draws } from '../curriculum/index.ts';
import type { Queryable } from '../platform/database.ts';
import * as store from './attempts.store.ts';

/** undefined when none is drawn yet. The attempt is locked by the caller. */
export async function findWaiting(
  tx: Queryable,
  draws: Draws,
  attempt: Pick<store.AttemptRow, 'attemptId' | 'studentId'>,
  now: Date,
): Promise<store.WaitingRow | undefined> {
  const waiting = await store.findWaitingQuestion(tx, attempt.attemptId);
  if (waiting === undefined) return undefined;
  if (waiting.questionStatus !== 'withdrawn' && waiting.questionStatus !== 'retired') return waiting;
  const itemId = await draws.again(waiting.itemId, attempt.studentId, attempt.attemptId);
  // Nothing else is left to ask of a very small cell: whatever is answered counts.
  if (itemId === undefined) return waiting;
  await store.replaceQuestion(tx, waiting.questionId, itemId, now);
  return store.findWaitingQuestion(tx, attempt.attemptId);
}
