import type { ExampleRequest } from '@comet/contract/call';
import { expect, test } from 'vitest';
import { askedAbout } from './asked-about.ts';

const zoe = { query: { studentId: 2, subjectId: 'all', timePeriod: 'week' } };

test.each<[string, ExampleRequest, ExampleRequest, boolean]>([
  ['another period', zoe, { query: { ...zoe.query, timePeriod: 'month' } }, true],
  ['another subject', zoe, { query: { ...zoe.query, subjectId: 1 } }, true],
  ['another child', zoe, { query: { ...zoe.query, studentId: 3 } }, false],
  ['another child in the path', { params: { id: 2 } }, { params: { id: 3 } }, false],
  ['another class', { query: { classroomId: 1 } }, { query: { classroomId: 2 } }, false],
  ['a whole list, filtered', { query: { search: '' } }, { query: { search: 'a' } }, true],
])('%s', (_, one, other, isSame) => {
  expect(askedAbout(one) === askedAbout(other)).toBe(isSame);
});
