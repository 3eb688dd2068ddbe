import { expect, test } from 'vitest';
import { hasSecret, isKeptAfter } from './draft-rules.ts';

test.each([
  [{ login: '', password: '' }, true],
  [{ oldPassword: '' }, true],
  [{ message: '' }, false],
])('a form of %o has a secret: %s', (values, expected) => {
  expect(hasSecret(values)).toBe(expected);
});

test.each([
  ['lost', false, true],
  ['lost', true, true],
  ['left', true, false],
  [undefined, false, false],
  [undefined, true, true],
] as const)('after a session that %s, a form that outlives closing (%s) is kept: %s', (end, outlivesClosing, kept) => {
  expect(isKeptAfter(end, outlivesClosing)).toBe(kept);
});
