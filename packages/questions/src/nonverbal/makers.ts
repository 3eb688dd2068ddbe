/** Every maker of this room; a maker not listed here makes nothing. */
import type { AnyMaker } from '../kernel/maker.ts';
import { analogyMaker } from './analogy.ts';
import { likeMaker } from './like.ts';
import { matrixMaker } from './matrix.ts';
import { oddOutMaker } from './odd-out.ts';
import { reflectMaker } from './reflect.ts';
import { rotateMaker } from './rotate.ts';
import { seriesMaker } from './series.ts';

export const nonverbalMakers: readonly AnyMaker[] = [
  seriesMaker,
  oddOutMaker,
  likeMaker,
  analogyMaker,
  matrixMaker,
  rotateMaker,
  reflectMaker,
];
