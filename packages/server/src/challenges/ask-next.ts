/** Takes the next question of a run from those it was dealt. */
import { type Level, nearLevels } from '@comet/domain/challenges/levels';
import { ask, nextLevel, type Run } from '@comet/domain/challenges/run';
import type { Queryable } from '../platform/database.ts';
import * as store from './challenges.store.ts';

/** Letters of the word to spell, which decide how long there is for it. */
function lettersOf({ prompt }: store.ItemRow['question']): number {
  return prompt.reduce((sum, block) => sum + (block.type === 'audio' ? block.word.length : 0), 0);
}

/** The run with its next question; undefined when it was dealt no more. The question that waits stays. */
export async function askNext(
  tx: Queryable,
  row: store.RunRow,
  run: Run,
  now: Date,
): Promise<{ state: Run; drawn: store.RunRow['drawn']; questionId: number } | undefined> {
  const drawnOf = (level: Level): number => row.drawn[level] ?? 0;
  const level = nearLevels(nextLevel(run, row)).find((one) => row.items[one].length > drawnOf(one));
  const itemId = level === undefined ? undefined : row.items[level][drawnOf(level)];
  const item = itemId === undefined ? undefined : await store.findItem(tx, itemId);
  if (level === undefined || item === undefined) return undefined;
  const position = Object.values(row.drawn).reduce((sum, count) => sum + count, 1);
  const asked = { runId: row.runId, studentId: row.studentId, position, itemId: item.itemId };
  const questionId = await store.insertQuestion(tx, asked, now);
  const { answer } = item.question;
  const optionCount = answer.type === 'multipleChoice' ? answer.options.length : 0;
  const state = ask(run, { position, level, optionCount, letters: lettersOf(item.question) });
  return { state, drawn: { ...row.drawn, [level]: drawnOf(level) + 1 }, questionId };
}
