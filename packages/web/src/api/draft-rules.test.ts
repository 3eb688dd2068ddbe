import { expect, test } from 'vitest';
import { isKeptAfter, withoutSecrets } from './draft-rules.ts';

test('what was typed is kept, but no password', () => {
  const initial = { firstName: 'Ann', password: '', oldPassword: '' };
  const typed = { firstName: 'Anne', password: 'quiet-otter-42', oldPassword: 'demo-pass' };
  expect(withoutSecrets(typed, initial)).toEqual({ firstName: 'Anne', password: '', oldPassword: '' });
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
