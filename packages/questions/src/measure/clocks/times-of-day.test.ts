import { expect, test } from 'vitest';
import { habits } from './times-of-day.ts';

test.each(habits)('$does either before noon or after it, and never twelve hours apart', ({ from, until }) => {
  expect(from < 720).toBe(until < 720);
  expect(until - from).toBeGreaterThan(0);
  expect(until - from).toBeLessThan(720);
  expect((until - from) % 5).toBe(0);
});
