import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [65_000, '1:05'],
  [3_600_000, '60:00'],
])('%i ms is shown as %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});
