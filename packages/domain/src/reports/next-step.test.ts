import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

const task = (name: string, dueAt: string) => ({ name, dueAt });
const sum = (title: string, answered: number, percentRight: number) => ({ title, answered, percentRight });

test.each([
  ['the task that is due first', [task('B', '2026-11-24'), task('A', '2026-11-22')], [sum('Weak', 20, 10)], 'A'],
  ['the weakest sub-topic when nothing is to be done', [], [sum('Weak', 20, 60), sum('Weaker', 20, 40)], 'Weaker'],
  ['of two as weak the one with more answers', [], [sum('Few', 5, 40), sum('Many', 30, 40)], 'Many'],
  ['nothing weak that four answers told', [], [sum('Four answers', 4, 0), sum('Fine', 10, 90)], 'goOn'],
  ['going on at exactly 75 percent', [], [sum('Fine', 20, 75)], 'goOn'],
  ['beginning where nothing was answered', [], [], 'begin'],
])('the next step is %s', (_, tasks, sums, expected) => {
  const step = nextStep(tasks, sums);
  const named = step.kind === 'task' ? step.task.name : step.kind === 'weak' ? step.subTopic.title : step.kind;
  expect(named).toBe(expected);
});
