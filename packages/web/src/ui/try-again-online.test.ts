import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tryAgainOnline } from './try-again-online.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A part that comes at the try of this number. */
function partThatComesAt(success: number) {
  const net = new EventTarget();
  const stopped = new AbortController();
  const found = { asked: 0, isOnline: true };
  const ask = async (): Promise<void> => {
    found.asked++;
    if (found.asked < success) throw new Error('not there');
    stopped.abort();
  };
  const begin = (): void => tryAgainOnline(ask, { net, isOnline: () => found.isOnline, signal: stopped.signal });
  return { found, begin, comeOnline: () => net.dispatchEvent(new Event('online')), stop: () => stopped.abort() };
}

test('when the internet is back, a part whose first request fails too is asked for until it comes', async () => {
  const { found, begin, comeOnline } = partThatComesAt(3);
  found.isOnline = false;
  begin();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(found.asked).toBe(0);
  found.isOnline = true;
  comeOnline();
  await vi.advanceTimersByTimeAsync(0);
  expect(found.asked).toBe(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(found.asked).toBe(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(found.asked).toBe(3);
});

test('a part that never comes is asked for a few times, later each time, and again when the internet comes back', async () => {
  const { found, begin, comeOnline } = partThatComesAt(Number.POSITIVE_INFINITY);
  begin();
  const askedAfter = async (ms: number): Promise<number> => {
    await vi.advanceTimersByTimeAsync(ms);
    return found.asked;
  };
  expect([await askedAfter(999), await askedAfter(1), await askedAfter(1999), await askedAfter(1)]).toEqual([
    0, 1, 1, 2,
  ]);
  expect(await askedAfter(120_000)).toBe(5);
  comeOnline();
  expect(await askedAfter(0)).toBe(6);
});

test('nothing is asked for once nobody waits for it', async () => {
  const { found, begin, comeOnline, stop } = partThatComesAt(Number.POSITIVE_INFINITY);
  begin();
  stop();
  comeOnline();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(found.asked).toBe(0);
});
