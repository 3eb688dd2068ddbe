import { expect, test } from 'vitest';
import { Random } from '../../kernel/random.ts';
import { describeEmblem, drawnEmblem, type Emblem, showsItsSide, toldPoses, whereIs } from './emblem.ts';

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

test.each([0, 1, 2] as const)('no description names the same place twice (richness %i)', (richness) => {
  let seen = 0;
  for (let seed = 0; seed < 200; seed++) {
    const emblem = drawnEmblem(new Random(`emblem ${seed}`), richness);
    if (emblem === undefined) continue;
    const said = describeEmblem(emblem, { flip: seed % 2 === 0, degrees: 45 * (seed % 8) });
    const places = [...said.matchAll(/ (?:square|dot) ((?:on|at|in) [a-z ]+)/g)].map(([, place]) => place);
    expect([said, places.length > 0, new Set(places).size]).toEqual([said, true, places.length]);
    expect([said, new Set(toldPoses(emblem)).size]).toEqual([said, 16]);
    seen++;
  }
  expect(seen).toBeGreaterThan(80);
});

test.each([0, 1, 2] as const)('what is followed is seen at the side that its place names (richness %i)', (richness) => {
  for (let seed = 0; seed < 200; seed++) {
    const emblem = drawnEmblem(new Random(`emblem ${seed}`), richness);
    if (emblem === undefined) continue;
    const { at } = emblem.landmark;
    const said = whereIs(at, { flip: false, degrees: 0 });
    const sides: readonly (readonly [string, number, number])[] = [
      ['right', 1, 0],
      ['left', -1, 0],
      ['top', 0, -1],
      ['bottom', 0, 1],
    ];
    const named = sides.filter(([side]) => said.includes(side));
    const far = ([x, y]: readonly [number, number]): number =>
      named.reduce((sum, [, dx, dy]) => sum + dx * x + dy * y, 0);
    const farther = emblem.parts.filter((part) => part.kind !== 'stick' && far(part.at) > far(at));
    expect([seed, said, farther]).toEqual([seed, said, []]);
  }
});
