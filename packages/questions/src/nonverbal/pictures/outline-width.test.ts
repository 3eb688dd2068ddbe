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
  ['square', 1],
  ['heart', 2],
  ['flag', 4],
  ['star', 5],
])('a %s of size %d shows its shading', (name, size) => {
  expect(isLegible(thick(name, size))).toBe(true);
});
