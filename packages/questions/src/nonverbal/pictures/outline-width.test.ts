import { expect, test } from 'vitest';
import { isLegible, layer } from './picture.ts';
import { shapeNamed } from './shapes.ts';

/** A dotted shape with a thick outline. */
const thick = (name: string, size: number) => [layer({ shape: shapeNamed(name), size, fill: 4, line: 2 })];

test.each([
  ['flag', 3],
  ['star', 3],
  ['arrow', 1],
  ['lightning bolt', 4],
])('a thick outline swallows the shading of a %s of size %d', (name, size) => {
  expect(isLegible(thick(name, size))).toBe(false);
});

test.each([
  ['square', 2],
  ['heart', 2],
  ['flag', 4],
  ['star', 5],
])('a %s of size %d shows its shading', (name, size) => {
  expect(isLegible(thick(name, size))).toBe(true);
});

test.each([
  ['square', 1, 'are too small on a phone'],
  ['lightning bolt', 3, 'are too narrow'],
])('stripes and dots of a %s of size %d %s', (name, size) => {
  for (const fill of [3, 4, 6]) expect(isLegible([layer({ shape: shapeNamed(name), size, fill })])).toBe(false);
  for (const fill of [0, 1, 2]) expect(isLegible([layer({ shape: shapeNamed(name), size, fill })])).toBe(true);
});

test.each([
  ['L-shape', 5, false],
  ['L-shape', 4, true],
  ['arrow', 5, true],
])('whether a %s of size %d stays off the frame, turned by an eighth: %s', (name, size, fits) => {
  expect(isLegible([layer({ shape: shapeNamed(name), size, turn: 3 })])).toBe(fits);
  expect(isLegible([layer({ shape: shapeNamed(name), size, turn: 6 })])).toBe(true);
});
