import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minutes } from '../time.ts';
import {
  isInTime,
  isOnSlider,
  isOnTime,
  maxPracticeQuestions,
  mayBeDueAt,
  practiceDraw,
  practiceQuestionCount,
  practiceStatus,
  shareQuestions,
  timeLimitMinutes,
} from './practice.ts';

const now = new Date('2026-11-20T10:00:00Z');
const inMinutes = (count: number): Date => new Date(now.getTime() + minutes(count));

test.each([
  [timeLimitMinutes, [0, 5, 30], [-5, 7, 35, 2.5, Number.NaN]],
  [practiceQuestionCount, [10, 15, 60], [0, 9, 12, 61, 65]],
])('the slider %o stands at %j and not at %j', (slider, good, bad) => {
  for (const value of good) expect(isOnSlider(value, slider)).toBe(true);
  for (const value of bad) expect(isOnSlider(value, slider)).toBe(false);
});

describe('a practice', () => {
  test.each([
    [undefined, inMinutes(1), 'active', false],
    [undefined, now, 'inactive', false],
    [inMinutes(-5), inMinutes(1), 'inactive', true],
    [inMinutes(-5), inMinutes(-5), 'inactive', true],
    [inMinutes(-5), inMinutes(-6), 'inactive', false],
  ] as const)('finished %s and due %s is %s; on time: %s', (finishedAt, dueAt, status, onTime) => {
    expect(practiceStatus({ finishedAt, dueAt }, now)).toBe(status);
    expect(isOnTime({ finishedAt, dueAt })).toBe(onTime);
  });

  test.each([
    [inMinutes(1), true],
    [now, false],
    [inMinutes(-1), false],
    [inMinutes(366 * 24 * 60), true],
    [inMinutes(366 * 24 * 60 + 1), false],
  ])('may be made due at %s: %s', (dueAt, may) => {
    expect(mayBeDueAt(dueAt, now)).toBe(may);
  });
});

test.each([
  [undefined, true],
  [inMinutes(1), true],
  [inMinutes(-0.5), true],
  [inMinutes(-0.51), false],
])('an answer to an attempt that ends at %s is in time: %s', (deadlineAt, inTime) => {
  expect(isInTime(deadlineAt, now)).toBe(inTime);
});

test.each([
  [28, 25],
  [59, 55],
  [60, 60],
  [5000, 60],
  [10, 10],
  [3, 10],
])('with %i different questions the slider ends at %i', (different, most) => {
  expect(maxPracticeQuestions(different)).toBe(most);
});

test('questions are shared out evenly and all of them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 20 }), (questions, subTopics) => {
      const shares = shareQuestions(questions, subTopics);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(questions);
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
    }),
  );
});

test.each([
  ['each sub-topic its share, in turns, the first ones more', [7, 8, 9], 10, [7, 8, 9, 7, 8, 9, 7, 8, 9, 7]],
  ['one sub-topic all of them', [7], 3, [7, 7, 7]],
  ['no more sub-topics than questions', [7, 8, 9], 2, [7, 8]],
] as const)('a practice gives %s', (_, subTopicIds, questionCount, expected) => {
  const draw = practiceDraw({ itemIds: undefined, subTopicIds, questionCount, difficulty: 'hard' });
  expect(draw).toEqual(expected.map((subTopicId) => ({ subTopicId, difficulty: 'hard' })));
  expect(practiceDraw({ itemIds: [3, 1], subTopicIds, questionCount, difficulty: 'hard' })).toEqual([3, 1]);
});
