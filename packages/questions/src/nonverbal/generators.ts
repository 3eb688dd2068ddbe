/** Every generator of this subject. A generator that isn't listed here makes nothing. */
import type { AnyGenerator } from '../kernel/generator.ts';
import { analogyGenerator } from './analogies/generator.ts';
import { blocksGenerator } from './blocks/generator.ts';
import { codeGenerator } from './codes/generator.ts';
import { combineGenerator } from './combining-shapes/generator.ts';
import { cubeGenerator } from './cubes/generator.ts';
import { hexGridGenerator } from './hex-grid/generator.ts';
import { hiddenGenerator } from './hidden-shapes/generator.ts';
import { matrixGenerator } from './matrices/generator.ts';
import { likeGenerator } from './most-like/generator.ts';
import { oddOutGenerator } from './odd-one-out/generator.ts';
import { foldGenerator } from './paper-folding/generator.ts';
import { reflectGenerator } from './reflection/generator.ts';
import { rotateGenerator } from './rotation/generator.ts';
import { rotate3dGenerator } from './rotation-3d/generator.ts';
import { seriesGenerator } from './series/generator.ts';
import { symmetryGenerator } from './symmetry/generator.ts';
import { tilingGenerator } from './tiling/generator.ts';
import { viewsGenerator } from './views-of-blocks/generator.ts';

export const nonverbalGenerators: readonly AnyGenerator[] = [
  seriesGenerator,
  oddOutGenerator,
  likeGenerator,
  analogyGenerator,
  matrixGenerator,
  hexGridGenerator,
  codeGenerator,
  rotateGenerator,
  reflectGenerator,
  combineGenerator,
  tilingGenerator,
  symmetryGenerator,
  hiddenGenerator,
  foldGenerator,
  cubeGenerator,
  blocksGenerator,
  viewsGenerator,
  rotate3dGenerator,
];
