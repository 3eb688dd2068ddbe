import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spentMsToCount } from './spent-time.ts';

const at = (ms: number): Date => new Date(Date.UTC(2026, 10, 20, 10) + ms);

describe('the time of an answer', () => {
  test.each([
    ['is taken as told', 4000, 0, 10_000, 4000],
    ['is at most what passed since it could be counted', 600_000, 7000, 10_000, 3000],
    ['is none when all of it was counted', 9000, 10_000, 10_000, 0],
    ['is none when clocks went backwards', 9000, 20_000, 10_000, 0],
  ])('%s', (_, claimedMs, fromMs, nowMs, counted) => {
    expect(spentMsToCount(claimedMs, at(fromMs), at(nowMs))).toBe(counted);
  });

  test('in sum is never more than has passed, whatever is claimed and however often', () => {
    const step = fc.record({ claimedMs: fc.nat(600_000), passedMs: fc.nat(60_000) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let [nowMs, fromMs, sum] = [0, 0, 0];
        for (const { claimedMs, passedMs } of steps) {
          nowMs += passedMs;
          sum += spentMsToCount(claimedMs, at(fromMs), at(nowMs));
          fromMs = nowMs;
        }
        expect(sum).toBeLessThanOrEqual(nowMs);
      }),
    );
  });
});
