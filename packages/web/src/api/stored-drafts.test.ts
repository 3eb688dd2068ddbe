import { expect, test } from 'vitest';
import { createStoredDrafts } from './stored-drafts.ts';

function memory(text?: string) {
  const kept = new Map(text === undefined ? [] : [['comet-drafts', text]]);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('a draft is there for the page that is loaded next, until it is sent', () => {
  const storage = memory();
  createStoredDrafts(storage).write('7 section 3', { name: 'Angles' });
  const next = createStoredDrafts(storage);
  expect(next.read('7 section 3')).toEqual({ name: 'Angles' });
  expect(next.read('8 section 3')).toBeUndefined();
  next.delete('7 section 3');
  expect(storage.kept.size).toBe(0);
});

test('only the newest twenty are kept, and logging out leaves none', () => {
  const storage = memory();
  const drafts = createStoredDrafts(storage);
  for (let at = 1; at <= 25; at++) drafts.write(`section ${at}`, at);
  expect(drafts.read('section 5')).toBeUndefined();
  expect(drafts.read('section 6')).toBe(6);
  drafts.clear();
  expect(storage.kept.size).toBe(0);
});

test.each(['{', '7', '[1, ["a"], [2, 3]]'])('what somebody else left there is no draft: %s', (text) => {
  expect(createStoredDrafts(memory(text)).read('2')).toBeUndefined();
});
