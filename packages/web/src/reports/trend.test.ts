import { expect, test } from 'vitest';
import { trendOf } from './trend.ts';

const of = (right: number, answered: number) => ({ right, answered });

test.each([
  [of(80, 100), of(70, 100), 'up from 70\u00a0% in'],
  [of(70, 100), of(80, 100), 'down from 80\u00a0% in'],
  [of(80, 100), of(78, 100), 'as in'],
  [of(80, 100), of(77, 100), 'up from 77\u00a0% in'],
  [of(9, 9), of(10, 100), undefined],
  [of(10, 10), of(0, 9), undefined],
  [of(10, 10), of(0, 0), undefined],
])('%o after %o is %s', (now, before, words) => {
  expect(trendOf(now, before)).toBe(words);
});
