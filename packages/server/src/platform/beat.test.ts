import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBeat } from './beat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('all listeners hear one beat at the same moment, also who came between two', () => {
  const beat = createBeat(1000);
  const heard: string[] = [];
  beat.onBeat(() => heard.push(`first at ${Date.now() % 100_000}`));
  const began = Date.now();
  vi.advanceTimersByTime(700);
  beat.onBeat(() => heard.push(`second at ${Date.now() % 100_000}`));
  vi.advanceTimersByTime(300);
  const at = (began + 1000) % 100_000;
  expect(heard).toEqual([`first at ${at}`, `second at ${at}`]);
});

test('who has stopped hears no more, and the timer ends with the last', () => {
  const beat = createBeat(1000);
  const act = vi.fn();
  const stops = [beat.onBeat(act), beat.onBeat(act)];
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(2);
  stops[0]?.();
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(3);
  stops[1]?.();
  expect(vi.getTimerCount()).toBe(0);
});
