import { expect, test } from 'vitest';
import { type Emblem, showsItsSide, whereIs } from './emblem.ts';

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

/** Nine squares: white, black, dotted, crossed or grey, row by row. */
const tilesOf = (looks: string): Emblem => ({
  unit: 20,
  parts: [...looks].map((look, at) => ({
    kind: 'cell',
    at: [(at % 3) - 1, Math.floor(at / 3) - 1],
    look: 'wbdcg'.indexOf(look),
  })),
  landmark: { word: '', at: [0, 0] },
});

test.each([
  // Turned back, its other side is the emblem with the cross one place higher.
  ['wbgcwbwww', 'wbgwwbwwc', false],
  ['wbgcwbwww', 'wbwcwbgww', true],
] as const)('%s changed to %s shows which side it is: %s', (emblem, changed, isShown) => {
  expect(showsItsSide(tilesOf(emblem), tilesOf(changed))).toBe(isShown);
});
