import { expect, test } from 'vitest';
import { quickRevisions } from './map-texts.ts';

test.each([
  [1, '1 quick revision today'],
  [3, '3 quick revisions today'],
  [38, '3 quick revisions today'],
])('%i to revise is an invitation: %s', (dueCount, text) => {
  expect(quickRevisions(dueCount)).toBe(text);
});
