/** The question that waits in an attempt. One that was withdrawn while it waited is replaced, so that nobody meets it again. */
import type { Draws } from '../curriculum/index.ts';
import type { Queryable } from '../platform/database.ts';
import * as asked from './asked-questions.store.ts';
import type { AttemptRow } from './attempts.store.ts';

/** undefined when none is drawn yet. The attempt is locked by the caller. */
export async function findWaiting(
  tx: Queryable,
  draws: Draws,
  attempt: Pick<AttemptRow, 'attemptId' | 'studentId'>,
  now: Date,
): Promise<asked.WaitingRow | undefined> {
  const waiting = await asked.findWaitingQuestion(tx, attempt.attemptId);
  if (waiting === undefined) return undefined;
  if (waiting.questionStatus !== 'withdrawn' && waiting.questionStatus !== 'retired') return waiting;
  const itemId = await draws.again(waiting.itemId, attempt.studentId, attempt.attemptId);
  // Nothing else is left to ask of a very small cell: whatever is answered counts.
  if (itemId === undefined) return waiting;
  await asked.replaceQuestion(tx, waiting.questionId, itemId, now);
  return asked.findWaitingQuestion(tx, attempt.attemptId);
}
