import { expect, test } from 'vitest';
import { andList, orList } from './list-text.ts';

test.each([
  [[], '', ''],
  [['a'], 'a', 'a'],
  [['a', 'b'], 'a and b', 'a or b'],
  [[3, 8, 10], '3, 8 and 10', '3, 8 or 10'],
])('%j is listed without a comma before its last part', (parts, all, any) => {
  expect([andList(parts), orList(parts)]).toEqual([all, any]);
});
