/** Every maker of this room; a maker not listed here makes nothing. */
import type { AnyMaker } from '../kernel/maker.ts';
import { angleType } from './angle-type.ts';
import { angles } from './angles.ts';
import { coords } from './coords.ts';
import { lines } from './lines.ts';
import { nets } from './nets.ts';
import { shape2d } from './shape-2d.ts';
import { shape3d } from './shape-3d.ts';
import { symmetry } from './symmetry.ts';
import { transform } from './transform.ts';

/** The makers. */
export const geometryMakers: readonly AnyMaker[] = [
  lines,
  angleType,
  angles,
  coords,
  transform,
  symmetry,
  shape2d,
  shape3d,
  nets,
];
