import { expect, test } from 'vitest';
import { usedTiles } from './LetterTiles.tsx';

test.each([
  ['', []],
  ['e', [1]],
  ['Ee', [1, 3]],
  ['eee', [1, 3]],
  ['xt', [0]],
])('what is typed, %j, uses up the tiles %j', (text, places) => {
  expect([...usedTiles(['t', 'e', 'r', 'e'], text)]).toEqual(places);
});
