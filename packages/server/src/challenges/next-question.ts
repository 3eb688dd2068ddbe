/** Which question comes next in a run, of those it was dealt. */
import { type Level, nearLevels } from '@comet/domain/challenges/levels';
import { ask, nextLevel, type Run } from '@comet/domain/challenges/run';
import type { RunRow } from './challenges.store.ts';
import type { ItemRow } from './moves.store.ts';

interface Next {
  readonly level: Level;
  readonly itemId: number;
  readonly position: number;
  readonly drawn: RunRow['drawn'];
}

/** Letters of the word to spell, which decide how long there is for it. */
function lettersOf({ prompt }: ItemRow['question']): number {
  return prompt.reduce((sum, block) => sum + (block.type === 'audio' ? block.word.length : 0), 0);
}

/** The next question of a run; undefined when it was dealt no more. */
export function nextOf(row: RunRow, run: Run): Next | undefined {
  const drawnOf = (level: Level): number => row.drawn[level] ?? 0;
  const level = nearLevels(nextLevel(run, row)).find((one) => row.items[one].length > drawnOf(one));
  const itemId = level === undefined ? undefined : row.items[level][drawnOf(level)];
  if (level === undefined || itemId === undefined) return undefined;
  const position = Object.values(row.drawn).reduce((sum, count) => sum + count, 1);
  return { level, itemId, position, drawn: { ...row.drawn, [level]: drawnOf(level) + 1 } };
}

/** The run in which this question is asked. */
export function askIn(run: Run, { level, position }: Next, { question }: ItemRow): Run {
  const optionCount = question.answer.type === 'multipleChoice' ? question.answer.options.length : 0;
  return ask(run, { position, level, optionCount, letters: lettersOf(question) });
}
