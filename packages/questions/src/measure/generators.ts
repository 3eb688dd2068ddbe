/** Every generator of this subject. A generator that isn't listed here makes nothing. */
import type { AnyGenerator } from '../kernel/generator.ts';
import { area } from './area/generator.ts';
import { circle } from './circles/generator.ts';
import { clock } from './clocks/generator.ts';
import { duration } from './durations/generator.ts';
import { money } from './money/generator.ts';
import { perimeter } from './perimeter/generator.ts';
import { scales } from './reading-scales/generator.ts';
import { scale } from './scale-factors/generator.ts';
import { timeZones } from './time-zones/generator.ts';
import { timetable } from './timetables/generator.ts';
import { convert } from './unit-conversion/generator.ts';
import { volume } from './volume/generator.ts';

/** The generators of measure. */
export const measureGenerators: readonly AnyGenerator[] = [
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
  timeZones,
];
