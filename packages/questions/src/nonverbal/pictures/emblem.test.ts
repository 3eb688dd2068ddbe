import { expect, test } from 'vitest';
import { whereIs } from './emblem.ts';

test.each([
  [[1, 0.4], 'on the right', 'at the bottom right'],
  [[0.3, -1], 'at the top', 'at the top right'],
  [[-1, -1], 'at the top left', 'at the top'],
] as const)('an eighth of a turn takes %j from one place to the next', ([x, y], before, after) => {
  expect(whereIs([x, y], { flip: false, degrees: 0 })).toBe(before);
  expect(whereIs([x, y], { flip: false, degrees: 45 })).toBe(after);
});

test('what lies in the middle stays there', () => {
  expect(whereIs([0, 0], { flip: true, degrees: 135 })).toBe('in the middle');
});
