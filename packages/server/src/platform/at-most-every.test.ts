import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('happens at once, then once in a while for all that is asked meanwhile, and at once again after a rest', () => {
  const act = vi.fn();
  const paced = atMostEvery(1000, act);
  paced.ask();
  expect(act).toHaveBeenCalledTimes(1);
  for (let asked = 0; asked < 50; asked++) paced.ask();
  vi.advanceTimersByTime(999);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledTimes(2);
  paced.ask();
  expect(act).toHaveBeenCalledTimes(3);
});

test('nothing happens after it was stopped', () => {
  const act = vi.fn();
  const paced = atMostEvery(1000, act);
  paced.ask();
  paced.ask();
  paced.stop();
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledTimes(1);
});
