/** Every maker of this room; a maker not listed here makes nothing. */
import type { AnyMaker } from '../kernel/maker.ts';
import { analogyMaker } from './analogies/generator.ts';
import { blocksMaker } from './blocks/generator.ts';
import { codeMaker } from './codes/generator.ts';
import { combineMaker } from './combining-shapes/generator.ts';
import { cubeMaker } from './cubes/generator.ts';
import { hexGridMaker } from './hex-grid/generator.ts';
import { hiddenMaker } from './hidden-shapes/generator.ts';
import { matrixMaker } from './matrices/generator.ts';
import { likeMaker } from './most-like/generator.ts';
import { oddOutMaker } from './odd-one-out/generator.ts';
import { foldMaker } from './paper-folding/generator.ts';
import { reflectMaker } from './reflection/generator.ts';
import { rotateMaker } from './rotation/generator.ts';
import { rotate3dMaker } from './rotation-3d/generator.ts';
import { seriesMaker } from './series/generator.ts';
import { symmetryMaker } from './symmetry/generator.ts';
import { tilingMaker } from './tiling/generator.ts';
import { viewsMaker } from './views-of-blocks/generator.ts';

export const nonverbalMakers: readonly AnyMaker[] = [
  seriesMaker,
  oddOutMaker,
  likeMaker,
  analogyMaker,
  matrixMaker,
  hexGridMaker,
  codeMaker,
  rotateMaker,
  reflectMaker,
  combineMaker,
  tilingMaker,
  symmetryMaker,
  hiddenMaker,
  foldMaker,
  cubeMaker,
  blocksMaker,
  viewsMaker,
  rotate3dMaker,
];
