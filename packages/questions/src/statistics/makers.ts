/** Every maker of this room; a maker not listed here makes nothing. */
import type { AnyMaker } from '../kernel/maker.ts';
import { barChart } from './bar-chart.ts';
import { pictogram } from './pictogram.ts';
import { table } from './table.ts';

export const statisticsMakers: readonly AnyMaker[] = [table, pictogram, barChart];
