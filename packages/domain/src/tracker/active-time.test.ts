import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minuteMs } from '../time.ts';
import { ActiveTime, beatMs, doesBeatCount, usedWithinMs } from './active-time.ts';

describe('active time', () => {
  test('counts two minutes after the last use and no longer', () => {
    const time = new ActiveTime(0, true);
    time.use(minuteMs);
    expect(time.readMs(10 * minuteMs)).toBe(minuteMs + usedWithinMs);
    time.use(10 * minuteMs);
    expect(time.readMs(11 * minuteMs)).toBe(2 * minuteMs + usedWithinMs);
  });

  test('stands still while the page is not seen', () => {
    const time = new ActiveTime(0, true);
    time.setVisible(false, minuteMs);
    time.use(2 * minuteMs);
    expect(time.readMs(3 * minuteMs)).toBe(minuteMs);
    time.setVisible(true, 4 * minuteMs);
    expect(time.readMs(5 * minuteMs)).toBe(2 * minuteMs);
  });

  test('begins unseen when the page opens behind another', () => {
    expect(new ActiveTime(0, false).readMs(minuteMs)).toBe(0);
  });

  test('never runs backwards nor faster than the clock, however often it is read', () => {
    const step = fc.record({
      passedMs: fc.nat(5 * minuteMs),
      what: fc.constantFrom('use', 'show', 'hide', 'read' as const),
    });
    fc.assert(
      fc.property(fc.boolean(), fc.array(step), (isVisible, steps) => {
        const [time, unread] = [new ActiveTime(0, isVisible), new ActiveTime(0, isVisible)];
        let [nowMs, beforeMs] = [0, 0];
        for (const { passedMs, what } of steps) {
          nowMs += passedMs;
          for (const one of [time, unread]) {
            if (what === 'use') one.use(nowMs);
            if (what === 'show' || what === 'hide') one.setVisible(what === 'show', nowMs);
          }
          const readMs = time.readMs(nowMs);
          expect(readMs).toBeGreaterThanOrEqual(beforeMs);
          expect(readMs - beforeMs).toBeLessThanOrEqual(passedMs);
          beforeMs = readMs;
        }
        expect(unread.readMs(nowMs)).toBe(beforeMs);
      }),
    );
  });
});

describe('a beat', () => {
  const at = (ms: number): Date => new Date(Date.UTC(2026, 10, 20, 10) + ms);
  test.each([
    ['counts a whole beat after its tracker began', 0, undefined, beatMs, true],
    ['does not count sooner', 0, undefined, beatMs - 1, false],
    ['does not count within a beat of the one before', 0, beatMs, 2 * beatMs - 1, false],
    ['counts a beat after the one before', 0, beatMs, 2 * beatMs, true],
    [
      'of a tracker that has just begun does not count, however long ago the last one was',
      9 * beatMs,
      beatMs,
      9 * beatMs + 1,
      false,
    ],
  ])('%s', (_, startedMs, countedMs, nowMs, counts) => {
    const countedAt = countedMs === undefined ? undefined : at(countedMs);
    expect(doesBeatCount({ startedAt: at(startedMs), countedAt }, at(nowMs))).toBe(counts);
  });

  test('counts no more than the clock allows, however many come', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40_000), { maxLength: 60 }), (gaps) => {
        let [nowMs, counted] = [0, 0];
        let countedAt: Date | undefined;
        for (const gapMs of gaps) {
          nowMs += gapMs;
          if (!doesBeatCount({ startedAt: at(0), countedAt }, at(nowMs))) continue;
          countedAt = at(nowMs);
          counted++;
        }
        expect(counted * beatMs).toBeLessThanOrEqual(nowMs);
      }),
    );
  });
});
