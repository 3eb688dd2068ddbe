import { expect, test } from 'vitest';
import { isKeptAfter, isShapedLike, withoutSecrets } from './draft-rules.ts';

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

test.each([
  [{ name: '', words: [] }, { name: 'Angles', words: [{ word: 'acute' }] }, true],
  [{ duration: null }, { duration: 4000 }, true],
  ['', 'Angles', true],
  [{ name: '' }, { name: 'Angles', place: 1 }, false],
  [{ name: '', place: 1 }, { name: 'Angles' }, false],
  [{ place: 1 }, { place: '1' }, false],
  [[], { 0: 'a' }, false],
  [{ name: '' }, undefined, false],
])('a form with %j takes %j as its draft: %s', (initial, found, isTaken) => {
  expect(isShapedLike(initial, found)).toBe(isTaken);
});
