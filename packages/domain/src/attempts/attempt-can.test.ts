import { expect, test } from 'vitest';
import { lateAnswerGraceMs } from '../practice/practice.ts';
import { attemptCan } from './attempt-can.ts';

const now = new Date('2026-11-20T10:00:00Z');
const ago = (ms: number): Date => new Date(now.getTime() - ms);

test.each([
  ['the next question', 4, 3, false, undefined, 'yes'],
  ['the one after the next', 5, 3, false, undefined, 'notFound'],
  ['the next one before the end', 4, 3, false, ago(-1), 'yes'],
  ['the next one within the grace', 4, 3, false, ago(lateAnswerGraceMs), 'yes'],
  ['the next one after the grace', 4, 3, false, ago(lateAnswerGraceMs + 1), 'timeIsUp'],
  ['one of a finished attempt', 4, 3, true, undefined, 'timeIsUp'],
  ['one not reached in a finished attempt', 5, 3, true, undefined, 'notFound'],
] as const)('%s', (_, position, answeredCount, isFinished, deadlineAt, permission) => {
  expect(attemptCan.answer({ kind: 'practice', position, answeredCount, isFinished, deadlineAt }, now)).toBe(
    permission,
  );
});

test('an answer of an exam is not marked by itself', () => {
  const question = { position: 1, answeredCount: 0, isFinished: false, deadlineAt: undefined };
  expect(attemptCan.answer({ kind: 'exam', ...question }, now)).toBe('notFound');
});
