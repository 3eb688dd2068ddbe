import { describe, expect, test } from 'vitest';
import { days } from '../time.ts';
import { furthestDueMs, maxOwnPracticesPerDay, type TaskFacts, taskState } from './practice.ts';
import { practiceCan } from './practice-can.ts';

const now = new Date('2026-11-20T10:00:00Z');
const after = (ms: number): Date => new Date(now.getTime() + ms);
const setter = { userId: 1 };
const other = { userId: 2 };
const practice = { setById: 1 };

describe('a student’s part in a practice', () => {
  const task = (isBegun: boolean, finishedAt: Date | undefined, dueInMs: number): TaskFacts => ({
    isBegun,
    finishedAt,
    dueAt: after(dueInMs),
  });
  test.each([
    ['not begun', task(false, undefined, days(1)), 'open', 'yes', 'practiceRuns'],
    ['begun', task(true, undefined, days(1)), 'begun', 'yes', 'practiceRuns'],
    ['finished in time', task(true, now, days(1)), 'finished', 'yes', 'yes'],
    ['finished late', task(true, now, -days(1)), 'finished', 'yes', 'yes'],
    ['due and never begun', task(false, undefined, 0), 'missed', 'practiceOver', 'yes'],
    ['due and begun', task(true, undefined, 0), 'missed', 'yes', 'practiceRuns'],
  ] as const)('that is %s', (_, facts, state, answer, reassign) => {
    expect(taskState(facts, now)).toBe(state);
    const { isBegun } = facts;
    expect(practiceCan.answer({ state, isBegun })).toBe(answer);
    expect(practiceCan.reassign({ state, isBegun })).toBe(reassign);
  });
});

test('a student sets themselves at most 20 practices a day', () => {
  expect(practiceCan.setForSelf(maxOwnPracticesPerDay - 1)).toBe('yes');
  expect(practiceCan.setForSelf(maxOwnPracticesPerDay)).toBe('tooManyPractices');
});

test.each([
  ['self', 'yes'],
  ['parent', 'yes'],
  ['tutor', 'yes'],
  ['sibling', 'notFound'],
  [undefined, 'notFound'],
] as const)('%s may set a student a practice: %s', (relation, permission) => {
  expect(practiceCan.assign(relation)).toBe(permission);
});

test.each([
  ['the setter', setter, 'tutor', 'yes'],
  ['the setter, no longer their tutor', setter, undefined, 'notFound'],
  ['another tutor', other, 'tutor', 'notFound'],
  ['the parent', other, 'parent', 'yes'],
  ['a sibling', other, 'sibling', 'notFound'],
  ['a stranger', other, undefined, 'notFound'],
] as const)('%s reads a student’s part: %s', (_, actor, relation, permission) => {
  expect(practiceCan.read(actor, practice, relation)).toBe(permission);
});

test.each([
  ['the setter, to tomorrow', setter, days(1), 'yes'],
  ['the setter, to the furthest day', setter, furthestDueMs, 'yes'],
  ['the setter, further', setter, furthestDueMs + 1, 'badDueDate'],
  ['the setter, to now', setter, 0, 'badDueDate'],
  ['somebody else', other, days(1), 'notFound'],
] as const)('%s extends it: %s', (_, actor, dueInMs, permission) => {
  expect(practiceCan.extend(actor, { ...practice, dueAt: after(dueInMs) }, now)).toBe(permission);
  expect(practiceCan.change(actor, practice)).toBe(permission === 'notFound' ? 'notFound' : 'yes');
});
