import { afterEach, expect, test, vi } from 'vitest';
import { recordServerTime, serverNow } from './server-clock.ts';

afterEach(() => void vi.useRealTimers());

test('a device whose clock is hours wrong knows the time from the server, and keeps it', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T23:00:00Z') });
  recordServerTime('Sun, 22 Nov 2026 09:30:00 GMT');
  expect(serverNow().toISOString()).toBe('2026-11-22T09:30:00.000Z');
  vi.advanceTimersByTime(60_000);
  recordServerTime(null);
  expect(serverNow().toISOString()).toBe('2026-11-22T09:31:00.000Z');
});
