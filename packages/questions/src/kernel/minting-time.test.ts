import { expect, test } from 'vitest';
import { typicalOf } from './minting-time.ts';

const times = (count: number, ms: number): number[] => Array.from({ length: count }, () => ms);

test.each([
  ['nothing timed', [], 0],
  ['fewer than ten', times(4, 3), 3],
  ['ten, and a pause of the engine in one of two more', [...times(10, 4), 80, 4], 4],
  ['a pause in one ten of two', [...times(9, 4), 300, ...times(10, 4)], 4],
  ['slow throughout', times(12, 30), 30],
  ['slow in two tens of three', [...times(20, 30), ...times(10, 4)], 30],
])('a typical time: %s', (_, values, typical) => {
  expect(typicalOf(values)).toBe(typical);
});
