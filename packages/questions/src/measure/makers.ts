/** Every maker of this room; a maker not listed here makes nothing. */
import type { AnyMaker } from '../kernel/maker.ts';
import { area } from './area.ts';
import { circle } from './circle.ts';
import { clock } from './clock.ts';
import { convert } from './convert.ts';
import { duration } from './duration.ts';
import { money } from './money.ts';
import { perimeter } from './perimeter.ts';
import { scale } from './scale.ts';
import { scales } from './scales.ts';
import { timetable } from './timetable.ts';
import { volume } from './volume.ts';

/** The makers of measure. */
export const measureMakers: readonly AnyMaker[] = [
  clock,
  duration,
  timetable,
  money,
  convert,
  scale,
  scales,
  perimeter,
  area,
  volume,
  circle,
];
