import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ccScore, spentTimeLabel } from './score.ts';

describe('ccScore', () => {
  test('says nothing under ten answers', () => {
    expect(ccScore({ answered: 9, weightAnswered: 18, weightRight: 18 })).toBeUndefined();
  });

  test('is drawn towards the middle while there are few answers', () => {
    expect(ccScore({ answered: 10, weightAnswered: 20, weightRight: 20 })).toBe(75);
    expect(ccScore({ answered: 10, weightAnswered: 20, weightRight: 0 })).toBe(25);
    expect(ccScore({ answered: 1000, weightAnswered: 2000, weightRight: 2000 })).toBeGreaterThan(99);
  });

  test('lies between 0 and 100 and rises with right answers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 5000 }), fc.nat(5000), (weightAnswered, right) => {
        const weightRight = Math.min(right, weightAnswered - 1);
        const score = ccScore({ answered: 10, weightAnswered, weightRight }) ?? -1;
        expect(score).toBeGreaterThan(0);
        expect(score).toBeLessThan(100);
        expect(ccScore({ answered: 10, weightAnswered, weightRight: weightRight + 1 })).toBeGreaterThan(score);
      }),
    );
  });
});

test.each([
  [0, '0 min'],
  [1, '1 min'],
  [60_000, '1 min'],
  [60_001, '2 min'],
  [3_540_000, '59 min'],
  [3_540_001, '1 Hours'],
  [3_600_000, '1 Hours'],
  [3_660_000, '1 Hours 1 min'],
  [7_200_000, '2 Hours'],
])('%i ms read %s', (spentMs, label) => {
  expect(spentTimeLabel(spentMs)).toBe(label);
});
