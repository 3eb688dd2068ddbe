/** Every maker of this room; a maker not listed here makes nothing. */
import type { AnyMaker } from '../kernel/maker.ts';
import { analogyMaker } from './analogy.ts';
import { blocksMaker } from './blocks.ts';
import { codeMaker } from './code.ts';
import { combineMaker } from './combine.ts';
import { cubeMaker } from './cube.ts';
import { foldMaker } from './fold.ts';
import { hexGridMaker } from './hex-grid.ts';
import { hiddenMaker } from './hidden.ts';
import { likeMaker } from './like.ts';
import { matrixMaker } from './matrix.ts';
import { oddOutMaker } from './odd-out.ts';
import { reflectMaker } from './reflect.ts';
import { rotateMaker } from './rotate.ts';
import { rotate3dMaker } from './rotate3d.ts';
import { seriesMaker } from './series.ts';
import { symmetryMaker } from './symmetry.ts';
import { tilingMaker } from './tiling.ts';
import { viewsMaker } from './views.ts';

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
