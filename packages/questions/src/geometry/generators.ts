/** Every generator of this subject. A generator that isn't listed here makes nothing. */
import type { AnyGenerator } from '../kernel/generator.ts';
import { bearings } from './bearings/generator.ts';
import { coords } from './coordinates/generator.ts';
import { angleType } from './kinds-of-angle/generator.ts';
import { lines } from './lines/generator.ts';
import { nets } from './nets/generator.ts';
import { shape2d } from './shapes-2d/generator.ts';
import { shape3d } from './shapes-3d/generator.ts';
import { symmetry } from './symmetry/generator.ts';
import { transform } from './transformations/generator.ts';
import { angles } from './unknown-angles/generator.ts';

/** The generators. */
export const geometryGenerators: readonly AnyGenerator[] = [
  lines,
  angleType,
  angles,
  coords,
  transform,
  symmetry,
  shape2d,
  shape3d,
  nets,
  bearings,
];
