import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extraTimes, ownTimeLimitMs, timeLimitLabel } from './extra-time.ts';

const minuteMs = 60_000;

describe('a child’s own time', () => {
  test.each([
    ['none', 20, 20],
    ['x1.25', 20, 25],
    ['x1.25', 5, 6.25],
    ['x1.5', 5, 7.5],
    ['x1.75', 30, 52.5],
    ['x2', 30, 60],
  ] as const)('with %s of %d minutes is %d minutes', (extraTime, minutes, own) => {
    expect(ownTimeLimitMs(minutes * minuteMs, extraTime)).toBe(own * minuteMs);
  });

  test('is unlimited when the child is untimed or the task is', () => {
    expect(ownTimeLimitMs(minuteMs, 'untimed')).toBeUndefined();
    for (const extraTime of extraTimes) expect(ownTimeLimitMs(undefined, extraTime)).toBeUndefined();
  });

  test('is whole, never shorter than anybody’s, at most twice as long, and grows with what was chosen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 86_400_000 }), (limitMs) => {
        const own = extraTimes.map((extraTime) => ownTimeLimitMs(limitMs, extraTime) ?? Number.POSITIVE_INFINITY);
        expect(own[0]).toBe(limitMs);
        expect(own[4]).toBe(2 * limitMs);
        expect(own).toEqual([...own].sort((one, other) => one - other));
        expect(own.every((ms) => ms === Number.POSITIVE_INFINITY || Number.isInteger(ms))).toBe(true);
      }),
    );
  });
});

test.each([
  [30 * minuteMs, '30 minutes'],
  [minuteMs, '1 minute'],
  [6.25 * minuteMs, '6\u00a0min\u00a015\u00a0s'],
  [45_000, '45\u00a0s'],
  [undefined, 'no time limit'],
])('a limit of %s ms reads %s', (limitMs, label) => {
  expect(timeLimitLabel(limitMs)).toBe(label);
});
